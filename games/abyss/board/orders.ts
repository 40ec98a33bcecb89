import { type Move, offerNow, RACE_OF, VALUE_OF, type View } from '@fathom/abyss/rules';
import { at, type Seat, type Watcher } from '@fathom/kernel';
import { createSignal } from 'solid-js';

/** What a person has said once and for all about offers, so as not to be asked each time. */
export interface Order {
  /** Allies below this value are passed; 0: none. */
  readonly below: number;
  /** The turn in which everything is passed; empty if none. */
  readonly turn: string;
  /** Allies of these races are passed; krakens count as one. */
  readonly races: readonly number[];
  /** The turn ends by itself, even if a power could still be used. */
  readonly ends: boolean;
}

export const NO_ORDER: Order = { below: 0, turn: '', races: [], ends: false };

/** Whether something is answered without being asked about. */
export const isGiven = ({ below, turn, races, ends }: Order): boolean =>
  below > 0 || turn !== '' || races.length > 0 || ends;

export const turnOf = (view: View): string => `${view.round}/${view.turn}`;

/**
 * What an order answers to what is asked now; `null`: the person is asked. It answers only what they could answer themselves: in a moment
 * of the past, under the curtain and on another's screen there are no moves, and it says nothing.
 */
export function answerBy(order: Order, view: View, moves: readonly Move[], watcher: Watcher): Move | null {
  if (order.ends && view.turn === watcher && view.stack.at(-1)?.at === 'end' && moves.includes('end')) return 'end';
  const offer = offerNow(view);
  if (!offer || offer.seat !== watcher || !moves.includes('pass')) return null;
  const isPassed =
    at(VALUE_OF, offer.card) < order.below ||
    order.races.includes(at(RACE_OF, offer.card)) ||
    (order.turn !== '' && order.turn === turnOf(view));
  return isPassed ? 'pass' : null;
}

/**
 * The orders of everybody at this screen, kept while the page is open, also over a reload. They are this tab's alone: once it is closed,
 * nobody passes for its players, and they are asked again. The board only says what they come to: the app plays it.
 */
export function createOrders() {
  const key = `fathom/abyss/orders${location.pathname}`;
  const [orders, setOrders] = createSignal<{ readonly [seat: Seat]: Order }>(load(key));
  return {
    of: (seat: Seat): Order => orders()[seat] ?? NO_ORDER,
    give(seat: Seat, order: Order): void {
      setOrders({ ...orders(), [seat]: order });
      try {
        sessionStorage.setItem(key, JSON.stringify(orders()));
      } catch {
        // Then it holds until the page is left.
      }
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;

function load(key: string): { readonly [seat: Seat]: Order } {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, order]) => isOrder(order)));
  } catch {
    return {};
  }
}

function isOrder(thing: unknown): thing is Order {
  return (
    typeof thing === 'object' &&
    thing !== null &&
    'below' in thing &&
    typeof thing.below === 'number' &&
    'turn' in thing &&
    typeof thing.turn === 'string' &&
    'races' in thing &&
    Array.isArray(thing.races) &&
    'ends' in thing &&
    typeof thing.ends === 'boolean'
  );
}
