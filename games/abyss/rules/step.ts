import type { Seat } from '@fathom/kernel';
import type { Tell } from './events.ts';
import type { FrameAt, FrameOf } from './frames.ts';
import type { Move } from './notation.ts';
import type { Open, State } from './state.ts';

/**
 * How one kind of frame is handled. A frame either runs by itself or asks somebody; what it does first is take itself off the
 * stack, unless it stays to ask again.
 */
export interface Step<At extends FrameAt> {
  /**
   * Does what needs no decision. Returns whether it did anything: if so, the stack is looked at again; if not, the frame asks. A
   * step that never asks always returns true.
   */
  run?(state: State, frame: FrameOf<At>, tell: Tell): boolean;
  actor?(open: Open, frame: FrameOf<At>): Seat | 'chance';
  moves?(state: State, frame: FrameOf<At>): readonly Move[];
  weights?(state: State, frame: FrameOf<At>): readonly number[];
  play?(state: State, frame: FrameOf<At>, move: Move, tell: Tell): void;
  /** Whether there are two choices at least, where that is found out faster than by listing them all. */
  several?(state: State, frame: FrameOf<At>): boolean;
  /** It is never a single choice (or must be asked even so), so nobody need count. */
  readonly asks?: boolean;
  /** T2: powers may be used here. `alone`: even if there is nothing else to choose. */
  readonly powers?: 'open' | 'alone';
}

/** A step with every member there, so that all steps are objects of one shape: the machine asks them millions of times. */
export interface WholeStep<At extends FrameAt> {
  readonly run: ((state: State, frame: FrameOf<At>, tell: Tell) => boolean) | null;
  readonly actor: (open: Open, frame: FrameOf<At>) => Seat | 'chance';
  readonly moves: (state: State, frame: FrameOf<At>) => readonly Move[];
  readonly weights: (state: State, frame: FrameOf<At>) => readonly number[];
  readonly several: ((state: State, frame: FrameOf<At>) => boolean) | null;
  readonly play: (state: State, frame: FrameOf<At>, move: Move, tell: Tell) => void;
  readonly asks: boolean;
  readonly powers: 'open' | 'alone' | null;
}

const NO_MOVES: readonly Move[] = [];
const NO_WEIGHTS: readonly number[] = [];

export const step = <At extends FrameAt>(handler: Step<At>): WholeStep<At> => ({
  run: handler.run ?? null,
  actor: handler.actor ?? (() => 'chance'),
  moves: handler.moves ?? (() => NO_MOVES),
  weights: handler.weights ?? (() => NO_WEIGHTS),
  several: handler.several ?? null,
  play: handler.play ?? (() => {}),
  asks: handler.asks ?? false,
  powers: handler.powers ?? null,
});
