import {
  DIPLOMAT,
  FIRST_KRAKEN,
  LORDS,
  type Lord,
  OUTLAW,
  RECRUITER,
  type State,
  shielded,
  TREASURER,
} from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';

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
    const player = state.players[seat];
    const recruiter = state.holder[RECRUITER];
    this.#surcharge = recruiter >= 0 && recruiter !== seat && !shielded(state, seat) ? 2 : 0;
    if (state.holder[TREASURER] === seat) this.#surcharge -= 2;
    this.#diplomat = state.holder[DIPLOMAT] === seat;
    const { nebulis } = player;
    this.means = player.pearls + (nebulis < 2 ? nebulis : state.holder[OUTLAW] === seat ? 2 : 1);
    this.weigh(player.hand, null);
    return this;
  }

  /** The hand, together with a stack it might take. */
  weigh(hand: readonly number[], more: readonly number[] | null): void {
    this.present = 0;
    for (let race = 0, card = 0; race < 5; race++) {
      let sum = 0;
      let count = 0;
      for (let value = 1; value <= 5; value++, card++) {
        const held = more === null ? hand[card] : hand[card] + more[card];
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
      const held = more === null ? hand[FIRST_KRAKEN + i] : hand[FIRST_KRAKEN + i] + more[FIRST_KRAKEN + i];
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
        if (!(taken & (1 << race)) && (top < 0 || this.sums[race] > this.sums[top])) top = race;
      }
      if (top < 0) break;
      taken |= 1 << top;
      sum += this.sums[top];
    }
    return sum;
  }

  /** What a lord costs this seat. */
  costOf(lord: Lord): number {
    const cost = COST_OF[lord] + this.#surcharge;
    return cost < 0 ? 0 : cost;
  }

  /** How many points, beyond cards and pearls, this seat lacks to pay for a lord: 0 if it can. */
  lacks(lord: Lord): number {
    const races = RACES_OF[lord];
    const named = this.#diplomat ? -1 : NAMED_OF[lord];
    if (this.present + this.krakens < races) return OUT_OF_REACH;
    const usable = races < this.present ? races : this.present;
    let most = -1;
    if (named < 0) most = this.best[usable];
    else {
      if (this.sums[named] > 0) most = this.sums[named] + this.#richest(usable - 1, named);
      if (this.krakens > 0) {
        const others = this.best[races - 1 < this.present ? races - 1 : this.present];
        if (others > most) most = others;
      }
    }
    if (most < 0) return OUT_OF_REACH;
    const lack = this.costOf(lord) - this.means - this.krakenSum - most;
    return lack > 0 ? lack : 0;
  }
}
