import { type Step as KernelStep, type StepParts, wholeStep } from '@fathom/kernel';
import type { Event } from './events.ts';
import type { Frame, FrameAt, FrameOf } from './frames.ts';
import type { Move } from './notation.ts';
import type { Open, State } from './state.ts';

/** T2: powers may be used here. `alone`: even if there is nothing else to choose, because afterwards it might be too late. */
type Powers = 'open' | 'alone';

type Parts<At extends FrameAt> = StepParts<State, FrameOf<At>, Move, Event, Open> & { readonly powers?: Powers };

/** How one kind of frame is handled, and what of it need not even be tried: the machine passes by here millions of times. */
export interface Step<F extends Frame = Frame> extends KernelStep<State, F, Move, Event, Open> {
  readonly powers: Powers | null;
  /** Whether anything can happen before somebody is asked. */
  readonly runs: boolean;
  readonly asks: boolean;
  readonly counts: boolean;
  /** Whether there are two choices at least: false where it `counts` them, because they must be listed to know. */
  several(state: State, frame: F): boolean;
}

const unknown = (): boolean => false;

/** Listed member by member: objects of one shape, with every member there, are found fastest. */
export function step<At extends FrameAt>(parts: Parts<At>): Step<FrameOf<At>> {
  const { run, only, actor, moves, weights, play } = wholeStep(parts);
  const { powers = null, asks = false, several = unknown } = parts;
  const [runs, counts] = [parts.run !== undefined, parts.several === undefined];
  return { run, only, actor, moves, weights, play, powers, runs, asks, counts, several };
}
