import { inForce } from './darkhouse/index.ts';
import { figuresOpen, removeDie, throwDice } from './dice.ts';
import { PLAN } from './frames.ts';
import { figureIndex } from './kinds.ts';
import type { MoveOf, Tell } from './step.ts';
import type { State } from './types.ts';

/** T4: a die goes to a figure, and phase 1 is over. D2, D8: the next dice are rolled only now. */
export function give(state: State, move: MoveOf<'give'>, tell: Tell): void {
  state.stack.pop();
  removeDie(state.dice, move.die);
  state.given[figureIndex(move.to)] = move.die;
  if (tell) tell({ kind: 'given', die: move.die, to: move.to });
  if (figuresOpen(state) === 0) return;
  const { dice } = inForce(state);
  if (dice === 'one-by-one') throwDice(state, 1);
  else if (dice === 'figure-first' && state.dice.length === 0) throwDice(state, 2);
  else state.stack.push(PLAN);
}
