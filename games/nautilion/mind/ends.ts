import { at as item } from '@fathom/kernel';
import type { Cell } from './course.ts';

/** Where a turn may end. */
export interface End {
  readonly cell: Cell;
  readonly aboard: number;
  readonly money: number;
  readonly worth: number;
}

/** So many ends of each roll's turn are looked at further, none that promises less than the best by so much. */
const PROMISING = 3;
export const DOUBT = 0.04;

/** Keeps an end among the best few different ones, best first. */
export function keep(ends: End[], end: End): void {
  if (ends.length === PROMISING && end.worth <= item(ends, PROMISING - 1).worth) return;
  if (ends.some((one) => one.cell === end.cell && one.aboard === end.aboard && one.money === end.money)) return;
  let at = ends.length;
  while (at > 0 && item(ends, at - 1).worth < end.worth) at--;
  ends.splice(at, 0, end);
  if (ends.length > PROMISING) ends.length = PROMISING;
}
