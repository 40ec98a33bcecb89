import type { Seat } from '@fathom/kernel';
import { type Card, FIRST_KRAKEN, KRAKEN_RACE, pointsOf, RACES, raceOf } from './box/cards.ts';
import { DIPLOMAT, LORDS, type Lord, lordCard, RECRUITER, TREASURER } from './box/lords.ts';
import { means, shielded } from './purse.ts';
import { countOf, holderOf, type Open, playerOf, works } from './state.ts';

/** What a lord asks of a seat, everything counted in that bears on it (R1, W5). */
export interface Ask {
  readonly cost: number;
  readonly races: number;
  /** −1: no race is named, or the Diplomat waives it. */
  readonly named: number;
  /** The largest shortfall that pearls and nebulis can fill (K4). */
  readonly means: number;
}

/** W5: Treasurer −2, an opponent's Recruiter +2. */
export function surcharge(open: Open, seat: Seat): number {
  const recruiter = holderOf(open, RECRUITER);
  const pressed = recruiter >= 0 && recruiter !== seat && !shielded(open, seat);
  return (pressed ? 2 : 0) - (works(open, seat, TREASURER) ? 2 : 0);
}

/** R4: never below 0. */
export function costFor(open: Open, seat: Seat, lord: Lord): number {
  const cost = lordCard(lord).cost + surcharge(open, seat);
  return cost < 0 ? 0 : cost;
}

export function askOf(open: Open, seat: Seat, lord: Lord): Ask {
  const { races, named } = lordCard(lord);
  const asked = works(open, seat, DIPLOMAT) ? -1 : named;
  return { cost: costFor(open, seat, lord), races, named: asked, means: means(open, seat) };
}

/** How the cards of one payment stand: the races among them, how many krakens, what they are worth. */
interface Tally {
  readonly races: number;
  readonly hasNamed: boolean;
  readonly krakens: number;
  readonly sum: number;
}

/** `without` leaves out the card at that index. */
function tally(cards: readonly Card[], named: number, without = -1): Tally {
  let seen = 0;
  let races = 0;
  let krakens = 0;
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (i === without || card === undefined) continue;
    const race = raceOf(card);
    sum += pointsOf(card);
    if (race === KRAKEN_RACE) krakens++;
    else if (!(seen & (1 << race))) {
      seen |= 1 << race;
      races++;
    }
  }
  return { races, hasNamed: named < 0 || (seen & (1 << named)) !== 0, krakens, sum };
}

/** R1, K1: exactly so many races, the named one among them; krakens stand for whatever is wanted. */
function showsRaces({ races, named }: Ask, shown: Tally): boolean {
  const missing = races - shown.races;
  return (
    missing >= 0 && missing <= shown.krakens && (named < 0 || shown.hasNamed || (shown.krakens >= 1 && missing >= 1))
  );
}

export const racesMet = (ask: Ask, cards: readonly Card[]): boolean => showsRaces(ask, tally(cards, ask.named));

export const worth = (cards: readonly Card[]): number => {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += pointsOf(cards[i] ?? -1);
  return sum;
};

/** R2: the first card that could stay in hand: the others alone still meet races and cost. −1 if there is none. */
export function superfluous(ask: Ask, cards: readonly Card[]): Card {
  const sum = worth(cards);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? -1;
    if (sum - pointsOf(card) >= ask.cost && showsRaces(ask, tally(cards, ask.named, i))) return card;
  }
  return -1;
}

/** What is left to fill with pearls and nebulis. */
export const shortfall = (ask: Ask, cards: readonly Card[]): number => Math.max(0, ask.cost - worth(cards));

/** Whether exactly these cards, with pearls and nebulis for the rest, are a payment (R1, R2, K1, K4). */
export function isPayment(ask: Ask, cards: readonly Card[]): boolean {
  const shown = tally(cards, ask.named);
  if (!showsRaces(ask, shown) || ask.cost - shown.sum > ask.means) return false;
  return shown.sum < ask.cost || superfluous(ask, cards) < 0;
}

/** All tables below are as long as they are read. */
const read = (table: Int32Array, at: number): number => table[at] as number;

/** The hand last weighed: what each race is worth, how many races there are, and the krakens. */
const raceSums = new Int32Array(5);
let present = 0;
let krakens = 0;
let krakenSum = 0;
/** What the best so many races are worth together. */
const bestSums = new Int32Array(6);

function weigh(hand: readonly number[]): void {
  present = 0;
  for (let race = 0; race < 5; race++) {
    const at = race * 5;
    const sum =
      (hand[at] ?? 0) +
      2 * (hand[at + 1] ?? 0) +
      3 * (hand[at + 2] ?? 0) +
      4 * (hand[at + 3] ?? 0) +
      5 * (hand[at + 4] ?? 0);
    raceSums[race] = sum;
    if (sum > 0) present++;
    // Sums come in falling order, so that they can be added up.
    let rank = race;
    while (rank > 0 && read(bestSums, rank) < sum) {
      bestSums[rank + 1] = read(bestSums, rank);
      rank--;
    }
    bestSums[rank + 1] = sum;
  }
  for (let count = 2; count <= 5; count++) bestSums[count] = read(bestSums, count) + read(bestSums, count - 1);
  const twos = hand[FIRST_KRAKEN] ?? 0;
  const threes = hand[FIRST_KRAKEN + 1] ?? 0;
  const fours = hand[FIRST_KRAKEN + 2] ?? 0;
  krakens = twos + threes + fours;
  krakenSum = 2 * twos + 3 * threes + 4 * fours;
}

/**
 * Whether there is any payment at all. It is enough to look at the dearest choice of races: from too much one can always leave
 * out superfluous cards until none is left.
 */
export function canPay(ask: Ask, hand: readonly number[]): boolean {
  weigh(hand);
  return isWithinReach(ask.cost - ask.means, ask.races, ask.named);
}

const COSTS = Int32Array.from(LORDS, ({ cost }) => cost);
const RACES_ASKED = Int32Array.from(LORDS, ({ races }) => races);
const RACES_NAMED = Int32Array.from(LORDS, ({ named }) => named);

/** Which of these lords a seat can pay for, as bits by their places in the list. */
export function affordable(open: Open, seat: Seat, lords: readonly Lord[]): number {
  const { hand, handSize } = playerOf(open, seat);
  if (handSize === 0) return 0;
  weigh(hand);
  const reach = means(open, seat);
  const diplomat = works(open, seat, DIPLOMAT);
  const extra = surcharge(open, seat);
  let places = 0;
  for (let i = 0; i < lords.length; i++) {
    const lord = lords[i] ?? -1;
    if (lord < 0) continue;
    const cost = read(COSTS, lord) + extra;
    const named = diplomat ? -1 : read(RACES_NAMED, lord);
    if (isWithinReach((cost > 0 ? cost : 0) - reach, read(RACES_ASKED, lord), named)) places |= 1 << i;
  }
  return places;
}

function isWithinReach(points: number, races: number, named: number): boolean {
  if (present + krakens < races) return false;
  const need = points - krakenSum;
  const most = races < present ? races : present;
  if (named < 0) return read(bestSums, most) >= need;
  if (read(raceSums, named) > 0 && bestWith(named, most) >= need) return true;
  // A kraken stands for the named race: at most races − 1 others.
  return krakens > 0 && read(bestSums, races - 1 < present ? races - 1 : present) >= need;
}

/** The largest sum of so many races, this one among them. */
function bestWith(race: number, count: number): number {
  const own = read(raceSums, race);
  const isAmongBest = own >= read(bestSums, count) - read(bestSums, count - 1);
  return isAmongBest ? read(bestSums, count) : own + read(bestSums, count - 1);
}

/** By how much the dearest payment falls short. */
export function pointsShort(ask: Ask, hand: readonly number[]): number {
  const sums = RACES.map((_, race) =>
    hand.reduce((sum, count, card) => (raceOf(card) === race ? sum + count * pointsOf(card) : sum), 0),
  );
  const krakens = hand.reduce(
    (sum, count, card) => (raceOf(card) === KRAKEN_RACE ? sum + count * pointsOf(card) : sum),
    0,
  );
  const others = sums.filter((_, race) => race !== ask.named).sort((a, b) => b - a);
  const top = (count: number, from: readonly number[]) => from.slice(0, count).reduce((sum, points) => sum + points, 0);
  const shown =
    ask.named < 0
      ? top(ask.races, others)
      : Math.max(
          countOf(sums, ask.named) > 0 ? countOf(sums, ask.named) + top(ask.races - 1, others) : 0,
          krakens > 0
            ? top(
                ask.races - 1,
                [...sums].sort((a, b) => b - a),
              )
            : 0,
        );
  return Math.max(0, ask.cost - ask.means - shown - krakens);
}
