import { asking, type Move, type State } from '@fathom/nautilion/rules';

/**
 * Tide and H3 turn dice into others, so that many rolls lead to the same positions: there a name tells them apart by all that a turn may
 * have changed before the first die is given. Rows with a swap go on as that swap asks for, so they have none.
 */
export function nameOf(state: State, row: readonly Move[]): string | null {
  if (row.length === 0 || asking(state)?.at !== 'currents') return null;
  if (!row.some(turnsDice) || row.some(goesElsewhere)) return null;
  const { dice, given, stuck, reserve, discard, cabins, mages, revealed, pairsUsed, recalled } = state;
  return `${dice}|${given}|${stuck}|${reserve}|${discard}|${cabins}|${mages}|${revealed}|${pairsUsed}|${recalled}`;
}

const turnsDice = (move: Move): boolean => move.do === 'tide' || move.do === 'turn';
const goesElsewhere = (move: Move): boolean => move.do === 'give' || move.do === 'swap';
