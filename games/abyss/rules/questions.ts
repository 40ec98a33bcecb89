/** What boards and words ask of the rules, over a view. None of it is needed to play. */

import { type Actor, at, last, type ScoreLine, type Seat } from '@fathom/kernel';
import { type Card, isKraken, KRAKEN_RACE, nebulisOf, pointsOf, raceOf } from './box/cards.ts';
import * as L from './box/lords.ts';
import { isOpenStack } from './council.ts';
import { mayPlot } from './court.ts';
import { isAsked, price, rewardSpace, TRACK_PLACES } from './explore.ts';
import { settleFigure } from './figure.ts';
import type { Frame } from './frames.ts';
import { handLimit, isCommanded } from './hands.ts';
import { KEYS_NEEDED, keysOf } from './locations.ts';
import { actor, moves, play } from './machine.ts';
import { nextCards } from './next-cards.ts';
import { decode, type Move, moveOf, PAY, RECRUIT, SPEND } from './notation.ts';
import { askOf, canPay, costFor, isPayment, pointsShort, shortfall, superfluous, surcharge, worth } from './payment.ts';
import { mayPay, means, nebulisCap, nebulisChoices, shielded } from './purse.ts';
import { affiliable } from './recruit.ts';
import { FIGURE_COST, locationPoints, openLines, tokenPoints } from './scoring.ts';
import { reservedFor } from './sentinels.ts';
import { type Area, add, countOf, type Open, playerOf } from './state.ts';
import { imagine, type View } from './view.ts';

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
  const hand = playerOf(open, seat).hand.slice();
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
      add(hand, card, -1);
      go();
      add(hand, card, 1);
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
    affiliated: allies.reduce((best, card) => (best < 0 || pointsOf(card) > pointsOf(best) ? card : best), -1),
    brings: spent.reduce((sum, card) => sum + nebulisOf(card), 0),
  };
}

const worthOf = ({ cards, pearls }: Payment): number => cards.reduce((sum, card) => sum + pointsOf(card), pearls);

/** Less given up first: points in all, then new nebulis (one spent is one lost), then pearls, then cards. */
function byPrice(a: Payment, b: Payment): number {
  return (
    worthOf(a) - worthOf(b) ||
    a.brings - a.nebulis - (b.brings - b.nebulis) ||
    a.pearls - b.pearls ||
    a.cards.length - b.cards.length
  );
}

const heightOf = ({ affiliated }: Payment): number => (affiliated < 0 ? 0 : pointsOf(affiliated));

const first = (payments: readonly Payment[], order: (a: Payment, b: Payment) => number): Payment | null =>
  payments.reduce<Payment | null>((best, one) => (best && order(best, one) <= 0 ? best : one), null);

/** Every lord of the court: what it costs this seat, whether it can pay, and how. */
export function courtFor(view: Open, seat: Seat): LordFor[] {
  return view.court.filter((lord) => lord >= 0).map((lord) => lordFor(view, seat, lord));
}

export function lordFor(view: Open, seat: Seat, lord: L.Lord): LordFor {
  const ask = askOf(view, seat, lord);
  const { hand } = playerOf(view, seat);
  const payments = paymentsFor(view, seat, lord);
  const owner = reservedFor(view, 'court', lord);
  return {
    lord,
    cost: ask.cost,
    printed: L.lordCard(lord).cost,
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
  if (ask.named >= 0 && at(races, ask.named).count === 0 && krakens.count === 0) return { what: 'named', count: 1 };
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
  const frame = last(view.stack);
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
  if (lord !== null && !send(moveOf(RECRUIT, lord))) return null;
  for (;;) {
    const top = state.stack[state.stack.length - 1];
    if (top?.at !== 'pay' || top.lord !== wanted) return row;
    const next = whole[top.spent.length];
    if (!send(next === undefined ? moveOf(PAY, nebulis) : moveOf(SPEND, next))) return null;
  }
}

/** Whether the cards begin with those spent already, and the others are in hand. */
function holds(view: Open, seat: Seat, spent: readonly Card[], whole: readonly Card[]): boolean {
  if (spent.some((card, i) => whole[i] !== card)) return false;
  const rest = playerOf(view, seat).hand.slice();
  return whole.slice(spent.length).every((card) => {
    add(rest, card, -1);
    return countOf(rest, card) >= 0;
  });
}

/** K2, K5: whether the kraken figure comes to this seat once it has paid so. */
export function bringsFigure(view: View, seat: Seat, { nebulis, brings }: Payment): boolean {
  if (brings === 0 || view.figure === seat) return false;
  const state = imagine(view, null, { below: () => 0 });
  const player = playerOf(state, seat);
  player.nebulis -= nebulis;
  if (nebulis > 0) settleFigure(state, undefined);
  player.nebulis += brings;
  settleFigure(state, undefined);
  return state.figure === seat;
}

/** Why some cards are no payment: none at all, so many races too many or missing, the named race, points beyond one's pearls, a card too many. */
export interface PaymentFault {
  readonly what: 'none' | 'many' | 'few' | 'named' | 'points' | 'superfluous';
  readonly count: number;
}

/** What is wrong with paying for a lord with these cards, and pearls and nebulis for the rest; `null` if nothing is (R1, R2, K1, K4). */
export function paymentFault(view: Open, seat: Seat, lord: L.Lord, cards: readonly Card[]): PaymentFault | null {
  if (cards.length === 0) return { what: 'none', count: 0 };
  const ask = askOf(view, seat, lord);
  const shown = new Set(cards.filter((card) => !isKraken(card)).map((card) => raceOf(card)));
  const krakens = cards.filter(isKraken).length;
  if (shown.size > ask.races) return { what: 'many', count: shown.size - ask.races };
  if (shown.size + krakens < ask.races) return { what: 'few', count: ask.races - shown.size - krakens };
  if (ask.named >= 0 && !shown.has(ask.named) && (krakens === 0 || shown.size === ask.races))
    return { what: 'named', count: 1 };
  const missing = shortfall(ask, cards);
  if (missing > ask.means) return { what: 'points', count: missing - playerOf(view, seat).pearls };
  return missing === 0 && superfluous(ask, cards) >= 0 ? { what: 'superfluous', count: 1 } : null;
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
    const { timing, guild } = L.lordCard(lord);
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
    playerOf(view, seat).hand.forEach((held, card) => {
      if (raceOf(card) !== race) return;
      count += held;
      sum += held * pointsOf(card);
    });
    return { count, sum };
  });
  return { races: heaps.slice(0, 5), krakens: at(heaps, KRAKEN_RACE), size: playerOf(view, seat).handSize };
}

/** What a location would score for this seat as things stand. */
export const wouldScore = (view: Open, seat: Seat, location: number): number => locationPoints(view, seat, location);

/** The score so far, without monster tokens and hands: what all can see. */
export function runningScore(view: Open, seat: Seat): { total: number; lines: ScoreLine[] } {
  const lines = openLines(view, seat);
  return { total: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/** What points are for. */
export type ScoreItem = 'lords' | 'locations' | 'allies' | 'tokens' | 'nebulis' | 'figure';

/** The whole score by what it is for, monster tokens as far as this view knows them: once the game is over, all of them (E3). */
export function knownScore(
  view: View,
  seat: Seat,
): { total: number; lines: { readonly item: ScoreItem; readonly points: number }[] } {
  const open = runningScore(view, seat);
  const of = (item: string) =>
    open.lines.reduce(
      (sum, line) => (line.item === item || line.item.startsWith(`${item}:`) ? sum + line.points : sum),
      0,
    );
  const tokens = tokenPoints(playerOf(view, seat).tokens);
  const lines: { item: ScoreItem; points: number }[] = [
    { item: 'lords', points: of('lords') },
    { item: 'locations', points: of('location') },
    { item: 'allies', points: of('allies') },
    { item: 'tokens', points: tokens },
  ];
  if (view.options.kraken) {
    lines.push({ item: 'nebulis', points: of('nebulis') }, { item: 'figure', points: of('figure') });
  }
  return { total: open.total + tokens, lines };
}

/** How many keys are missing for a location (L1). */
export const keysToGo = (view: Open, seat: Seat): number => Math.max(0, KEYS_NEEDED - keysOf(view, seat));

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
    card: last(view.track),
    price: price(view),
    nebulis: [0, 1, 2].filter((n) => choices & (1 << n)),
  };
}

/** Whoever has reserved it; −1 for nobody. */
export const guardedBy = (view: Open, area: Area, thing: number): Seat => reservedFor(view, area, thing);

export type { Ask } from './payment.ts';
export {
  affiliable,
  askOf,
  costFor,
  decode,
  FIGURE_COST,
  handLimit,
  isAsked,
  isCommanded,
  isOpenStack,
  isPayment,
  KEYS_NEEDED,
  keysOf,
  mayPay,
  mayPlot,
  means,
  nebulisCap,
  price,
  rewardSpace,
  shielded,
  shortfall,
  surcharge,
  TRACK_PLACES,
  worth,
};
