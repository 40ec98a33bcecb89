import { type Json, Table, writeLogbook } from '@fathom/kernel';
import { nautilion, type SeatMove, type State } from '@fathom/nautilion/rules';
import { dailySeaName } from '@fathom/words';
import { expect, type Page, test } from '@playwright/test';
import { ready } from './moment.ts';
import { hasty } from './sailor.ts';
import { atOnce, comeBack, complaints } from './visit.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

const path = (page: Page) => page.locator('.naut-path-box').evaluate((box) => box.textContent);

async function setOutToday(page: Page): Promise<void> {
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Set out' }).click();
  await ready(page);
}

test('the daily sea is the same for everybody, says that it is, stands in the calendar and gives no hint', async ({
  page,
  browser,
  baseURL,
}) => {
  const heard = complaints(page);
  await comeBack(page, { ...atOnce, needle: true });
  await setOutToday(page);
  await expect(page.locator('.whereabouts')).toContainText('Daily sea');
  await expect(page.getByRole('button', { name: 'Hint: not on the daily sea' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('h');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expect(page.locator('.chance-dial')).toHaveCount(0);

  const other = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await comeBack(other);
  await setOutToday(other);
  expect(await path(other)).toBe(await path(page));
  await other.close();

  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.locator('.daily-day[data-today]')).toHaveAccessibleName(/, In progress$/);
  expect(heard).toEqual([]);
});

test('whoever types its name gets the daily sea as everybody does', async ({ page }) => {
  await comeBack(page);
  await page.goto('/daily');
  const name = await page.locator('.daily-today h2').innerText();
  await page.goto(`/play/nautilion/new?sea=${encodeURIComponent(name)}&expansions=&board=A1&reserve=4`);
  await expect(page.getByText('Daily sea. Hint: not on the daily sea.')).toBeVisible();
  await page.getByRole('button', { name: 'Set out' }).click();
  await ready(page);
  await expect(page.locator('.whereabouts')).toContainText('Daily sea');
  await expect(page.getByRole('button', { name: 'Hint: not on the daily sea' })).toBeVisible();
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
});

/** The logbook of a sea that somebody has lost. */
function lost(sea: string): string {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: sea } });
  table.deal();
  while (table.actor !== null) {
    const state = table.state as State;
    const move = hasty(state, nautilion.moves(state) as readonly SeatMove[]);
    table.play(0, table.at, [JSON.parse(JSON.stringify(move))]);
    table.deal();
  }
  return writeLogbook(table);
}

test('whoever is sent today’s sea and plays it has played the daily sea', async ({ page }) => {
  await comeBack(page);
  await page.goto('/open');
  const day = await page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  });
  await page.getByLabel('Text of the logbook').fill(lost(dailySeaName(day)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await ready(page);
  await expect(page.locator('.whereabouts')).toContainText('Daily sea');
  await expect(page.getByRole('button', { name: 'Hint: not on the daily sea' })).toBeVisible();
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();

  // A second try is not the day's.
  const name = dailySeaName(day);
  await page.goto(`/play/nautilion/new?sea=${encodeURIComponent(name)}&expansions=&board=A1&reserve=4`);
  await page.getByRole('button', { name: 'Set out' }).click();
  await ready(page);
  await expect(page.locator('.whereabouts')).not.toContainText('Daily sea');
  await expect(page.getByRole('button', { name: 'Hint: not on the daily sea' })).toBeVisible();
});
