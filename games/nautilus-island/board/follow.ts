import { at } from '@fathom/kernel';
import {
  type Card,
  cards,
  colourIndex,
  type Event,
  NONE,
  type Token,
  tokens,
  type View,
} from '@fathom/nautilus-island/rules';

type Draft = { -readonly [key in keyof View]: View[key] };

/**
 * The view as it looks once this event has been seen: what the board shows between two views. It follows what the event says, not
 * the rules; after the last event the true view takes over.
 */
export function follow(view: View, event: Event): View {
  const draft: Draft = { ...view };
  switch (event.kind) {
    case 'first':
      draft.order = Array.from({ length: view.seats }, (_, i) => (event.seat + i) % view.seats);
      break;
    case 'camp':
      draft.camp = replaced(view.camp, colourIndex[event.place], tokens.indexOf(event.token));
      draft.supply = added(view.supply, tokens.indexOf(event.token), -1);
      break;
    case 'turned':
      draft.stack = [{ at: 'turn', column: event.column, stack: event.stack }];
      draft.tops = withTop(view, event.column, event.stack, indexOf(event.card));
      break;
    case 'round':
      draft.stack = [{ at: 'column' }];
      draft.round = event.round;
      draft.order = [...event.order];
      draft.turn = 0;
      draft.row = [];
      if (event.last) draft.ending = 'now';
      break;
    case 'moved':
      draft.stack = [{ at: 'action' }];
      draft.turn = view.order.indexOf(event.seat);
      draft.row = [];
      draft.castaways = changed(view, event.seat, { at: event.column });
      break;
    case 'collected': {
      const open = event.cards.reduce(
        (hand, card) => added(hand, indexOf(card), 1),
        at(view.castaways, event.seat).open,
      );
      draft.stack = [{ at: 'draw', column: event.column, stack: 0 }];
      draft.heights = added(view.heights, event.column, -1);
      draft.tops = view.tops.map((tops, column) => (column === event.column ? tops.map(() => NONE) : tops));
      draft.castaways = changed(view, event.seat, { open });
      break;
    }
    case 'drew': {
      draft.stack = [{ at: 'draw', column: event.column, stack: event.stack + 1 }];
      draft.castaways = changed(view, event.seat, { unseen: at(view.castaways, event.seat).unseen + 1 });
      if (event.card !== '?') draft.hidden = withHidden(view, event.seat, event.card, 1);
      break;
    }
    case 'stored':
      store(draft, view, event.seat, event.card);
      break;
    case 'bonus': {
      const colour = colourIndex[event.colour];
      draft.camp = replaced(view.camp, colour, NONE);
      draft.castaways = changed(view, event.seat, {
        tokens: added(at(view.castaways, event.seat).tokens, tokenPlace(colour, event.token), 1),
      });
      break;
    }
    case 'closed': {
      const colour = colourIndex[event.colour];
      draft.taken = added(view.taken, view.sizes.indexOf(event.size), 1);
      draft.castaways = changed(view, event.seat, {
        portholes: replaced(at(view.castaways, event.seat).portholes, colour, event.points),
      });
      break;
    }
    case 'emptied':
      draft.ending = 'next';
      break;
    case 'over':
      draft.stack = [];
      break;
  }
  return draft;
}

/** The view while the cards of a collection are in the air: gone from the stacks, not yet in hand. */
export function lifted(view: View, event: Extract<Event, { readonly kind: 'collected' }>): View {
  return { ...follow(view, event), castaways: view.castaways };
}

const indexOf = (card: Card): number => cards.indexOf(card);
const tokenPlace = (colour: number, token: Token): number => colour * tokens.length + tokens.indexOf(token);

function store(draft: Draft, view: View, seat: number, card: Card): void {
  const { open, laid, unseen } = at(view.castaways, seat);
  const index = indexOf(card);
  const seen = at(open, index) > 0;
  draft.row = [...view.row, index];
  draft.castaways = changed(view, seat, {
    laid: added(laid, index, 1),
    open: seen ? added(open, index, -1) : open,
    unseen: seen ? unseen : unseen - 1,
  });
  if (!seen) draft.hidden = withHidden(view, seat, card, -1);
}

function withHidden(view: View, seat: number, card: Card, by: number): View['hidden'] {
  return view.hidden.map((hidden, other) =>
    hidden === null || other !== seat ? hidden : added(hidden, indexOf(card), by),
  );
}

function withTop(view: View, column: number, stack: number, card: number): number[][] {
  return view.tops.map((tops, here) => (here === column ? replaced(tops, stack, card) : tops));
}

function changed(view: View, seat: number, change: Partial<View['castaways'][number]>): View['castaways'] {
  return view.castaways.map((castaway, other) => (other === seat ? { ...castaway, ...change } : castaway));
}

const replaced = (items: readonly number[], index: number, item: number): number[] => items.with(index, item);

const added = (counts: readonly number[], index: number, by: number): number[] =>
  replaced(counts, index, at(counts, index) + by);
