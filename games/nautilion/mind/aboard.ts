import type { State } from '@fathom/nautilion/rules';

/** The occupied cabins as bits. */
export function occupiedCabins(cabins: readonly number[]): number {
  let set = 0;
  for (let cabin = 1; cabin <= 9; cabin++) if (cabins[cabin] !== 0) set |= 1 << cabin;
  return set;
}

/** The free cabins a token could take as far as ducts go (T9, T9a). */
export function reachable(ducts: readonly number[], aboard: number): number {
  if (aboard === 0) return 0b1111111110;
  let set = 0;
  for (let cabin = 1; cabin <= 9; cabin++) if (aboard & (1 << cabin)) set |= ducts[cabin];
  return set & ~aboard;
}

export function inReserve(state: State): number {
  let money = 0;
  for (const count of state.reserve) money += count;
  return money;
}
