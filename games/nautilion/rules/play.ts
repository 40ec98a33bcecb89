import type { Actor } from '@fathom/kernel';
import { top } from './frames.ts';
import type { StepRules, Teller } from './step.ts';
import { STEPS } from './steps.ts';
import type { Frame, Move, State } from './types.ts';

const NONE: readonly never[] = [];

/** The steps that most moves belong to come first: looking a string up in a table costs more than comparing it. */
function rulesOf(frame: Frame): StepRules {
  switch (frame.step) {
    case 'lay':
      return STEPS.lay;
    case 'roll':
      return STEPS.roll;
    case 'currents':
      return STEPS.currents;
    case 'plan':
      return STEPS.plan;
    case 'darkhouse':
      return STEPS.darkhouse;
    case 'phantom':
      return STEPS.phantom;
    case 'nautilion':
      return STEPS.nautilion;
    case 'round-ends':
      return STEPS['round-ends'];
    case 'turn-ends':
      return STEPS['turn-ends'];
    case 'turn-begins':
      return STEPS['turn-begins'];
    case 'waters':
      return STEPS.waters;
    case 'place':
      return STEPS.place;
    case 'lose':
      return STEPS.lose;
    default:
      return STEPS[frame.step];
  }
}

export function actor(state: State): Actor {
  if (state.outcome !== null) return null;
  return rulesOf(top(state)).decides === 'chance' ? 'chance' : state.active;
}

export function moves(state: State): readonly Move[] {
  if (state.outcome !== null) return NONE;
  const frame = top(state);
  return rulesOf(frame).moves(state, frame);
}

export function weights(state: State): readonly number[] {
  const frame = top(state);
  return rulesOf(frame).weights(state, frame);
}

export function play(state: State, move: Move, tell: Teller): void {
  const frame = top(state);
  rulesOf(frame).play(state, move, frame, tell);
  proceed(state, tell);
}

/** Lets happen what happens by itself, and plays what leaves no choice, until somebody must decide. */
function proceed(state: State, tell: Teller): void {
  while (state.outcome === null) {
    const frame = top(state);
    const rules = rulesOf(frame);
    if (rules.decides === 'nobody') {
      state.frames.pop();
      rules.happen(state, tell);
      continue;
    }
    const only = rules.only(state, frame);
    if (only === null) return;
    rules.play(state, only, frame, tell);
  }
}
