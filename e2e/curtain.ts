import { expect, type Locator, type Page } from '@playwright/test';
import { ready } from './moment.ts';

/** The screen is covered for whoever does not come next: nothing of the table is on the page, and no key finds it. */
export async function covered(page: Page, name: string): Promise<void> {
  const curtain = page.locator('.curtain');
  await expect(curtain).toContainText(name);
  await expect(curtain.getByRole('button')).toBeFocused();
  const isCovered = await page.evaluate(() => {
    const { innerWidth: wide, innerHeight: high } = window;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x * wide, y * high] as const));
    return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.curtain') !== null);
  });
  expect(isCovered).toBe(true);
  await expect(page.locator('.table, .table-board, .sheet, .motion-flight')).toHaveCount(0);
  await expect(page.locator('.f-unseen[aria-live]')).toHaveText('');
}

export async function takeScreen(page: Page, touch: (target: Locator) => Promise<void>, name: string): Promise<void> {
  await covered(page, name);
  await touch(page.locator('.curtain').getByRole('button'));
  await expect(page.locator('.curtain')).toHaveCount(0);
}

/** Whoever comes first, at a table that may have something to hide. */
export async function takeScreenIfCovered(page: Page, board: string): Promise<void> {
  const curtain = page.locator('.curtain');
  await expect(curtain.or(page.locator(board)).first()).toBeVisible();
  if ((await curtain.count()) > 0) await curtain.getByRole('button').click();
  await expect(page.locator(board)).toBeVisible();
}

/** A logbook goes on where it ends, before the eyes of whoever comes next. */
export async function openBook(page: Page, book: string, board: string): Promise<void> {
  await page.goto('/open');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.txt', mimeType: 'text/plain', buffer: Buffer.from(book) });
  await takeScreenIfCovered(page, board);
  await ready(page);
}
