import { expect, type Page, test } from '@playwright/test';
import { mouse, playAll } from './hands.ts';
import { doneOn, stored } from './kept.ts';
import { ready } from './moment.ts';
import { careful, sail } from './sailor.ts';
import { comeBack, setOut } from './visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

const voyage = sail('a sea for two tabs', careful);
const there = `?sea=${encodeURIComponent(voyage.sea)}`;

const note = (page: Page) => page.getByText('being played in another tab');
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here instead' });

test('a second tab follows the first, and takes over when asked', async ({ page, context }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 4));
  await ready(page);

  const other = await context.newPage();
  await comeBack(other);
  await other.goto(page.url());
  await expect(note(other)).toBeVisible();
  await expect(other.locator('[data-lit]')).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);

  await playAll(page, mouse, voyage.moves.slice(4, 9));
  await ready(page);
  // A follower sees what is played, not what is still being decided.
  const played = async () => (await stored(page)).heads[0]?.length ?? 0;
  await expect.poll(() => doneOn(other)).toBe(await played());
  const before = await doneOn(page);

  await playHere(other).click();
  await ready(other);
  await expect(note(other)).toHaveCount(0);
  await expect(note(page)).toBeVisible();
  expect(await doneOn(other)).toBe(before);
  await playAll(other, mouse, voyage.moves.slice(9, 14));
  await ready(other);
  await expect.poll(() => doneOn(page)).toBe(await played());

  const done = await doneOn(other);
  await other.close();
  await ready(page);
  await expect(note(page)).toHaveCount(0);
  expect(await doneOn(page)).toBe(done);
  await playAll(page, mouse, voyage.moves.slice(14, 16));
});

test('a game deleted in another tab is said to be gone', async ({ page, context }) => {
  await comeBack(page);
  await setOut(page, there);
  await ready(page);
  const other = await context.newPage();
  await comeBack(other);
  await other.goto('/history');
  await other.getByRole('button', { name: /^Delete, Nautilion/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('no such game');
});
