import {
  ALLY_KINDS,
  type Card,
  COUNTERFEITER,
  costFor,
  DIPLOMAT,
  FIRST_KRAKEN,
  HAND_KINDS,
  LORDS,
  type Lord,
  MASTER_OF_MAGIC,
  NEBULIS_OF,
  OUTLAW,
  type State,
  VALUE_OF,
} from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';

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
  for (let i = 0; i < recent.length; i++) if (recent[i].asks(payer)) return recent[i].found;
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
  readonly #most: number;
  readonly found: Way[] = [];
  readonly #hand: number[];
  readonly #cost: number;
  readonly #races: number;
  readonly #named: number;
  readonly #pearls: number;
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
    const player = state.players[seat];
    this.#most = most;
    this.#hand = player.hand.slice();
    for (let i = 0; i < spent.length; i++) this.#hand[spent[i]]++;
    this.#cost = costFor(state, seat, lord);
    this.#races = LORDS[lord].races;
    this.#named = state.holder[DIPLOMAT] === seat ? -1 : LORDS[lord].named;
    this.#pearls = player.pearls;
    this.#nebulisCap = Math.min(player.nebulis, state.holder[OUTLAW] === seat ? 2 : 1);
    this.#mayKeepPearls = state.holder[COUNTERFEITER] === seat;
    this.#anyAffiliates = state.holder[MASTER_OF_MAGIC] === seat;
    for (let card = 0; card < ALLY_KINDS; card++) {
      const race = Math.floor(card / 5);
      if (player.allies[card] > 0) this.#highest[race] = VALUE_OF[card];
      this.#counts[race] += this.#hand[card];
    }
    let krakenSum = 0;
    for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++) {
      krakenSum += this.#hand[card] * VALUE_OF[card];
    }
    this.#rest[5] = krakenSum;
    let gain = 0;
    for (let race = 4; race >= 0; race--) {
      let sum = 0;
      for (let value = 1; value <= 5; value++) {
        const held = this.#hand[race * 5 + value - 1];
        sum += held * value;
        if (held > 0) gain = Math.max(gain, value - this.#highest[race]);
      }
      this.#rest[race] = this.#rest[race + 1] + sum;
    }
    this.#relief = gain + (1 + NEBULIS_COST) * this.#nebulisCap;
  }

  /** Whether the answer to another question is this one's, too. */
  asks(other: Payer): boolean {
    if (this.#cost !== other.#cost || this.#races !== other.#races || this.#named !== other.#named) return false;
    if (this.#pearls !== other.#pearls || this.#nebulisCap !== other.#nebulisCap || this.#most !== other.#most)
      return false;
    if (this.#mayKeepPearls !== other.#mayKeepPearls || this.#anyAffiliates !== other.#anyAffiliates) return false;
    for (let race = 0; race < 5; race++) if (this.#highest[race] !== other.#highest[race]) return false;
    for (let card = 0; card < HAND_KINDS; card++) if (this.#hand[card] !== other.#hand[card]) return false;
    return true;
  }

  search(): void {
    this.#race(0, 0, 0, 0, false);
  }

  /** The most a payment may cost to be worth noting. */
  #bound(): number {
    const found = this.found;
    return found.length < this.#most ? Number.POSITIVE_INFINITY : found[found.length - 1].price;
  }

  #race(race: number, shown: number, sum: number, price: number, named: boolean): void {
    if (this.#steps++ > STEPS && this.found.length > 0) return;
    const means = this.#pearls + this.#nebulisCap;
    if (sum + this.#rest[race] + means < this.#cost) return;
    // What is still missing is paid somehow, and no point of it comes cheaper than a point.
    if (price + (this.#cost > sum ? this.#cost - sum : 0) - this.#relief >= this.#bound()) return;
    if (race === 5) {
      this.#addKrakens(FIRST_KRAKEN, shown, sum, price, named, 0);
      return;
    }
    if (shown < this.#races) this.#cards(race, race * 5 + 4, 0, shown + 1, sum, price, named || race === this.#named);
    this.#race(race + 1, shown, sum, price, named);
  }

  /** Cards of one race, from the highest down; at least one. */
  #cards(race: number, from: Card, used: number, shown: number, sum: number, price: number, named: boolean): void {
    if (used > 0) {
      const lost = price + (used === this.#counts[race] ? LAST_OF_RACE : 0);
      this.#race(race + 1, shown, sum, lost, named);
      // R2: with the cost met by cards alone, one more of a race is too much.
      if (sum >= this.#cost) return;
    }
    for (let card = from; card >= race * 5; card--) {
      if (this.#hand[card] === 0) continue;
      const value = VALUE_OF[card];
      this.#hand[card]--;
      this.#chosen.push(card);
      this.#cards(race, card, used + 1, shown, sum + value, price + value, named);
      this.#chosen.pop();
      this.#hand[card]++;
    }
  }

  #addKrakens(from: Card, shown: number, sum: number, price: number, named: boolean, used: number): void {
    const missing = this.#races - shown;
    const hasNamed = this.#named < 0 || named || (used >= 1 && missing >= 1);
    if (missing <= used && hasNamed && this.#chosen.length > 0) this.#note(sum, price);
    if (used > 0 && missing <= used && sum >= this.#cost) return;
    for (let card = from; card < HAND_KINDS; card++) {
      if (this.#hand[card] === 0) continue;
      this.#hand[card]--;
      this.#chosen.push(card);
      const cost = VALUE_OF[card] + NEBULIS_COST * NEBULIS_OF[card];
      this.#addKrakens(card, shown, sum + VALUE_OF[card], price + cost, named, used + 1);
      this.#chosen.pop();
      this.#hand[card]++;
    }
  }

  #note(sum: number, price: number): void {
    const missing = Math.max(0, this.#cost - sum);
    if (missing > this.#pearls + this.#nebulisCap || this.#isTooMuch(sum)) return;
    const gain = this.#affiliation();
    for (let nebulis = 0; nebulis <= this.#nebulisCap && nebulis <= missing; nebulis++) {
      const pearls = missing - nebulis;
      if (pearls > this.#pearls) continue;
      if (nebulis > 0 && pearls !== this.#pearls && !this.#mayKeepPearls) continue;
      this.#keep(price + PEARL * pearls - NEBULIS_COST * nebulis - gain, nebulis);
    }
  }

  /** R2: whether a card could stay in hand. */
  #isTooMuch(sum: number): boolean {
    if (sum < this.#cost) return false;
    const chosen = this.#chosen;
    const tally = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < chosen.length; i++) tally[chosen[i] < ALLY_KINDS ? Math.floor(chosen[i] / 5) : 5]++;
    let shown = 0;
    for (let race = 0; race < 5; race++) if (tally[race] > 0) shown++;
    for (let i = 0; i < chosen.length; i++) {
      if (sum - VALUE_OF[chosen[i]] < this.#cost) continue;
      const race = chosen[i] < ALLY_KINDS ? Math.floor(chosen[i] / 5) : 5;
      const krakens = tally[5] - (race === 5 ? 1 : 0);
      const races = shown - (race < 5 && tally[race] === 1 ? 1 : 0);
      const missing = this.#races - races;
      const isNamed = this.#named < 0 || tally[this.#named] - (race === this.#named ? 1 : 0) > 0;
      if (missing <= krakens && (isNamed || (krakens >= 1 && missing >= 1))) return true;
    }
    return false;
  }

  /** What the ally that would be affiliated adds to the score (R3). */
  #affiliation(): number {
    let lowest = 9;
    let gain = 0;
    for (let i = 0; i < this.#chosen.length; i++) {
      const card = this.#chosen[i];
      if (card >= FIRST_KRAKEN) continue;
      const value = VALUE_OF[card];
      if (!this.#anyAffiliates && value > lowest) continue;
      const more = Math.max(0, value - this.#highest[Math.floor(card / 5)]);
      if (!this.#anyAffiliates && value < lowest) gain = 0;
      if (more > gain) gain = more;
      lowest = value;
    }
    return gain;
  }

  #keep(price: number, nebulis: number): void {
    if (price >= this.#bound()) return;
    const found = this.found;
    const way = { cards: this.#chosen.slice().sort((a, b) => a - b), nebulis, price };
    let at = found.length;
    while (at > 0 && found[at - 1].price > price) at--;
    found.splice(at, 0, way);
    if (found.length > this.#most) found.pop();
  }
}
