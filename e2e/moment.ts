import type { Page } from '@playwright/test';

/**
 * From the press on, a decision is being written down (`data-storing`), then shown (`data-busy`), and only then can the next one be made:
 * what is touched before is not heard. Whatever a test does next begins with `ready`.
 */

/** Waits until everything is written down and shown and something can be done, or the game is over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      location.pathname.endsWith('/end') ||
      (document.querySelector('[data-storing], [data-busy]') === null && document.querySelector('[data-lit]') !== null),
  );
}

/** The same at a table with secrets, where somebody may have to take the screen first. */
export async function readyOrCovered(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      location.pathname.endsWith('/end') ||
      document.querySelector('.curtain button') !== null ||
      (document.querySelector('[data-storing], [data-busy]') === null && document.querySelector('[data-lit]') !== null),
  );
}

/**
 * Does what decides something, and waits until the page shows it as done: more is on show than before, or the table has gone. `decide` is
 * told how much was on show.
 */
export async function decided(page: Page, decide: (before: string | null) => Promise<void>): Promise<void> {
  const before = await page.locator('[data-at]').getAttribute('data-at');
  await decide(before);
  await page.waitForFunction((at) => document.querySelector('[data-at]')?.getAttribute('data-at') !== at, before);
}
