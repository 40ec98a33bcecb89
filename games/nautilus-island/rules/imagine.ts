import { at, type Random, type Seat } from '@fathom/kernel';
import { add, countOf, KINDS, type Tally, total, zeros } from './cards.ts';
import { castawayOf, copyOpen, type Open, type State, storable, unseenCards, type View, withSecrets } from './state.ts';

/**
 * Deals the unseen part of the others' hands from the unseen cards; the rest is the pool. Who has passed holds nothing that could
 * have been stored (R8), so those hands are dealt first, from the cards they may hold.
 */
export function imagine(view: View, random: Random): State {
  const pool = unseenCards(view);
  const unknown: Seat[] = [];
  view.hidden.forEach((hidden, seat) => {
    if (hidden === null) unknown.push(seat);
  });
  const passed = unknown.filter((seat) => castawayOf(view, seat).passed);
  const dealt = dealPassed(view, passed, pool, random);
  for (const seat of unknown) {
    if (!passed.includes(seat)) dealt.set(seat, deal(pool, castawayOf(view, seat).unseen, random));
  }
  const hidden = view.hidden.map((known, seat) => known?.slice() ?? dealt.get(seat) ?? []);
  return withSecrets(copyOpen(view), hidden, pool);
}

function deal(pool: Tally, count: number, random: Random): Tally {
  const hand = zeros(KINDS);
  let left = total(pool);
  for (let n = 0; n < count; n++) {
    const card = cardAt(pool, random.below(left--));
    add(pool, card, -1);
    add(hand, card, 1);
  }
  return hand;
}

function cardAt(tally: readonly number[], ticket: number): number {
  let card = 0;
  for (let rest = ticket - countOf(tally, 0); rest >= 0; rest -= countOf(tally, card)) card++;
  return card;
}

/** The hand of somebody who has passed, before it is dealt. */
interface PassedHand {
  readonly seat: Seat;
  readonly size: number;
  /** The cards it may hold, whoever has them. */
  readonly allowed: Tally;
}

/**
 * One hand after another takes its cards from what is left of those it may hold. Hands that leave the next one less to choose from
 * would so come up too often: they are thrown back, all of them, so much the more often. Every arrangement is equally likely.
 */
function dealPassed(scene: Open, seats: readonly Seat[], pool: Tally, random: Random): Map<Seat, Tally> {
  const hands = seats
    .map((seat): PassedHand => {
      const castaway = castawayOf(scene, seat);
      return { seat, size: castaway.unseen, allowed: only(pool, (card) => !storable(castaway, card)) };
    })
    .sort((a, b) => total(a.allowed) - total(b.allowed));
  const most = hands.map((hand, i) => mostToChooseFrom(hand, hands.slice(0, i)));
  for (;;) {
    const rest = pool.slice();
    const dealt = new Map<Seat, Tally>();
    const fair = hands.every(({ seat, size, allowed }, i) => {
      const choice = only(rest, (card) => countOf(allowed, card) > 0);
      if (!isKept(total(choice), at(most, i), size, random)) return false;
      const hand = deal(choice, size, random);
      dealt.set(seat, hand);
      hand.forEach((count, card) => {
        add(rest, card, -count);
      });
      return true;
    });
    if (!fair) continue;
    rest.forEach((count, card) => {
      pool[card] = count;
    });
    return dealt;
  }
}

const only = (tally: Tally, may: (card: number) => boolean): Tally =>
  tally.map((count, card) => (may(card) ? count : 0));

/** Earlier hands take at least what they cannot take elsewhere. */
function mostToChooseFrom({ allowed }: PassedHand, earlier: readonly PassedHand[]): number {
  let most = total(allowed);
  for (const other of earlier) {
    const elsewhere = total(only(other.allowed, (card) => allowed[card] === 0));
    most -= Math.max(0, other.size - elsewhere);
  }
  return most;
}

/** True as often as there are fewer ways to choose from `left` cards than from `most`. */
function isKept(left: number, most: number, size: number, random: Random): boolean {
  if (left === most) return true;
  for (let n = 0; n < size; n++) if (random.below(most - n) >= left - n) return false;
  return true;
}
