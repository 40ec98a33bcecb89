import { asking, COSTLY, type Move, roundsOf, type State } from '@fathom/nautilion/rules';

/**
 * Many rolls lead to the same positions, by dice that Tide and H3 turned or that matter only in part: there a name tells positions apart by all
 * that a turn may have changed before the last dice are given. Rows with a swap go on as that swap asks for, so they have none.
 */
export function nameOf(state: State, row: readonly Move[]): string | null {
  if (row.length === 0 || row.some(isSwap)) return null;
  const at = asking(state)?.at;
  const gave = row.filter(gives).length;
  const isBefore = at === 'currents' && gave === 0 && row.some(turnsDice);
  // A row that gave more dice than lie there began in the turn or round before.
  if (!isBefore && (at !== 'plan' || gave !== state.given.filter((die) => die > 0).length)) return null;
  const { dice, given, stuck, reserve, discard, cabins, mages, revealed, pairsUsed, recalled } = state;
  const [darkhouse = 0, ...others] = given;
  const cost = facesMatter(state) ? darkhouse : darkhouse >= COSTLY;
  return `${at}|${dice}|${cost}|${others}|${stuck}|${reserve}|${discard}|${cabins}|${mages}|${revealed}|${pairsUsed}|${recalled}`;
}

/** Whether more matters of the Darkhouse's die than whether it is a 3 or 4: D1, D2, D5, D8 and D10. */
function facesMatter(state: State): boolean {
  const { charter, row, card } = state;
  return charter.darkhouse && (roundsOf(state) > 1 || FACES_MATTER.includes(row[card] ?? 0));
}

const FACES_MATTER = [2, 5, 8, 10];

const isSwap = (move: Move): boolean => move.do === 'swap';
const gives = (move: Move): boolean => move.do === 'give';
const turnsDice = (move: Move): boolean => move.do === 'tide' || move.do === 'turn';
