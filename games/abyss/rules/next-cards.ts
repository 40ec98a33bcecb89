import { type Card, FIRST_KRAKEN, HAND_KINDS, RACE_OF, VALUE_OF } from './box/cards.ts';
import { completable } from './completion.ts';
import type { Ask } from './payment.ts';

/**
 * The kinds of card that may be spent next, in rising order: those with which the payment can still be completed. At most `enough`
 * of them are looked for.
 *
 * The same question as `completable` asks, for many cards at once. Races come one after the other, so whatever card is tried, the
 * races after it are untouched, and what they and the krakens can add is worked out once for all. As long as no kraken is spare,
 * every race shown and every kraken fills one of the races asked for: call these slots.
 */
export function nextCards(ask: Ask, spent: readonly Card[], hand: number[], enough: number): Card[] {
  const cards: Card[] = [];
  const from = spent.length === 0 ? 0 : spent[spent.length - 1];
  prepare(ask, spent, hand, from);
  const spareKrakens = krakens > 0;
  for (let card = from; card < HAND_KINDS && cards.length < enough; card++) {
    if (hand[card] === 0) continue;
    if (card < FIRST_KRAKEN && fits(ask, hand, card)) cards.push(card);
    else if (card >= FIRST_KRAKEN || spareKrakens) {
      hand[card]--;
      if (completable(ask, [...spent, card], hand, card)) cards.push(card);
      hand[card]++;
    }
  }
  return cards;
}

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

/** By race × 6 + slots: the dearest single cards of this race and later ones, −1 if there are not so many; with a named race shown or not. */
const bare: number[] = new Array(36).fill(-1);
const bareNamed: number[] = new Array(36).fill(-1);
/** The same as sums, for each threshold: threshold × 36 + race × 6 + slots. */
const after: number[] = new Array(216).fill(0);
const afterNamed: number[] = new Array(216).fill(0);
const ready = [false, false, false, false, false, false];
const krakenSums: number[] = new Array(6).fill(0);
let handNow: readonly number[] = [];

function prepare(ask: Ask, spent: readonly Card[], hand: readonly number[], from: Card): void {
  handNow = hand;
  limit = (1 << (ask.cost + 6)) - 1;
  krakens = hand[FIRST_KRAKEN] + hand[FIRST_KRAKEN + 1] + hand[FIRST_KRAKEN + 2];
  lastRace = from < FIRST_KRAKEN ? RACE_OF[from] : 5;
  lastCount = 0;
  lastSum = 0;
  lastLowest = 9;
  earlierSum = 0;
  earlierRaces = 0;
  earlierNamed = ask.named < 0;
  earlierUnneeded = 9;
  let race = -1;
  let count = 0;
  let lowest = 9;
  for (let i = 0; i < spent.length; i++) {
    const value = VALUE_OF[spent[i]];
    if (RACE_OF[spent[i]] === lastRace) {
      lastCount++;
      lastSum += value;
      if (value < lastLowest) lastLowest = value;
      continue;
    }
    earlierSum += value;
    if (RACE_OF[spent[i]] !== race) {
      race = RACE_OF[spent[i]];
      earlierRaces++;
      if (race === ask.named) earlierNamed = true;
      count = 0;
      lowest = 9;
    }
    count++;
    if (value < lowest) lowest = value;
    if (count > 1 && lowest < earlierUnneeded) earlierUnneeded = lowest;
  }
  ready.fill(false);
  prepareBare(ask);
}

function prepareBare({ races, named }: Ask): void {
  bare.fill(-1);
  bareNamed.fill(-1);
  bare[30] = 0;
  let slots = 0;
  let sum = 0;
  for (let card = HAND_KINDS - 1; card >= FIRST_KRAKEN; card--) {
    for (let n = handNow[card]; n > 0 && slots < races; n--) {
      sum += VALUE_OF[card];
      bareNamed[30 + ++slots] = sum;
    }
  }
  for (let race = 4; race > lastRace; race--) {
    let top = 0;
    for (let value = 5; value > 0 && top === 0; value--) if (handNow[race * 5 + value - 1] > 0) top = value;
    const at = race * 6;
    for (let n = 0; n <= races; n++) {
      bare[at + n] = bare[at + 6 + n];
      bareNamed[at + n] = bareNamed[at + 6 + n];
      if (n === 0 || top === 0) continue;
      const plain = bare[at + 5 + n] < 0 ? -1 : bare[at + 5 + n] + top;
      const already = bareNamed[at + 5 + n] < 0 ? -1 : bareNamed[at + 5 + n] + top;
      if (race === named) {
        if (plain > bareNamed[at + n]) bareNamed[at + n] = plain;
      } else if (plain > bare[at + n]) bare[at + n] = plain;
      if (already > bareNamed[at + n]) bareNamed[at + n] = already;
    }
  }
}

function prepareSums({ races, named }: Ask, threshold: number): void {
  ready[threshold] = true;
  const base = threshold * 36;
  krakenSums.fill(0);
  krakenSums[0] = 1;
  if (krakens > 0) {
    for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++) {
      for (let n = handNow[card]; n > 0; n--) {
        for (let k = races; k > 0; k--) krakenSums[k] |= (krakenSums[k - 1] << VALUE_OF[card]) & limit;
      }
    }
  }
  for (let n = 0; n <= races; n++) {
    after[base + 30 + n] = n === 0 ? 1 : 0;
    afterNamed[base + 30 + n] = n === 0 ? 0 : krakenSums[n];
  }
  for (let race = 4; race > lastRace; race--) {
    const at = base + race * 6;
    const sums = wholeRace(race, threshold);
    for (let n = 0; n <= races; n++) {
      const plain = n === 0 ? 0 : spread(after[at + 5 + n], sums);
      const already = n === 0 ? 0 : spread(afterNamed[at + 5 + n], sums);
      after[at + n] = after[at + 6 + n] | (race === named ? 0 : plain);
      afterNamed[at + n] = afterNamed[at + 6 + n] | already | (race === named ? plain : 0);
    }
  }
}

/** What an untouched race can add if it is shown: any one card, or any cards of at least the threshold. */
function wholeRace(race: number, threshold: number): number {
  const at = race * 5 - 1;
  let sums = 1;
  let singles = 0;
  for (let value = 1; value <= 5; value++) {
    const count = handNow[at + value];
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

/** Whether a payment with no spare kraken can begin with what is spent and this card. */
function fits({ cost, means, races, named }: Ask, hand: readonly number[], card: Card): boolean {
  const race = RACE_OF[card];
  const value = VALUE_OF[card];
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
  if (unneeded === 9) {
    const rest = hasNamed && bare[at] > bareNamed[at] ? bare[at] : bareNamed[at];
    if (rest >= 0 && before + sum + rest >= low) return true;
  }
  const total = before + sum;
  const window = low > 0 ? ~((1 << low) - 1) : -1;
  for (let threshold = total < cost ? 1 : total - cost + 1; threshold <= 5 && threshold <= unneeded; threshold++) {
    if (!ready[threshold]) prepareSums({ cost, means, races, named }, threshold);
    let own = 1;
    for (let more = value < threshold ? threshold : value; more <= 5; more++) {
      const left = hand[race * 5 + more - 1] - (more === value ? 1 : 0);
      for (let n = left; n > 0; n--) own |= own << more;
      own &= limit;
    }
    own = lowest >= threshold ? own : 1;
    const later = hasNamed
      ? after[threshold * 36 + at] | afterNamed[threshold * 36 + at]
      : afterNamed[threshold * 36 + at];
    const ceiling = (1 << (cost + threshold)) - 1;
    if (spread(later, own << total) & window & ceiling) return true;
  }
  return false;
}

/** All sums of one sum of each. */
function spread(some: number, others: number): number {
  if (some === 0 || others === 0) return 0;
  let sums = 0;
  for (let rest = others & limit; rest !== 0; rest &= rest - 1) sums |= some << (31 - Math.clz32(rest & -rest));
  return sums & limit;
}
