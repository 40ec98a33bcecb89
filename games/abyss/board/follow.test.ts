import { abyss, type Event, type View } from '@fathom/abyss/rules';
import { at } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { follow } from './follow.ts';

/** A small generator of its own, so that a failing game can be played again. */
function generator(seed: number): (n: number) => number {
  let state = seed * 7919 + 17;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

describe.each([
  [2, true, 1],
  [3, true, 2],
  [4, false, 3],
])('with %i players, Kraken %s', (seats, kraken, seed) => {
  test('following what was told leads from one view to the next', () => {
    const below = generator(seed);
    const state = abyss.setup(seats, { kraken, openMemory: true, handLimit12: false });
    let shown: View = abyss.view(state, 0);
    for (let plies = 0; abyss.actor(state) !== null && plies < 900; plies++) {
      const moves = abyss.moves(state);
      const events: Event[] = [];
      abyss.play(state, at(moves, below(moves.length)), (event, audience, veiled) => {
        if (audience === undefined || audience.includes(0)) events.push(event);
        else if (veiled) events.push(veiled);
      });
      for (const event of events) shown = follow(shown, event);
      const view = abyss.view(state, 0);
      expect(abyss.pieces(shown)).toEqual(abyss.pieces(view));
      expect(shown.court).toEqual(view.court);
      expect(shown.players.map(({ lords }) => lords.toSorted())).toEqual(
        view.players.map(({ lords }) => lords.toSorted()),
      );
      shown = view;
    }
  });
});
