import { at, pick, quickRandom, same, sum } from '@fathom/kernel';
import { shifted } from '@fathom/kernel/conform';
import { describe, expect, it } from 'vitest';
import { linked, occupied } from './ducts.ts';
import { BOARDS, type Event, EXPANSIONS, LEVELS, landing, nautilion, type State } from './index.ts';
import { sensibly } from './testing/playthrough.ts';

/** Games by a player who gets further than chance: past collisions, into full cabins, to the Abyss. */
function* games(count: number): Generator<{ state: State; seats: number; below: (n: number) => number }> {
  for (let index = 0; index < count; index++) {
    const random = quickRandom(`laws ${index}`);
    const seats = 1 + (index % 2);
    const state = nautilion.setup(seats, {
      ...nautilion.options.defaults,
      board: at(BOARDS, index % 6),
      reserve: 1 + (index % 6),
      expansions: EXPANSIONS.filter((_, bit) => ((index >> 1) >> bit) & 1),
      harpoons: index % 5 === 0 ? 3 : 2,
      darkhouse: at(LEVELS, index % 3),
    });
    yield { state, seats, below: (n) => random.below(n) };
  }
}

function step(state: State, below: (n: number) => number, tell?: (event: Event) => void): void {
  const moves = nautilion.moves(state);
  const weights = nautilion.actor(state) === 'chance' ? nautilion.weights(state) : null;
  nautilion.play(state, weights ? at(moves, pick(weights, below(sum(weights)))) : sensibly(state, moves, below), tell);
}

describe('laws', () => {
  it('T10: whatever happens, everybody aboard hangs together between two decisions of a turn', () => {
    const apart: State[] = [];
    for (const { state, below } of games(256)) {
      while (state.outcome === null) {
        step(state, below);
        const pending = state.stack.at(-1)?.at;
        // Between the payment for H6 or H7 and its effect, and inside the collision, groups may hang apart.
        if (pending && ['pick-path', 'pick-discard', 'spoils', 'keep', 'place'].includes(pending)) continue;
        if (!linked(state.charter.ducts, occupied(state.cabins))) apart.push(nautilion.clone(state));
      }
    }
    expect(apart).toEqual([]);
  });

  it('C1: no token is lost or made, and the events’ shifts account for every piece', () => {
    for (const { state, below } of games(64)) {
      let before = nautilion.pieces(state);
      while (state.outcome === null) {
        const told: Event[] = [];
        step(state, below, (event) => told.push(event));
        const after = nautilion.pieces(state);
        expect(same(shifted(before, told), after)).toBe(true);
        before = after;
      }
    }
  });

  it('T8: a figure lands where `landing` says it would', () => {
    let asked = 0;
    for (const { state, below } of games(128)) {
      while (state.outcome === null) {
        const before = nautilion.view(state, null);
        const told: Event[] = [];
        step(state, below, (event) => told.push(event));
        const event = told.find((one) => one.kind === 'moved');
        // Only where a die was given: a card played in the same breath could have changed the course.
        if (told[0]?.kind !== 'given' || event?.kind !== 'moved') continue;
        asked++;
        const seen = landing(before, event.figure, event.die);
        expect(seen.end).toBe(event.end);
        expect(seen.over.slice(0, event.over.length)).toEqual(event.over);
      }
    }
    expect(asked).toBeGreaterThan(500);
  });

  it('T11: the game always ends, well within its bound', () => {
    for (const { state, seats, below } of games(256)) {
      let moves = 0;
      for (; state.outcome === null; moves++) step(state, below);
      expect(moves).toBeLessThan(nautilion.bound(seats, state.charter.options));
    }
  });
});
