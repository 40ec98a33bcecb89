import type { Actor } from '@fathom/kernel';
import { currents, plan } from './currents.ts';
import { darkhouse } from './darkhouse-phase.ts';
import { roll, waters } from './dice.ts';
import { top } from './frames.ts';
import { lay } from './laying.ts';
import { lose } from './losing.ts';
import { nautilion } from './nautilion-phase.ts';
import { phantom } from './phantom-phase.ts';
import { place } from './placing.ts';
import type { Teller } from './step.ts';
import { rulesOf } from './steps.ts';
import { roundEnds, turnBegins, turnEnds } from './turn.ts';
import type { Frame, Move, State } from './types.ts';

const NONE: readonly never[] = [];

// Below, the steps that most moves of the base game belong to are called by name before the others are looked up: what is called by name can be
// inlined, which makes playouts a fifth faster.

export function actor(state: State): Actor {
  if (state.outcome !== null) return null;
  const { step } = top(state);
  switch (step) {
    case 'lay':
    case 'roll':
      return 'chance';
    case 'currents':
    case 'plan':
    case 'place':
    case 'lose':
      return state.active;
    default:
      return rulesOf(step).decides === 'chance' ? 'chance' : state.active;
  }
}

export function moves(state: State): readonly Move[] {
  if (state.outcome !== null) return NONE;
  const frame = top(state);
  switch (frame.step) {
    case 'lay':
      return lay.moves(state, frame);
    case 'roll':
      return roll.moves(state, frame);
    case 'currents':
      return currents.moves(state, frame);
    case 'plan':
      return plan.moves(state, frame);
    case 'place':
      return place.moves(state, frame);
    case 'lose':
      return lose.moves(state, frame);
    default:
      return rulesOf(frame.step).moves(state, frame);
  }
}

export function weights(state: State): readonly number[] {
  const frame = top(state);
  switch (frame.step) {
    case 'lay':
      return lay.weights(state, frame);
    case 'roll':
      return roll.weights(state, frame);
    default:
      return rulesOf(frame.step).weights(state, frame);
  }
}

export function play(state: State, move: Move, tell: Teller): void {
  decide(state, move, top(state), tell);
  proceed(state, tell);
}

function decide(state: State, move: Move, frame: Frame, tell: Teller): void {
  switch (frame.step) {
    case 'lay':
      lay.play(state, move, frame, tell);
      break;
    case 'roll':
      roll.play(state, move, frame, tell);
      break;
    case 'currents':
      currents.play(state, move, frame, tell);
      break;
    case 'plan':
      plan.play(state, move, frame, tell);
      break;
    case 'place':
      place.play(state, move, frame, tell);
      break;
    case 'lose':
      lose.play(state, move, frame, tell);
      break;
    default:
      rulesOf(frame.step).play(state, move, frame, tell);
  }
}

/** Lets happen what happens by itself, and plays what leaves no choice, until somebody must decide. */
function proceed(state: State, tell: Teller): void {
  while (state.outcome === null) {
    const frame = top(state);
    let only: Move | null;
    switch (frame.step) {
      case 'lay':
        only = lay.only(state, frame);
        break;
      case 'roll':
        only = roll.only(state, frame);
        break;
      case 'currents':
        only = currents.only(state, frame);
        break;
      case 'plan':
        only = plan.only(state, frame);
        break;
      case 'darkhouse':
        state.frames.pop();
        darkhouse.happen(state, tell);
        continue;
      case 'phantom':
        state.frames.pop();
        phantom.happen(state, tell);
        continue;
      case 'nautilion':
        state.frames.pop();
        nautilion.happen(state, tell);
        continue;
      case 'round-ends':
        state.frames.pop();
        roundEnds.happen(state, tell);
        continue;
      case 'turn-ends':
        state.frames.pop();
        turnEnds.happen(state, tell);
        continue;
      case 'turn-begins':
        state.frames.pop();
        turnBegins.happen(state, tell);
        continue;
      case 'waters':
        state.frames.pop();
        waters.happen(state, tell);
        continue;
      case 'place':
        only = place.only(state, frame);
        break;
      case 'lose':
        only = lose.only(state, frame);
        break;
      default: {
        const rules = rulesOf(frame.step);
        if (rules.decides === 'nobody') {
          state.frames.pop();
          rules.happen(state, tell);
          continue;
        }
        only = rules.only(state, frame);
      }
    }
    if (only === null) return;
    decide(state, only, frame, tell);
  }
}
