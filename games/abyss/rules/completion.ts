import { type Card, FIRST_KRAKEN, HAND_KINDS, KRAKEN_RACE, RACE_OF, VALUE_OF } from './box/cards.ts';
import type { Ask } from './payment.ts';

/**
 * Whether a part of a payment can still become a whole one, exactly, without trying all of them.
 *
 * Cards are chosen in rising order of kind, so a part is: cards spent for good, and cards of kind `from` or above that may follow.
 * Call the krakens beyond those that stand for a missing race spare. Whether a card is superfluous (R2) then depends on little:
 *  - with no spare kraken, krakens and cards that are alone of their race are needed for the races; the others are not,
 *  - with a spare kraken, no card is needed for the races.
 * A card not needed for the races must be worth more than what the payment exceeds the cost by. So a payment is legal exactly if
 * for some threshold t from 1 to 5 all its unneeded cards are worth t or more, and its sum lies between cost − means and
 * cost + t − 1; or if none of its cards is unneeded, whatever its sum above cost − means. Sums are bits of an integer.
 */
export function completable(ask: Ask, spent: readonly Card[], hand: readonly number[], from: Card): boolean {
  gather(spent, hand, from);
  return canComplete(ask);
}

function canComplete(ask: Ask): boolean {
  if (shownRaces > ask.races) return false;
  const bare = dearestBare(ask);
  if (bare >= 0 && bare >= ask.cost - ask.means) return true;
  const { count: krakens, lowest: lowestKraken } = fixed[KRAKEN_RACE];
  let lowest = lowestKraken;
  let unneeded = 9;
  for (let race = 0; race < 5; race++) {
    const entry = fixed[race];
    if (entry.lowest < lowest) lowest = entry.lowest;
    if (entry.count > 1 && entry.lowest < unneeded) unneeded = entry.lowest;
  }
  // More cards never lower the sum, nor make an unneeded card needed.
  const least = fixedSum < ask.cost ? 1 : fixedSum - ask.cost + 1;
  if (shownRaces + krakens <= ask.races) {
    for (let threshold = least; threshold <= 5 && threshold <= unneeded; threshold++) {
      if (reachable(ask, threshold, false)) return true;
    }
  }
  if (krakens + krakensLeft === 0) return false;
  for (let threshold = least; threshold <= 4 && threshold <= lowest; threshold++) {
    if (reachable(ask, threshold, true)) return true;
  }
  return false;
}

/** What is spent of one race (the last entry: krakens). */
interface Fixed {
  count: number;
  sum: number;
  lowest: number;
}

const fixed: Fixed[] = [0, 1, 2, 3, 4, 5].map(() => ({ count: 0, sum: 0, lowest: 9 }));
/** How many cards of each race and value may follow: race × 6 + value. */
const left: number[] = new Array(36).fill(0);
let krakensLeft = 0;

/** How many races are spent, and what all that is spent is worth. */
let shownRaces = 0;
let fixedSum = 0;

function gather(spent: readonly Card[], hand: readonly number[], from: Card): void {
  for (let race = 0; race <= KRAKEN_RACE; race++) {
    const entry = fixed[race];
    entry.count = 0;
    entry.sum = 0;
    entry.lowest = 9;
  }
  shownRaces = 0;
  fixedSum = 0;
  for (let i = 0; i < spent.length; i++) {
    const race = RACE_OF[spent[i]];
    const value = VALUE_OF[spent[i]];
    const entry = fixed[race];
    if (entry.count === 0 && race !== KRAKEN_RACE) shownRaces++;
    entry.count++;
    entry.sum += value;
    fixedSum += value;
    if (value < entry.lowest) entry.lowest = value;
  }
  krakensLeft = 0;
  for (let card = 0; card < HAND_KINDS; card++) {
    const count = card < from ? 0 : hand[card];
    left[RACE_OF[card] * 6 + VALUE_OF[card]] = count;
    if (card >= FIRST_KRAKEN) krakensLeft += count;
  }
}

/**
 * The largest sum of a payment in which every card is needed for the races: one card for each race shown, and krakens only for
 * missing ones. −1 if there is none.
 */
function dearestBare({ races, named }: Ask): number {
  let sum = fixed[KRAKEN_RACE].sum;
  let picks = races - fixed[KRAKEN_RACE].count;
  for (let race = 0; race < 5; race++) {
    if (fixed[race].count > 1) return -1;
    if (fixed[race].count === 0) continue;
    sum += fixed[race].sum;
    picks--;
  }
  if (picks < 0) return -1;
  const needsNamed = named >= 0 && fixed[named].count === 0 && fixed[KRAKEN_RACE].count === 0;
  if (!needsNamed) return dearestPicks(sum, picks, -1, false);
  const withIt = dearestPicks(sum, picks, named, false);
  const withKraken = dearestPicks(sum, picks, -1, true);
  return withIt > withKraken ? withIt : withKraken;
}

/** The dearest `picks` cards of different open races or krakens, of which one must be of race `must`, or a kraken. */
function dearestPicks(sum: number, picks: number, must: number, mustKraken: boolean): number {
  let total = sum;
  let rest = picks;
  let taken = 0;
  let two = left[KRAKEN_RACE * 6 + 2];
  let three = left[KRAKEN_RACE * 6 + 3];
  let four = left[KRAKEN_RACE * 6 + 4];
  if (must >= 0) {
    const value = dearest(must);
    if (value === 0 || rest === 0) return -1;
    total += value;
    rest--;
    taken |= 1 << must;
  }
  for (let first = mustKraken; rest > 0; first = false) {
    let value = 0;
    let race = KRAKEN_RACE;
    if (!first) {
      for (let r = 0; r < 5; r++) {
        if (taken & (1 << r) || fixed[r].count > 0) continue;
        const top = dearest(r);
        if (top > value) {
          value = top;
          race = r;
        }
      }
    }
    const kraken = four > 0 ? 4 : three > 0 ? 3 : two > 0 ? 2 : 0;
    if (kraken > value) {
      value = kraken;
      race = KRAKEN_RACE;
    }
    if (value === 0) return -1;
    if (race !== KRAKEN_RACE) taken |= 1 << race;
    else if (value === 4) four--;
    else if (value === 3) three--;
    else two--;
    total += value;
    rest--;
  }
  return mustKraken && picks === 0 ? -1 : total;
}

function dearest(race: number): number {
  const at = race * 6;
  for (let value = 5; value > 0; value--) if (left[at + value] > 0) return value;
  return 0;
}

/** Sums reachable with so many races shown; with and without the named one. */
const shown = [0, 0, 0, 0, 0, 0];
const shownNamed = [0, 0, 0, 0, 0, 0];
/** Sums reachable with so many krakens. */
const krakenSums = [0, 0, 0, 0, 0, 0, 0, 0];

function reachable({ races, named, cost, means }: Ask, threshold: number, spare: boolean): boolean {
  const limit = (1 << (cost + threshold)) - 1;
  const low = cost - means;
  const window = low > 0 ? limit & ~((1 << low) - 1) : limit;
  if (!sumKrakens(threshold, spare, limit)) return false;
  shown.fill(0);
  shownNamed.fill(0);
  shown[0] = 1;
  for (let race = 0; race < 5; race++) {
    if (race === named) continue;
    const sums = raceSums(race, threshold, spare, limit);
    const may = fixed[race].count === 0;
    if (sums === 0 && !may) return false;
    for (let n = races; n >= 0; n--) {
      const more = n > 0 ? spread(shown[n - 1], sums, limit) : 0;
      shown[n] = may ? shown[n] | more : more;
    }
  }
  if (named >= 0) {
    const sums = raceSums(named, threshold, spare, limit);
    for (let n = 1; n <= races; n++) shownNamed[n] = spread(shown[n - 1], sums, limit);
    if (fixed[named].count > 0) shown.fill(0);
    // K1: without the named race, a kraken must stand for it, so one race less is shown.
    else shown[races] = 0;
  }
  for (let n = 0; n <= races; n++) {
    const sums = shown[n] | shownNamed[n];
    if (sums === 0) continue;
    const missing = races - n;
    if (!spare) {
      if (missing < 8 && spread(sums, krakenSums[missing], limit) & window) return true;
    } else {
      for (let k = missing + 1; k < 8; k++) if (spread(sums, krakenSums[k], limit) & window) return true;
    }
  }
  return false;
}

/** What one race can be worth if it is shown. */
function raceSums(race: number, threshold: number, spare: boolean, limit: number): number {
  const at = race * 6;
  const { count, sum, lowest } = fixed[race];
  let sums = 1;
  for (let value = threshold; value <= 5; value++) {
    for (let n = left[at + value]; n > 0; n--) sums |= sums << value;
    sums &= limit;
  }
  const several = lowest >= threshold ? (sums << sum) & limit : 0;
  if (count > 1 || (count === 1 && spare)) return several;
  if (count === 1) return several | (limit & (1 << sum));
  sums &= ~1;
  if (!spare) for (let value = 1; value < threshold; value++) if (left[at + value] > 0) sums |= 1 << value;
  return sums & limit;
}

function sumKrakens(threshold: number, spare: boolean, limit: number): boolean {
  const { count, sum, lowest } = fixed[KRAKEN_RACE];
  krakenSums.fill(0);
  if (spare && count > 0 && lowest < threshold) return false;
  krakenSums[count] = (1 << sum) & limit;
  if (krakensLeft === 0) return true;
  for (let value = spare && threshold > 2 ? threshold : 2; value <= 4; value++) {
    for (let n = left[KRAKEN_RACE * 6 + value]; n > 0; n--) {
      for (let k = 7; k > 0; k--) krakenSums[k] |= (krakenSums[k - 1] << value) & limit;
    }
  }
  return true;
}

/** All sums of one sum of each. */
function spread(some: number, others: number, limit: number): number {
  if (others === 1) return some;
  let sums = 0;
  for (let rest = others; rest !== 0; rest &= rest - 1) sums |= some << (31 - Math.clz32(rest & -rest));
  return sums & limit;
}
