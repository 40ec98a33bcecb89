import { type Event, type Expansion, type Move, nautilion, type View } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { follow, lifted } from './follow.ts';

const everything: readonly Expansion[] = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'];

/** What a person sees of a view. */
function sight(view: View) {
  const {
    path,
    reefs,
    spots,
    nautilion: yours,
    phantom,
    reserve,
    discard,
    cabins,
    mages,
    hold,
    collided,
    row,
    card,
  } = view;
  return {
    path,
    reefs,
    spots,
    yours,
    phantom,
    reserve,
    discard,
    cabins,
    mages,
    hold: [...hold].sort(),
    collided,
    row,
    card,
    revealed: [...view.revealed].sort(),
    gone: [...view.gone].sort(),
    turn: view.turn,
    active: view.active,
    low: view.lowAdmiral,
    outcome: view.outcome,
  };
}

/** Plays a game by a small fixed generator and hands every move's views and events to the check. */
function play(
  seats: number,
  expansions: readonly Expansion[],
  seed: number,
  check: (before: View, events: Event[], after: View) => void,
) {
  const parsed = nautilion.options.parse({ expansions });
  if (!parsed.ok) throw new Error(parsed.error);
  const state = nautilion.setup(seats, parsed.value);
  let at = seed * 7919 + 17;
  const below = (n: number): number => {
    at = (at * 48271) % 2147483647;
    return at % n;
  };
  while (nautilion.actor(state) !== null) {
    const moves = nautilion.moves(state);
    const useful = moves.filter((move) => move.do === 'place' && move.to !== 'reserve');
    const list = useful.length > 0 ? useful : moves;
    const before = nautilion.view(state, 0);
    const events: Event[] = [];
    nautilion.play(state, list[below(list.length)] as Move, (event) => events.push(event));
    // A board opens once the path lies.
    if (before.turn > 0) check(before, events, nautilion.view(state, 0));
  }
}

describe('what the board shows between two views', () => {
  for (const [seats, expansions] of [
    [1, []],
    [2, []],
    [1, everything],
    [2, everything],
  ] as const) {
    it(`ends where the events end: ${seats} player(s), ${expansions.join(' ') || 'base game'}`, () => {
      for (let seed = 1; seed <= 12; seed += 1) {
        play(seats, expansions, seed, (before, events, after) => {
          // The last card of a turn changes hands silently: whose turn it is comes with the next turn's event.
          expect(sight(events.reduce(follow, before))).toEqual({ ...sight(after), active: expect.any(Number) });
        });
      }
    });
  }

  it('shows the dice that lie there', () => {
    play(1, everything, 3, (before, events, after) => {
      if (events.some(({ kind }) => kind === 'rolled')) expect(events.reduce(follow, before).dice).toEqual(after.dice);
    });
  });

  it('takes a piece off its place while it is in the air', () => {
    play(1, [], 2, (before, events) => {
      for (const event of events) {
        if (event.kind !== 'sank') continue;
        const shown = events.slice(0, events.indexOf(event)).reduce(follow, before);
        const inTheAir = lifted(shown, event);
        expect(inTheAir.path[shown.spots.indexOf(event.spot)]).toBe(0);
        expect(inTheAir.discard).toEqual(shown.discard);
      }
    });
  });
});
