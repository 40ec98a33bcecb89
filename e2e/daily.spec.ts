import { expect, type Page, test } from '@playwright/test';
import { ready } from './moment.ts';
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
