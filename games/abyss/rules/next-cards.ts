import { type Card, FIRST_KRAKEN, HAND_KINDS, KRAKEN_RACE, pointsOf, raceOf } from './box/cards.ts';
import type { Ask } from './payment.ts';
import { add, countOf } from './state.ts';

/**
 * The kinds of card that may be spent next, in rising order: those with which the payment can still be completed.
 *
 * Call the krakens beyond those that stand for a missing race spare. Whether a card is superfluous (R2) then depends on little:
 *  - with no spare kraken, krakens and cards that are alone of their race are needed for the races; the others are not,
 *  - with a spare kraken, no card is needed for the races.
 * A card not needed for the races must be worth more than what the payment exceeds the cost by. So a payment is legal exactly if
 * for some threshold t from 1 to 5 all its unneeded cards are worth t or more, and its sum lies between cost − means and
 * cost + t − 1; or if none of its cards is unneeded, whatever its sum above cost − means. Sums are bits of an integer.
 *
 * Races come one after the other, so whatever card is tried, the races after it are untouched, and what they and the krakens can add
 * is worked out once for all. As long as no kraken is spare, every race shown and every kraken fills one of the races asked for: call
 * these slots.
 */
export function nextCards(ask: Ask, spent: readonly Card[], hand: readonly number[]): Card[] {
  const cards: Card[] = [];
  const from = spent.length === 0 ? 0 : (spent[spent.length - 1] ?? 0);
  lookAt(ask, spent, hand, from);
  for (let card = from; card < FIRST_KRAKEN; card++) {
    if ((hand[card] ?? 0) > 0 && fits(ask, card)) cards.push(card);
  }
  if (krakens === 0) return cards;
  for (let card = from < FIRST_KRAKEN ? FIRST_KRAKEN : from; card < HAND_KINDS; card++) {
    if ((hand[card] ?? 0) > 0 && fitsKraken(ask, card)) cards.push(card);
  }
  return cards;
}

/** Whether some payment holds all these cards, given in rising order of kind, whatever else it holds. `hand` is without `spent`. */
export function areInPayment(
  ask: Ask,
  cards: readonly Card[],
  hand: readonly number[],
  spent: readonly Card[] = [],
): boolean {
  const [first, ...others] = cards;
  if (first === undefined) return true;
  // The card itself is tried before those that may come ahead of it.
  const next = nextCards(ask, spent, hand).filter((card) => card <= first);
  return next.reverse().some((card) => {
    const rest = hand.slice();
    add(rest, card, -1);
    return areInPayment(ask, card === first ? others : cards, rest, [...spent, card]);
  });
}

/** After a kraken only krakens follow, and they are few: each way to add some is looked at. */
function fitsKraken({ cost, means, races, named }: Ask, card: Card): boolean {
  const race = lastRace === KRAKEN_RACE ? 0 : lastCount;
  const missing = races - earlierRaces - (race > 0 ? 1 : 0);
  const already = 1 + (lastRace === KRAKEN_RACE ? lastCount : 0);
  if (missing < 0) return false;
  const hasNamed = earlierNamed || (race > 0 && lastRace === named);
  if (!hasNamed && missing === 0) return false;
  const unneeded = race > 1 && lastLowest < earlierUnneeded ? lastLowest : earlierUnneeded;
  const sum = earlierSum + lastSum + pointsOf(card);
  const twos = krakensLeft(2, card);
  const threes = krakensLeft(3, card);
  const fours = krakensLeft(4, card);
  for (let two = 0; two <= twos; two++) {
    for (let three = 0; three <= threes; three++) {
      for (let four = 0; four <= fours; four++) {
        const count = already + two + three + four;
        const total = sum + 2 * two + 3 * three + 4 * four;
        if (count < missing || total < cost - means) continue;
        // Krakens to come are worth no less than this one.
        const least = count === missing ? unneeded : Math.min(spentLowest, pointsOf(card));
        if (least === 9 || total - cost < least) return true;
      }
    }
  }
  return false;
}

/** How many krakens of this value may still follow this one. */
function krakensLeft(value: number, card: Card): number {
  const kind = FIRST_KRAKEN + value - 2;
  return kind < card ? 0 : countOf(handNow, kind) - (kind === card ? 1 : 0);
}

/** All tables below are as long as they are read. */
const read = (table: Int32Array, at: number): number => table[at] as number;

/** Sums are bits; none above the dearest cost plus five matters. */
let limit = 0;
let krakens = 0;
/** The race of the last card spent, and what is spent: of it, and of the races before it. */
let lastRace = 0;
let lastCount = 0;
let lastSum = 0;
let lastLowest = 9;
let earlierSum = 0;
let earlierRaces = 0;
let earlierNamed = false;
/** The lowest card of an earlier race with several. */
let earlierUnneeded = 9;
let spentLowest = 9;
let handNow: readonly number[] = [];

/**
 * By race × 6 + slots: the most that this race and later ones can add in so many slots, with one card each (bare) or with all they
 * have (full); −1 if there are not so many. With the named race or a kraken among them, or without.
 */
const bare = new Int32Array(36);
const bareNamed = new Int32Array(36);
const full = new Int32Array(36);
const fullNamed = new Int32Array(36);
/** By race × 6 + slots: all that so many of these races, and all krakens, can add at most. */
const most = new Int32Array(36);
/** All sums they can add, for each threshold: threshold × 36 + race × 6 + slots. */
const after = new Int32Array(216);
const afterNamed = new Int32Array(216);
const krakenSums = new Int32Array(6);

/**
 * What these tables were made for. A payment never touches the races after the one it has come to, so they serve until it is
 * complete: they are good for all races after `tableFrom` that are still held as they were.
 */
let tableCost = -1;
let tableRaces = 0;
let tableNamed = -1;
let tableFrom = 0;
const tableHand = new Int32Array(HAND_KINDS);
/** The thresholds for which sums have been worked out, as bits. */
let ready = 0;
let spareReady = 0;

function isPrepared({ cost, races, named }: Ask): boolean {
  if (cost !== tableCost || races !== tableRaces || named !== tableNamed || lastRace < tableFrom) return false;
  for (let card = lastRace * 5 + 5; card < HAND_KINDS; card++)
    if (handNow[card] !== read(tableHand, card)) return false;
  return true;
}

function prepare(ask: Ask): void {
  tableCost = ask.cost;
  tableRaces = ask.races;
  tableNamed = ask.named;
  tableFrom = lastRace;
  for (let card = 0; card < HAND_KINDS; card++) tableHand[card] = handNow[card] ?? 0;
  limit = (1 << (ask.cost + 6)) - 1;
  ready = 0;
  spareReady = 0;
  prepareMost(ask);
}

function lookAt(ask: Ask, spent: readonly Card[], hand: readonly number[], from: Card): void {
  handNow = hand;
  krakens = (hand[FIRST_KRAKEN] ?? 0) + (hand[FIRST_KRAKEN + 1] ?? 0) + (hand[FIRST_KRAKEN + 2] ?? 0);
  lastRace = from < FIRST_KRAKEN ? raceOf(from) : 5;
  lastCount = 0;
  lastSum = 0;
  lastLowest = 9;
  earlierSum = 0;
  earlierRaces = 0;
  earlierNamed = ask.named < 0;
  earlierUnneeded = 9;
  spentLowest = 9;
  let race = -1;
  let count = 0;
  let lowest = 9;
  for (let i = 0; i < spent.length; i++) {
    const card = spent[i] ?? 0;
    const value = pointsOf(card);
    const cardRace = raceOf(card);
    if (value < spentLowest) spentLowest = value;
    if (cardRace === lastRace) {
      lastCount++;
      lastSum += value;
      if (value < lastLowest) lastLowest = value;
      continue;
    }
    earlierSum += value;
    if (cardRace !== race) {
      race = cardRace;
      earlierRaces++;
      if (race === ask.named) earlierNamed = true;
      count = 0;
      lowest = 9;
    }
    count++;
    if (value < lowest) lowest = value;
    if (count > 1 && lowest < earlierUnneeded) earlierUnneeded = lowest;
  }
  if (lastRace < KRAKEN_RACE && !isPrepared(ask)) prepare(ask);
}

function prepareMost({ races, named }: Ask): void {
  let krakenSum = 0;
  for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++) krakenSum += read(tableHand, card) * pointsOf(card);
  for (let n = 0; n < races; n++) {
    bare[30 + n] = n === 0 ? 0 : -1;
    bareNamed[30 + n] = -1;
    most[30 + n] = krakenSum;
  }
  let slots = 0;
  let sum = 0;
  for (let card = HAND_KINDS - 1; card >= FIRST_KRAKEN; card--) {
    for (let n = read(tableHand, card); n > 0 && slots < races - 1; n--) {
      sum += pointsOf(card);
      bareNamed[30 + ++slots] = sum;
    }
  }
  for (let n = 0; n < races; n++) {
    full[30 + n] = read(bare, 30 + n);
    fullNamed[30 + n] = read(bareNamed, 30 + n);
  }
  for (let race = 4; race > tableFrom; race--) {
    let top = 0;
    let total = 0;
    for (let value = 1; value <= 5; value++) {
      const count = read(tableHand, race * 5 + value - 1);
      if (count > 0) top = value;
      total += count * value;
    }
    const at = race * 6;
    addRace(bare, bareNamed, at, races, race === named, top);
    addRace(full, fullNamed, at, races, race === named, total);
    most[at] = read(most, at + 6);
    for (let n = 1; n < races; n++) most[at + n] = Math.max(read(most, at + 6 + n), read(most, at + 5 + n) + total);
  }
}

/** A race worth so much may fill one of the slots, or none. */
function addRace(plain: Int32Array, withNamed: Int32Array, at: number, races: number, isNamed: boolean, worth: number) {
  plain[at] = read(plain, at + 6);
  withNamed[at] = read(withNamed, at + 6);
  for (let n = 1; n < races; n++) {
    let best = read(plain, at + 6 + n);
    let bestNamed = read(withNamed, at + 6 + n);
    if (worth > 0) {
      const fewer = read(plain, at + 5 + n);
      const fewerNamed = read(withNamed, at + 5 + n);
      if (fewerNamed >= 0 && fewerNamed + worth > bestNamed) bestNamed = fewerNamed + worth;
      if (fewer >= 0) {
        if (!isNamed && fewer + worth > best) best = fewer + worth;
        if (isNamed && fewer + worth > bestNamed) bestNamed = fewer + worth;
      }
    }
    plain[at + n] = best;
    withNamed[at + n] = bestNamed;
  }
}

function prepareSums({ races, named }: Ask, threshold: number): void {
  ready |= 1 << threshold;
  const base = threshold * 36;
  krakenSums[0] = 1;
  for (let k = 1; k < races; k++) krakenSums[k] = 0;
  if (krakens > 0) {
    for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++) {
      for (let n = read(tableHand, card); n > 0; n--) {
        for (let k = races - 1; k > 0; k--)
          krakenSums[k] = read(krakenSums, k) | ((read(krakenSums, k - 1) << pointsOf(card)) & limit);
      }
    }
  }
  for (let n = 0; n < races; n++) {
    after[base + 30 + n] = n === 0 ? 1 : 0;
    afterNamed[base + 30 + n] = n === 0 ? 0 : read(krakenSums, n);
  }
  for (let race = 4; race > tableFrom; race--) {
    const at = base + race * 6;
    const sums = wholeRace(race, threshold);
    after[at] = 1;
    afterNamed[at] = 0;
    for (let n = 1; n < races; n++) {
      const plain = spread(read(after, at + 5 + n), sums);
      const already = spread(read(afterNamed, at + 5 + n), sums);
      after[at + n] = read(after, at + 6 + n) | (race === named ? 0 : plain);
      afterNamed[at + n] = read(afterNamed, at + 6 + n) | already | (race === named ? plain : 0);
    }
  }
}

/** What an untouched race can add if it is shown: any one card, or any cards of at least the threshold. */
function wholeRace(race: number, threshold: number): number {
  const at = race * 5 - 1;
  let sums = 1;
  let singles = 0;
  for (let value = 1; value <= 5; value++) {
    const count = read(tableHand, at + value);
    if (count === 0) continue;
    if (value < threshold) {
      singles |= 1 << value;
      continue;
    }
    for (let n = count; n > 0; n--) sums |= sums << value;
    sums &= limit;
  }
  return (sums & ~1) | singles;
}

/** Whether a payment can begin with what is spent and this card: first without a spare kraken, then with. */
function fits(ask: Ask, card: Card): boolean {
  const { cost, means, races, named } = ask;
  const race = raceOf(card);
  const value = pointsOf(card);
  const isLast = race === lastRace;
  const count = isLast ? lastCount + 1 : 1;
  const sum = value + (isLast ? lastSum : 0);
  // A card of a later race closes the last one, too.
  const shown = earlierRaces + 1 + (isLast || lastCount === 0 ? 0 : 1);
  const slots = races - shown;
  if (slots < 0) return false;
  const before = earlierSum + (isLast ? 0 : lastSum);
  const hasNamed = earlierNamed || race === named || (lastCount > 0 && lastRace === named);
  let unneeded = earlierUnneeded;
  if (!isLast && lastCount > 1 && lastLowest < unneeded) unneeded = lastLowest;
  const lowest = isLast && lastLowest < value ? lastLowest : value;
  if (count > 1 && lowest < unneeded) unneeded = lowest;
  const low = cost - means;
  const at = (race + 1) * 6 + slots;
  const single = hasNamed && read(bare, at) > read(bareNamed, at) ? read(bare, at) : read(bareNamed, at);
  if (single < 0) return false;
  const total = before + sum;
  const all = hasNamed && read(full, at) > read(fullNamed, at) ? read(full, at) : read(fullNamed, at);
  // With every card spent needed for the races, from too much one can leave out what is superfluous; below the cost nothing is.
  if (total + all >= low && (unneeded === 9 || total + all <= cost)) return true;
  if (total + single >= low && total + single < cost + unneeded) return true;
  let own = 0;
  for (let more = value; more <= 5; more++) own += (handNow[race * 5 + more - 1] ?? 0) * more;
  own -= value;
  if (total + own + all >= low && total + own + all <= cost) return true;
  if (total + own + read(most, at) < low) return false;
  const window = low > 0 ? ~((1 << low) - 1) : -1;
  const first = total < cost ? 1 : total - cost + 1;
  const last = unneeded < 5 ? unneeded : 5;
  // More of this race and one card of each other is often enough, and found out without the sums of the others.
  for (let threshold = first; threshold <= last; threshold++) {
    const sums = lowest >= threshold ? ownSums(race, threshold, value) : 1;
    const ceiling = (1 << (cost + threshold)) - 1;
    if ((sums << (total + single)) & window & ceiling) return true;
  }
  for (let threshold = first; slots > 0 && threshold <= last; threshold++) {
    if (!(ready & (1 << threshold))) prepareSums(ask, threshold);
    const entry = threshold * 36 + at;
    const later = hasNamed ? read(after, entry) | read(afterNamed, entry) : read(afterNamed, entry);
    const sums = lowest >= threshold ? ownSums(race, threshold, value) : 1;
    const ceiling = (1 << (cost + threshold)) - 1;
    if (spread(later, sums << total) & window & ceiling) return true;
  }
  return krakens > 0 && fitsWithSpare(ask, card);
}

/** With spare krakens: sums of this race and later ones by how many are shown; threshold × 36 + race × 6 + races shown. */
const shown = new Int32Array(216);
const shownNamed = new Int32Array(216);
/** Sums of so many krakens or more; threshold × 8 + krakens. */
const manyKrakens = new Int32Array(48);

function prepareSpare({ races, named }: Ask, threshold: number): void {
  spareReady |= 1 << threshold;
  const many = threshold * 8;
  for (let k = 0; k < 8; k++) manyKrakens[many + k] = k === 0 ? 1 : 0;
  for (let value = threshold < 2 ? 2 : threshold; value <= 4; value++) {
    for (let n = read(tableHand, FIRST_KRAKEN + value - 2); n > 0; n--) {
      for (let k = 7; k > 0; k--)
        manyKrakens[many + k] = read(manyKrakens, many + k) | ((read(manyKrakens, many + k - 1) << value) & limit);
    }
  }
  for (let k = 6; k >= 0; k--) manyKrakens[many + k] = read(manyKrakens, many + k) | read(manyKrakens, many + k + 1);
  const base = threshold * 36;
  for (let n = 0; n < races; n++) {
    shown[base + 30 + n] = n === 0 ? 1 : 0;
    shownNamed[base + 30 + n] = 0;
  }
  for (let race = 4; race > tableFrom; race--) {
    const at = base + race * 6;
    const sums = laterSums(race, threshold) & ~1;
    shown[at] = 1;
    shownNamed[at] = 0;
    for (let n = 1; n < races; n++) {
      const plain = spread(read(shown, at + 5 + n), sums);
      const already = spread(read(shownNamed, at + 5 + n), sums);
      shown[at + n] = read(shown, at + 6 + n) | (race === named ? 0 : plain);
      shownNamed[at + n] = read(shownNamed, at + 6 + n) | already | (race === named ? plain : 0);
    }
  }
}

/** What cards of a race to come, of at least the threshold, can add. */
function laterSums(race: number, threshold: number): number {
  let sums = 1;
  for (let value = threshold; value <= 5; value++) {
    for (let left = read(tableHand, race * 5 + value - 1); left > 0; left--) sums |= sums << value;
    sums &= limit;
  }
  return sums;
}

/** What more cards of the race now paid with, of at least the threshold, can add; one of this value is spent already. */
function ownSums(race: number, threshold: number, spentValue: number): number {
  let sums = 1;
  for (let value = threshold < spentValue ? spentValue : threshold; value <= 5; value++) {
    let left = handNow[race * 5 + value - 1] ?? 0;
    if (value === spentValue) left--;
    for (; left > 0; left--) sums |= sums << value;
    sums &= limit;
  }
  return sums;
}

/**
 * Whether a payment with a spare kraken can begin with what is spent and this card: no card is needed for the races then, so all
 * are worth the threshold at least, and there are more krakens than missing races.
 */
function fitsWithSpare(ask: Ask, card: Card): boolean {
  const { cost, means, races, named } = ask;
  const race = raceOf(card);
  const value = pointsOf(card);
  const total = earlierSum + lastSum + value;
  const highest = Math.min(spentLowest, value, 4);
  const slots = races - earlierRaces - 1 - (race === lastRace || lastCount === 0 ? 0 : 1);
  if (slots < 0) return false;
  const hasNamed = earlierNamed || race === named || (lastCount > 0 && lastRace === named);
  const low = cost - means;
  const window = low > 0 ? ~((1 << low) - 1) : -1;
  // One kraken at least is still to come, worth 2 or more.
  const least = total + 2 < cost ? 1 : total + 3 - cost;
  for (let threshold = least; threshold <= highest; threshold++) {
    if (!(spareReady & (1 << threshold))) prepareSpare(ask, threshold);
    const own = ownSums(race, threshold, value) << total;
    const at = threshold * 36 + (race + 1) * 6;
    const ceiling = (1 << (cost + threshold)) - 1;
    for (let n = 0; n <= slots; n++) {
      const sums = hasNamed || n < slots ? read(shown, at + n) | read(shownNamed, at + n) : read(shownNamed, at + n);
      if (sums === 0) continue;
      const cards = spread(sums, own);
      if (spread(cards, read(manyKrakens, threshold * 8 + slots - n + 1)) & window & ceiling) return true;
    }
  }
  return false;
}

/** All sums of one sum of each. */
function spread(some: number, others: number): number {
  if (some === 0 || others === 0) return 0;
  let sums = 0;
  // One bit after the other: each moves all of `some` up by as much.
  for (let rest = others & limit; rest !== 0; rest &= rest - 1) sums |= some << (31 - Math.clz32(rest & -rest));
  return sums & limit;
}
