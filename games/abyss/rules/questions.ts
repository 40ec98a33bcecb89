/** What boards and words ask of the rules, over a view. None of it is needed to play. */

import type { Actor, ScoreLine, Seat } from '@fathom/kernel';
import { type Card, isKraken, KRAKEN_RACE, NEBULIS_OF, RACE_OF, VALUE_OF } from './box/cards.ts';
import * as L from './box/lords.ts';
import { isOpenStack } from './council.ts';
import { mayPlot } from './court.ts';
import { isAsked, price, rewardSpace } from './explore.ts';
import type { Frame } from './frames.ts';
import { isCommanded } from './hands.ts';
import { keysOf } from './locations.ts';
import { actor, moves, play } from './machine.ts';
import { nextCards } from './next-cards.ts';
import { decode, type Move, PAY, RECRUIT, SPEND } from './notation.ts';
import { askOf, canPay, costFor, isPayment, shortfall } from './payment.ts';
import { mayPay, nebulisChoices, shielded } from './purse.ts';
import { affiliable } from './recruit.ts';
import { locationPoints, openLines } from './scoring.ts';
import { reservedFor } from './sentinels.ts';
import type { Area, Open } from './state.ts';
import { imagine, type View } from './view.ts';
import { pointsShort } from './why-not.ts';

/** A way to pay for a lord. */
export interface Payment {
  /** In rising order of kind. */
  readonly cards: readonly Card[];
  readonly pearls: number;
  readonly nebulis: number;
  /** The ally that would be affiliated, the highest if there is a choice; −1 if none. */
  readonly affiliated: Card;
  /** The nebulis its krakens bring. */
  readonly brings: number;
}

/** A lord of the court as it stands for one seat. */
export interface LordFor {
  readonly lord: L.Lord;
  readonly cost: number;
  /** As printed, before Treasurer and Recruiter. */
  readonly printed: number;
  readonly races: number;
  /** The race that must be among them; −1 if none need be. */
  readonly named: number;
  /** Another seat that has reserved it; −1 if none. */
  readonly reservedBy: Seat;
  readonly payable: boolean;
  /** What stands in the way of paying: too few races, the named race, or so many points; `null` if nothing does. */
  readonly lacks: { readonly what: 'races' | 'named' | 'points'; readonly count: number } | null;
  /** The least given up, and the highest ally affiliated; equal if they are the same payment. */
  readonly cheapest: Payment | null;
  readonly affiliateHighest: Payment | null;
}

/** How many payments are compared at most; only a very full hand has more. */
const COMPARED = 3000;

/** Payments for a lord, each once; at most `most` of them. */
export function paymentsFor(open: Open, seat: Seat, lord: L.Lord, most = COMPARED): Payment[] {
  const ask = askOf(open, seat, lord);
  const hand = open.players[seat].hand.slice();
  const found: Payment[] = [];
  if (!canPay(ask, hand)) return found;
  const spent: Card[] = [];
  const go = (): void => {
    if (found.length >= most) return;
    if (spent.length > 0 && isPayment(ask, spent)) {
      const missing = shortfall(ask, spent);
      for (let nebulis = 0; nebulis <= 2; nebulis++) {
        if (mayPay(open, seat, missing, nebulis)) found.push(payment(open, seat, spent, missing, nebulis));
      }
    }
    for (const card of nextCards(ask, spent, hand)) {
      spent.push(card);
      hand[card]--;
      go();
      hand[card]++;
      spent.pop();
    }
  };
  go();
  return found;
}

function payment(open: Open, seat: Seat, spent: readonly Card[], missing: number, nebulis: number): Payment {
  const allies = spent.every(isKraken) ? [] : affiliable(open, seat, spent);
  return {
    cards: [...spent],
    pearls: missing - nebulis,
    nebulis,
    affiliated: allies.reduce((best, card) => (best < 0 || VALUE_OF[card] > VALUE_OF[best] ? card : best), -1),
    brings: spent.reduce((sum, card) => sum + NEBULIS_OF[card], 0),
  };
}

const worthOf = ({ cards, pearls }: Payment): number => cards.reduce((sum, card) => sum + VALUE_OF[card], pearls);

/** Less given up first: points in all, then new nebulis (one spent is one lost), then pearls, then cards. */
function byPrice(a: Payment, b: Payment): number {
  return (
    worthOf(a) - worthOf(b) ||
    a.brings - a.nebulis - (b.brings - b.nebulis) ||
    a.pearls - b.pearls ||
    a.cards.length - b.cards.length
  );
}

const heightOf = ({ affiliated }: Payment): number => (affiliated < 0 ? 0 : VALUE_OF[affiliated]);

const first = (payments: readonly Payment[], order: (a: Payment, b: Payment) => number): Payment | null =>
  payments.reduce<Payment | null>((best, one) => (best && order(best, one) <= 0 ? best : one), null);

/** Every lord of the court: what it costs this seat, whether it can pay, and how. */
export function courtFor(view: Open, seat: Seat): LordFor[] {
  return view.court.filter((lord) => lord >= 0).map((lord) => lordFor(view, seat, lord));
}

export function lordFor(view: Open, seat: Seat, lord: L.Lord): LordFor {
  const ask = askOf(view, seat, lord);
  const { hand } = view.players[seat];
  const payments = paymentsFor(view, seat, lord);
  const owner = reservedFor(view, 'court', lord);
  return {
    lord,
    cost: ask.cost,
    printed: L.LORDS[lord].cost,
    races: ask.races,
    named: ask.named,
    reservedBy: owner === seat ? -1 : owner,
    payable: payments.length > 0,
    lacks: payments.length > 0 ? null : lacks(view, seat, hand, lord),
    cheapest: first(payments, byPrice),
    affiliateHighest: first(payments, (a, b) => heightOf(b) - heightOf(a) || byPrice(a, b)),
  };
}

function lacks(view: Open, seat: Seat, hand: readonly number[], lord: L.Lord): LordFor['lacks'] {
  const ask = askOf(view, seat, lord);
  const { races, krakens } = handSummary(view, seat);
  const present = races.filter(({ count }) => count > 0).length;
  if (present + krakens.count < ask.races) return { what: 'races', count: ask.races - present - krakens.count };
  if (ask.named >= 0 && races[ask.named].count === 0 && krakens.count === 0) return { what: 'named', count: 1 };
  return { what: 'points', count: pointsShort(ask, hand) };
}

/**
 * The decisions that make this payment, to be sent as one row: from choosing the lord on (`lord` given), or from the middle of
 * paying for it. `null` if it is no legal payment. Steps without a choice are not in the row: nobody is asked about them.
 */
export function payRow(
  view: View,
  cards: readonly Card[],
  pearls: number,
  nebulis: number,
  lord: L.Lord | null = null,
): Move[] | null {
  const seat = view.turn;
  const frame = view.stack[view.stack.length - 1];
  const wanted = lord ?? (frame.at === 'pay' ? frame.lord : -1);
  if (wanted < 0 || (lord !== null && frame.at !== 'action')) return null;
  const state = imagine(view, null, { below: () => 0 });
  const spent = frame.at === 'pay' ? frame.spent : [];
  const whole = [...cards].sort((a, b) => a - b);
  const ask = askOf(view, seat, wanted);
  if (!isPayment(ask, whole) || shortfall(ask, whole) !== pearls + nebulis) return null;
  if (!mayPay(view, seat, pearls + nebulis, nebulis) || !holds(view, seat, spent, whole)) return null;
  const row: Move[] = [];
  const send = (move: Move): boolean => {
    if (!moves(state).includes(move)) return false;
    row.push(move);
    play(state, move);
    return true;
  };
  if (lord !== null && !send(RECRUIT[lord])) return null;
  for (;;) {
    const top = state.stack[state.stack.length - 1];
    if (top?.at !== 'pay' || top.lord !== wanted) return row;
    const next = whole[top.spent.length];
    if (!send(next === undefined ? PAY[nebulis] : SPEND[next])) return null;
  }
}

/** Whether the cards begin with those spent already, and the others are in hand. */
function holds(view: Open, seat: Seat, spent: readonly Card[], whole: readonly Card[]): boolean {
  if (spent.some((card, i) => whole[i] !== card)) return false;
  const rest = view.players[seat].hand.slice();
  return whole.slice(spent.length).every((card) => --rest[card] >= 0);
}

/** A power that bears on a seat now. */
export interface Bearing {
  readonly lord: L.Lord;
  /** Whose lord it is. */
  readonly by: Seat;
  /** A power once per own turn that has been used. */
  readonly used: boolean;
}

/** Opponents' lords that bear on you while they work. */
const AGAINST: readonly L.Lord[] = [L.RECRUITER, L.COMMANDER, L.TAMER, L.HIGHWAYMAN, L.SHAREHOLDER, L.HYPNOTIST];

/** One's own working powers, and those of opponents that bear on this seat (not a soldier's if it is shielded: W4). */
export function powersOn(view: Open, seat: Seat): Bearing[] {
  const found: Bearing[] = [];
  view.holder.forEach((by, lord) => {
    if (by < 0) return;
    const { timing, guild } = L.LORDS[lord];
    const used = view.turn === by && view.used.includes(lord);
    const against = AGAINST.includes(lord) && !(guild === 'soldiers' && shielded(view, seat));
    const own = by === seat && (timing === 'always' || timing === 'turn');
    if (own || (by !== seat && against)) found.push({ lord, by, used });
  });
  return found;
}

export interface Heap {
  readonly count: number;
  readonly sum: number;
}

/** Count and worth of each race in a hand. */
export function handSummary(view: Open, seat: Seat): { races: Heap[]; krakens: Heap; size: number } {
  const heaps = [0, 1, 2, 3, 4, KRAKEN_RACE].map((race): Heap => {
    let count = 0;
    let sum = 0;
    view.players[seat].hand.forEach((held, card) => {
      if (RACE_OF[card] !== race) return;
      count += held;
      sum += held * VALUE_OF[card];
    });
    return { count, sum };
  });
  return { races: heaps.slice(0, 5), krakens: heaps[KRAKEN_RACE], size: view.players[seat].handSize };
}

/** What a location would score for this seat as things stand. */
export const wouldScore = (view: Open, seat: Seat, location: number): number => locationPoints(view, seat, location);

/** The score so far, without monster tokens and hands: what all can see. */
export function runningScore(view: Open, seat: Seat): { total: number; lines: ScoreLine[] } {
  const lines = openLines(view, seat);
  return { total: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/** Who is asked, and what. */
export const asked = (view: Open): { actor: Actor; frame: Frame | null } => ({
  actor: actor(view),
  frame: view.stack.at(-1) ?? null,
});

/** The offer on the table: what it is, to whom, at what price, and how many nebulis may be in the payment. */
export function offerNow(view: Open): { seat: Seat; card: Card; price: number; nebulis: number[] } | null {
  const frame = view.stack.at(-1);
  if (frame?.at !== 'offer') return null;
  const choices = nebulisChoices(view, frame.seat, price(view));
  return {
    seat: frame.seat,
    card: view.track[view.track.length - 1],
    price: price(view),
    nebulis: [0, 1, 2].filter((n) => choices & (1 << n)),
  };
}

/** Whoever has reserved it; −1 for nobody. */
export const guardedBy = (view: Open, area: Area, thing: number): Seat => reservedFor(view, area, thing);

export { costFor, decode, isAsked, isCommanded, isOpenStack, keysOf, mayPlot, price, rewardSpace, shielded };
