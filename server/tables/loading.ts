import { readLogbook, replayLogbook, type Seat, type Table } from '@fathom/kernel';
import type { Stage } from '@fathom/wire';
import { readHead } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import type { Store, StoredEntry, TableRecord } from '../store/store.ts';
import { tableOf } from './sealing.ts';
import type { Known, Shelf } from './shelf.ts';

/** Brings what is at hand of a table up to what is stored: only what is new is read and played. */
export async function load(store: Store, shelf: Shelf, record: TableRecord, before: Hosted | null): Promise<Hosted> {
  const head = readHead(record.head);
  const stage = record.stage as Stage;
  const known: Known | null = before ?? (await shelf.known(head.game));
  if (!known) throw new Error(`there is no game ${head.game} for table ${record.id}`);
  const { game, levels } = known;
  if (game.version !== head.version) {
    throw new Error(`table ${record.id} was begun by version ${head.version} of ${head.game}`);
  }
  const keys = before?.keys ?? new Map<string, Seat>();
  const promised = before?.head.sealing?.commitment === head.sealing?.commitment ? (before?.seed ?? null) : null;
  const seed = head.sealing === null ? null : (promised ?? (await store.seed(record.id)));
  const hosted = { record, stage, head, game, levels, table: null, seed, keys };
  const isLaid = head.sealing !== null && (stage === 'playing' || (stage === 'over' && head.ending !== 'called-off'));
  if (!isLaid || head.sealing === null) return hosted;

  const table = before?.table ?? tableOf(game, head, head.sealing, seed);
  const stored = table.at < record.at ? await store.entries(record.id, table.at) : [];
  if (table.at + stored.length < record.at) return { ...hosted, table: await putAway(store, record.id, game) };
  // The log may have grown since the record was read: that is the next step.
  play(table, stored.slice(0, record.at - table.at), keys);
  return { ...hosted, table };
}

function play(table: Table, stored: readonly StoredEntry[], keys: Map<string, Seat>): void {
  const played = table.apply(stored.map(({ entry }) => entry));
  if (!played.ok) throw new Error(`entry ${played.index} of a stored log is refused: ${played.refusal.rule}`);
  for (const { key, entry } of stored) if (key !== null && typeof entry.by === 'number') keys.set(key, entry.by);
}

/** A log that was put away as a book long after its end. */
async function putAway(store: Store, id: string, game: Hosted['game']): Promise<Table> {
  const book = readLogbook((await store.book(id)) ?? '');
  const replayed = book.ok ? replayLogbook(game, book.value) : book;
  if (!replayed.ok) throw new Error(`the log of ${id} is neither there nor in a book: ${replayed.error}`);
  return replayed.table;
}
