import {
  ALLY_KINDS,
  type Ask,
  affiliable,
  askOf,
  type Card,
  COUNTERFEITER,
  FIRST_KRAKEN,
  HAND_KINDS,
  isPayment,
  type Lord,
  MASTER_OF_MAGIC,
  mayPay,
  NEBULIS_OF,
  nebulisCap,
  type State,
  shortfall,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { at, last, type Seat } from '@fathom/kernel';

/** A way to pay worth a look: cards in rising order of kind, and how many nebulis go with the pearls. */
export interface Way {
  readonly cards: readonly Card[];
  readonly nebulis: number;
  readonly price: number;
}

/** What giving up a pearl costs, in points of an ally: money fits every lord. */
const PEARL = 1.15;
const NEBULIS_COST = 1.4;
/** Keeping the only card of a race keeps that race. */
const LAST_OF_RACE = 0.5;
/** How many part-payments are looked at before what has been found must do. */
const STEPS = 4000;

/**
 * The cheapest ways to pay for a lord, by what they give up less what their affiliated ally brings: a branch and bound over race
 * after race, so that even a full hand is gone through quickly. `spent`: cards of this payment already on the table.
 */
export function waysToPay(state: State, seat: Seat, lord: Lord, spent: readonly Card[], most: number): readonly Way[] {
  const payer = new Payer(state, seat, lord, spent, most);
  for (const known of recent) if (known.asks(payer)) return known.found;
  payer.search();
  recent[oldest] = payer;
  oldest = (oldest + 1) % REMEMBERED;
  return payer.found;
}

/** A payment is made card by card, so the same is asked several times in a row. */
const REMEMBERED = 4;
const recent: Payer[] = [];
let oldest = 0;

class Payer {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #most: number;
  readonly found: Way[] = [];
  readonly #hand: number[];
  readonly #ask: Ask;
  readonly #nebulisCap: number;
  readonly #mayKeepPearls: boolean;
  readonly #anyAffiliates: boolean;
  readonly #highest = [0, 0, 0, 0, 0];
  readonly #counts = [0, 0, 0, 0, 0];
  readonly #chosen: Card[] = [];
  /** What the races from here on can add at most. */
  readonly #rest = [0, 0, 0, 0, 0, 0];
  /** The most an affiliated ally, and nebulis got rid of, can make up for. */
  readonly #relief: number;
  #steps = 0;

  constructor(state: State, seat: Seat, lord: Lord, spent: readonly Card[], most: number) {
    const player = at(state.players, seat);
    this.#state = state;
    this.#seat = seat;
    this.#most = most;
    this.#hand = player.hand.slice();
    for (const card of spent) this.#count(card, 1);
    this.#ask = askOf(state, seat, lord);
    this.#nebulisCap = nebulisCap(state, seat);
    this.#mayKeepPearls = state.holder[COUNTERFEITER] === seat;
    this.#anyAffiliates = state.holder[MASTER_OF_MAGIC] === seat;
    for (let card = 0; card < ALLY_KINDS; card++) {
      const race = Math.floor(card / 5);
      if ((player.allies[card] ?? 0) > 0) this.#highest[race] = VALUE_OF[card] ?? 0;
      this.#counts[race] = (this.#counts[race] ?? 0) + (this.#hand[card] ?? 0);
    }
    let krakenSum = 0;
    for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++) {
      krakenSum += (this.#hand[card] ?? 0) * (VALUE_OF[card] ?? 0);
    }
    this.#rest[5] = krakenSum;
    let gain = 0;
    for (let race = 4; race >= 0; race--) {
      let sum = 0;
      for (let value = 1; value <= 5; value++) {
        const held = this.#hand[race * 5 + value - 1] ?? 0;
        sum += held * value;
        if (held > 0) gain = Math.max(gain, value - (this.#highest[race] ?? 0));
      }
      this.#rest[race] = (this.#rest[race + 1] ?? 0) + sum;
    }
    this.#relief = gain + (1 + NEBULIS_COST) * this.#nebulisCap;
  }

  #count(card: Card, more: number): void {
    this.#hand[card] = (this.#hand[card] ?? 0) + more;
  }

  /** Whether the answer to another question is this one's, too. */
  asks(other: Payer): boolean {
    const { cost, races, named, means } = this.#ask;
    if (cost !== other.#ask.cost || races !== other.#ask.races || named !== other.#ask.named) return false;
    if (means !== other.#ask.means || this.#nebulisCap !== other.#nebulisCap || this.#most !== other.#most)
      return false;
    if (this.#mayKeepPearls !== other.#mayKeepPearls || this.#anyAffiliates !== other.#anyAffiliates) return false;
    for (let race = 0; race < 5; race++) if (this.#highest[race] !== other.#highest[race]) return false;
    for (let card = 0; card < HAND_KINDS; card++) if (this.#hand[card] !== other.#hand[card]) return false;
    return true;
  }

  search(): void {
    this.#race(0, 0, 0, 0);
  }

  /** The most a payment may cost to be worth noting. */
  #bound(): number {
    const found = this.found;
    return found.length < this.#most ? Number.POSITIVE_INFINITY : last(found).price;
  }

  #race(race: number, shown: number, sum: number, price: number): void {
    if (this.#steps++ > STEPS && this.found.length > 0) return;
    const { cost, races, means } = this.#ask;
    if (sum + (this.#rest[race] ?? 0) + means < cost) return;
    // What is still missing is paid somehow, and no point of it comes cheaper than a point.
    if (price + (cost > sum ? cost - sum : 0) - this.#relief >= this.#bound()) return;
    if (race === 5) {
      this.#addKrakens(FIRST_KRAKEN, shown, sum, price, 0);
      return;
    }
    if (shown < races) this.#cards(race, race * 5 + 4, 0, shown + 1, sum, price);
    this.#race(race + 1, shown, sum, price);
  }

  /** Cards of one race, from the highest down; at least one. */
  #cards(race: number, from: Card, used: number, shown: number, sum: number, price: number): void {
    if (used > 0) {
      const lost = price + (used === this.#counts[race] ? LAST_OF_RACE : 0);
      this.#race(race + 1, shown, sum, lost);
      // R2: with the cost met by cards alone, one more of a race is too much.
      if (sum >= this.#ask.cost) return;
    }
    for (let card = from; card >= race * 5; card--) {
      if (this.#hand[card] === 0) continue;
      const value = VALUE_OF[card] ?? 0;
      this.#count(card, -1);
      this.#chosen.push(card);
      this.#cards(race, card, used + 1, shown, sum + value, price + value);
      this.#chosen.pop();
      this.#count(card, 1);
    }
  }

  #addKrakens(from: Card, shown: number, sum: number, price: number, used: number): void {
    if (this.#chosen.length > 0 && isPayment(this.#ask, this.#chosen)) this.#note(price);
    // R2: with races shown and the cost met, one more is too much.
    if (used > 0 && this.#ask.races - shown <= used && sum >= this.#ask.cost) return;
    for (let card = from; card < HAND_KINDS; card++) {
      if (this.#hand[card] === 0) continue;
      this.#count(card, -1);
      this.#chosen.push(card);
      const cost = (VALUE_OF[card] ?? 0) + NEBULIS_COST * (NEBULIS_OF[card] ?? 0);
      this.#addKrakens(card, shown, sum + (VALUE_OF[card] ?? 0), price + cost, used + 1);
      this.#chosen.pop();
      this.#count(card, 1);
    }
  }

  #note(price: number): void {
    const missing = shortfall(this.#ask, this.#chosen);
    const gain = this.#affiliation();
    for (let nebulis = 0; nebulis <= this.#nebulisCap; nebulis++) {
      if (!mayPay(this.#state, this.#seat, missing, nebulis)) continue;
      this.#keep(price + PEARL * (missing - nebulis) - NEBULIS_COST * nebulis - gain, nebulis);
    }
  }

  /** What the ally that would be affiliated adds to the score (R3). */
  #affiliation(): number {
    let gain = 0;
    for (const card of affiliable(this.#state, this.#seat, this.#chosen)) {
      const more = (VALUE_OF[card] ?? 0) - (this.#highest[Math.floor(card / 5)] ?? 0);
      if (more > gain) gain = more;
    }
    return gain;
  }

  #keep(price: number, nebulis: number): void {
    if (price >= this.#bound()) return;
    const found = this.found;
    const way = { cards: this.#chosen.slice().sort((a, b) => a - b), nebulis, price };
    const dearer = found.findIndex((one) => one.price > price);
    found.splice(dearer < 0 ? found.length : dearer, 0, way);
    if (found.length > this.#most) found.pop();
  }
}
