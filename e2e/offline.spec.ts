import { at } from '@fathom/kernel';
import { expect, type Page, test } from '@playwright/test';
import { mouse, playAll } from './hands.ts';
import { ready } from './moment.ts';
import { type Choose, sail } from './sailor.ts';
import { comeBack, complaints, setOut } from './visit.ts';

// Whole games on a slow machine take their time.
test.describe.configure({ timeout: 120_000 });

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

/** Waits until the page says that nothing more is to be fetched, and takes the network away. */
async function goOffline(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-complete');
  // A sheet that came twice would lie over those that came in between.
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((all) => all.map((one) => 'href' in one && one.href));
  expect(sheets).toEqual([...new Set(sheets)]);
  await page.context().setOffline(true);
}

/** Lets the Phantom run home: a short game. */
const hasty: Choose = (_state, moves) => {
  const runs = moves.filter((move) => move.do === 'give' && move.to === 'phantom');
  const highest = Math.max(...runs.map((move) => (move.do === 'give' ? move.die : 0)));
  return runs.find((move) => move.do === 'give' && move.die === highest) ?? at(moves, 0);
};

test('a whole game needs no network once the page is there', async ({ page }) => {
  const heard = complaints(page);
  const voyage = sail('a lost sea', hasty);
  await comeBack(page);
  await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
  await goOffline(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await page.keyboard.press('Escape');
  await playAll(page, mouse, voyage.moves.slice(0, 1));
  await page.getByRole('button', { name: 'Whirlwind' }).click({ force: true });
  await page.getByRole('alertdialog').getByRole('link').click();
  await expect(page.locator('.rule[aria-current="true"]')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the game' }).click();

  await playAll(page, mouse, voyage.moves.slice(1, 5));
  await page.keyboard.press('l');
  await page
    .getByRole('dialog', { name: 'Log' })
    .getByRole('button', { name: /The path is laid/ })
    .click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await playAll(page, mouse, voyage.moves.slice(5));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You lost');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await expect(page.getByRole('textbox', { name: 'Copy a link' })).toHaveValue(/\/open#./);
  await page.getByRole('button', { name: 'Play again', exact: true }).click();
  await ready(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(heard).toEqual([]);
});

test('from home every page and every game can be reached without a network', async ({ page }) => {
  const heard = complaints(page);
  await comeBack(page);
  await page.goto('/');
  await goOffline(page);
  for (const language of ['English', 'Français']) {
    await page.getByRole('button', { name: language }).click();
    for (const game of ['nautilion', 'nautilus-island', 'abyss']) {
      await page.locator(`a[href="/play/${game}/new"]`).click();
      await page.getByRole('button', { name: /^(Set out|Appareiller)$/ }).click();
      await ready(page);
      await page.locator('a.wordmark').click();
    }
  }
  for (const address of ['/rules/nautilion', '/statistics', '/settings']) {
    await page.locator(`nav.links a[href="${address}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.locator('a.wordmark').click();
  }
  expect(heard).toEqual([]);
});
