import { sum } from '@fathom/kernel';
import type { ChanceRow } from '@fathom/mind';
import { asking, type Move, nautilion, reefBeside, type State } from '@fathom/nautilion/rules';

/** Dice rolled together lie in no order: of the 64 ways three can fall, 20 are different. Beside a reef there are two: free or stuck. */
export function diceOutcomes(state: State): readonly ChanceRow<Move>[] | null {
  const at = asking(state)?.at;
  if (at === 'reef-roll') return freeOrStuck(state);
  if (at !== 'roll' || state.rolling < 2) return null;
  const rolls = nautilion.moves(state);
  const { sides } = state.charter;
  if (rolls.length !== sides.length) return null;
  const found: ChanceRow<Move>[] = [];
  const extend = (from: number, moves: readonly Move[], weight: number, same: number) => {
    if (moves.length === state.rolling) {
      found.push({ moves, weight });
      return;
    }
    for (const [face, roll] of rolls.entries()) {
      if (face < from) continue;
      const again = face === from && moves.length > 0 ? same + 1 : 1;
      extend(face, [...moves, roll], (weight * (sides[face] ?? 0) * (moves.length + 1)) / again, again);
    }
  };
  extend(0, [], 1, 0);
  return found;
}

/** E3.3. The dice of the turn are rolled right after. */
function freeOrStuck(state: State): readonly ChanceRow<Move>[] | null {
  const beside = reefBeside(state);
  if (beside === null) return null;
  const rolls = nautilion.moves(state);
  const rolling = (isFree: boolean) =>
    rolls.filter((move) => move.do === 'roll' && move.face >= beside.needs === isFree).slice(0, 1);
  const sides = sum(state.charter.sides);
  return [
    { moves: rolling(true), weight: beside.sides, goesOn: true },
    { moves: rolling(false), weight: sides - beside.sides, goesOn: true },
  ].filter(({ weight }) => weight > 0);
}
