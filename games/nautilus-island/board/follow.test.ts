import { at } from '@fathom/kernel';
import { asked, type Event, nautilusIsland as game, type State, type View } from '@fathom/nautilus-island/rules';
import { describe, expect, test } from 'vitest';
import { follow } from './follow.ts';

/** Plays a whole game by a small generator, and tells after every move what each seat saw of it. */
function voyage(
  seats: number,
  seed: number,
  look: (before: View, events: readonly Event[], after: View) => void,
): void {
  const state: State = game.setup(seats, game.options.defaults);
  let random = seed;
  const below = (n: number): number => {
    random = (random * 48271) % 2147483647;
    return random % n;
  };
  while (game.actor(state) !== null) {
    const moves = game.moves(state);
    const move = at(moves, below(moves.length));
    const before = [null, ...Array.from({ length: seats }, (_, seat) => seat)].map((watcher) => ({
      watcher,
      view: game.view(state, watcher),
      events: [] as Event[],
    }));
    game.play(state, move, (event, audience, veiled) => {
      for (const { watcher, events } of before) {
        if (audience === undefined || (watcher !== null && audience.includes(watcher))) events.push(event);
        else if (veiled) events.push(veiled);
      }
    });
    for (const { watcher, view, events } of before) look(view, events, game.view(state, watcher));
  }
}

describe('what the board shows between two views', () => {
  test.each([2, 3, 4])('leads to the pieces of the next view, for every seat of %i', (seats) => {
    voyage(seats, 7 + seats, (before, events, after) => {
      const shown = events.reduce(follow, before);
      if (asked(after) === 'over') return;
      expect(game.pieces(shown)).toEqual(game.pieces(after));
    });
  });

  test('never changes the view it starts from', () => {
    voyage(2, 5, (before, events) => {
      const copy = structuredClone(before);
      events.reduce(follow, before);
      expect(before).toEqual(copy);
    });
  });
});
