import type { Move, State } from '@fathom/abyss/rules';
import type { Foresight } from '@fathom/mind';
import { consider, NARROW } from './consider.ts';

/** The same of somebody who recruits whenever there is a lord to be had, and the first one at that: time is worth more than choice. */
export function eager(knowledge: Foresight<State, Move>): Foresight<State, Move> {
  const first = (state: State, row: readonly Move[]): readonly Move[] => {
    const moves = consider(state, row, NARROW);
    const recruit = moves.find((move) => move.startsWith('recruit:'));
    return recruit === undefined ? moves : [recruit];
  };
  return { ...knowledge, consider: first, glance: first };
}
