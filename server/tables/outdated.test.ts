import { entryOf, type Entry as Listing } from '@fathom/games';
import { type AnyGame, canonical, type Json, readLogbook } from '@fathom/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Hall } from '../testing/hall.ts';
import { rulesOf } from '../testing/rig.ts';

const hall = new Hall();
afterAll(() => hall.close());

const isle = rulesOf('nautilus-island');

/** The shelf of a server that has other rules of Nautilus Island than a table was begun by. */
const shelfWith = (rules: Partial<AnyGame>) => (id: string) => {
  const listing = entryOf(id);
  const ours: AnyGame = { ...isle, version: isle.version + 1, ...rules };
  return id === isle.id && listing ? ({ ...listing, rules: async () => ours } as Listing) : listing;
};

/** A game some rows old, at a server that has then stopped. */
async function begun(rows: number): Promise<{ readonly table: string; readonly people: readonly [Client, Client] }> {
  hall.games = entryOf;
  const node = hall.node();
  const people = [await hall.client('Ann', node), await hall.client('Ben', node)] as const;
  const table = await hall.playing(node, isle.id, people);
  for (let i = 0; i < rows; i++) {
    const one = people.find((each) => each.row(table) !== null);
    if (!one) throw new Error('nobody must decide');
    const { at } = one.at(table);
    await one.play(table, one.row(table) ?? []);
    await Promise.all(people.map((each) => each.until(() => each.at(table).at > at, 'the row')));
  }
  for (const one of people) one.drop();
  await node.tables.close();
  return { table, people };
}

/** The first decision that was not made before in the same words, and its number in the log. */
async function banned(table: string): Promise<{ readonly move: Json; readonly n: number }> {
  const moves = (await hall.store.entries(table, 0)).flatMap(({ entry }, n) =>
    'move' in entry && typeof entry.by === 'number' ? [{ move: entry.move, n }] : [],
  );
  const found = moves
    .slice(2)
    .find((one, i) => moves.slice(0, i + 2).every(({ move }) => canonical(move) !== canonical(one.move)));
  if (!found) throw new Error('the same decision over and over');
  return found;
}

test('a game that mended rules do not go along with ends where they still do, can be read, and played again', async () => {
  const { table, people } = await begun(6);
  const [ann, ben] = people;
  const { move, n } = await banned(table);
  const without = (state: unknown) => isle.moves(state).filter((one: Json) => canonical(one) !== canonical(move));
  hall.games = shelfWith({ moves: without });
  const node = hall.node();
  await ann.connect(node.dial);
  ann.known.clear();
  await ann.watch(table);
  const { card, course } = ann.at(table);
  expect(card).toMatchObject({ stage: 'over', ending: 'outdated', version: isle.version });
  expect(course?.at).toBe(n);
  const book = readLogbook(course?.book ?? '');
  if (!book.ok) throw new Error(book.error);
  expect(book.value).toMatchObject({
    version: isle.version,
    sea: { kind: 'sealed', seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(book.value.lines).toHaveLength(n);

  await ben.connect(node.dial);
  const next = String(await ben.must({ do: 'rematch', table }));
  await ben.watch(next);
  expect(ben.at(next).card).toMatchObject({ stage: 'gathering', version: isle.version + 1 });
  // Nothing is put away that could not be read again in full.
  expect(await hall.store.entries(table, 0)).toHaveLength((await hall.store.table(table))?.at ?? -1);
  expect(hall.complaints).toEqual([]);
});

test('a game that mended rules go along with is played on, with the dice that were promised', async () => {
  const { table, people } = await begun(3);
  hall.games = shelfWith({});
  const node = hall.node();
  for (const one of people) {
    await one.connect(node.dial);
    await one.watch(table);
  }
  await Promise.all(people.map((one) => one.playOut(table)));
  const { card, course } = people[0].at(table);
  expect(card).toMatchObject({ stage: 'over', ending: 'played' });
  expect(readLogbook(course?.book ?? '')).toMatchObject({ ok: true, value: { version: isle.version } });
  expect(hall.complaints).toEqual([]);
});

test('a table that has not begun is begun by the rules of today', async () => {
  hall.games = entryOf;
  const [before, people] = [hall.node(), [] as Client[]];
  people.push(await hall.client('Ann', before), await hall.client('Ben', before));
  const table = await hall.around(before, isle.id, people);
  for (const one of people) one.drop();
  await before.tables.close();
  hall.games = shelfWith({});
  const node = hall.node();
  for (const one of people) {
    await one.connect(node.dial);
    await one.watch(table);
  }
  await people[0]?.must({ do: 'start', table });
  await Promise.all(people.map((one) => one.until(() => one.at(table).course !== null, 'the first draw')));
  expect(people[1]?.at(table).card).toMatchObject({ stage: 'playing', version: isle.version + 1 });
});

test('a server that has not been mended yet says that it must wait, and changes nothing', async () => {
  const { table, people } = await begun(2);
  const before = await hall.store.table(table);
  hall.games = shelfWith({ version: isle.version - 1 });
  const node = hall.node();
  await people[0].connect(node.dial);
  expect(await people[0].ask({ do: 'watch', table, from: 0 })).toMatchObject({ ok: false, sorry: { why: 'busy' } });
  expect(await hall.store.table(table)).toEqual(before);
});
