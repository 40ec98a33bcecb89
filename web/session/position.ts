import { entryOf } from '@fathom/games';
import { type Json, type Parsed, Position } from '@fathom/kernel';

/** A position from outside, once the part of the game that can tell a good one from a bad one is here. */
export async function readPosition(
  game: string,
  seats: number,
  options: Json,
  input: unknown,
): Promise<Parsed<Position>> {
  const rules = await entryOf(game)?.rules();
  return rules ? Position.parse(rules, seats, options, input) : { ok: false, error: `there is no game called ${game}` };
}
