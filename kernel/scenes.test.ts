import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import type { Json } from './contract.ts';
import { quickRandom } from './random.ts';
import { scenesOf } from './scenes.ts';
import { Table } from './table.ts';

const options = toy.options.defaults as unknown as Json;
const fresh = () => {
  const table = new Table(toy, { seats: 2, options, sea: { kind: 'named', name: 'scenes' } });
  table.deal();
  return table;
};

/** Plays on at random, now and then taking something back, so many times. */
function playOn(table: Table, times: number, seed: string): void {
  const random = quickRandom(seed);
  for (let i = 0; i < times && typeof table.actor === 'number'; i++) {
    const seat = table.actor;
    const moves = table.game.moves(table.state);
    table.play(seat, table.at, [moves[random.below(moves.length)] as Json]);
    if (random.below(4) === 0 && table.undo(seat).ok) continue;
    if (random.below(6) === 0) table.leaving(seat, 'left');
    table.deal();
  }
}

describe('scenes', () => {
  it('tell every entry once and in order, and end in the table as it stands', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = fresh();
      playOn(table, 40, seed);
      for (const watcher of [0, 1, null]) {
        for (let since = 0; since < table.at; since++) {
          const scenes = scenesOf(table, watcher, since);
          expect(scenes.flatMap(({ sights }) => sights)).toEqual(table.sights(watcher, since));
          expect(scenes.at(-1)?.view()).toEqual(table.view(watcher));
        }
      }
    }
  });

  it('show nothing of what was taken back', () => {
    const table = fresh();
    const seat = table.actor as number;
    const undoable = table.game.moves(table.state).find((move) => !toy.reveals(table.state as never, move as never));
    const since = table.at;
    table.play(seat, since, [undoable as Json]);
    expect(table.undo(seat).ok).toBe(true);
    const scenes = scenesOf(table, seat, since);
    expect(scenes.map(({ by, events, sights }) => [by, events.length, sights.length])).toEqual([[null, 0, 2]]);
  });

  it('lead from one view to the next: each scene ends where the game stood then', () => {
    const table = fresh();
    playOn(table, 6, 'views');
    const { line } = table;
    for (const scene of scenesOf(table, null, 0)) {
      const last = scene.sights.at(-1)?.at ?? -1;
      const count = line.filter((index) => index <= last).length;
      expect(scene.view()).toEqual(toy.view(table.stateAfter(count) as never, null));
    }
  });
});
