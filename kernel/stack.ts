import type { Actor, GameEvent, Seat, Tell } from './contract.ts';

/**
 * A machine for games that keep what is still to be decided or done as a stack of frames in the state: data, never closures.
 * The frame on top is the one that matters now; its `at` says which step handles it. An empty stack: the game is over.
 */
export interface Stacked<Frame> {
  readonly stack: Frame[];
}

/**
 * How a kind of frame is handled. A frame runs by itself, is decided unasked if there is only one choice, or asks somebody. What it
 * does first is take itself off the stack, unless it stays to go on; what it brings about it pushes onto the stack.
 *
 * Members are methods, so that a step for one kind of frame may stand where one for all kinds is wanted: the machine gives each
 * step frames of its own kind only. `Open`: whatever is enough to tell who acts, for games that ask it of a view too.
 */
export interface Step<State, Frame, Move, Event extends GameEvent, Open = State> {
  /** Does what needs no decision, and says whether it did anything: if so, the stack is looked at again; if not, the frame asks. */
  run(state: State, frame: Frame, tell: Tell<Event> | undefined): boolean;
  /** The only choice there is; `null` if somebody must be asked. */
  only(state: State, frame: Frame): Move | null;
  actor(open: Open, frame: Frame): Seat | 'chance';
  moves(state: State, frame: Frame): readonly Move[];
  weights(state: State, frame: Frame): readonly number[];
  play(state: State, frame: Frame, move: Move, tell: Tell<Event> | undefined): void;
}

/** A step as a game writes it down: what it leaves out is never asked of it. */
export interface StepParts<State, Frame, Move, Event extends GameEvent, Open = State>
  extends Partial<Omit<Step<State, Frame, Move, Event, Open>, 'only'>> {
  /** There are always several choices, or a single one must be asked for even so: nobody need count. */
  readonly asks?: boolean;
  /** Whether somebody must be asked, where that is found out faster than by listing the moves, or does not depend on their number. */
  several?(state: State, frame: Frame): boolean;
}

const NOTHING: readonly never[] = [];

/** The whole step. All are made here and so are objects of one shape: the machine asks them millions of times. */
export function wholeStep<State, Frame extends { readonly at: string }, Move, Event extends GameEvent, Open = State>(
  parts: StepParts<State, Frame, Move, Event, Open>,
): Step<State, Frame, Move, Event, Open> {
  const moves = parts.moves ?? (() => NOTHING);
  const several = parts.several ?? (() => false);
  function only(state: State, frame: Frame): Move | null {
    if (several(state, frame)) return null;
    const choices = moves(state, frame);
    if (choices.length > 1) return null;
    const first = choices[0];
    if (first === undefined) throw new Error(`nothing to choose at ${frame.at}`);
    return first;
  }
  return {
    run: parts.run ?? (() => false),
    only: parts.asks ? () => null : only,
    actor: parts.actor ?? (() => 'chance'),
    moves,
    weights: parts.weights ?? (() => NOTHING),
    play: parts.play ?? (() => {}),
  };
}

/** Finds the step for a frame. By a map, because looking a name up in a large object costs several times as much. */
export function stepFinder<At extends string, Whole>(steps: { readonly [at in At]: Whole }): (at: At) => Whole {
  const byName = new Map<string, Whole>(Object.entries(steps));
  return (at) => {
    const step = byName.get(at);
    if (step === undefined) throw new Error(`nothing handles ${at}`);
    return step;
  };
}

/** One step that hands every frame on to the step found for it. */
export function dispatch<State, Frame, Move, Event extends GameEvent, Open = State>(
  find: (frame: Frame) => Step<State, Frame, Move, Event, Open>,
): Step<State, Frame, Move, Event, Open> {
  return {
    run: (state, frame, tell) => find(frame).run(state, frame, tell),
    only: (state, frame) => find(frame).only(state, frame),
    actor: (open, frame) => find(frame).actor(open, frame),
    moves: (state, frame) => find(frame).moves(state, frame),
    weights: (state, frame) => find(frame).weights(state, frame),
    play: (state, frame, move, tell) => find(frame).play(state, frame, move, tell),
  };
}

/** What a game needs of the machine to keep its contract. */
export interface StackMachine<State, Move, Event extends GameEvent, Open = State> {
  actor(open: Open): Actor;
  moves(state: State): readonly Move[];
  weights(state: State): readonly number[];
  play(state: State, move: Move, tell?: Tell<Event>): void;
  /** Goes on until somebody has a choice: what needs none is done, a single choice is made. `play` does so by itself. */
  proceed(state: State, tell?: Tell<Event>): void;
}

/**
 * The machine over one step that handles whatever frame is on top. How it does so is the game's affair: `dispatch` by a table, or, where
 * every nanosecond counts, a `switch` that calls the commonest steps by name, for what is called by name can be inlined. Such a game may
 * bring its own way to proceed too, which does what the usual one does with a single look at each frame.
 */
export function stackMachine<Frame, Open extends Stacked<Frame>, State extends Open, Move, Event extends GameEvent>(
  steps: Step<State, Frame, Move, Event, Open>,
  ownProceed?: (state: State, tell: Tell<Event> | undefined) => void,
): StackMachine<State, Move, Event, Open> {
  // What every move calls is kept so short that the engine inlines it everywhere: hence no patterns for parameters, and functions of
  // this scope instead of members.
  const { run, only, actor, moves, weights, play } = steps;
  const none: readonly never[] = [];

  function top(open: Open): Frame | undefined {
    const { stack } = open;
    const height = stack.length;
    return height ? stack[height - 1] : undefined;
  }

  function usualProceed(state: State, tell: Tell<Event> | undefined): void {
    for (let frame = top(state); frame !== undefined; frame = top(state)) {
      if (run(state, frame, tell)) continue;
      const choice = only(state, frame);
      if (choice === null) return;
      play(state, frame, choice, tell);
    }
  }

  const proceed = ownProceed ?? usualProceed;

  return {
    actor(open) {
      const frame = top(open);
      return frame === undefined ? null : actor(open, frame);
    },
    moves(state) {
      const frame = top(state);
      return frame === undefined ? none : moves(state, frame);
    },
    weights(state) {
      const frame = top(state);
      return frame === undefined ? none : weights(state, frame);
    },
    play(state, move, tell) {
      const frame = top(state);
      if (frame === undefined) return;
      play(state, frame, move, tell);
      proceed(state, tell);
    },
    proceed,
  };
}
