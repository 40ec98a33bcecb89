import { at, type Json, Table } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { rulesOf } from '../testing/rig.ts';
import { compare, differences, gameIn } from './audit.ts';
import type { Acknowledged } from './player.ts';

const game = rulesOf('nautilus-island');
const table = new Table(game, {
  seats: 2,
  options: game.options.defaults as Json,
  sea: { kind: 'named', name: 'an audit' },
});
table.deal();
const acknowledged: Acknowledged[] = [];
while (typeof table.actor === 'number') {
  const seat = table.actor;
  const row = [at(game.moves(table.state), 0) as Json];
  acknowledged.push({ seat, at: table.at, row });
  table.play(seat, table.at, row);
  table.deal();
}
const people = [0, 1];

test('a log that holds what was acknowledged, in its place and once, is found to be whole', () => {
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(compare(table, people, acknowledged)).toEqual({ lost: 0, doubled: 0, faults: [] });
});

test('a move that is not in the log is lost', () => {
  const more = { ...at(acknowledged, 0), at: table.at };
  expect(compare(table, people, [...acknowledged, more])).toMatchObject({ lost: 1, doubled: 0 });
});

test('a move that is in the log once more than it was acknowledged is doubled', () => {
  expect(compare(table, people, acknowledged.slice(1))).toMatchObject({ lost: 0, doubled: 1 });
});

test('another move than the acknowledged one, or one of another seat, is one lost and one too many', () => {
  const [first, ...others] = acknowledged;
  const another = { ...at([first], 0), row: ['something else'] } as Acknowledged;
  expect(compare(table, people, [another, ...others])).toMatchObject({ lost: 1, doubled: 1 });
  const other = { ...at([first], 0), seat: 1 - (first?.seat ?? 0) } as Acknowledged;
  expect(compare(table, people, [other, ...others])).toMatchObject({ lost: 1, doubled: 1 });
});

test('one place acknowledged twice is a fault', () => {
  const faults = [expect.stringContaining('acknowledged twice')];
  expect(compare(table, people, [...acknowledged, at(acknowledged, 3)])).toMatchObject({ faults });
});

test('what bots decide is nobody’s to be acknowledged', () => {
  const mine = acknowledged.filter(({ seat }) => seat === 0);
  expect(compare(table, [0], mine)).toEqual({ lost: 0, doubled: 0, faults: [] });
});

test('whoever knows less, sees another table or was told another story is named', () => {
  const known = { name: 'Ann', seat: 0, at: table.at, view: table.view(0), sights: table.sights(0) };
  expect(differences(table, [known])).toEqual([]);
  expect(differences(table, [{ ...known, at: table.at - 1 }])).toHaveLength(1);
  expect(differences(table, [{ ...known, view: game.view(table.stateAfter(9), 0) }])).toHaveLength(1);
  expect(differences(table, [{ ...known, sights: table.sights(0).slice(1) }])).toHaveLength(1);
});

test('a book that cannot be read says so', () => {
  expect(gameIn('nautilus-island', '{"sorry":{"why":"too-early"}}')).toContain('cannot be read');
});
