import { expect, test } from '@playwright/test';
import { openlyStored } from './castaways.ts';
import { mouse, playAll, ready } from './hands.ts';
import { careful, sail } from './sailor.ts';
import { comeBack, complaints, setOut } from './visit.ts';

// Whole games on a slow machine take their time.
test.describe.configure({ timeout: 120_000 });

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

const voyage = sail('a kept sea', careful);
const there = `?sea=${encodeURIComponent(voyage.sea)}`;

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 5));
  await ready(page);
  const board = () => page.locator('.table-board').evaluate((table) => table.textContent);
  const before = await board();
  await page.reload();
  await ready(page);
  expect(await board()).toBe(before);
  await playAll(page, mouse, voyage.moves.slice(5, 9));
  await page.goto('/');
  await page.getByRole('link', { name: 'Resume' }).click();
  await ready(page);
  await playAll(page, mouse, voyage.moves.slice(9, 12));
});

test('what was decided at one press is taken back at one press after a reload, too', async ({ page }) => {
  const { game, at } = openlyStored();
  const row = game.decisions[at].row;
  await comeBack(page);
  await page.goto('/open');
  await page.getByLabel('Text of the logbook').fill(game.bookBefore(at));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const hand = page.locator('.isle-hand-title');
  await expect(page.locator('[data-lit][data-move="collect"]')).toBeVisible();
  const before = (await hand.textContent()) ?? '';
  for (const card of row.filter((move) => move.startsWith('+'))) {
    await page.locator(`.isle-kind[data-lit][data-move="${card}"]`).click();
  }
  await page.locator(`.isle-act[data-move="${row.join(' ')}"]`).click();
  await expect(page.locator('[data-lit][data-move="close"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-lit][data-move="close"]')).toBeVisible();
  await expect(hand).not.toHaveText(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-lit][data-move="collect"]')).toBeVisible();
  await expect(hand).toHaveText(before);
});

test('a crash loses nothing', async ({ page, context }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 4));
  await ready(page);
  const address = page.url();
  const other = await context.newPage();
  await page.goto('chrome://crash').catch(() => undefined);
  await other.goto(address);
  await ready(other);
  await playAll(other, mouse, voyage.moves.slice(4, 8));
});

test('a full disk is said, and the game goes on', async ({ page }) => {
  await comeBack(page);
  await setOut(page, there);
  await ready(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await playAll(page, mouse, voyage.moves.slice(0, 1));
  await expect(page.getByRole('alert')).toContainText('no room left');
  await playAll(page, mouse, voyage.moves.slice(1, 6));
});

test('a save whose end no longer replays opens at its last good position and says so', async ({ page }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 6));
  await ready(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('fathom/save/')) ?? '';
    const save = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...save, row: [], logbook: `${save.logbook}0 walk:the:plank\n` }));
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('last good position');
  await ready(page);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
});

test('a save that is no longer there is said plainly', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/play/nautilion/nosuchsave');
  await expect(page.getByRole('alert')).toContainText('no such game');
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(heard).toEqual([]);
});

test('a logbook file opens where it was saved, and a spoiled link says so', async ({ page }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 6));
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the logbook as a file' }).click(),
  ]);
  await page.goto('/open');
  await page.locator('input[type=file]').setInputFiles((await file.path()) ?? '');
  await expect(page).toHaveURL(/\/play\/nautilion\//);
  await ready(page);
  await page.goto('/open#spoiled');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
});

test('a board that does not come is said, and the save is kept', async ({ page }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 4));
  await ready(page);
  const address = page.url();
  await page.route(/assets\/(nautilion|wide|board)-/, (route) => route.abort());
  await page.goto('/');
  await page.goto(address);
  await expect(page.getByText('Your game is saved')).toBeVisible();
  await page.unroute(/assets\/(nautilion|wide|board)-/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await ready(page);
  await playAll(page, mouse, voyage.moves.slice(4, 6));
});
