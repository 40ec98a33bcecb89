import { toy } from '@fathom/toy/rules';
import { expect, it } from 'vitest';
import { at as itemAt } from './at.ts';
import type { Json } from './contract.ts';
import { quickRandom } from './random.ts';
import { listener, veil } from './sight.ts';
import { Table } from './table.ts';

it('a veil is what a table shows a watcher of a move', () => {
  for (let game = 0; game < 20; game++) {
    const random = quickRandom(`veil ${game}`);
    const table = new Table(toy, { seats: 3, options: toy.options.defaults, sea: { kind: 'person' } });
    const state = toy.setup(3, toy.options.defaults);
    for (let actor = toy.actor(state); actor !== null; actor = toy.actor(state)) {
      const moves = toy.moves(state);
      const move = itemAt(moves, random.below(moves.length));
      const { told, tell } = listener();
      toy.play(state, move, tell);
      const { at } = table;
      if (actor === 'chance') table.chance(move);
      else table.play(actor, at, [move]);
      for (const watcher of [null, 0, 1, 2]) {
        const { by, entry, events } = itemAt(table.sights(watcher, at), 0);
        const shown = entry && 'move' in entry ? entry.move : null;
        expect(veil(told, actor, move, watcher)).toEqual({ by, move: shown, events: events as unknown as Json });
      }
    }
  }
});
