import type { Step as KernelStep, Tell as KernelTell } from '@fathom/kernel';
import type { FrameOf } from './frames.ts';
import type { Event, Frame, FrameAt, Move, State } from './types.ts';

/** Who listens to events, if anybody does. */
export type Tell = KernelTell<Event> | undefined;

/** How a kind of frame is played. Whoever plays a decision takes its frame off the stack once it is done. */
export interface Step<F extends Frame = Frame> extends KernelStep<State, F, Move, Event> {
  /** Whether nobody is asked: it happens by itself. */
  readonly happens: boolean;
  /** What happens by itself once the frame is off the stack: `run` does both. */
  happen(state: State, tell: Tell): void;
}

const nothing = (): readonly never[] => [];
const idle = (): void => {};
const unasked = (): null => null;
const waits = (): boolean => false;

/** The moves that one verb names. */
export type MoveOf<Verb extends Move['do']> = Extract<Move, { readonly do: Verb }>;

type Parts<At extends FrameAt> = Pick<Step<FrameOf<At>>, 'moves' | 'play'> & {
  /** The move that plays itself because there is no other, or none that differs; else `null`. */
  only?(state: State, frame: FrameOf<At>): Move | null;
};

/** All steps are made here, so that they look alike to the machine that runs them. */
function step<F extends Frame>(
  run: Step<F>['run'],
  only: Step<F>['only'],
  actor: Step<F>['actor'],
  moves: Step<F>['moves'],
  weights: Step<F>['weights'],
  play: Step<F>['play'],
  happens: Step<F>['happens'],
  happen: Step<F>['happen'],
): Step<F> {
  return { run, only, actor, moves, weights, play, happens, happen };
}

/** A decision of the active player. */
export function decision<At extends FrameAt>(_at: At, { moves, play, only }: Parts<At>): Step<FrameOf<At>> {
  return step(
    waits,
    only ?? ((state, frame) => single(moves(state, frame))),
    active,
    moves,
    nothing,
    play,
    false,
    idle,
  );
}

/** A draw of chance. */
export function draw<At extends FrameAt>(
  _at: At,
  { moves, play, only, weights }: Parts<At> & Pick<Step<FrameOf<At>>, 'weights'>,
): Step<FrameOf<At>> {
  return step(
    waits,
    only ?? ((state, frame) => single(moves(state, frame))),
    chance,
    moves,
    weights,
    play,
    false,
    idle,
  );
}

/** Something that happens by itself. */
export function happening(happen: Step['happen']): Step {
  function run(state: State, _frame: Frame, tell: Tell): boolean {
    state.stack.pop();
    happen(state, tell);
    return true;
  }
  return step(run, unasked, active, nothing, nothing, idle, true, happen);
}

const active = (state: State): number => state.active;
const chance = (): 'chance' => 'chance';

export const single = (moves: readonly Move[]): Move | null => (moves.length === 1 ? (moves[0] ?? null) : null);
