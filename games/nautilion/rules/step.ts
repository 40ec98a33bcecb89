import type { Tell } from '@fathom/kernel';
import type { FrameOf } from './frames.ts';
import type { Event, Frame, Move, State, Step } from './types.ts';

export type Teller = Tell<Event> | undefined;

/** How one kind of frame is played. Whoever plays a decision takes its frame off the stack once it is done. */
export interface StepRules {
  /** `nobody`: it happens by itself, and its frame is already off the stack. */
  readonly decides: 'chance' | 'seat' | 'nobody';
  readonly moves: (state: State, frame: Frame) => readonly Move[];
  readonly weights: (state: State, frame: Frame) => readonly number[];
  readonly play: (state: State, move: Move, frame: Frame, tell: Teller) => void;
  readonly happen: (state: State, tell: Teller) => void;
  /** The move that plays itself because there is no other, or none that differs; else `null`. */
  readonly only: (state: State, frame: Frame) => Move | null;
}

const nothing = (): readonly never[] => [];
const idle = (): void => {};

/** The moves that one verb names. */
export type MoveOf<Verb extends Move['do']> = Extract<Move, { readonly do: Verb }>;

interface Decision<S extends Step> {
  readonly moves: (state: State, frame: FrameOf<S>) => readonly Move[];
  readonly play: (state: State, move: Move, frame: FrameOf<S>, tell: Teller) => void;
  readonly only?: (state: State, frame: FrameOf<S>) => Move | null;
}

/** All rules are made here, so that they look alike to the engine that runs them. */
function stepRules(
  decides: StepRules['decides'],
  moves: StepRules['moves'],
  weights: StepRules['weights'],
  play: StepRules['play'],
  happen: StepRules['happen'],
  only: StepRules['only'],
): StepRules {
  return { decides, moves, weights, play, happen, only };
}

/** A decision of the active player. */
export function decision<S extends Step>(_step: S, rules: Decision<S>): StepRules {
  const { moves, play, only } = rules as unknown as Decision<Step>;
  return stepRules('seat', moves, nothing, play, idle, only ?? ((state, frame) => single(moves(state, frame))));
}

/** A draw of chance. */
export function draw<S extends Step>(
  _step: S,
  rules: Decision<S> & { readonly weights: (state: State, frame: FrameOf<S>) => readonly number[] },
): StepRules {
  const { moves, play, only } = rules as unknown as Decision<Step>;
  const weights = rules.weights as StepRules['weights'];
  return stepRules('chance', moves, weights, play, idle, only ?? ((state, frame) => single(moves(state, frame))));
}

/** Something that happens by itself. */
export const happening = (happen: StepRules['happen']): StepRules =>
  stepRules('nobody', nothing, nothing, idle, happen, () => null);

export const single = (moves: readonly Move[]): Move | null => (moves.length === 1 ? moves[0] : null);
