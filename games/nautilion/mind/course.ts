import type { LitEvaluator } from '@fathom/mind';
import { KINDS } from '@fathom/nautilion/rules';
import { emptyLane, type Lane } from './lane.ts';

/** The lane as two dice leave it: the Phantom's token gone, and the one the Nautilion takes. */
export interface Cell {
  isKnown: boolean;
  end: 'home' | 'abyss' | null;
  readonly lane: Lane;
  readonly copies: Uint8Array;
  readonly sums: Float32Array;
  taken: number;
  crews: number;
  readonly crew: Crew[];
}

/** A crew there, and what it is worth with so much money. */
export interface Crew {
  aboard: number;
  readonly sums: Float32Array;
  readonly worth: Float64Array;
  /** The same, looked at one turn further. */
  readonly further: Float64Array;
}

/** A path to play the turn on: as it lies, or after a swap. */
export interface Course {
  readonly lane: Lane;
  /** By the dice of Phantom and Nautilion. */
  readonly cells: readonly Cell[];
  /** The crew the Darkhouse may take, the one met again most often first, as considered: three at most. */
  readonly losable: number[];
  /** What was swapped, as the lane counts. */
  first: number;
  second: number;
}

/** Nothing worked out yet; what is, is kept here and used again. */
export function emptyCourse(judge: LitEvaluator): Course {
  const cells = Array.from(
    { length: 25 },
    (): Cell => ({
      isKnown: false,
      end: null,
      lane: emptyLane(),
      copies: new Uint8Array(KINDS),
      sums: judge.newSums(),
      taken: 0,
      crews: 0,
      crew: [],
    }),
  );
  return { lane: emptyLane(), cells, losable: [], first: 0, second: 0 };
}
