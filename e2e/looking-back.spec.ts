import { type Json, Table } from '@fathom/kernel';
import { nautilion, type SeatMove, type State } from '@fathom/nautilion/rules';
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './hands.ts';
import { careful } from './sailor.ts';
import { comeBack, complaints, noViolations } from './visit.ts';

/** A finished game, as a file of games has it. */
function finished(): object {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: 'calm' } });
  for (table.deal(); table.actor !== null; table.deal()) {
    const state = table.state as State;
    const move = careful(state, nautilion.moves(state) as readonly SeatMove[]);
    table.play(0, table.at, [JSON.parse(JSON.stringify(move))]);
  }
  const { seats, sea } = table.setup;
  const when = Date.parse('2026-10-30T20:00:00Z');
  const head = { id: 'firstgame1', format: 1, game: 'nautilion', version: nautilion.version, seats, options, sea };
  const kept = { players: [{ name: '', bot: null }], length: table.at, began: when, touched: when, over: true };
  return {
    head: { ...head, ...kept, practised: false, known: false },
    entries: table.log,
    tail: { row: [], along: [] },
  };
}

const voice = (page: Page) => page.locator('[role="status"][aria-live]');

test.describe('on a phone, by keys and by ear', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

  test('a game is found in the history, its end read, played back step by step, and left again', async ({ page }) => {
    const heard = complaints(page);
    await comeBack(page);
    await page.goto('/history');
    await page.locator('input[type=file]').setInputFiles({
      name: 'games.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ fathom: 'saves', version: 1, games: [finished()] })),
    });
    await expect(page.locator('.kept-game')).toHaveCount(1);
    await tabTo(page, page.locator('.kept-game h3 a'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You (won|lost)$/);
    await expect(voice(page)).toContainText(/You (won|lost)\. /);

    await tabTo(page, page.getByRole('link', { name: 'Watch the replay' }));
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: 'Replay' });
    await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await noViolations(page);
    for (const button of await bar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 360, await button.innerText()).toBe(true);
      await expect(button).toHaveAccessibleName(/\S/);
    }
    const scrub = bar.getByRole('slider');
    await tabTo(page, scrub);
    await page.keyboard.press('ArrowRight');
    await expect(scrub).toHaveAttribute('aria-valuetext', /^Turn 1/);
    const told = (await bar.locator('.replay-sentence').textContent()) ?? '';
    await expect(voice(page)).toHaveText(new RegExp(`^${told.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s?$`));
    await tabTo(page, bar.getByRole('button', { name: 'Close the replay' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
    expect(heard).toEqual([]);
  });
});
