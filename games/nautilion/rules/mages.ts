import { removeDie } from './dice.ts';
import { ROLL_DIE } from './frames.ts';
import type { Tell } from './step.ts';
import type { State } from './types.ts';

const LETTERS = ['A', 'B', 'C'] as const;

/** E1.4, E1.4a: the letters whose pair is complete and not yet used this turn, as bits. */
export function pairsReady(state: State): number {
  const { mages, pairsUsed } = state;
  let ready = 0;
  for (let letter = 0; letter < 3; letter++) {
    if (mages[letter] !== 0 && mages[letter + 3] !== 0) ready |= 1 << letter;
  }
  return ready & ~pairsUsed;
}

/** E1.4: one die is rolled again. Which pair does it cannot matter, so the first that is ready does. */
export function reroll(state: State, die: number, tell: Tell): void {
  const ready = pairsReady(state);
  const letter = ready & 1 ? 0 : ready & 2 ? 1 : 2;
  state.pairsUsed |= 1 << letter;
  removeDie(state.dice, die);
  state.rolling = 1;
  state.stack.push(ROLL_DIE);
  if (tell) tell({ kind: 'pair-used', pair: LETTERS[letter] as 'A' | 'B' | 'C', die });
}
