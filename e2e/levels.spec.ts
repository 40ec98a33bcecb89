import { at, type Json, quickRandom, Table } from '@fathom/kernel';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { expect, type Page, test } from '@playwright/test';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

test.describe.configure({ timeout: 120_000 });

/** A game of any moves at all between two. */
function played(sea: string): Table {
  const random = quickRandom(sea);
  const options: Json = JSON.parse(JSON.stringify(nautilusIsland.options.defaults));
  const table = new Table(nautilusIsland, { seats: 2, options, sea: { kind: 'named', name: sea } });
  for (table.deal(); table.actor !== null; table.deal()) {
    const moves = nautilusIsland.moves(table.state as never);
    table.play(table.actor as number, table.at, [JSON.parse(JSON.stringify(at(moves, random.below(moves.length))))]);
  }
  return table;
}

/** Three games lost to Rosalind, the latest last. */
function lost(): readonly unknown[] {
  const games: unknown[] = [];
  for (let n = 0; games.length < 3; n++) {
    const table = played(`lost ${n}`);
    const { ranks, scores, why } = nautilusIsland.result(table.state as never);
    if (ranks[0] === 1) continue;
    const { seats, options, sea } = table.setup;
    const when = Date.parse(`2026-11-0${games.length + 1}T20:00:00Z`);
    const players = [
      { name: '', bot: null },
      { name: 'Rosalind', bot: 'cook' },
    ];
    const head = {
      ...{ id: `lostgame0${games.length}`, format: 1, game: nautilusIsland.id, version: nautilusIsland.version },
      ...{ seats, options, sea, players, length: table.at, began: when, touched: when },
      ...{ over: true, practised: false, known: false, result: { ranks, scores, why } },
    };
    games.push({ head, entries: table.log, tail: { row: [], along: [] } });
  }
  return games;
}

async function bringLostGames(page: Page): Promise<void> {
  await comeBack(page);
  await page.goto('/history');
  const buffer = Buffer.from(JSON.stringify({ fathom: 'saves', version: 1, games: lost() }));
  await page.locator('input[type=file]').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
  await expect(page.locator('.kept-game')).toHaveCount(3);
}

const offer = (page: Page) => page.locator('.level-offer');

test.describe('after three losses in a row', () => {
  test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });

  test('the form says how strong each level is and suggests the next one down, once', async ({ page }) => {
    const heard = complaints(page);
    await bringLostGames(page);
    await page.goto('/play/nautilus-island/new?seats=2&bots=cook');
    await expect(page.locator('.crew')).toContainText('The middle level');
    await expect(offer(page)).toContainText(
      'Rosalind has beaten you three times in a row. Barnaby plays a gentler game.',
    );
    await noViolations(page);
    await page.getByRole('button', { name: 'Play Barnaby' }).click();
    await expect(page.locator('.crew select')).toHaveValue('tinker');
    await expect(page.locator('.crew')).toContainText(/Wins \d+ of 100 games against Rosalind/);
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.crew select')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    expect(heard).toEqual([]);
  });
});

test.describe('after three losses in a row, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  test('the end of the game suggests it, too, and begins that game', async ({ page }) => {
    await bringLostGames(page);
    await page.goto('/play/nautilus-island/lostgame02/end');
    await expect(offer(page)).toContainText('Trois défaites d’affilée contre Rosalinde. Barnabé joue moins fort.');
    await noSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Jouer contre Barnabé' }).click();
    await expect(page).toHaveURL(/\/play\/nautilus-island\/[a-z0-9]{10}$/);
    await expect(page.locator('.table')).toContainText('Barnabé');
  });
});
