import { at as itemAt } from './at.ts';
import type { AnyGame, Json, Parsed, Seat, Watcher } from './contract.ts';
import type { Sea } from './dealers.ts';
import { parseJson } from './json.ts';
import { areBots, areNames, LONGEST_NAME, markedPlayers, type Player } from './players.ts';
import { Position } from './position.ts';
import { isSea } from './sea.ts';
import { type Entry, type Leaving, Table } from './table.ts';

/**
 * A game as a short readable text: a header, then the moves in notation (docs/notation.md). It replays to the same state without
 * any random generator. Whole, or as one watcher saw it, with `?` for moves hidden from them.
 */
export interface Logbook {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Json;
  readonly sea: Sea;
  readonly seenBy: 'all' | Watcher;
  /** One for each seat, if known. */
  readonly players?: readonly Player[];
  /** The state it begins from, unchecked, if not the game's own beginning; `null` where that was hidden. */
  readonly from?: Json;
  readonly lines: readonly LogLine[];
}

export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** One entry with where it stands in the text. `text` is `null` where the move was hidden. */
export type LogLine = Spot &
  (
    | { readonly by: Seat | 'chance'; readonly text: string | null }
    | { readonly by: 'table'; readonly seat: Seat; readonly undo: number; readonly practised: boolean }
    | { readonly by: 'table'; readonly seat: Seat; readonly leaving: Leaving }
  );

export interface LogbookError extends Spot {
  readonly error: string;
}

export type Read<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & LogbookError);

const MAGIC = 'fathom logbook 1';
const LEAVINGS: readonly Leaving[] = ['resigned', 'timed-out', 'left', 'returned'];

/** No book holds more entries than this. */
const MOST_ENTRIES = 50_000;

/** The logbook of a table, whole or as one watcher may know it. `over`: also where the table was left before the end of the game. */
export function writeLogbook(
  table: Table,
  seenBy: 'all' | Watcher = 'all',
  players?: readonly Player[],
  over = table.actor === null,
): string {
  const { game, setup } = table;
  const header = [
    MAGIC,
    `game: ${game.id} ${game.version}`,
    `seats: ${setup.seats}`,
    `options: ${JSON.stringify(setup.options)}`,
    `sea: ${JSON.stringify(seaFor(table.setup.sea, seenBy, over))}`,
    `seen by: ${seenBy === 'all' ? 'all' : seenBy === null ? 'spectator' : `seat ${seenBy}`}`,
  ];
  if (players) {
    header.push(`names: ${JSON.stringify(players.map(({ name }) => name))}`);
    header.push(`bots: ${JSON.stringify(players.map(({ bot }) => bot))}`);
  }
  if (setup.from !== undefined) header.push(`from: ${seenBy === 'all' ? JSON.stringify(setup.from) : '?'}`);
  return `${header.join('\n')}\n\n${body(table, seenBy)}`;
}

/**
 * A seed that would foretell what is still to come, or tell what was hidden, stays out of the book: a watcher's book keeps only what was
 * promised, and a promise is not opened before the table is over.
 */
function seaFor(sea: Sea, seenBy: 'all' | Watcher, over: boolean): Sea {
  if (sea.kind === 'sealed' && (seenBy !== 'all' || !over)) {
    const { seed: _, ...promised } = sea;
    return promised;
  }
  return seenBy === 'all' || sea.kind === 'sealed' ? sea : { kind: 'person' };
}

function body(table: Table, seenBy: 'all' | Watcher): string {
  const lines: string[] = [];
  let by: Seat | 'chance' | null = null;
  let row: string[] = [];
  const finishRow = () => {
    if (row.length > 0) lines.push(`${by === 'chance' ? '~' : by} ${row.join(' ')}`);
    row = [];
  };
  const entries = seenBy === 'all' ? table.log : table.sights(seenBy).map((sight) => sight.entry ?? sight.by);
  for (const entry of entries) {
    const mover = typeof entry === 'object' ? entry.by : entry;
    if (mover !== by || row.length === 16) finishRow();
    if (typeof entry === 'object' && entry.by === 'table') {
      const what = 'undo' in entry ? `undo ${entry.undo}${entry.practised ? ' practised' : ''}` : entry.leaving;
      lines.push(`@ ${entry.seat} ${what}`);
      by = null;
      continue;
    }
    by = mover as Seat | 'chance';
    row.push(typeof entry === 'object' ? table.game.write(entry.move) : '?');
  }
  finishRow();
  return lines.map((line) => `${line}\n`).join('');
}

/** Parses any text: a logbook, or what is wrong with it and where. Never throws. */
export function readLogbook(text: string): Read<Logbook> {
  const rows = text.split(/\r?\n/);
  if (rows[0]?.trim() !== MAGIC) return fail(1, 1, `a logbook begins with “${MAGIC}”`);
  const fields = new Map<string, { value: string; line: number; column: number }>();
  let i = 1;
  for (; i < rows.length; i++) {
    const row = itemAt(rows, i);
    if (row.trim() === '') break;
    const [, name, value] = /^([a-z ]+): ?(.*)$/.exec(row) ?? [];
    if (name === undefined || value === undefined) {
      return fail(i + 1, 1, 'a header line is “name: value”; an empty line ends the header');
    }
    if (fields.has(name)) return fail(i + 1, 1, `“${name}” stands twice in the header`);
    fields.set(name, { value, line: i + 1, column: row.length - value.length + 1 });
  }
  const header = readHeader(fields, i + 1);
  if (!header.ok) return header;
  const lines: LogLine[] = [];
  for (; i < rows.length; i++) {
    const error = readRow(itemAt(rows, i), i + 1, header.value.seats, lines);
    if (error) return error;
    if (lines.length > MOST_ENTRIES) return fail(i + 1, 1, `a logbook holds at most ${MOST_ENTRIES} entries`);
  }
  return { ok: true, value: { ...header.value, lines } };
}

type Fields = ReadonlyMap<string, { value: string; line: number; column: number }>;

function readHeader(fields: Fields, end: number): Read<Omit<Logbook, 'lines'>> {
  const known = ['game', 'seats', 'options', 'sea', 'seen by', 'names', 'bots', 'from'];
  for (const [name, { line }] of fields) {
    if (!known.includes(name)) return fail(line, 1, `the header knows no “${name}”`);
  }
  const missing = known.slice(0, 5).find((name) => !fields.has(name));
  if (missing !== undefined) return fail(end, 1, `the header lacks “${missing}”`);
  const field = (name: string) => fields.get(name) ?? { value: '', line: end, column: 1 };
  const at = (name: string, error: string) => fail(field(name).line, field(name).column, error);

  const [, game, version] = /^([a-z][a-z0-9-]*) (\d{1,6})$/.exec(field('game').value) ?? [];
  if (game === undefined) return at('game', 'expected a game and its version, such as “nautilion 1”');
  if (!/^[1-9]$/.test(field('seats').value)) return at('seats', 'expected a number of seats from 1 to 9');
  const seats = Number(field('seats').value);
  const options = parseJson(field('options').value);
  if (options === undefined) return at('options', 'options must be JSON');
  const sea = parseJson(field('sea').value);
  if (sea === undefined || !isSea(sea)) return at('sea', 'this is no sea we know');
  const seen = /^(all|spectator|seat (\d))$/.exec(field('seen by').value);
  if (!seen || Number(seen[2] ?? 0) >= seats) return at('seen by', 'expected “all”, “spectator” or “seat N”');
  const seenBy = seen[1] === 'all' ? 'all' : seen[1] === 'spectator' ? null : Number(seen[2]);
  const players = readPlayers(field('names').value, fields.get('bots')?.value, seats);
  if (fields.has('names') && !players.ok) return at(players.field, players.error);
  const hidden = field('from').value === '?';
  const from = hidden ? null : parseJson(field('from').value);
  if (fields.has('from') && !hidden && (from === undefined || from === null)) {
    return at('from', 'the position to start from must be JSON');
  }
  return {
    ok: true,
    value: {
      game,
      version: Number(version),
      seats,
      options,
      sea,
      seenBy,
      ...(fields.has('names') && players.ok ? { players: players.value } : {}),
      ...(fields.has('from') && from !== undefined ? { from } : {}),
    },
  };
}

type ReadPlayers =
  | { readonly ok: true; readonly value: readonly Player[] }
  | { readonly ok: false; readonly field: 'names' | 'bots'; readonly error: string };

function readPlayers(namesText: string, botsText: string | undefined, seats: number): ReadPlayers {
  const names = parseJson(namesText);
  const wrong = `expected a JSON list with a name for each seat, of at most ${LONGEST_NAME} characters`;
  if (botsText === undefined) {
    const isOld = Array.isArray(names) && names.length === seats && names.every((name) => typeof name === 'string');
    return isOld ? { ok: true, value: markedPlayers(names as string[]) } : { ok: false, field: 'names', error: wrong };
  }
  if (!areNames(names, seats)) return { ok: false, field: 'names', error: wrong };
  const bots = parseJson(botsText);
  if (!areBots(bots, seats)) {
    return { ok: false, field: 'bots', error: 'expected a JSON list with the level of the bot for each seat, or null' };
  }
  return { ok: true, value: names.map((name, seat) => ({ name, bot: bots[seat] ?? null })) };
}

/** Reads one line of moves into `lines`; comments run from a `#` that stands alone or begins a word to the end of the line. */
function readRow(row: string, line: number, seats: number, lines: LogLine[]): ({ ok: false } & LogbookError) | null {
  const words = [...row.matchAll(/\S+/g)].map((found) => ({ text: found[0], column: found.index + 1 }));
  const comment = words.findIndex((word) => word.text.startsWith('#'));
  if (comment >= 0) words.length = comment;
  const [first, ...rest] = words;
  if (first === undefined) return null;
  if (first.text === '@') return readTableEntry(rest, line, first.column, seats, lines);
  const by = first.text === '~' ? 'chance' : /^\d$/.test(first.text) ? Number(first.text) : null;
  if (by === null || (by !== 'chance' && by >= seats)) {
    return fail(line, first.column, 'a line of moves begins with “~” for chance, a seat’s number, or “@”');
  }
  if (rest.length === 0) return fail(line, first.column + 1, 'no move follows');
  for (const { text, column } of rest) lines.push({ by, text: text === '?' ? null : text, line, column });
  return null;
}

function readTableEntry(
  words: readonly { text: string; column: number }[],
  line: number,
  column: number,
  seats: number,
  lines: LogLine[],
): ({ ok: false } & LogbookError) | null {
  const [who, what, to, practised] = words.map((word) => word.text);
  const seat = /^\d$/.test(who ?? '') ? Number(who) : seats;
  if (seat >= seats) return fail(line, words[0]?.column ?? column + 1, 'expected a seat’s number');
  const leaving = LEAVINGS.find((one) => one === what);
  if (leaving !== undefined && words.length === 2) {
    lines.push({ by: 'table', seat, leaving, line, column });
    return null;
  }
  if (what === 'undo' && /^\d{1,7}$/.test(to ?? '') && (practised ?? 'practised') === 'practised' && words.length < 5) {
    lines.push({ by: 'table', seat, undo: Number(to), practised: practised !== undefined, line, column });
    return null;
  }
  return fail(line, words[1]?.column ?? column, `expected “undo N”, or one of ${LEAVINGS.join(', ')}`);
}

export type Replayed =
  | { readonly ok: true; readonly table: Table }
  | ({ readonly ok: false; readonly table: Table | null } & LogbookError);

/**
 * Sets up a table and plays the whole book on it. An error names the first entry that does not hold, and hands back the table as
 * far as it came, so that a save made under other rules opens at its last good position.
 */
export function replayLogbook(game: AnyGame, book: Logbook, watch?: (table: Table, line: LogLine) => void): Replayed {
  const stop = (table: Table | null, spot: Spot, error: string) =>
    ({ ok: false, table, line: spot.line, column: spot.column, error }) as const;
  const laid = layTable(game, book);
  if (!laid.ok) return stop(null, { line: 2, column: 1 }, laid.error);
  const table = laid.value;
  for (const line of book.lines) {
    watch?.(table, line);
    const error = perform(table, line);
    if (error !== null) return stop(table, line, error);
  }
  return { ok: true, table };
}

/** The table a book begins at. */
function layTable(game: AnyGame, book: Logbook): Parsed<Table> {
  if (book.game !== game.id) return { ok: false, error: `this book is of ${book.game}, not of ${game.id}` };
  if (book.seats < game.seats[0] || book.seats > game.seats[1]) {
    return { ok: false, error: `${game.id} is for ${game.seats[0]} to ${game.seats[1]} seats` };
  }
  const options = game.options.parse(book.options);
  if (!options.ok) return options;
  const setup = {
    seats: book.seats,
    options: options.value,
    sea: canDeal(book.sea) ? book.sea : { kind: 'person' as const },
  };
  if (book.from === undefined) return { ok: true, value: new Table(game, setup) };
  if (book.from === null) return { ok: false, error: 'the position this book begins from was hidden' };
  const from = Position.parse(game, book.seats, options.value, book.from);
  return from.ok ? { ok: true, value: new Table(game, { ...setup, from: from.value }) } : from;
}

function canDeal(sea: Sea): boolean {
  return sea.kind !== 'sealed' || sea.seed !== undefined;
}

function perform(table: Table, line: LogLine): string | null {
  if (line.by === 'table') {
    const { seat } = line;
    const entry: Entry =
      'leaving' in line
        ? { by: 'table', seat, leaving: line.leaving }
        : { by: 'table', seat, undo: line.undo, practised: line.practised };
    const applied = table.apply([entry]);
    if (applied.ok) return null;
    return applied.refusal.rule === 'stale'
      ? 'there is no such entry to take back'
      : 'taking this back is marked wrongly: practised or not';
  }
  if (line.text === null) return 'this move was hidden: a book seen by one seat cannot be replayed whole';
  const move = table.game.read(line.text);
  if (move === null) return `“${line.text}” is no move of ${table.game.id}`;
  const applied = table.apply([{ by: line.by, move }]);
  return applied.ok ? null : `“${line.text}” is not allowed here (${applied.refusal.rule})`;
}

function fail(line: number, column: number, error: string): { readonly ok: false } & LogbookError {
  return { ok: false, line, column, error };
}
