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

/** The same in so many turns: one colour goes with each. */
function hopedIn(player: Prospects, turns: number): number {
  if (turns >= PLACES) return hoped(player);
  const best = player.hopes.toSorted();
  let hopes = 0;
  for (let colour = PLACES - turns; colour < PLACES; colour++) hopes += best[colour] ?? 0;
  return hopes;
}

/** Cards that find their way into sets in one turn on the mean: whoever holds more than the turns left allow has gathered too long. */
const STORED_A_TURN = 2;

/** What one player's position is worth in points: those that lie there, and those that may come before the end, so many turns away at least. */
function worth(state: State, player: Prospects, turns: number): number {
  const store = player.bestGain(AT_ONCE);
  if (state.ending === 'now') return player.points + 0.5 * store;
  if (state.ending === 'next') return player.points + 0.4 * store + 0.2 * hoped(player);
  const cards = Math.min(useful(player), STORED_A_TURN * turns);
  return player.points + 0.4 * store + 0.5 * hopedIn(player, turns) + 0.6 * cards;
}

/** One's own worth against that of the strongest rival. */
function lead(state: State, seat: Seat, turns: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat) best = Math.max(best, worth(state, theirs.look(state, rival, seat), turns));
  }
  return squash(worth(state, own.look(state, seat, seat), turns) - best);
}

/** Points, what could be stored, and the same of the strongest rival: how a sensible player looks at it until the last round is certain. */
export const sensible: Judge = (state, seat) => lead(state, seat, Number.POSITIVE_INFINITY);

/** The same of somebody who also sees how few turns are left: a column loses one card a stack in a round at most, and a last round follows (E1). */
export const timely: Judge = (state, seat) => lead(state, seat, Math.min(...state.heights) + 1);

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

/** One's own sets as if there were nobody else, and no end until it is certain. */
export const selfContained: Judge = (state: State, seat: Seat): number => {
  own.look(state, seat, seat);
  if (state.ending === 'now') return squash(own.points - 20);
  if (state.ending === 'next') return squash(own.points + 0.4 * own.bestGain(AT_ONCE) - 20);
  return squash(own.points + 0.5 * hoped(own) + 0.3 * useful(own) - 20);
};
