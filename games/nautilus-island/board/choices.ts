import { type Card, nautilusIsland, type SeatMove } from '@fathom/nautilus-island/rules';

type Verb = SeatMove['do'];

/** The legal moves by what they are about, so that every part of the board finds its own. */
export interface Choices {
  readonly go: ReadonlyMap<number, SeatMove>;
  readonly store: ReadonlyMap<Card, SeatMove>;
  /** The moves of which there is one at most. */
  readonly plain: ReadonlyMap<Verb, SeatMove>;
}

export function sort(moves: readonly SeatMove[]): Choices {
  const go = new Map<number, SeatMove>();
  const store = new Map<Card, SeatMove>();
  const plain = new Map<Verb, SeatMove>();
  for (const move of moves) {
    if (move.do === 'go') go.set(move.column, move);
    else if (move.do === 'store') store.set(move.card, move);
    else plain.set(move.do, move);
  }
  return { go, store, plain };
}

/** A move in notation, for `data-move`. */
export const noted = (move: SeatMove | undefined): string | undefined => move && nautilusIsland.write(move);
