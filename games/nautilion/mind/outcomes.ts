import type { ChanceRow } from '@fathom/mind';
import { asking, type Move, nautilion, type State } from '@fathom/nautilion/rules';

/** Dice rolled together lie in no order: of the 64 ways three can fall, 20 are different. */
export function diceOutcomes(state: State): readonly ChanceRow<Move>[] | null {
  if (asking(state)?.at !== 'roll' || state.rolling < 2) return null;
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
