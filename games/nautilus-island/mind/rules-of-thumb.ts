import type { Seat } from '@fathom/kernel';
import { PLACES, type State } from '@fathom/nautilus-island/rules';
import type { Judge } from './judgement.ts';
import { AT_ONCE, Prospects } from './prospects.ts';

const own = new Prospects();
const theirs = new Prospects();

const squash = (lead: number): number => 1 / (1 + Math.exp(-lead / 8));

/** Cards that could still go into a set. */
function useful(player: Prospects): number {
  let cards = player.unknown;
  for (let colour = 0; colour < PLACES; colour++) if (!player.closed[colour]) cards += player.held[colour] ?? 0;
  return cards;
}

/** The points all cards in hand could still bring. */
function hoped(player: Prospects): number {
  let hopes = 0;
  for (let colour = 0; colour < PLACES; colour++) hopes += player.hopes[colour] ?? 0;
  return hopes;
}

/** What one player's position is worth in points: those that lie there, and those that may come before the end. */
function worth(state: State, player: Prospects): number {
  const store = player.bestGain(AT_ONCE);
  if (state.ending === 'now') return player.points + 0.5 * store;
  if (state.ending === 'next') return player.points + 0.4 * store + 0.2 * hoped(player);
  return player.points + 0.4 * store + 0.5 * hoped(player) + 0.6 * useful(player);
}

/** Points, what could be stored, and the same of the strongest rival: how a sensible player looks at it. */
export const sensible: Judge = (state: State, seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat) best = Math.max(best, worth(state, theirs.look(state, rival, seat)));
  }
  return squash(worth(state, own.look(state, seat, seat)) - best);
};

/** Points as they lie, one's own and the strongest rival's. */
export const greedy: Judge = (state: State, seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat) best = Math.max(best, theirs.look(state, rival, seat).points);
  }
  return squash(own.look(state, seat, seat).points - best);
};

/** Treasures and full hands: what a set is good for comes second. */
export const acquisitive: Judge = (state: State, seat: Seat): number => {
  own.look(state, seat, seat);
  let laid = 0;
  for (let colour = 0; colour < PLACES; colour++) laid += own.laid[colour] ?? 0;
  return squash(own.points + 1.5 * useful(own) + 1.7 * laid - 20);
};

/** One's own sets as if there were nobody else and no end. */
export const selfContained: Judge = (state: State, seat: Seat): number => {
  own.look(state, seat, seat);
  return squash(own.points + 0.5 * hoped(own) + 0.3 * useful(own) - 20);
};
