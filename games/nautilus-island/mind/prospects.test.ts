import { at, playout, quickRandom, type Seat } from '@fathom/kernel';
import { asked, nautilusIsland, onTurn, type State, scoreNow } from '@fathom/nautilus-island/rules';
import { expect, test } from 'vitest';
import { Prospects } from './prospects.ts';

/** Positions of random games where the seat on turn may collect or store. */
function actions(seats: number, seed: string): State[] {
  const random = quickRandom(seed);
  const found: State[] = [];
  const state = nautilusIsland.setup(seats, nautilusIsland.options.defaults);
  const spy = {
    ...nautilusIsland,
    play(here: State, move: Parameters<typeof nautilusIsland.play>[1]) {
      if (asked(here) === 'action') found.push(nautilusIsland.clone(here));
      nautilusIsland.play(here, move);
    },
  };
  playout(spy, state, random);
  return found;
}

function points(state: State, seat: Seat): number {
  const score = scoreNow(nautilusIsland.view(state, seat), seat);
  return Object.values(score).reduce((sum, part) => sum + part, 0);
}

/** The most points storing brings at once from here, by trying everything. */
function mostByStoring(state: State, seat: Seat): number {
  const before = points(state, seat);
  let most = 0;
  const follow = (here: State) => {
    for (const move of nautilusIsland.moves(here)) {
      if (move.do === 'collect' || move.do === 'pass') continue;
      const next = nautilusIsland.clone(here);
      nautilusIsland.play(next, move);
      // The camp is filled up before the set is closed: with what does not matter here.
      while (asked(next) === 'token' || asked(next) === 'place')
        nautilusIsland.play(next, at(nautilusIsland.moves(next), 0));
      if (asked(next) === 'more' || asked(next) === 'close') follow(next);
      else most = Math.max(most, points(next, seat) - before);
    }
  };
  follow(state);
  return most;
}

test.each([2, 3, 4])('points and what storing would bring are what the rules count: %i players', (seats) => {
  const own = new Prospects();
  const positions = ['one', 'two', 'three'].flatMap((seed) => actions(seats, seed));
  expect(positions.length).toBeGreaterThan(50);
  for (const state of positions) {
    const seat = onTurn(state);
    own.look(state, seat, seat);
    expect(own.points).toBe(points(state, seat));
    const places = at(state.layout, at(state.castaways, seat).at).length;
    expect(own.bestGain(places)).toBe(mostByStoring(state, seat));
  }
});
