import type { SeatMove, View } from '@fathom/nautilion/rules';
import { isForGood } from './choices.ts';

/** What a decision takes for good, with all that follows from it before the next roll. */
export interface Losses {
  /** How the game would be lost; `null` if it goes on. */
  readonly game: Exclude<View['outcome'], 'won'>;
  /** Cabins whose crew would be gone. */
  readonly crew: readonly number[];
}

export function lossesBetween(before: View, after: View): Losses {
  const crew = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((cabin) => before.cabins[cabin] !== 0 && after.cabins[cabin] === 0);
  return { game: after.outcome === 'won' ? null : after.outcome, crew };
}

/** Whether a decision is asked about before it is made: it gives something up, or something is lost by what follows. */
export const isDoubtful = (move: SeatMove, { game, crew }: Losses): boolean =>
  isForGood(move) || game !== null || crew.length > 0;
