import { at, type Entry, type Json, quickRandom, Table } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { expect, it } from 'vitest';
import { copyOfFinished } from './copies.ts';
import { MemoryShelf } from './memory-shelf.ts';
import { endingOf, type SaveHead, settingOf } from './save.ts';
import { freshSave, savesIn } from './testing.ts';

/** A game of Nautilion sailed to its end. */
function sailed(seed: string): Table {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: 'grey-whale-214' } });
  const random = quickRandom(seed);
  for (table.deal(); table.actor !== null; table.deal()) {
    const moves: readonly Json[] = nautilion.moves(table.state as never) as never;
    table.play(0, table.at, [at(moves, random.below(moves.length))]);
  }
  return table;
}

const maren = [{ name: 'Maren', bot: null }];
const table = sailed('maren');
const finished = { setting: settingOf(table), players: maren, log: table.log };
const opened = (wish: Partial<SaveHead> = {}, log: readonly Entry[] = table.log) =>
  freshSave({ ...finished.setting, players: maren, ...endingOf(table.result()), shared: true, ...wish }, log);

it('a finished game that is opened again is the one that was opened before', async () => {
  const saves = savesIn(new MemoryShelf());
  expect(await copyOfFinished(saves, finished)).toBeNull();
  const copy = opened();
  await saves.add(opened({ players: [{ name: 'Ilya', bot: null }] }), copy);
  expect(await copyOfFinished(saves, finished)).toEqual(copy.head);
});

it('also where its book names nobody', async () => {
  const saves = savesIn(new MemoryShelf());
  const copy = opened({ players: [{ name: '', bot: null }] });
  await saves.add(copy);
  expect(await copyOfFinished(saves, { ...finished, players: [] })).toEqual(copy.head);
});

it('but not where somebody played on in it, played it here, or sailed the same sea another way', async () => {
  const saves = savesIn(new MemoryShelf());
  const other = sailed('ilya');
  await saves.add(
    opened({ touched: 9 }),
    opened({ shared: false }),
    opened({}, other.log),
    opened({}, table.log.toReversed()),
  );
  expect(await copyOfFinished(saves, finished)).toBeNull();
});
