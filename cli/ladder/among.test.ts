import { games } from '@fathom/games';
import { at } from '@fathom/kernel';
import { beforeAll, expect, test } from 'vitest';
import { LiveLine } from '../terminal/live-line.ts';
import { climbAmong, namesOf } from './among.ts';
import type { Climb } from './climb.ts';
import { dice, type Player } from './player.ts';

const island = games.find(({ id }) => id === 'nautilus-island');
if (!island) throw new Error('the game is not on the shelf');
const game = await island.rules();

/** Plays anything, and is always as sure of it. */
const sure = (id: string, chance: number): Player => ({
  id,
  name: `the ${id}`,
  choose: (...asked) => ({ ...dice.choose(...asked), chance }),
});
const proud = sure('proud', 0.95);
const meek = sure('meek', 0.05);

const live = new LiveLine();
const climb: Climb = { games: 6, seconds: 60, seed: 'among', live, more: false, page: () => '' };

beforeAll(() => {
  live.show = () => {};
  live.say = () => {};
});

test('one sits among two and among three others, and the seats of a table together win one game each time', () => {
  const rows = climbAmong(game, proud, meek, climb).split('\n');
  const [three = '', four = ''] = rows.filter((row) => row.includes('| the proud | the meek | '));
  expect(three).toMatch(/^\| 3 \| the proud \| the meek \| [0-6] \| 6 \| /);
  expect(four).toMatch(/^\| 4 \| the proud \| the meek \| [0-6] \| 6 \| /);
  // Whoever always tells 95 % is found out: with four alike at the table one in four wins.
  const share = (name: string) =>
    Number(at(rows.find((row) => row.startsWith(`| ${name} | 90–100`))?.split('|') ?? [], 5));
  expect(share('2 players')).toBeGreaterThan(35);
  expect(share('2 players')).toBeLessThan(65);
  expect(share('4 players')).toBeGreaterThan(15);
  expect(share('4 players')).toBeLessThan(35);
});

test('tables that were not asked for stay as they are on the page, and a table is played on from there', () => {
  const names = namesOf(game, proud, meek);
  expect(names).toEqual([
    'proud among 2 meek',
    'proud among 3 meek',
    'proud 2 players',
    'proud 3 players',
    'proud 4 players',
  ]);
  const page = climbAmong(game, proud, meek, climb);
  const kept = climbAmong(game, proud, meek, {
    ...climb,
    only: 'proud among 3 meek',
    games: 9,
    more: true,
    page: () => page,
  });
  const rowsOf = (text: string) => text.split('\n').filter((row) => !row.startsWith('| 4 | '));
  expect(rowsOf(kept)).toEqual(rowsOf(page));
  expect(kept).toMatch(/^\| 4 \| the proud \| the meek \| \d+ \| 9 \| /m);
  expect(climbAmong(game, proud, meek, { ...climb, only: 'somebody else', page: () => page })).toBe(page);
});
