import { readFileSync } from 'node:fs';
import { abyss } from '@fathom/abyss/rules';
import { type AnyGame, type Json, quickRandom, Table } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { expect, test } from '@playwright/test';
import { comeBack, complaints } from './visit.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });

/** A game played to its end by people who take whatever comes, as a file of games has it. */
function finished(rules: AnyGame, seats: number) {
  const options = JSON.parse(JSON.stringify(rules.options.defaults)) as Json;
  const table = new Table(rules, { seats, options, sea: { kind: 'named', name: 'a painted sea' } });
  const random = quickRandom('picture');
  table.deal();
  for (let seat = table.actor; typeof seat === 'number'; seat = table.actor) {
    const moves = rules.moves(table.state) as readonly Json[];
    const move = moves[random.below(moves.length)];
    if (move === undefined || !table.play(seat, table.at, [move]).ok) throw new Error('nothing to play');
    table.deal();
  }
  const head = {
    ...{ id: 'painted001', format: 1, game: rules.id, version: rules.version, seats, options, sea: table.setup.sea },
    players: ['Ada', 'Maren', 'Ilya', 'Bo'].slice(0, seats).map((name) => ({ name, bot: null })),
    ...{ length: table.at, began: Date.parse('2026-11-02'), touched: Date.parse('2026-11-02') },
    ...{ over: true, practised: false, known: false },
  };
  return { head, entries: table.log, tail: { row: [], along: [] } };
}

for (const [rules, seats] of [
  [nautilion as unknown as AnyGame, 1],
  [nautilusIsland as unknown as AnyGame, 3],
  [abyss as unknown as AnyGame, 2],
  [abyss as unknown as AnyGame, 4],
] as const) {
  test(`the end of ${rules.id} for ${seats} is saved as a picture that shows something`, async ({ page }) => {
    const heard = complaints(page);
    await comeBack(page);
    await page.goto('/history');
    const games = JSON.stringify({ fathom: 'saves', version: 1, games: [finished(rules, seats)] });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(games) });
    await expect(page.locator('.kept-game')).toHaveCount(1);
    await page.goto(`/play/${rules.id}/painted001/end`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a picture' }).click();
    const saved = await saving;
    await expect(page.getByText('Picture saved.')).toBeVisible();
    expect(saved.suggestedFilename()).toBe(`fathom-${rules.id}.png`);
    const png = readFileSync(await saved.path());
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    // The width and height of a PNG stand at the beginning. An empty sea of that size is far smaller.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(60_000);
    expect(png.length).toBeLessThan(2_000_000);
    expect(heard).toEqual([]);
  });
}

test('whoever is quicker than the scene of the end and the chart gets them in the picture, too', async ({ page }) => {
  await comeBack(page);
  await page.goto('/history');
  const games = JSON.stringify({
    fathom: 'saves',
    version: 1,
    games: [finished(nautilion as unknown as AnyGame, 1)],
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(games) });
  await expect(page.locator('.kept-game')).toHaveCount(1);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(finale|chart)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/play/nautilion/painted001/end');
  const saving = page.waitForEvent('download');
  const isSaved = page.getByText('Picture saved.');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  await expect(page.getByRole('button', { name: 'Save a picture' })).toBeFocused();
  await expect(page.locator('.naut-finale, .run-chart')).toHaveCount(0);
  await expect(isSaved).toHaveCount(0);
  letGo();
  await saving;
  await expect(isSaved).toBeVisible();
  await expect(page.locator('.naut-finale')).toBeVisible();
});
