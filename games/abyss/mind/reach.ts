import { DIPLOMAT, FIRST_KRAKEN, LORDS, type Lord, means, type State, surcharge } from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';

const COST_OF: readonly number[] = LORDS.map(({ cost }) => cost);
const RACES_OF: readonly number[] = LORDS.map(({ races }) => races);
const NAMED_OF: readonly number[] = LORDS.map(({ named }) => named);

/** Too few races or not the named one: further away than any number of points. */
export const OUT_OF_REACH = 99;

/** How far the lords of the court are from a hand: a quick measure of it, taken anew for each hand. */
export class Reach {
  readonly sums = [0, 0, 0, 0, 0];
  readonly counts = [0, 0, 0, 0, 0];
  /** The sums of the richest race, the two richest and so on. */
  readonly best = [0, 0, 0, 0, 0, 0];
  present = 0;
  krakens = 0;
  krakenSum = 0;
  means = 0;
  #surcharge = 0;
  #diplomat = false;

  take(state: State, seat: Seat): this {
    this.#surcharge = surcharge(state, seat);
    this.#diplomat = state.holder[DIPLOMAT] === seat;
    this.means = means(state, seat);
    this.weigh(at(state.players, seat).hand, null);
    return this;
  }

  /** The hand, together with a stack it might take. */
  weigh(hand: readonly number[], more: readonly number[] | null): void {
    this.present = 0;
    for (let race = 0, card = 0; race < 5; race++) {
      let sum = 0;
      let count = 0;
      for (let value = 1; value <= 5; value++, card++) {
        const held = (hand[card] ?? 0) + (more?.[card] ?? 0);
        sum += held * value;
        count += held;
      }
      this.sums[race] = sum;
      this.counts[race] = count;
      if (count > 0) this.present++;
    }
    this.krakens = 0;
    this.krakenSum = 0;
    for (let i = 0; i < 3; i++) {
      const held = (hand[FIRST_KRAKEN + i] ?? 0) + (more?.[FIRST_KRAKEN + i] ?? 0);
      this.krakens += held;
      this.krakenSum += held * (i + 2);
    }
    this.best[0] = 0;
    for (let n = 1; n <= 5; n++) this.best[n] = this.#richest(n, -1);
  }

  #richest(count: number, without: number): number {
    let taken = without < 0 ? 0 : 1 << without;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      let top = -1;
      for (let race = 0; race < 5; race++) {
        if (!(taken & (1 << race)) && (top < 0 || (this.sums[race] ?? 0) > (this.sums[top] ?? 0))) top = race;
      }
      if (top < 0) break;
      taken |= 1 << top;
      sum += this.sums[top] ?? 0;
    }
    return sum;
  }

  /** What a lord costs this seat. */
  costOf(lord: Lord): number {
    const cost = (COST_OF[lord] ?? 0) + this.#surcharge;
    return cost < 0 ? 0 : cost;
  }

  /** How many points, beyond cards and pearls, this seat lacks to pay for a lord: 0 if it can. */
  lacks(lord: Lord): number {
    const races = RACES_OF[lord] ?? 0;
    const named = this.#diplomat ? -1 : (NAMED_OF[lord] ?? -1);
    if (this.present + this.krakens < races) return OUT_OF_REACH;
    const usable = races < this.present ? races : this.present;
    let most = -1;
    if (named < 0) most = this.best[usable] ?? 0;
    else {
      const own = this.sums[named] ?? 0;
      if (own > 0) most = own + this.#richest(usable - 1, named);
      if (this.krakens > 0) {
        const others = this.best[races - 1 < this.present ? races - 1 : this.present] ?? 0;
        if (others > most) most = others;
      }
    }
    if (most < 0) return OUT_OF_REACH;
    const lack = this.costOf(lord) - this.means - this.krakenSum - most;
    return lack > 0 ? lack : 0;
  }
}
