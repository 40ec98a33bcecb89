import type { AnyGame, Seat, Table } from '@fathom/kernel';
import type { Stage } from '@fathom/wire';
import { type Head, readHead } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import type { StoredEntry, TableRecord, TableSince } from '../store/store.ts';
import type { Needs } from './needs.ts';
import { tableOf } from './sealing.ts';
import type { Shelf } from './shelf.ts';
import type { Slices } from './slices.ts';

/** So many entries are read in one go. */
export const page = 500;

export interface Loading extends Pick<Needs, 'store' | 'replays'> {
  readonly shelf: Shelf;
  readonly slices: Slices;
}

/** A table that was begun by rules this server does not have yet: another node is newer. */
export class NewerRules extends Error {}

/**
 * Brings what is at hand of a table up to what is stored: only what is new is read and played, and nobody else waits for that. `entries`: what the
 * log has beyond what is at hand, or the first page of it.
 */
export async function load(loading: Loading, { record, entries }: TableSince, before: Hosted | null): Promise<Hosted> {
  const { store, shelf } = loading;
  const stored = readHead(record.head);
  const stage = record.stage as Stage;
  const known = await shelf.known(stored.game);
  if (!known) throw new Error(`there is no game ${stored.game} for table ${record.id}`);
  if (stored.version > known.game.version) {
    throw new NewerRules(`table ${record.id} was begun by version ${stored.version} of ${stored.game}`);
  }
  const isLaid = stage === 'playing' || (stage === 'over' && stored.ending !== 'called-off');
  const head = isLaid ? stored : broughtUp(stored, known.game);
  const game = rulesFor(known.game, head);
  const keys = before?.keys ?? new Map<string, Seat>();
  const promised = before?.head.sealing?.commitment === head.sealing?.commitment ? (before?.seed ?? null) : null;
  const seed = head.sealing === null ? null : (promised ?? (await store.seed(record.id)));
  const hosted = {
    record,
    stage,
    head,
    settled: null,
    game,
    levels: known.levels,
    table: null,
    seed,
    keys,
    outdated: false,
  };
  if (!isLaid || head.sealing === null) return hosted;

  const table = before?.table ?? tableOf(game, head, head.sealing, seed);
  const played = await playOn(loading, table, record, entries, keys);
  if (!played) throw new Error(`the log of ${record.id} is neither there nor in a book`);
  if (!played.ok && head.version === known.game.version) {
    throw new Error(`entry ${table.at} of a stored log is refused: ${played.rule}`);
  }
  return { ...hosted, table, outdated: !played.ok };
}

/** Before the first draw nothing was played by the old rules: the table goes on with ours. */
const broughtUp = (head: Head, game: AnyGame): Head =>
  head.version === game.version ? head : { ...head, version: game.version };

/** Our rules under the version a table was begun by: its dice are bound to that, and its book says so. */
function rulesFor(game: AnyGame, { version }: Head): AnyGame {
  return game.version === version ? game : { ...game, version };
}

type Played = { readonly ok: true } | { readonly ok: false; readonly rule: string };

/** Plays what is stored beyond what the table knows, as far as the rules go along; `null` if it is not to be found. */
async function playOn(
  loading: Loading,
  table: Table,
  record: TableRecord,
  entries: readonly StoredEntry[],
  keys: Map<string, Seat>,
): Promise<Played | null> {
  const { store, slices } = loading;
  for (let stored = entries; table.at < record.at; ) {
    if (stored.length === 0) return fromBook(loading, table, record.id);
    const played = await playAll(slices, table, stored);
    for (const { key, entry } of stored) if (key !== null && typeof entry.by === 'number') keys.set(key, entry.by);
    if (!played.ok) return played;
    // The log may have grown since the record was read: that is the next step.
    const left = record.at - table.at;
    stored = left > 0 ? await store.entries(record.id, table.at, Math.min(page, left)) : [];
  }
  return { ok: true };
}

async function playAll(slices: Slices, table: Table, stored: readonly Pick<StoredEntry, 'entry'>[]): Promise<Played> {
  let played: Played = { ok: true };
  let next = 0;
  await slices.do(() => {
    const one = stored[next++];
    if (!one) return true;
    const applied = table.apply([one.entry]);
    if (!applied.ok) played = { ok: false, rule: applied.refusal.rule };
    return !applied.ok;
  });
  return played;
}

/** A log that was put away as a book long after its end. */
async function fromBook({ store, replays, slices }: Loading, table: Table, id: string): Promise<Played | null> {
  const book = await store.book(id);
  if (book === null) return null;
  const replayed = await replays.replay(table.game.id, book);
  if (!replayed.ok) throw new Error(`the book of ${id} cannot be played: ${replayed.error}`);
  return playAll(
    slices,
    table,
    replayed.log.map((entry) => ({ entry })),
  );
}
