import { FIGURE_COST, keysOf, type State } from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import type { Judge } from './knowledge.ts';
import { Reach } from './reach.ts';
import { Standing } from './standing.ts';

/** What a simple player counts, and how much each thing means to it, in points. */
export interface Taste {
  /** A pearl, a point of an ally in hand, a race in hand, a key. */
  readonly pearl: number;
  readonly ally: number;
  readonly race: number;
  readonly key: number;
  /** Points so far: of lords, affiliated allies and monsters, of locations, and what nebulis cost. */
  readonly lords: number;
  readonly allies: number;
  readonly locations: number;
  readonly nebulis: number;
  /** The next action still to come, and the next card of an exploration. */
  readonly action: number;
  readonly reveal: number;
  /** How much opponents' belongings count against one's own; 0: it does not look at them. */
  readonly envy: number;
}

/** A rule of thumb for all of it. */
export const SENSIBLE: Taste = {
  pearl: 1.5,
  ally: 0.45,
  race: 0.3,
  key: 2.5,
  lords: 1,
  allies: 0.9,
  locations: 1,
  nebulis: 1,
  action: 3,
  reveal: 1.2,
  envy: 0.3,
};

/** A judge by taste: no experience, only a list of what is good. */
export function judgeBy(taste: Taste): Judge {
  const standing = new Standing();
  const reach = new Reach();
  const worth = (state: State, seat: Seat): number => {
    const player = at(state.players, seat);
    standing.take(state, seat);
    reach.take(state, seat);
    let sum = reach.krakenSum;
    for (const points of reach.sums) sum += points;
    return (
      taste.lords * standing.lordPoints +
      taste.allies * standing.allyPoints +
      taste.locations * standing.locationPoints +
      standing.tokenPoints -
      taste.nebulis * (standing.nebulis + (state.figure === seat ? FIGURE_COST : 0)) +
      taste.pearl * player.pearls +
      taste.ally * sum +
      taste.race * reach.present +
      taste.key * keysOf(state, seat)
    );
  };
  /** What one's own turn still promises. Others' turns come anyway, whatever one does. */
  const tempo = (state: State, seat: Seat): number => {
    if (state.turn !== seat) return 0;
    const frame = state.stack[state.stack.length - 1];
    if (frame?.at === 'action') return taste.action;
    if (frame?.at === 'reveal') return taste.reveal;
    return frame?.at === 'token' ? 2.65 * frame.count : 0;
  };
  return (state, seat) => {
    const own = worth(state, seat) + tempo(state, seat);
    let total = 0;
    for (let opponent = 0; opponent < state.seats; opponent++) {
      if (opponent === seat) continue;
      const lead = own - (taste.envy === 0 ? 0 : taste.envy * worth(state, opponent));
      total += 1 / (1 + Math.exp(-(taste.envy === 0 ? lead - 40 : lead) / 12));
    }
    return total / (state.seats - 1);
  };
}
