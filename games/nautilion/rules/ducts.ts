import type { CrewNumber, Duct } from './types.ts';

/** Sets of cabins are bits: bit n for cabin n. */
export const ALL_CABINS = 0b1111111110;

export function ductTable(ducts: readonly Duct[]): number[] {
  const table = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const [a, b] of ducts) {
    table[a] = (table[a] ?? 0) | (1 << b);
    table[b] = (table[b] ?? 0) | (1 << a);
  }
  return table;
}

/** The cabins in which somebody sits, crew or mercenary. Written out, because it is asked at every landing. */
export function occupied(cabins: readonly number[]): number {
  let set = 0;
  if (cabins[1] !== 0) set |= 1 << 1;
  if (cabins[2] !== 0) set |= 1 << 2;
  if (cabins[3] !== 0) set |= 1 << 3;
  if (cabins[4] !== 0) set |= 1 << 4;
  if (cabins[5] !== 0) set |= 1 << 5;
  if (cabins[6] !== 0) set |= 1 << 6;
  if (cabins[7] !== 0) set |= 1 << 7;
  if (cabins[8] !== 0) set |= 1 << 8;
  if (cabins[9] !== 0) set |= 1 << 9;
  return set;
}

/** The group of occupied cabins that ducts link to this one. */
export function groupOf(ducts: readonly number[], cabins: number, cabin: CrewNumber): number {
  let group = 1 << cabin;
  let frontier = group;
  while (frontier !== 0) {
    const next = 31 - Math.clz32(frontier);
    frontier &= ~(1 << next);
    const reached = (ducts[next] ?? 0) & cabins & ~group;
    group |= reached;
    frontier |= reached;
  }
  return group;
}

/** Whether these cabins hang together (nobody at all does). */
export function linked(ducts: readonly number[], cabins: number): boolean {
  return cabins === 0 || groupOf(ducts, cabins, 31 - Math.clz32(cabins)) === cabins;
}

/** The groups these cabins fall into. */
export function groups(ducts: readonly number[], cabins: number): number[] {
  const found: number[] = [];
  let rest = cabins;
  for (let cabin = 1; cabin <= 9; cabin++) {
    if ((rest & (1 << cabin)) === 0) continue;
    const group = groupOf(ducts, rest, cabin);
    found.push(group);
    rest &= ~group;
  }
  return found;
}

/** T9, T9a: whether a token may take this cabin as far as ducts go. */
export function reaches(ducts: readonly number[], cabins: number, cabin: CrewNumber): boolean {
  return cabins === 0 || ((ducts[cabin] ?? 0) & cabins) !== 0;
}

/** T9, T9a: the empty cabins a token could take as far as ducts go. */
export function reachable(ducts: readonly number[], cabins: number): number {
  if (cabins === 0) return ALL_CABINS;
  let set = 0;
  for (let cabin = 1; cabin <= 9; cabin++) if (cabins & (1 << cabin)) set |= ducts[cabin] ?? 0;
  return set & ~cabins;
}

/** T10: whether the token in this cabin may leave. */
export function mayLeave(ducts: readonly number[], cabins: number, cabin: CrewNumber): boolean {
  return linked(ducts, cabins & ~(1 << cabin));
}

export function cabinsIn(set: number): CrewNumber[] {
  const list: CrewNumber[] = [];
  for (let cabin = 1; cabin <= 9; cabin++) if (set & (1 << cabin)) list.push(cabin);
  return list;
}
