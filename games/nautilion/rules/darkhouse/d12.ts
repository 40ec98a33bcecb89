import { RECALL_TOKEN } from '../frames.ts';
import { KINDS } from '../kinds.ts';
import { hasBerth } from '../placing.ts';
import { charge, inReserve } from '../reserve.ts';
import { said, TAKE } from '../said.ts';
import { decision, type MoveOf, type Tell } from '../step.ts';
import type { Move, State } from '../types.ts';
import { blueCard } from './card.ts';

/** D12: once this turn, in phase 1, two reserve tokens bring a token from the discard aboard or to the mages' cabin. */
export const d12 = blueCard('D12', { recalls: true });

export const RECALL_COST = 2;

/** Whether a token of this kind could be placed by D12 now. */
export const placeable = (state: State, kind: number): boolean => hasBerth(state, kind, 'D12');

function placeableIn(state: State, counts: readonly number[]): boolean {
  for (let kind = 1; kind < KINDS; kind++) if (counts[kind] !== 0 && placeable(state, kind)) return true;
  return false;
}

/** D12a: a token just paid may be the one placed; but something must then be placeable. */
export const couldRecall = (state: State): boolean =>
  placeableIn(state, state.discard) || placeableIn(state, state.reserve);

export const mayRecall = (state: State): boolean =>
  !state.recalled && inReserve(state) >= RECALL_COST && couldRecall(state);

/** D12a: the last token paid must be placeable if nothing in the discard is. */
export function payableForRecall(state: State, kinds: number[], left: number): number[] {
  return left > 1 || placeableIn(state, state.discard) ? kinds : kinds.filter((kind) => placeable(state, kind));
}

export function useRecall(state: State, tell: Tell): void {
  state.recalled = true;
  state.stack.push(RECALL_TOKEN);
  charge(state, RECALL_COST, 'D12', tell);
}

export const recall = decision('recall', {
  moves(state) {
    const kinds: Move[] = [];
    for (let kind = 1; kind < KINDS; kind++) {
      if (state.discard[kind] !== 0 && placeable(state, kind)) kinds.push(said(TAKE, kind));
    }
    return kinds;
  },
  play(state, _frame, move) {
    state.stack.pop();
    const { token } = move as MoveOf<'take'>;
    state.stack.push({ at: 'place', token, from: 'discard', by: 'D12' });
  },
});
