import { type Step as KernelStep, stackMachine } from '@fathom/kernel';
import { currents, plan } from './currents.ts';
import { darkhouse } from './darkhouse-phase.ts';
import { roll, waters } from './dice.ts';
import { top } from './frames.ts';
import { lay } from './laying.ts';
import { lose } from './losing.ts';
import { nautilion } from './nautilion-phase.ts';
import { phantom } from './phantom-phase.ts';
import { place } from './placing.ts';
import type { Tell } from './step.ts';
import { stepOf } from './steps.ts';
import { roundEnds, turnBegins, turnEnds } from './turn.ts';
import type { Event, Frame, Move, State } from './types.ts';

/**
 * The steps that most moves of the base game belong to are called by name before the others are looked up: what is called by name
 * can be inlined, which makes playouts a fifth faster.
 */
const steps: KernelStep<State, Frame, Move, Event> = {
  run: (state, frame, tell) => stepOf(frame.at).run(state, frame, tell),
  only: (state, frame) => stepOf(frame.at).only(state, frame),
  actor(state, frame) {
    switch (frame.at) {
      case 'lay':
      case 'roll':
        return 'chance';
      case 'currents':
      case 'plan':
      case 'place':
      case 'lose':
        return state.active;
      default:
        return stepOf(frame.at).actor(state, frame);
    }
  },
  moves(state, frame) {
    switch (frame.at) {
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
        return stepOf(frame.at).moves(state, frame);
    }
  },
  weights(state, frame) {
    switch (frame.at) {
      case 'lay':
        return lay.weights(state, frame);
      case 'roll':
        return roll.weights(state, frame);
      default:
        return stepOf(frame.at).weights(state, frame);
    }
  },
  play: decide,
};

function decide(state: State, frame: Frame, move: Move, tell: Tell): void {
  switch (frame.at) {
    case 'lay':
      lay.play(state, frame, move, tell);
      break;
    case 'roll':
      roll.play(state, frame, move, tell);
      break;
    case 'currents':
      currents.play(state, frame, move, tell);
      break;
    case 'plan':
      plan.play(state, frame, move, tell);
      break;
    case 'place':
      place.play(state, frame, move, tell);
      break;
    case 'lose':
      lose.play(state, frame, move, tell);
      break;
    default:
      stepOf(frame.at).play(state, frame, move, tell);
  }
}

/** Lets happen what happens by itself, and plays what leaves no choice, until somebody must decide. */
function proceed(state: State, tell: Tell): void {
  while (state.outcome === null) {
    const frame = top(state);
    let only: Move | null;
    switch (frame.at) {
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
        state.stack.pop();
        darkhouse.happen(state, tell);
        continue;
      case 'phantom':
        state.stack.pop();
        phantom.happen(state, tell);
        continue;
      case 'nautilion':
        state.stack.pop();
        nautilion.happen(state, tell);
        continue;
      case 'round-ends':
        state.stack.pop();
        roundEnds.happen(state, tell);
        continue;
      case 'turn-ends':
        state.stack.pop();
        turnEnds.happen(state, tell);
        continue;
      case 'turn-begins':
        state.stack.pop();
        turnBegins.happen(state, tell);
        continue;
      case 'waters':
        state.stack.pop();
        waters.happen(state, tell);
        continue;
      case 'place':
        only = place.only(state, frame);
        break;
      case 'lose':
        only = lose.only(state, frame);
        break;
      default: {
        const step = stepOf(frame.at);
        if (step.happens) {
          state.stack.pop();
          step.happen(state, tell);
          continue;
        }
        only = step.only(state, frame);
      }
    }
    if (only === null) return;
    decide(state, frame, only, tell);
  }
}

export const { actor, moves, weights, play } = stackMachine(steps, proceed);
