import { quickRandom, Table, writeLogbook } from '@fathom/kernel';
import { afterEach, expect, test } from 'vitest';
import { rulesOf } from '../testing/rig.ts';
import { type Bounds, ThreadReplays } from './index.ts';

let replays: ThreadReplays;
const open = (bounds: Partial<Bounds> = {}) => {
  replays = new ThreadReplays(bounds);
  return replays;
};
afterEach(() => replays.close());

const rules = rulesOf('nautilus-island');

/** A game with so many decisions made and taken back before it goes on. */
function book(entries: number): { readonly text: string; readonly table: Table } {
  const table = new Table(rules, {
    seats: 2,
    options: rules.options.defaults,
    sea: { kind: 'named', name: 'a thread' },
  });
  const random = quickRandom('a thread');
  table.deal();
  while (table.at < entries && typeof table.actor === 'number') {
    const moves = rules.moves(table.state);
    table.play(table.actor, table.at, [moves[random.below(moves.length)]]);
    table.rewind(0, table.line.at(-1) ?? 0);
    table.deal();
  }
  return {
    text: writeLogbook(
      table,
      'all',
      [
        { name: 'Ann', bot: null },
        { name: 'Ben', bot: null },
      ],
      true,
    ),
    table,
  };
}

test('a thread plays a book to the log it tells', async () => {
  const { text, table } = book(60);
  expect(await open().replay(rules.id, text)).toEqual({ ok: true, log: table.log });
});

test('a book that says nonsense is answered with the line', async () => {
  expect(await open().replay(rules.id, 'nonsense')).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^line \d/),
  });
  expect(await open().replay('atlantis', book(10).text)).toMatchObject({
    ok: false,
    error: 'there is no game atlantis',
  });
});

test('a book that takes too long or too much room is given up, and the next one is played', async () => {
  const { text, table } = book(4000);
  const asked = open({ time: 1 });
  expect(await asked.replay(rules.id, text)).toEqual({ ok: false, error: 'it takes too long to play' });
  replays.close();
  const cramped = open({ megabytes: 1 });
  expect(await cramped.replay(rules.id, text)).toMatchObject({ ok: false });
  replays.close();
  const roomy = open();
  const [one, two] = await Promise.all([roomy.replay(rules.id, text), roomy.replay(rules.id, text)]);
  expect(one).toEqual({ ok: true, log: table.log });
  expect(two).toEqual(one);
});
