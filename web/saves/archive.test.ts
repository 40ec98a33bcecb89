import { at, type Json, quickRandom, Table } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { importGames, readArchive, writeArchive } from './archive.ts';
import { MemoryShelf } from './memory-shelf.ts';
import { endingOf, type Save, type SaveHead } from './save.ts';
import { freshSave, savesIn } from './testing.ts';

/** A game of Nautilion, so many decisions long. */
function sailed(decisions: number, wish: Partial<SaveHead> = {}, seed = 'sailor'): Save {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: 'grey-whale-214' } });
  const random = quickRandom(seed);
  table.deal();
  for (let i = 0; i < decisions && table.actor !== null; i++) {
    const moves: readonly Json[] = nautilion.moves(table.state as never) as never;
    table.play(0, table.at, [at(moves, random.below(moves.length))]);
    table.deal();
  }
  return freshSave({ options, version: nautilion.version, ...endingOf(table.result()), ...wish }, table.log);
}

async function kept(...games: readonly Save[]) {
  const saves = savesIn(new MemoryShelf());
  await saves.add(...games);
  return saves;
}

async function carry(text: string, to: Awaited<ReturnType<typeof kept>>) {
  const archive = readArchive(text);
  if (!archive.ok) throw new Error(archive.why);
  return importGames(to, archive.games);
}

describe('all games in one file', () => {
  it('are the same in another browser', async () => {
    const games = [sailed(500, { id: 'first' }), sailed(7, { id: 'second', daily: '2026-11-16', touched: 5 })];
    const there = await kept();
    expect(await carry(await writeArchive(await kept(...games)), there)).toEqual({
      added: 2,
      present: 0,
      refused: 0,
      full: false,
    });
    expect(there.heads()).toEqual([at(games, 1).head, at(games, 0).head]);
    expect((await there.read('second'))?.save).toEqual(at(games, 1));
  });

  it('are not doubled', async () => {
    const here = await kept(sailed(7, { id: 'second' }));
    const file = await writeArchive(here);
    expect(await carry(file, here)).toMatchObject({ added: 0, present: 1 });
    expect(here.heads()).toHaveLength(1);
  });

  it('go on where the file has more of them, and keep more where it has less', async () => {
    const here = await kept(sailed(4, { id: 'here' }), sailed(9, { id: 'there' }));
    const file = await writeArchive(await kept(sailed(8, { id: 'here' }), sailed(5, { id: 'there' })));
    expect(await carry(file, here)).toMatchObject({ added: 1, present: 1 });
    expect((await here.read('here'))?.save?.entries).toEqual(sailed(8).entries);
    expect((await here.read('there'))?.save?.entries).toEqual(sailed(9).entries);
  });

  it('that went another way come beside those that are here', async () => {
    const here = await kept(sailed(8, { id: 'here' }));
    const file = await writeArchive(await kept(sailed(8, { id: 'here' }, 'another sailor')));
    expect(await carry(file, here)).toMatchObject({ added: 1 });
    expect(here.heads()).toHaveLength(2);
    expect((await here.read('here'))?.save?.entries).toEqual(sailed(8).entries);
  });

  it('are left out where the rules do not allow them, and the others come', async () => {
    const good = sailed(6, { id: 'good' });
    const cheated = sailed(6, { id: 'cheated' });
    const entries = cheated.entries.map((entry, i) => (i === 2 ? { ...entry, move: { do: 'sink' } } : entry));
    const unknown = freshSave({ id: 'unknown', game: 'battleship' });
    const file = JSON.stringify({
      fathom: 'saves',
      version: 1,
      games: [{ ...cheated, entries }, unknown, good, null, 7],
    });
    const here = await kept();
    expect(await carry(file, here)).toMatchObject({ added: 1, refused: 4 });
    expect(here.heads().map(({ id }) => id)).toEqual(['good']);
  });

  it('are told how they ended by their log, whatever the file claims', async () => {
    const claimed = sailed(3, { id: 'claim', over: true, result: { ranks: [1], why: 'won' } });
    const here = await kept();
    await carry(await writeArchive(await kept(claimed)), here);
    expect(here.head('claim')).toMatchObject({ over: false });
    expect(here.head('claim')).not.toHaveProperty('result');
  });
});

describe('a file that is none', () => {
  it.each([
    ['fathom logbook 1\ngame: nautilion 1', 'not-json'],
    ['{"games": []}', 'not-ours'],
    ['[1, 2, 3]', 'not-ours'],
    ['{"fathom": "saves", "version": 2, "games": []}', 'newer'],
  ])('%s is refused: %s', (text, why) => {
    expect(readArchive(text)).toEqual({ ok: false, why });
  });
});
