import { at } from '@fathom/kernel';

/** The seats in the order they came in. */
export const byRank = (ranks: readonly number[]): readonly number[] =>
  [...ranks.keys()].sort((a, b) => at(ranks, a) - at(ranks, b));
