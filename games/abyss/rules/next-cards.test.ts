import { at, quickRandom } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { type Card, HAND_KINDS, isKraken, RACE_OF, VALUE_OF } from './box/cards.ts';
import { areInPayment, nextCards } from './next-cards.ts';
import { type Ask, canPay, isPayment } from './payment.ts';

/** R1, K1 in their own words: some way to name a race for each kraken shows exactly so many races, the named one among them. */
function showsRacesByNaming(ask: Ask, cards: readonly Card[]): boolean {
  const shown = new Set(cards.filter((card) => !isKraken(card)).map((card) => at(RACE_OF, card)));
  const krakens = cards.filter(isKraken).length;
  const tryNaming = (left: number, races: ReadonlySet<number>): boolean => {
    if (left === 0) return races.size === ask.races && (ask.named < 0 || races.has(ask.named));
    return [0, 1, 2, 3, 4].some((race) => tryNaming(left - 1, new Set([...races, race])));
  };
  return tryNaming(krakens, shown);
}

const points = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + at(VALUE_OF, card), 0);

/** R2: no card can be left out with the others alone still meeting races and cost; the rest is within the means. */
function isPaymentByDefinition(ask: Ask, cards: readonly Card[]): boolean {
  if (!showsRacesByNaming(ask, cards) || ask.cost - points(cards) > ask.means) return false;
  return cards.every((_, i) => {
    const others = cards.filter((_, j) => j !== i);
    return points(others) < ask.cost || !showsRacesByNaming(ask, others);
  });
}

/** All ways to take cards of a hand, in rising order of kind. */
function* subsets(hand: readonly number[], from: Card, taken: Card[]): Generator<readonly Card[]> {
  yield taken;
  for (let card = from; card < HAND_KINDS; card++) {
    const used = taken.filter((one) => one === card).length;
    if (used < at(hand, card)) yield* subsets(hand, card, [...taken, card]);
  }
}

/** Both in rising order of kind. */
function isPartOf(cards: readonly Card[], payment: readonly Card[]): boolean {
  let found = 0;
  for (const card of payment) if (card === cards[found]) found++;
  return found === cards.length;
}

function someHand(random: { below(n: number): number }, krakens: boolean): number[] {
  const hand = new Array(HAND_KINDS).fill(0);
  for (let size = 1 + random.below(8); size > 0; size--) {
    const card = krakens && random.below(3) === 0 ? 25 + random.below(3) : random.below(25);
    if (hand[card] < 3) hand[card]++;
  }
  return hand;
}

describe('payments', () => {
  it('R1, R2, K1: a part is listed exactly if some whole payment begins so, against every payment there is', () => {
    const random = quickRandom('payments');
    let parts = 0;
    let dead = 0;
    for (let round = 0; round < 500; round++) {
      const hand = someHand(random, round % 2 === 0);
      const ask: Ask = {
        cost: random.below(15),
        races: at([1, 1, 2, 2, 3, 3, 5], random.below(7)),
        named: random.below(6) - 1,
        means: at([0, 0, 1, 2, 3, 6], random.below(6)),
      };
      const all = [...subsets(hand, 0, [])];
      const whole = all.filter((cards) => isPaymentByDefinition(ask, cards));
      const beginnings = new Set(whole.flatMap((cards) => cards.map((_, i) => cards.slice(0, i + 1).join())));
      expect(canPay(ask, hand), `canPay ${JSON.stringify({ ask, hand })}`).toBe(whole.length > 0);
      for (const cards of all) {
        if (cards.length === 0) continue;
        const about = JSON.stringify({ ask, hand, cards });
        expect(isPayment(ask, cards), about).toBe(whole.includes(cards));
        const expected = beginnings.has(cards.join());
        // A part is only ever extended by one card, so only parts whose own beginning can be completed are asked about.
        if (cards.length > 1 && !beginnings.has(cards.slice(0, -1).join())) continue;
        parts++;
        if (!expected) dead++;
        const held = whole.some((payment) => isPartOf(cards, payment));
        expect(areInPayment(ask, cards, hand), about).toBe(held);
      }
      for (const cards of all) {
        if (cards.length > 0 && !beginnings.has(cards.join())) continue;
        const rest = hand.slice();
        for (const card of cards) rest[card] = at(rest, card) - 1;
        const follow = [...rest.keys()].filter((card) => beginnings.has([...cards, card].join()));
        const about = JSON.stringify({ ask, hand, cards });
        expect(nextCards(ask, cards, rest), about).toEqual(follow);
      }
    }
    expect(parts).toBeGreaterThan(5000);
    expect(dead).toBeGreaterThan(500);
  });
});
