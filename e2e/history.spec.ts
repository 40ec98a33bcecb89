import { readFileSync } from 'node:fs';
import { type Json, Table, writeLogbook } from '@fathom/kernel';
import { nautilion, type SeatMove, type State } from '@fathom/nautilion/rules';
import { expect, type Page, test } from '@playwright/test';
import { stored } from './kept.ts';
import { ready } from './moment.ts';
import { type Choose, careful, reckless } from './sailor.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

test.describe.configure({ timeout: 120_000 });

/** A table sailed so many decisions far, or to its end. */
function sailed(sea: string, choose: Choose, decisions = 1000): Table {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: sea } });
  table.deal();
  for (let i = 0; i < decisions && table.actor !== null; i++) {
    const state = table.state as State;
    const move = choose(state, nautilion.moves(state) as readonly SeatMove[]);
    table.play(0, table.at, [JSON.parse(JSON.stringify(move))]);
    table.deal();
  }
  return table;
}

/** A game as a file of games has it. */
function record(id: string, table: Table, touched: string, more: object = {}) {
  const { seats, options, sea } = table.setup;
  const when = Date.parse(touched);
  const head = {
    id,
    format: 1,
    game: 'nautilion',
    version: nautilion.version,
    seats,
    options,
    sea,
    players: [{ name: '', bot: null }],
    length: table.at,
    began: when,
    touched: when,
    over: table.actor === null,
    practised: false,
    known: false,
    ...more,
  };
  return { head, entries: table.log, tail: { row: [], along: [] } };
}

const games = [
  record('firstgame1', sailed('calm', careful), '2026-10-30T20:00:00Z'),
  record('secondgame', sailed('storm', reckless(7)), '2026-11-02T20:00:00Z', { advised: true }),
  record('thirdgame1', sailed('fog', careful, 9), '2026-11-03T20:00:00Z'),
];
const file = (content: unknown) => ({
  name: 'games.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const archive = (list: readonly unknown[]) => file({ fathom: 'saves', version: 1, games: list });

const rows = (page: Page) => page.locator('.kept-game');
const bring = (page: Page, what: ReturnType<typeof file>) => page.locator('input[type=file]').setInputFiles(what);

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  for (const { locale, added, title } of [
    { locale: 'en-GB', added: '3 games added.', title: 'History' },
    { locale: 'fr-FR', added: '3 parties ajoutées.', title: 'Historique' },
  ]) {
    test.describe(`on ${name}, in ${locale}`, () => {
      test.use({ viewport, locale });
      test('every game is listed, fits and is accessible', async ({ page }) => {
        const heard = complaints(page);
        await comeBack(page);
        await page.goto('/history');
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
        await bring(page, archive(games));
        await expect(page.getByText(added)).toBeVisible();
        await expect(rows(page)).toHaveCount(3);
        await noSidewaysScrolling(page);
        await noViolations(page);
        expect(heard).toEqual([]);
      });
    });
  }
}

test.describe('the history', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('leads to every game and forgets what is to be forgotten', async ({ page }) => {
    await comeBack(page);
    await page.goto('/history');
    await bring(page, archive(games));
    await expect(page.getByRole('region', { name: 'October 2026' }).locator('.kept-game')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'November 2026' })).toContainText('with hints');
    await page.getByRole('region', { name: 'November 2026' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/secondgame\/end$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You (won|lost)/);

    await page.goto('/history');
    const first = page.getByRole('region', { name: 'October 2026' }).getByRole('button', { name: /^Delete/ });
    const sure = page.getByRole('dialog', { name: /^Delete .* for good\?$/ });
    for (const no of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => sure.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await first.click();
      await expect(sure).toContainText('statistics');
      await noViolations(page);
      await no();
      await expect(sure).toHaveCount(0);
      await expect(first).toBeFocused();
      await expect(rows(page)).toHaveCount(3);
    }
    await first.click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.locator('#content')).toBeFocused();
    await page.getByRole('button', { name: 'Delete all finished games' }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    const left = async () => {
      const { heads, entries } = await stored(page);
      return [...new Set([...heads, ...entries].map(({ id }) => id))];
    };
    await expect.poll(left).toEqual(['thirdgame1']);
  });

  test('and home ask before an open game is deleted', async ({ page }) => {
    await comeBack(page);
    await page.goto('/history');
    await bring(page, archive([...games, record('fourthgame', sailed('mist', careful, 9), '2026-11-04T20:00:00Z')]));
    await expect(rows(page)).toHaveCount(4);
    await page.goto('/');
    await page.getByText('1 more game in progress').click();
    await page.getByRole('button', { name: /^Delete, Nautilion/ }).click();
    const sure = page.getByRole('dialog', { name: 'Delete this game for good?' });
    await expect(sure).toContainText('Nautilion');
    await page.keyboard.press('Escape');
    await expect(sure).toHaveCount(0);
    await page.getByRole('button', { name: /^Delete, Nautilion/ }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 more game in progress')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  });

  test('goes out as one file and comes back as it was', async ({ page, browser, baseURL }) => {
    await comeBack(page);
    await page.goto('/history');
    await bring(page, archive(games));
    await expect(rows(page)).toHaveCount(3);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all games' }).click(),
    ]);
    const text = readFileSync((await download.path()) ?? '', 'utf8');

    const elsewhere = await browser.newPage({ baseURL, locale: 'en-GB' });
    await comeBack(elsewhere);
    await elsewhere.goto('/history');
    await bring(elsewhere, file(text));
    await expect(elsewhere.getByText('3 games added.')).toBeVisible();
    await bring(elsewhere, file(text));
    await expect(elsewhere.getByText('3 were here already.')).toBeVisible();
    await expect(rows(elsewhere)).toHaveCount(3);
    await elsewhere.goto('/');
    await elsewhere.getByRole('link', { name: 'Resume' }).click();
    await ready(elsewhere);
    await elsewhere.close();
  });

  test('refuses files that are none, and says so', async ({ page }) => {
    await comeBack(page);
    await page.goto('/history');
    await bring(page, file('fathom logbook 1'));
    await expect(page.getByRole('alert')).toContainText('cannot be read');
    await bring(page, file({ some: 'thing' }));
    await expect(page.getByRole('alert')).toContainText('not a file of games');
    await bring(page, file({ fathom: 'saves', version: 9, games: [] }));
    await expect(page.getByRole('alert')).toContainText('newer');
    await bring(page, archive([{ ...games[0], entries: [{ by: 0, move: 'cheat' }] }]));
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expect(rows(page)).toHaveCount(0);
  });
});

test.describe('statistics on the narrowest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'fr-FR' });

  test('fit with skill in them, and with what is counted separately', async ({ page }) => {
    await comeBack(page);
    await page.goto('/history');
    await bring(page, archive(games));
    await expect(rows(page)).toHaveCount(3);
    await page.goto('/play/nautilion/firstgame1/analysis');
    await expect(page.locator('.findings .balance')).toBeVisible();
    await page.goto('/statistics');
    await expect(page.getByRole('columnheader', { name: 'Maîtrise' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('rowheader', { name: 'Comptées à part' })).toBeVisible();
    await noSidewaysScrolling(page);
    await noViolations(page);
  });
});

test.describe('what an earlier version kept', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  const book = (table: Table) => writeLogbook(table).replace('\n\n', '\nnames: [""]\n\n');
  const old = (id: string, table: Table, more: object = {}) => ({
    id,
    game: 'nautilion',
    began: 1,
    touched: Date.parse('2026-11-01T12:00:00Z'),
    over: table.actor === null,
    known: false,
    logbook: book(table),
    row: [],
    ...more,
  });

  test('is carried over once, and what cannot be read is listed as damaged', async ({ page }) => {
    const open = sailed('old fog', careful, 9);
    const kept = {
      'fathom/save/oldopen001': JSON.stringify(old('oldopen001', open, { standing: { turn: 2 } })),
      'fathom/save/oldover001': JSON.stringify(old('oldover001', sailed('old calm', careful))),
      'fathom/save/oldbroken1': '{"id":"oldbroken1"',
      'fathom/results': JSON.stringify([
        { save: 'longgone01', game: 'nautilion', config: '{"options":{},"seats":1}', sea: 'x', won: true, when: 5 },
      ]),
    };
    await comeBack(page);
    await page.goto('/settings');
    await page.evaluate((items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    }, kept);
    await page.goto('/');
    await page.getByRole('link', { name: 'Resume' }).click();
    await ready(page);
    await expect(page.locator('.table')).toHaveAttribute('data-at', String(open.at));
    await page.goto('/history');
    await expect(page.getByText('2 finished games')).toBeVisible();
    await expect(page.getByText('only the result is kept')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Damaged' })).toContainText('oldbroken1');
    const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fathom/save/')));
    await expect.poll(keys).toEqual(['fathom/save/oldbroken1']);
    await page.goto('/statistics');
    await expect(page.locator('.tally')).toHaveCount(2);
  });
});
