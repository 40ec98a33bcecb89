import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abyss } from '@fathom/abyss/rules';
import { at, type Json, quickRandom, Table, writeLogbook } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { toy } from '@fathom/toy/rules';
import { afterAll, expect, test, vi } from 'vitest';
import { main } from '../main.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function said(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  const code = await main(args);
  log.mockRestore();
  error.mockRestore();
  return { code, text: lines.join('\n') };
}

type Played = typeof nautilion | typeof nautilusIsland | typeof abyss | typeof toy;

function bookOf(game: Played, seats: number, moves: number): string {
  const table = new Table(game, {
    seats,
    options: game.options.defaults as never,
    sea: { kind: 'named', name: 'sea' },
  });
  const random = quickRandom('analyse');
  table.deal();
  for (let i = 0; i < moves && typeof table.actor === 'number'; i++) {
    const listed: readonly Json[] = game.moves(table.state as never);
    table.play(table.actor, table.at, [at(listed, random.below(listed.length))]);
    table.deal();
  }
  const file = join(folder, `${game.id}-${moves}.fathom`);
  writeFileSync(file, writeLogbook(table));
  return file;
}

/** What the whole game came to, in hundredths of a win. */
function wholeOf(text: string) {
  const whole =
    /From ([\d.]+) % at the start to ([\d.]+) %: luck ([+−][\d.]+), .* ([+−][\d.]+), .* ([+−][\d.]+), mistakes ([\d.]+)\./;
  const numbers = (whole.exec(text) ?? []).slice(1).map((n) => Number(n.replace('−', '-')));
  return {
    start: at(numbers, 0),
    payoff: at(numbers, 1),
    luck: at(numbers, 2),
    others: at(numbers, 3),
    light: at(numbers, 4),
    given: at(numbers, 5),
  };
}

test('a game is told move by move, with luck and skill apart and what cost most', async () => {
  const { code, text } = await said('analyse', bookOf(nautilion, 1, 1000));
  expect(code).toBe(0);
  const { start, payoff, luck, others, light, given } = wholeOf(text);
  expect(payoff).toBe(0);
  expect(Math.abs(payoff - start - (luck + others + light - given))).toBeLessThan(0.31);
  expect(at(text.split('Costliest mistakes:\n'), 1).split('\n').length).toBe(3);
  expect((await said('analyse', bookOf(nautilion, 1, 1000), '--fr')).text).toContain('Les erreurs les plus coûteuses');
});

test.each([nautilusIsland, abyss])('a game between rivals is told the same way, for either seat: $id', async (game) => {
  const file = bookOf(game, 2, 1000);
  for (const seat of ['0', '1']) {
    const { code, text } = await said('analyse', file, '--seat', seat);
    expect(code).toBe(0);
    const { start, payoff, luck, others, light, given } = wholeOf(text);
    expect(Math.abs(start - 50)).toBeLessThan(15);
    expect([0, 100]).toContain(payoff);
    expect(Math.abs(payoff - start - (luck + others + light - given))).toBeLessThan(0.31);
  }
});

test('what cannot be analysed is said in a sentence', async () => {
  expect(await said('analyse', bookOf(nautilion, 1, 5))).toEqual({ code: 1, text: 'This game is not over yet.' });
  expect((await said('analyse', bookOf(nautilion, 1, 1000), '--seat', '1')).text).toMatch(
    /^There is no seat 1 in this game: --seat takes/,
  );
  expect((await said('train', 'nautilion', 'Z9')).text).toMatch(/^There is no net Z9/);
  expect((await said('train', 'nautilus-island', 'five')).text).toMatch(
    /^There is no net five; there are two, three, four/,
  );
  expect((await said('train', 'toy', 'first')).text).toMatch(/^Nothing is learned in toy/);
  expect((await said('study', 'toy', 'rates')).text).toMatch(/^Nothing is studied in toy/);
});

test('a game without a mind of its own is judged all the same', async () => {
  const { code, text } = await said('analyse', bookOf(toy, 2, 1000));
  expect(code).toBe(0);
  expect(text).toMatch(/%/);
});
