import { Table, writeLogbook } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryOver } from './carry-over.ts';
import { MemoryShelf } from './memory-shelf.ts';
import { savesIn } from './testing.ts';

/** As an earlier version of the app wrote it. */
function oldSave(id: string, more: object = {}) {
  const table = new Table(nautilion, {
    seats: 2,
    options: JSON.parse(JSON.stringify(nautilion.options.defaults)),
    sea: { kind: 'named', name: 'grey-whale-214' },
  });
  table.deal();
  const row = nautilion
    .moves(table.state as never)
    .slice(0, 1)
    .map(nautilion.write);
  const logbook = writeLogbook(table).replace('\n\n', '\nnames: ["Ada","Inés (bot: helmsman)"]\n\n');
  const standing = { turn: 1, line: { en: 'Turn 1', fr: 'Tour 1' } };
  return {
    id,
    game: 'nautilion',
    logbook,
    row,
    along: [],
    began: 10,
    touched: 20,
    over: false,
    known: true,
    standing,
    ...more,
  };
}

const result = {
  save: 'thrownaway',
  game: 'nautilion',
  config: '{"options":{},"seats":1}',
  sea: 'calm',
  won: true,
  practised: false,
  known: false,
  when: 30,
};

describe('what an earlier version kept', () => {
  let stored: { [key: string]: string };
  beforeEach(() => {
    stored = {};
    vi.stubGlobal(
      'localStorage',
      new Proxy(stored, {
        get: (target, key: string) => {
          if (key === 'getItem') return (name: string) => target[name] ?? null;
          if (key === 'removeItem') return (name: string) => delete target[name];
          return target[key];
        },
      }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const carried = async () => {
    const saves = savesIn(new MemoryShelf());
    await carryOver(saves);
    return saves;
  };

  it('is carried over whole, bots, pending decisions and all, and then goes', async () => {
    stored['fathom/save/abcdefghij'] = JSON.stringify(oldSave('abcdefghij', { daily: '2026-11-01' }));
    const saves = await carried();
    expect(saves.heads()).toMatchObject([
      {
        id: 'abcdefghij',
        game: 'nautilion',
        touched: 20,
        known: true,
        daily: '2026-11-01',
        players: [
          { name: 'Ada', bot: null },
          { name: 'Inés', bot: 'helmsman' },
        ],
      },
    ]);
    expect((await saves.read('abcdefghij'))?.save?.tail.row).toHaveLength(1);
    expect(stored).toEqual({});
  });

  it('goes on from its last good position where its end no longer replays, and stays', async () => {
    const old = oldSave('abcdefghij');
    const text = JSON.stringify({ ...old, logbook: `${old.logbook}0 walk:the:plank\n` });
    stored['fathom/save/abcdefghij'] = text;
    const saves = await carried();
    expect(saves.heads()).toMatchObject([{ salvaged: 'abcdefghij' }]);
    await carryOver(saves);
    expect(saves.heads()).toHaveLength(1);
    expect(stored).toEqual({ 'fathom/save/abcdefghij': text });
  });

  it('stays untouched where it cannot be read', async () => {
    const before = {
      'fathom/save/abcdefghij': '{"id":',
      'fathom/save/klmnopqrst': JSON.stringify({ ...oldSave('klmnopqrst'), logbook: 'once upon a time' }),
    };
    Object.assign(stored, before);
    expect((await carried()).heads()).toEqual([]);
    expect(stored).toEqual(before);
  });

  it('is carried over without a standing that cannot be shown', async () => {
    stored['fathom/save/abcdefghij'] = JSON.stringify(oldSave('abcdefghij', { standing: { turn: 3 } }));
    expect((await carried()).heads()[0]).not.toHaveProperty('standing');
  });

  it('keeps the results of games that were thrown away', async () => {
    stored['fathom/results'] = JSON.stringify([result, { ...result, won: 'perhaps' }, null]);
    const saves = await carried();
    expect(saves.heads()).toMatchObject([{ id: 'thrownaway', over: true, bare: true, result: { ranks: [1] } }]);
    expect(stored).toEqual({});
  });
});
