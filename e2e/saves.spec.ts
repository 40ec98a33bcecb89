import { at as itemAt } from '@fathom/kernel';
import { expect, test } from '@playwright/test';
import { names, openlyStored } from './castaways.ts';
import { takeScreen } from './curtain.ts';
import { mouse, playAll } from './hands.ts';
import { clearOut, doneOn, fillUp, idOf, littleRoom, loseEntry, stored } from './kept.ts';
import { ready } from './moment.ts';
import { careful, sail, sailBook } from './sailor.ts';
import { comeBack, complaints, setOut } from './visit.ts';

// Whole games on a slow machine take their time.
test.describe.configure({ timeout: 180_000 });

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

const voyage = sail('a kept sea', careful);
const there = `?sea=${encodeURIComponent(voyage.sea)}`;

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 5));
  await ready(page);
  // What is read out comes a moment after what is seen.
  const board = () =>
    page.locator('.table-board').evaluate((table) => {
      const seen = table.cloneNode(true) as Element;
      for (const heard of seen.querySelectorAll('.f-unseen[role="status"]')) heard.remove();
      return seen.textContent;
    });
  const before = await board();
  await page.reload();
  await ready(page);
  await expect.poll(board).toBe(before);
  await playAll(page, mouse, voyage.moves.slice(5, 9));
  await page.goto('/');
  await page.getByRole('link', { name: 'Resume' }).click();
  await ready(page);
  await playAll(page, mouse, voyage.moves.slice(9, 12));
});

test('what was decided at one press is taken back at one press after a reload, too', async ({ page }) => {
  const { game, at } = openlyStored();
  const row = itemAt(game.decisions, at).row;
  await comeBack(page);
  await page.goto('/open');
  await page.getByLabel('Text of the logbook').fill(game.bookBefore(at));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const hand = page.locator('.isle-hand-title');
  const { seat, secret } = itemAt(game.decisions, at);
  const takeIt = async () => {
    if (secret) await takeScreen(page, (target) => target.click(), names[seat] ?? '');
  };
  await takeIt();
  await expect(page.locator('[data-lit][data-move="collect"]')).toBeVisible();
  const before = (await hand.textContent()) ?? '';
  for (const card of row.filter((move) => move.startsWith('+'))) {
    await page.locator(`.isle-kind[data-lit][data-move="${card}"]`).click();
  }
  await page.locator(`.isle-act[data-move="${row.join(' ')}"]`).click();
  await expect(page.locator('[data-lit][data-move="close"]')).toBeVisible();
  await page.reload();
  await takeIt();
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

test('a full disk is said, the game goes on, and what found no room is written when there is some', async ({
  page,
  baseURL,
}) => {
  await comeBack(page);
  const browser = await littleRoom(page, baseURL ?? '');
  await setOut(page, there);
  await ready(page);
  const length = async () => (await stored(page)).heads[0]?.length ?? 0;
  const before = await length();
  await fillUp(page);
  await playAll(page, mouse, voyage.moves.slice(0, 6));
  await expect(page.getByRole('alert')).toContainText('no room left');
  expect(await length()).toBe(before);
  await clearOut(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' });
  await playAll(page, mouse, voyage.moves.slice(6, 7));
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await length()).toBeGreaterThan(before);
  const done = await doneOn(page);
  await page.reload();
  await ready(page);
  expect(await doneOn(page)).toBe(done);
});

test('a new game that finds no room says so, and what can be done', async ({ page, baseURL }) => {
  await comeBack(page);
  await littleRoom(page, baseURL ?? '');
  await setOut(page, there);
  await ready(page);
  await fillUp(page);
  await page.goto('/play/nautilion/new');
  await page.getByRole('button', { name: 'Set out' }).click();
  await expect(page.getByRole('alert')).toContainText('no room left');
  await page.getByRole('link', { name: 'Make room' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete, Nautilion/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this unfinished game for good?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Delete, Nautilion/ })).toHaveCount(0);
});

test('a damaged save goes on in a copy from its last good position, and stays as it was', async ({ page }) => {
  await comeBack(page);
  await setOut(page, there);
  await playAll(page, mouse, voyage.moves.slice(0, 6));
  await ready(page);
  const id = idOf(page);
  const { entries } = await stored(page);
  const last = entries.filter((entry) => entry.id === id).length - 1;
  await page.goto('/');
  await loseEntry(page, id, last - 1);
  await page.goto(`/play/nautilion/${id}`);
  await expect(page.getByRole('alert')).toContainText('last good position');
  await ready(page);
  expect(idOf(page)).not.toBe(id);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  const now = await stored(page);
  expect(now.heads).toHaveLength(2);
  expect(now.entries.filter((entry) => entry.id === id)).toHaveLength(last);
  await page.goto('/history');
  await expect(page.getByRole('region', { name: 'Damaged' })).toContainText('Nautilion');
  await page.goto(`/play/nautilion/${id}`);
  await ready(page);
  expect((await stored(page)).heads).toHaveLength(2);
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
  await expect(page.getByText('Logbook saved.')).toBeVisible();
  await page.goto('/open');
  await page.locator('input[type=file]').setInputFiles((await file.path()) ?? '');
  await expect(page).toHaveURL(/\/play\/nautilion\//);
  await ready(page);
  await page.goto('/open#spoiled');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('is not whole');
});

test('a logbook that names nobody opens and is kept like any other', async ({ page }) => {
  await comeBack(page);
  await page.goto('/open');
  const book = sailBook(voyage);
  expect(book).not.toContain('names');
  await page.getByLabel('Text of the logbook').fill(book);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await ready(page);
  await page.reload();
  await ready(page);
  await playAll(page, mouse, voyage.moves.slice(0, 2));
});

test('a finished game is kept once, however often its logbook is opened', async ({ page }) => {
  await comeBack(page);
  const ends: string[] = [];
  for (let i = 0; i < 3; i++) {
    await page.goto('/open');
    await page.getByLabel('Text of the logbook').fill(sailBook(voyage, voyage.moves));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
    ends.push(page.url());
  }
  expect(new Set(ends).size).toBe(1);
  await page.goto('/history');
  await expect(page.locator('.kept-game')).toHaveCount(1);
});

test('what another app shares is opened: a link wherever it stands in a text, or a logbook', async ({ page }) => {
  await comeBack(page);
  const shared = (text: string) => `/open?${new URLSearchParams({ title: '', text })}`;
  await page.goto(shared(sailBook(voyage)));
  await expect(page).toHaveURL(/\/play\/nautilion\//);
  await ready(page);
  const { origin } = new URL(page.url());
  await page.goto(shared(`Have a look: ${origin}/rules/abyss#rule-R1`));
  await expect(page).toHaveURL(/\/rules\/abyss#rule-R1$/);
  await page.goto(shared('See you tonight?'));
  await expect(page.getByRole('alert')).toBeVisible();
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
  await page.getByRole('button', { name: 'Reload' }).click();
  await ready(page);
  await playAll(page, mouse, voyage.moves.slice(4, 6));
});
