import { type AnyGame, type Logbook, replayLogbook, type Seat, Table, writeLogbook } from '@fathom/kernel';
import { chance } from '../shell/chance.ts';
import { newSeaName } from '../shell/sea-names.ts';
import type { LocalTable } from './local-table.ts';
import type { Opened } from './opening.ts';
import { readPosition } from './position.ts';

/** The table of a logbook. */
export function tableOf(game: AnyGame, book: Logbook): Opened {
  const replayed = replayLogbook(game, book);
  const players = book.players ?? [];
  if (replayed.ok) return { ok: true, hosted: { table: replayed.table, players } };
  return { ok: false, hosted: replayed.table && { table: replayed.table, players }, error: replayed.error };
}

/**
 * The whole book of a table, or one for somebody who may know what a seat knows: it begins where the game stands, in a world that seat
 * could imagine, and foretells nothing.
 */
export async function bookOf({ game, table, facts, actor }: LocalTable, reader: 'all' | Seat): Promise<string> {
  const { players } = facts;
  if (reader === 'all' || actor === null) return writeLogbook(table, 'all', players);
  const { seats, options } = table.setup;
  const imagined = game.imagine(table.view(reader), reader, chance);
  const from = await readPosition(game.id, seats, options, imagined);
  if (!from.ok) throw new Error(`a position that was imagined is refused: ${from.error}`);
  const sea = { kind: 'named', name: newSeaName() } as const;
  return writeLogbook(new Table(game, { seats, options, sea, from: from.value }), 'all', players);
}
