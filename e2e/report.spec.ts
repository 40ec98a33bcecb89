import { readFileSync } from 'node:fs';
import { readLogbook, readReport, replayLogbook } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { expect, test } from '@playwright/test';
import { mouse, playAll } from './hands.ts';
import { doneOn } from './kept.ts';
import { ready } from './moment.ts';
import { careful, sail } from './sailor.ts';
import { comeBack, setOut } from './visit.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

test('the report of a problem leads to the very moment it was made', async ({ page }) => {
  const voyage = sail('a sea of trouble', careful);
  await comeBack(page);
  await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
  await playAll(page, mouse, voyage.moves.slice(0, 8));
  await ready(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = readReport(readFileSync(await (await saved).path(), 'utf8'));
  expect(report?.facts.map(([name]) => name)).toEqual(
    expect.arrayContaining(['app', 'page', 'moment', 'screen', 'browser']),
  );
  const book = readLogbook(report?.logbook ?? '');
  if (!book.ok) throw new Error(book.error);
  const replayed = replayLogbook(nautilion, book.value);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(replayed.table.at + (report?.row.length ?? 0)).toBe(await doneOn(page));
});
