import {
  ADMIRALS,
  ALL_CABINS,
  asking,
  harpoons,
  inReserve,
  isFighter,
  KINDS,
  MERCENARY,
  occupied,
  reachable,
  reefBonus,
  type State,
} from '@fathom/nautilion/rules';
import { countAhead, emptyLane, type Lane, readLane } from './lane.ts';

/**
 * A position as the network sees it, at the moment chance is about to act: a list of the things that hold, each a number below
 * `PAIR_FEATURES`. Nets may know only the first ones: those of the base game (`BASE_FEATURES`), these and what expansions add
 * (`EXPANSION_FEATURES`), or all but those for two (`FEATURES`).
 */
export interface Lit {
  readonly list: Int32Array;
  count: number;
}

export const emptyLit = (): Lit => ({ list: new Int32Array(256), count: 0 });

let next = 0;
/** A block of features: the number of its first one. */
function block(size: number): number {
  next += size;
  return next - size;
}

/** Which spaces lie before a figure, and how far the Nautilion is from being first. */
const SPACES = 21;
const STEPS = 5;
const TO_ABYSS = block(SPACES + STEPS);
const TO_HOME = block(SPACES + STEPS);
const LEAD = block(21 + STEPS);
const BETWEEN = block(8);
/** By number: aboard; missing, by whether ducts lead to it and copies ahead; its cabin held by a mercenary. */
const A_NUMBER = 10;
const NUMBERS = block(9 * A_NUMBER);
const CREW = block(10);
const GONE = block(2);
const RARE = block(3);
/** By how soon the Nautilion could reach it: can board, can board and is the last, needed later, the same and last, one more copy. */
const LOOK_AHEAD = 14;
const AHEAD = block(LOOK_AHEAD * 5);
/** By how soon the Phantom could reach it: needed, needed and the last. */
const PHANTOM_LOOK = 6;
const PHANTOMS = block(PHANTOM_LOOK * 2);
const ADMIRAL = block(2);
const MOST_MONEY = 10;
const MONEY = block(MOST_MONEY + 1);

export const BASE_FEATURES = next;

const MAGES = block(6);
const MAGES_AHEAD = block(3 * 4);
const PAIRS = block(3);
const COLLIDED = block(1);
const ARMS = block(11);
const HIRED = block(4);
const AGAINST = block(8);
const MERCENARIES_AHEAD = block(LOOK_AHEAD);
const FIGHTERS = block(PHANTOM_LOOK);
const REEFS_AHEAD = block(LOOK_AHEAD);
const BESIDE = block(2);
const CARD_NEXT = block(12);
const CARD_AFTER = block(12);
const CARD_NOW = block(12);
const REVEALED = block(12);
const CARDS = block(3);
const CALM = block(2);
const DISCARDED = block(9);
const GIVEN = block(3 * 4);
const ROLLING = block(3);
const DICE = block(4 * 2);
const STUCK = block(2);
const CHANCE = block(3);

export const EXPANSION_FEATURES = next;

/**
 * Where ducts are few, what counts is in which order the crew comes: of a Nautilion that could stop everywhere ahead, how many would
 * still be missing in the end, how many come aboard soon, and which tokens could board by then though they cannot now.
 */
const SWEEP_SOON = 7;
const SWEEP_LEFT = block(6);
const SWEEP_NEAR = block(SWEEP_SOON + 1);
const SWEEP_AHEAD = block(LOOK_AHEAD);

export const FEATURES = next;

/**
 * For two (P3): whose turn is next, how many numbers of either Admiral are missing, and which tokens ahead somebody is missing whom only the
 * player after that may place.
 */
const NEXT_ADMIRAL = block(2);
const OWN_MISSING = block(6);
const OTHERS_MISSING = block(6);
const OTHERS_AHEAD = block(LOOK_AHEAD);

export const PAIR_FEATURES = next;

/** Everybody a position still wants and who could board, as bits by kind. */
export interface Wants {
  needed: number;
  /** Of those, whom ducts lead to and whose cabin is free. */
  open: number;
  /** Whom the next player's Admiral lets board (P3); alone, everybody. */
  allowed: number;
  ducts: readonly number[];
}

const ALL_MAGES = 0b111 << 10;

/** P3: the numbers a seat may place, as bits. */
export function mayPlace(state: State, seat: number): number {
  if (state.seats === 1) return ALL_CABINS;
  return seat === state.lowAdmiral ? ADMIRALS.low : ADMIRALS.high;
}

function spaces(first: number, count: number, lit: Lit): void {
  lit.list[lit.count++] = first + (count <= 10 ? count - 1 : Math.min(SPACES - 1, 5 + ((count - 1) >> 1)));
  for (let step = 0; step < STEPS; step++) if (count > 5 + 5 * step) lit.list[lit.count++] = first + SPACES + step;
}

/** The race of the two figures. */
export function raceFeatures({ length, nautilion, phantom }: Lane, lit: Lit): void {
  const toAbyss = length - nautilion + 1;
  const toHome = phantom + 1;
  spaces(TO_ABYSS, toAbyss, lit);
  spaces(TO_HOME, toHome, lit);
  const lead = Math.max(-10, Math.min(10, toHome - toAbyss));
  lit.list[lit.count++] = LEAD + 10 + lead;
  for (let step = 0; step < STEPS; step++) if (lead > 3 * step - 6) lit.list[lit.count++] = LEAD + 21 + step;
  lit.list[lit.count++] = BETWEEN + (nautilion > phantom ? 0 : 1 + Math.min(6, phantom - nautilion));
}

/** Who is aboard, who is missing, and when they come. `aboard` are crew, `blocked` cabins that a mercenary holds. */
export function crewFeatures(
  lane: Lane,
  copies: Uint8Array,
  aboard: number,
  blocked: number,
  wants: Wants,
  lit: Lit,
): void {
  const { needed, open, allowed } = wants;
  const { list } = lit;
  const { tokens, length, nautilion, phantom } = lane;
  let at = lit.count;
  let crew = 0;
  let gone = 0;
  let rare = 0;
  for (let number = 1, first = NUMBERS; number <= 9; number++, first += A_NUMBER) {
    const bit = 1 << number;
    if (aboard & bit) {
      crew++;
      list[at++] = first;
      continue;
    }
    const left = copies[number] ?? 0;
    if (left === 0) gone++;
    else if (left === 1) rare++;
    list[at++] = blocked & bit ? first + 9 : first + 1 + (open & bit ? 4 : 0) + (left < 3 ? left : 3);
  }
  list[at++] = CREW + crew;
  if (gone > 0) list[at++] = GONE + Math.min(2, gone) - 1;
  if (rare > 0) list[at++] = RARE + Math.min(3, rare) - 1;
  let seen = 0;
  const end = Math.min(length, nautilion + LOOK_AHEAD);
  for (let i = nautilion, slot = AHEAD; i < end; i++, slot += 5) {
    const kind = tokens[i] ?? 0;
    const bit = 1 << kind;
    if ((needed & bit) === 0) continue;
    if (seen & bit) list[at++] = slot + 4;
    else {
      const boards = (open & bit) !== 0 && (i >= nautilion + 4 || (allowed & bit) !== 0);
      list[at++] = slot + (boards ? 0 : 2) + (copies[kind] === 1 ? 1 : 0);
      seen |= bit;
    }
  }
  const last = Math.max(nautilion, phantom - PHANTOM_LOOK);
  for (let i = phantom - 1, slot = PHANTOMS; i >= last; i--, slot += 2) {
    const kind = tokens[i] ?? 0;
    if (needed & (1 << kind)) list[at++] = slot + (copies[kind] === 1 ? 1 : 0);
  }
  if (allowed === ADMIRALS.low) list[at++] = ADMIRAL;
  else if (allowed === ADMIRALS.high) list[at++] = ADMIRAL + 1;
  lit.count = at;
  sweepFeatures(lane, wants, lit);
}

function sweepFeatures({ tokens, length, nautilion }: Lane, { needed, open, ducts }: Wants, lit: Lit): void {
  const { list } = lit;
  let missing = needed;
  let reach = open;
  let near = 0;
  for (let i = nautilion; i < length; i++) {
    const kind = tokens[i] ?? 0;
    const bit = 1 << kind;
    if ((missing & reach & bit) === 0) continue;
    missing &= ~bit;
    const slot = i - nautilion;
    if (slot < SWEEP_SOON) near++;
    if (slot < LOOK_AHEAD && (open & bit) === 0) list[lit.count++] = SWEEP_AHEAD + slot;
    reach |= ducts[kind] ?? 0;
  }
  list[lit.count++] = SWEEP_LEFT + Math.min(5, bits(missing));
  list[lit.count++] = SWEEP_NEAR + near;
}

/** The feature that tells how much money there is. */
export const moneyFeature = (money: number): number => MONEY + Math.min(MOST_MONEY, money);

const lane = emptyLane();
const copies = new Uint8Array(KINDS);
const wants: Wants = { needed: 0, open: 0, allowed: 0, ducts: [] };

/** All features of a position. */
export function features(state: State, lit: Lit): Lit {
  const { cabins, charter } = state;
  lit.count = 0;
  readLane(state, lane);
  countAhead(lane, copies);
  let aboard = 0;
  let blocked = 0;
  for (let cabin = 1; cabin <= 9; cabin++) {
    if (cabins[cabin] === cabin) aboard |= 1 << cabin;
    else if (cabins[cabin] === MERCENARY) blocked |= 1 << cabin;
  }
  wants.needed = ALL_CABINS & ~aboard;
  wants.open = reachable(charter.ducts, occupied(cabins));
  wants.allowed = mayPlace(state, state.active);
  wants.ducts = charter.ducts;
  if (charter.mages) {
    wants.allowed |= ALL_MAGES;
    for (let mage = 0; mage < 3; mage++) {
      if (state.mages[mage] !== 0) continue;
      wants.needed |= 1 << (10 + mage);
      wants.open |= 1 << (10 + mage);
    }
  }
  raceFeatures(lane, lit);
  crewFeatures(lane, copies, aboard, blocked, wants, lit);
  lit.list[lit.count++] = moneyFeature(inReserve(state));
  if (charter.options.expansions.length > 0) {
    expansionFeatures(state, lit);
    if (state.seats === 2) pairFeatures(state, lit);
  }
  return lit;
}

function pairFeatures(state: State, lit: Lit): void {
  const own = mayPlace(state, state.active);
  const others = mayPlace(state, 1 - state.active);
  const { tokens, length, nautilion } = lane;
  light(lit, NEXT_ADMIRAL + (own === ADMIRALS.low ? 0 : 1));
  light(lit, OWN_MISSING + bits(wants.needed & own));
  light(lit, OTHERS_MISSING + bits(wants.needed & others));
  const end = Math.min(length, nautilion + LOOK_AHEAD);
  for (let i = nautilion; i < end; i++) {
    const bit = 1 << (tokens[i] ?? 0);
    if (wants.needed & others & ~own & bit) light(lit, OTHERS_AHEAD + i - nautilion);
  }
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const light = (lit: Lit, feature: number): void => {
  lit.list[lit.count++] = feature;
};

/** The first few of a block: a thermometer. */
function warm(lit: Lit, first: number, size: number, count: number): void {
  for (let step = 0; step < size && step < count; step++) light(lit, first + step);
}

function expansionFeatures(state: State, lit: Lit): void {
  const { charter } = state;
  if (charter.mages) mageFeatures(state, lit);
  if (charter.mercenaries) mercenaryFeatures(state, lit);
  if (charter.reefs) reefFeatures(state, lit);
  if (charter.darkhouse) {
    const { row, card } = state;
    if (row.length > 0) {
      light(lit, CARD_NEXT + (row[(card + 1) % row.length] ?? 0) - 1);
      light(lit, CARD_AFTER + (row[(card + 2) % row.length] ?? 0) - 1);
      if (card >= 0) light(lit, CARD_NOW + (row[card] ?? 0) - 1);
    }
  }
  if (charter.heroic) {
    for (const card of state.revealed) light(lit, REVEALED + card - 1);
    warm(lit, CARDS, 3, state.revealed.length);
    warm(lit, CALM, 2, state.calm);
  }
  if (charter.darkhouse || charter.heroic || charter.mercenaries) {
    for (let number = 1; number <= 9; number++) {
      if (state.discard[number] !== 0 && state.cabins[number] !== number) light(lit, DISCARDED + number - 1);
    }
  }
  middleFeatures(state, lit);
}

function mageFeatures(state: State, lit: Lit): void {
  let pairs = 0;
  for (let place = 0; place < 6; place++) if (state.mages[place] !== 0) light(lit, MAGES + place);
  for (let mage = 0; mage < 3; mage++) {
    if (state.mages[mage] === 0) light(lit, MAGES_AHEAD + 4 * mage + Math.min(3, copies[10 + mage] ?? 0));
    else if (state.mages[mage + 3] !== 0) pairs++;
  }
  warm(lit, PAIRS, 3, pairs);
}

function mercenaryFeatures(state: State, lit: Lit): void {
  const arms = harpoons(state);
  if (arms === null) {
    light(lit, COLLIDED);
    return;
  }
  let hired = 0;
  for (let cabin = 1; cabin <= 9; cabin++) if (state.cabins[cabin] === MERCENARY) hired++;
  light(lit, ARMS + Math.max(0, Math.min(10, arms.nautilion - arms.phantom + 4)));
  warm(lit, HIRED, 4, hired);
  warm(lit, AGAINST, 8, arms.phantom - 2);
  const { tokens, nautilion, phantom } = lane;
  for (let i = nautilion; i < phantom && i < nautilion + LOOK_AHEAD; i++) {
    if (tokens[i] === MERCENARY) light(lit, MERCENARIES_AHEAD + i - nautilion);
  }
  for (let slot = 0; slot < PHANTOM_LOOK && phantom - 1 - slot >= nautilion; slot++) {
    if (isFighter(tokens[phantom - 1 - slot] ?? 0)) light(lit, FIGHTERS + slot);
  }
}

function reefFeatures(state: State, lit: Lit): void {
  const { path, reefs, nautilion } = state;
  for (let place = nautilion + 1, slot = 0; place < path.length - 1 && slot < LOOK_AHEAD; place++) {
    if (path[place] === 0) continue;
    if (reefs[place] !== 0) light(lit, REEFS_AHEAD + slot);
    slot++;
  }
  const beside = reefs[nautilion] ?? 0;
  if (beside > 0) light(lit, BESIDE + reefBonus(state, beside));
}

/** What holds in the middle of a turn: dice given and still lying there, and what chance is asked for. */
function middleFeatures(state: State, lit: Lit): void {
  for (let figure = 0; figure < 3; figure++) {
    const die = state.given[figure] ?? 0;
    if (die > 0) light(lit, GIVEN + 4 * figure + die - 1);
  }
  const at = asking(state)?.at;
  if (at === 'roll') light(lit, ROLLING + state.rolling - 1);
  let same = 0;
  state.dice.forEach((die, i) => {
    same = i > 0 && state.dice[i - 1] === die ? 1 : 0;
    light(lit, DICE + 2 * (die - 1) + same);
  });
  if (state.stuck) light(lit, STUCK);
  if (state.round > 1) light(lit, STUCK + 1);
  if (at === 'darkhouse-roll') light(lit, CHANCE);
  else if (at === 'reef-roll') light(lit, CHANCE + 1);
  else if (at === 'reveal') light(lit, CHANCE + 2);
}
