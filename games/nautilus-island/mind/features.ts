import type { Seat } from '@fathom/kernel';
import {
  asked,
  castawayOf,
  colourOf,
  NONE,
  PLACES,
  STORABLE,
  type State,
  TOKENS,
  TREASURES,
} from '@fathom/nautilus-island/rules';
import { AT_ONCE, Prospects } from './prospects.ts';

const COLUMNS = 6;
const SIZES = 7;
const HANDS = 6;
const REACHES = 5;
const PORTHOLES = 4;
/** Tokens whose worth depends on what a set still becomes: each, odd, pair, double. */
const GROWING = TOKENS - 2;
const FLAT = 2;

const PLAYER = 14 + SIZES * HANDS + GROWING * REACHES + 2 * TOKENS + COLUMNS + 2;
const COLUMN = 8;
const OTHERS = 4;
const TABLE = 8 + 9 + PORTHOLES * 3 + 9;

/**
 * A position as the network sees it from one seat: that player, the strongest rival, a little of the others, the columns and what
 * is left. Colours are counted, not named, for all are alike. Nothing in it is hidden from the seat. Most entries are 0.
 */
export const FEATURES = 2 * PLAYER + OTHERS + COLUMNS * COLUMN + TABLE;

const seen = Array.from({ length: 4 }, () => new Prospects());

function seenOf(seat: Seat): Prospects {
  const player = seen[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
}

/** How good a player's position looks, roughly. */
export const standingOf = (player: Prospects): number =>
  player.points + 0.6 * player.bestGain(AT_ONCE) + 0.5 * player.unknown;

export function features(state: State, seat: Seat, out: Float32Array): Float32Array {
  out.fill(0);
  for (let player = 0; player < state.seats; player++) seenOf(player).look(state, player, seat);
  const rival = strongestRival(state, seat);
  const me = seenOf(seat);
  const them = seenOf(rival);
  let at = describe(state, seat, me, out, 0);
  at = describe(state, rival, them, out, at);
  at = others(state, seat, rival, out, at);
  at = columns(state, me, them, out, at);
  table(state, seat, rival, out, at);
  return out;
}

function strongestRival(state: State, seat: Seat): Seat {
  let top = NONE;
  for (let player = 0; player < state.seats; player++) {
    if (player !== seat && (top === NONE || standingOf(seenOf(player)) > standingOf(seenOf(top)))) top = player;
  }
  return top;
}

const three = new Float64Array(3);

/** The three largest of some numbers, into `three`. */
function largest(values: Float64Array, first: number, step: number): void {
  let most = 0;
  let second = 0;
  let third = 0;
  for (let i = first; i < values.length; i += step) {
    const value = values[i] ?? 0;
    if (value > most) {
      third = second;
      second = most;
      most = value;
    } else if (value > second) {
      third = second;
      second = value;
    } else if (value > third) third = value;
  }
  three[0] = most;
  three[1] = second;
  three[2] = third;
}

/** So much more of a feature. */
function raise(out: Float32Array, feature: number, by: number): void {
  out[feature] = (out[feature] ?? 0) + by;
}

function describe(state: State, player: Seat, own: Prospects, out: Float32Array, from: number): number {
  let at = from;
  const castaway = castawayOf(state, player);
  out[at++] = own.points / 20;
  out[at++] = own.unknown / 4;
  out[at++] = own.dead / 4;
  let hand = own.unknown;
  let closed = 0;
  for (let colour = 0; colour < PLACES; colour++) {
    hand += own.held[colour] ?? 0;
    closed += own.closed[colour] ?? 0;
  }
  out[at++] = hand / 10;
  out[at++] = closed / 3;
  largest(own.gains, AT_ONCE - 1, AT_ONCE);
  for (let i = 0; i < 3; i++) out[at++] = (three[i] ?? 0) / 10;
  largest(own.hopes, 0, 1);
  for (let i = 0; i < 3; i++) out[at++] = (three[i] ?? 0) / 10;
  largest(own.gains, 0, AT_ONCE);
  out[at++] = (three[0] ?? 0) / 10;
  largest(own.gains, 1, AT_ONCE);
  out[at++] = (three[0] ?? 0) / 10;
  largest(own.wants, 0, 1);
  out[at++] = (three[0] ?? 0) / 10;

  const growing = at + SIZES * HANDS;
  const camp = growing + GROWING * REACHES;
  for (let colour = 0; colour < PLACES; colour++) {
    if (own.closed[colour]) continue;
    const size = own.laid[colour] ?? 0;
    const more = own.held[colour] ?? 0;
    raise(out, at + Math.min(size, SIZES - 1) * HANDS + Math.min(more, HANDS - 1), 1);
    const reach = Math.max(0, Math.min(size + more - 2, REACHES - 1));
    for (let token = FLAT; token < TOKENS; token++) {
      const count = castaway.tokens[colour * TOKENS + token] ?? 0;
      if (count > 0) raise(out, growing + (token - FLAT) * REACHES + reach, count);
    }
    const waiting = state.camp[colour] ?? NONE;
    if (waiting !== NONE) raise(out, camp + (more > 0 ? 0 : TOKENS) + waiting, more > 0 ? 1 : 0.5);
  }
  at = camp + 2 * TOKENS;
  if (castaway.at !== NONE && castaway.at < COLUMNS) out[at + castaway.at] = 1;
  at += COLUMNS;
  const turn = state.order.indexOf(player);
  out[at++] = turn > state.turn || (turn === state.turn && isStarting(state)) ? 1 : 0;
  out[at++] = turn === state.turn && isStarting(state) ? 1 : 0;
  return at;
}

/** Whether the seat on turn has everything before it: otherwise its turn is over but for what chance still does. */
const isStarting = (state: State): boolean => asked(state) === 'column' || asked(state) === 'action';

function others(state: State, seat: Seat, rival: Seat, out: Float32Array, from: number): number {
  if (state.seats > 2) {
    let best = -100;
    let total = 0;
    for (let player = 0; player < state.seats; player++) {
      if (player === seat || player === rival) continue;
      const standing = standingOf(seenOf(player));
      total += standing;
      if (standing > best) best = standing;
    }
    const mean = total / (state.seats - 2);
    out[from] = best / 20;
    out[from + 1] = mean / 20;
    const own = standingOf(seenOf(seat));
    out[from + 2] = (own - best) / 10;
    out[from + 3] = (own - mean) / 10;
  }
  return from + OTHERS;
}

const worthOf = (state: State, treasure: number): number => state.treasures[treasure - STORABLE] ?? 0;

/** What a column's seen cards are worth to somebody, in points to come. */
function lure(state: State, tops: readonly number[], own: Prospects): number {
  let total = 0;
  for (const card of tops) {
    if (card === NONE) continue;
    const colour = colourOf(card);
    if (colour === TREASURES) total += worthOf(state, card);
    else if (!own.closed[colour]) total += 0.5 + (own.wants[colour] ?? 0);
  }
  return total;
}

function columns(state: State, me: Prospects, them: Prospects, out: Float32Array, from: number): number {
  for (let column = 0; column < state.layout.length && column < COLUMNS; column++) {
    const at = from + column * COLUMN;
    const height = state.heights[column] ?? 0;
    out[at] = height / 8;
    for (let n = 1; n <= 3; n++) if (height < n) out[at + n] = 1;
    const tops = state.tops[column];
    if (height === 0 || tops === undefined) continue;
    let unknown = 0;
    for (const top of tops) if (top === NONE) unknown++;
    out[at + 4] = lure(state, tops, me) / 8;
    out[at + 5] = lure(state, tops, them) / 8;
    out[at + 6] = unknown / 3;
    out[at + 7] = bestTreasure(state, tops) / 4;
  }
  return from + COLUMNS * COLUMN;
}

function bestTreasure(state: State, tops: readonly number[]): number {
  let top = 0;
  for (const card of tops) {
    if (card !== NONE && colourOf(card) === TREASURES) top = Math.max(top, worthOf(state, card));
  }
  return top;
}

/** How often a player will still act, once the last round is certain; 3 stands for not knowing. */
function turnsLeft(state: State, player: Seat): number {
  if (state.ending === 'no') return 3;
  const turn = state.order.indexOf(player);
  const thisRound = turn > state.turn || (turn === state.turn && isStarting(state)) ? 1 : 0;
  return thisRound + (state.ending === 'next' ? 1 : 0);
}

function table(state: State, seat: Seat, rival: Seat, out: Float32Array, from: number): void {
  let at = from;
  let least = 8;
  for (const height of state.heights) least = Math.min(least, height);
  for (let n = 0; n < 8; n++) if (least > n) out[at + n] = 1;
  at += 8;
  const mine = turnsLeft(state, seat);
  const theirs = turnsLeft(state, rival);
  out[at + mine] = 1;
  out[at + 4 + theirs] = 1;
  out[at + 8] = (mine - theirs) / 2;
  at += 9;
  for (let index = 0; index < state.sizes.length && index < PORTHOLES; index++) {
    const left = (state.prizes[index]?.length ?? 0) - (state.taken[index] ?? 0);
    for (let n = 0; n < 3; n++) if (left > n) out[at + index * 3 + n] = 1;
  }
  at += PORTHOLES * 3;
  let waiting = 0;
  for (const token of state.camp) if (token !== NONE) waiting++;
  let supply = 0;
  for (const count of state.supply) supply += count;
  out[at++] = waiting / 5;
  out[at++] = supply / 30;
  const ahead = castawayOf(state, rival).at - castawayOf(state, seat).at;
  out[at++] = ahead > 0 ? 1 : 0;
  const me = seenOf(seat);
  const them = seenOf(rival);
  const difference = me.points - them.points;
  out[at++] = difference / 10;
  out[at++] = (standingOf(me) - standingOf(them)) / 10;
  out[at++] = mine === 0 && theirs === 0 ? Math.max(-1, Math.min(1, difference)) : 0;
  // Once the end is near, points as they lie count for more and more.
  if (state.ending !== 'no') out[at] = difference / 10;
  if (mine === 0) out[at + 1] = difference / 10;
  if (mine === 0 && theirs === 0) out[at + 2] = difference / 5;
}
