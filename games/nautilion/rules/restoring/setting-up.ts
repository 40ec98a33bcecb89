import { darkhouseCard, heroicCard, reefKind, tokenOf } from '../kinds.ts';
import { reefPlace } from '../laying.ts';
import { moves, play } from '../play.ts';
import { setup } from '../setup.ts';
import type { Move, Options, State } from '../types.ts';

/** While setting up, a state is what chance has laid out so far: the same draws again, from the first. */
export function laidOut(state: State, options: Options): State {
  const again = setup(state.seats, options);
  for (let move = nextDraw(again, state); move !== null; move = nextDraw(again, state)) play(again, move, undefined);
  return again;
}

/** The draw that brings a table nearer to the state wanted. */
function nextDraw(table: State, wanted: State): Move | null {
  if (table.turn > 0) return null;
  const next = moves(table).find((move) => isWanted(move, table, wanted));
  return next ?? null;
}

function isWanted(move: Move, table: State, wanted: State): boolean {
  switch (move.do) {
    case 'lay':
      return move.token === tokenOf(wanted.path[table.path.length] ?? 0);
    case 'reef': {
      const reef = wanted.reefs[reefPlace(table)] ?? 0;
      return reef !== 0 && move.token === tokenOf(reefKind(reef));
    }
    case 'admiral':
      return move.seat === wanted.lowAdmiral;
    case 'row':
      return move.card === darkhouseCard(wanted.row[table.row.length] ?? 0);
    case 'reveal':
      return wanted.revealed.some((card) => move.card === heroicCard(card));
    default:
      return false;
  }
}
