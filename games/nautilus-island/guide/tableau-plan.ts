import type { Seat } from '@fathom/kernel';
import { type Card, type Colour, handOf, setsOf, type Token, type View } from '@fathom/nautilus-island/rules';

/** What lies before a castaway in one colour, and what it is worth. */
export interface Lot {
  readonly colour: Colour;
  readonly cards: readonly Card[];
  readonly tokens: readonly Token[];
  readonly porthole: number | null;
  readonly points: number;
}

const times = <Thing>(thing: Thing, count: number): Thing[] => Array.from({ length: count }, () => thing);

/** Everything of a castaway that scores: the sets, then the treasures kept in hand (E2). */
export function lotsOf(view: View, seat: Seat): readonly Lot[] {
  const sets = setsOf(view, seat).map(({ colour, cards, tokens, porthole, points }) => ({
    ...{ colour, cards, porthole, points },
    tokens: tokens.flatMap(({ token, count }) => times(token, count)),
  }));
  const treasures = handOf(view, seat)
    .colours.filter(({ colour }) => colour === 'treasures')
    .map(({ colour, cards, points }) => ({
      ...{ colour, points, tokens: [], porthole: null },
      cards: cards.flatMap(({ card, count }) => times(card, count)),
    }));
  return [...sets, ...treasures];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the parts of a lot are, within its own box. */
export interface Place extends Box {
  /** Whether the sign of the colour stands before the cards. */
  readonly hasSign: boolean;
  readonly card: { readonly width: number; readonly height: number };
  readonly cards: readonly number[];
  /** How wide a token or a porthole is. */
  readonly round: number;
  readonly rounds: readonly number[];
}

/** Right of everything stand the points. */
const POINTS = 46;
const GAP = 6;
const SHAPE = 50 / 36;
/** Smaller than this, what stands on a token cannot be read: then one lies over the other. */
const SMALLEST = 26;

/** Side by side as long as there is room, else one over the other. */
function spread(count: number, size: number, from: number, room: number): readonly number[] {
  const step = count > 1 ? Math.min(size + 3, (room - size) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => from + i * step);
}

/** A place for each lot: in one column, or in two where the drawing is flat. */
export function placesFor(lots: readonly Lot[], width: number, height: number): readonly Place[] {
  const columns = height < width / 2 ? 2 : 1;
  const rows = Math.max(columns === 2 ? 3 : 4, Math.ceil(lots.length / columns));
  const wide = (width - GAP * (columns - 1)) / columns;
  const high = (height - GAP * (rows - 1)) / rows;
  // Left of the cards stands how many there are, and the sign of their colour where there is room for what the cards show as well.
  const hasSign = wide > 400;
  const left = hasSign ? 68 : 40;
  const room = wide - left - POINTS;
  return lots.map(({ cards, tokens, porthole }, i) => {
    const tall = Math.min(high - 10, 58, room * 0.18);
    const card = { width: tall * SHAPE, height: tall };
    const least = Math.max(card.width + 7 * (cards.length - 1), room * 0.36);
    const rounds = tokens.length + (porthole === null ? 0 : 1);
    const forCards = Math.min(cards.length * (card.width + 3), rounds === 0 ? room : least);
    const round = Math.max(SMALLEST, Math.min(high - 10, 54, (room - forCards - GAP) / Math.max(1, rounds) - 3));
    const forRounds = rounds === 0 ? 0 : Math.min(rounds * (round + 3), room - forCards - GAP);
    return {
      x: (i % columns) * (wide + GAP),
      y: Math.floor(i / columns) * (high + GAP),
      width: wide,
      height: high,
      hasSign,
      card,
      cards: spread(cards.length, card.width, left, room - forRounds - GAP),
      round,
      rounds: spread(rounds, round, wide - POINTS - forRounds, forRounds),
    };
  });
}
