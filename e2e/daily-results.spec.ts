import { type Json, Table } from '@fathom/kernel';
import { nautilion, type SeatMove, type State } from '@fathom/nautilion/rules';
import { dailySeaName } from '@fathom/words';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { OwnServer } from './own-server.ts';
import { type Choose, careful, hasty } from './sailor.ts';
import { comeBack, noSidewaysScrolling, noViolations } from './visit.ts';

test.describe.configure({ timeout: 120_000 });

const server = new OwnServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

/** Today's sea played to its end, as a file of games has it. */
function finished(day: string, choose: Choose) {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: dailySeaName(day) } });
  table.deal();
  while (table.actor !== null) {
    const state = table.state as State;
    const move = choose(state, nautilion.moves(state) as readonly SeatMove[]);
    table.play(0, table.at, [JSON.parse(JSON.stringify(move))]);
    table.deal();
  }
  const now = Date.now();
  const head = {
    id: 'dailygame1',
    format: 1,
    game: 'nautilion',
    version: nautilion.version,
    seats: 1,
    options,
    sea: table.setup.sea,
    players: [{ name: '', bot: null }],
    length: table.at,
    began: now,
    touched: now,
    over: true,
    practised: false,
    known: false,
    daily: day,
    result: table.result(),
    standing: { turn: (table.view(null) as { turn: number }).turn, line: { en: '', fr: '' } },
  };
  return { fathom: 'saves', version: 1, games: [{ head, entries: table.log, tail: { row: [], along: [] } }] };
}

/** Somebody who has just finished today's sea looks at the day's page. */
async function finisher(browser: Browser, choose: Choose): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.address,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
  });
  await comeBack(page);
  await page.goto('/history');
  const day = await page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(finished(day, choose))),
  });
  await expect(page.getByText('One game added.')).toBeVisible();
  await page.goto('/daily');
  return page;
}

test('whoever finishes the daily sea sees how everybody did, and is counted once', async ({ browser, page }) => {
  const first = await finisher(browser, hasty);
  const results = first.getByRole('region', { name: 'Everybody’s results' });
  await expect(results).toContainText('You are the first to finish this game.');
  await expect(results.getByRole('listitem', { name: /: 1 person \(yours\)$/ })).toHaveCount(1);

  const second = await finisher(browser, careful);
  const both = second.getByRole('region', { name: 'Everybody’s results' });
  await expect(both).toContainText('2 people have finished this game.');
  await expect(both.getByRole('listitem', { name: /\(yours\)$/ })).toHaveCount(1);
  await noSidewaysScrolling(second);
  await noViolations(second);

  await first.reload();
  await expect(results).toContainText('2 people have finished this game.');
  await first.close();
  await second.close();

  // Whoever has not finished is told nothing.
  await comeBack(page);
  await page.goto(`${server.address}/daily`);
  await expect(page.getByRole('button', { name: 'Set out' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Everybody’s results' })).toHaveCount(0);
});
