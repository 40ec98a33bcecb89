import { inForce } from './darkhouse/index.ts';
import { onlyFace, rollMoves, rollWeights } from './dice.ts';
import { ROLL_FOR_DARKHOUSE } from './frames.ts';
import { DARKHOUSE } from './kinds.ts';
import { belongings, demand } from './losing.ts';
import { draw, happening, type MoveOf, type Tell } from './step.ts';
import type { State } from './types.ts';

/** Phase 3, T5: a 3 or 4 (or what the card in force says) costs a token. */
export const darkhouse = happening((state, tell) => {
  const die = state.given[DARKHOUSE];
  if (die === inForce(state).rerolls) state.stack.push(ROLL_FOR_DARKHOUSE);
  else settle(state, die, tell);
});

function settle(state: State, die: number, tell: Tell): void {
  const due = inForce(state).demands(die);
  const spared = state.calm > 0;
  if (tell) {
    const nothing = belongings(state) === 0;
    const why = due === 0 ? 'low' : spared ? 'spared' : nothing ? 'nothing-left' : 'due';
    tell({ kind: 'darkhouse', die, demands: why === 'due' ? Math.min(due, belongings(state)) : 0, why });
  }
  if (due > 0 && !spared) demand(state, due, 'darkhouse');
}

/** D5, D5a: the die is rolled again, and what it shows then counts. */
export const darkhouseRoll = draw('darkhouse-roll', {
  moves: rollMoves,
  weights: rollWeights,
  only: onlyFace,
  play(state, _frame, move, tell) {
    state.stack.pop();
    const { face } = move as MoveOf<'roll'>;
    if (tell) tell({ kind: 'darkhouse-rerolled', die: state.given[DARKHOUSE], face });
    settle(state, face, tell);
  },
});
