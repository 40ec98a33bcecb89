import type { Json, Seat } from '@fathom/kernel';
import type { Hosted } from '../hosted/hosted.ts';

/** Every decision a seat may take now, none if it is not its turn. They depend on the seat's own view alone, so they tell it nothing it does not know. */
export function movesFor({ table, stage }: Hosted, seat: Seat): Json {
  if (!table || stage !== 'playing' || table.actor !== seat) return { at: table?.at ?? 0, moves: [], text: [] };
  const moves = table.game.moves(table.state);
  return { at: table.at, moves: moves as readonly Json[], text: moves.map((move) => table.game.write(move)) };
}
