import type { AnyGame, Json, Seat, Watcher } from './contract.ts';
import { commitmentTo, dealerOf, type Sea } from './dealers.ts';
import { isSea } from './sea.ts';
import { type Leaving, Table } from './table.ts';

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
  readonly names?: readonly string[];
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

/** The logbook of a table, whole or as one watcher may know it. A sealed sea's seed is written only into a whole book. */
export function writeLogbook(table: Table, seenBy: 'all' | Watcher = 'all', names?: readonly string[]): string {
  const { game, setup } = table;
  const header = [
    MAGIC,
    `game: ${game.id} ${game.version}`,
    `seats: ${setup.seats}`,
    `options: ${JSON.stringify(setup.options)}`,
    `sea: ${JSON.stringify(seenBy === 'all' ? setup.sea : unsealed(setup.sea))}`,
    `seen by: ${seenBy === 'all' ? 'all' : seenBy === null ? 'spectator' : `seat ${seenBy}`}`,
  ];
  if (names) header.push(`names: ${JSON.stringify(names)}`);
  if (setup.from !== undefined) header.push(`from: ${JSON.stringify(setup.from)}`);
  return `${header.join('\n')}\n\n${body(table, seenBy)}`;
}

/** A watcher's book tells what was promised, never the seed; and no seed that would foretell what is still to come. */
function unsealed(sea: Sea): Sea {
  if (sea.kind === 'sealed') return { kind: 'sealed', commitment: sea.commitment, salts: sea.salts };
  if (sea.kind === 'quick' || sea.kind === 'scripted') return { kind: 'person' };
  return sea;
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
  for (; i < rows.length && rows[i].trim() !== ''; i++) {
    const found = /^([a-z ]+): ?(.*)$/.exec(rows[i]);
    if (!found) return fail(i + 1, 1, 'a header line is “name: value”; an empty line ends the header');
    if (fields.has(found[1])) return fail(i + 1, 1, `“${found[1]}” stands twice in the header`);
    fields.set(found[1], { value: found[2], line: i + 1, column: rows[i].length - found[2].length + 1 });
  }
  const header = readHeader(fields, i + 1);
  if (!header.ok) return header;
  const lines: LogLine[] = [];
  for (; i < rows.length; i++) {
    const error = readRow(rows[i], i + 1, header.value.seats, lines);
    if (error) return error;
  }
  return { ok: true, value: { ...header.value, lines } };
}

type Fields = ReadonlyMap<string, { value: string; line: number; column: number }>;

function readHeader(fields: Fields, end: number): Read<Omit<Logbook, 'lines'>> {
  const known = ['game', 'seats', 'options', 'sea', 'seen by', 'names', 'from'];
  for (const [name, { line }] of fields) {
    if (!known.includes(name)) return fail(line, 1, `the header knows no “${name}”`);
  }
  const missing = known.slice(0, 5).find((name) => !fields.has(name));
  if (missing !== undefined) return fail(end, 1, `the header lacks “${missing}”`);
  const field = (name: string) => fields.get(name) ?? { value: '', line: end, column: 1 };
  const at = (name: string, error: string) => fail(field(name).line, field(name).column, error);

  const game = /^([a-z][a-z0-9-]*) (\d{1,6})$/.exec(field('game').value);
  if (!game) return at('game', 'expected a game and its version, such as “nautilion 1”');
  if (!/^[1-9]$/.test(field('seats').value)) return at('seats', 'expected a number of seats from 1 to 9');
  const seats = Number(field('seats').value);
  const options = parseJson(field('options').value);
  if (options === undefined) return at('options', 'options must be JSON');
  const sea = parseJson(field('sea').value);
  if (sea === undefined || !isSea(sea)) return at('sea', 'this is no sea we know');
  const seen = /^(all|spectator|seat (\d))$/.exec(field('seen by').value);
  if (!seen || Number(seen[2] ?? 0) >= seats) return at('seen by', 'expected “all”, “spectator” or “seat N”');
  const seenBy = seen[1] === 'all' ? 'all' : seen[1] === 'spectator' ? null : Number(seen[2]);

  let names: readonly string[] | undefined;
  if (fields.has('names')) {
    const list = parseJson(field('names').value);
    if (!Array.isArray(list) || list.length !== seats || !list.every((name) => typeof name === 'string')) {
      return at('names', 'expected a JSON list with a name for each seat');
    }
    names = list as string[];
  }
  let from: Json | undefined;
  if (fields.has('from')) {
    from = parseJson(field('from').value);
    if (from === undefined) return at('from', 'the position to start from must be JSON');
  }
  return {
    ok: true,
    value: {
      game: game[1],
      version: Number(game[2]),
      seats,
      options,
      sea,
      seenBy,
      ...(names === undefined ? {} : { names }),
      ...(from === undefined ? {} : { from }),
    },
  };
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

/**
 * Sets up a table and plays the whole book on it. An error names the first entry that does not hold, and hands back the table as
 * far as it came, so that a save made under other rules opens at its last good position.
 */
export function replayLogbook(
  game: AnyGame,
  book: Logbook,
  watch?: (table: Table, line: LogLine) => void,
):
  | { readonly ok: true; readonly table: Table }
  | ({ readonly ok: false; readonly table: Table | null } & LogbookError) {
  const stop = (table: Table | null, spot: Spot, error: string) =>
    ({ ok: false, table, line: spot.line, column: spot.column, error }) as const;
  const top = { line: 2, column: 1 };
  if (book.game !== game.id) return stop(null, top, `this book is of ${book.game}, not of ${game.id}`);
  if (book.seats < game.seats[0] || book.seats > game.seats[1]) {
    return stop(null, top, `${game.id} is for ${game.seats[0]} to ${game.seats[1]} seats`);
  }
  const options = game.options.parse(book.options);
  if (!options.ok) return stop(null, top, options.error);
  const table = new Table(game, {
    seats: book.seats,
    options: options.value,
    sea: canDeal(book.sea) ? book.sea : { kind: 'person' },
    ...(book.from === undefined ? {} : { from: book.from }),
  });
  for (const line of book.lines) {
    watch?.(table, line);
    const error = perform(table, line);
    if (error !== null) return stop(table, line, error);
  }
  return { ok: true, table };
}

function canDeal(sea: Sea): boolean {
  return sea.kind !== 'sealed' || sea.seed !== undefined;
}

function perform(table: Table, line: LogLine): string | null {
  if (line.by === 'table') {
    if ('leaving' in line) {
      table.leaving(line.seat, line.leaving);
      return null;
    }
    if (!table.rewind(line.seat, line.undo)) return 'there is no such entry to take back';
    const entry = table.log[table.at - 1];
    const practised = 'practised' in entry && entry.practised;
    return practised === line.practised ? null : 'taking this back is marked wrongly: practised or not';
  }
  if (line.text === null) return 'this move was hidden: a book seen by one seat cannot be replayed whole';
  const move = table.game.read(line.text);
  if (move === null) return `“${line.text}” is no move of ${table.game.id}`;
  const played = line.by === 'chance' ? table.chance(move) : table.play(line.by, table.at, [move]);
  return played.ok ? null : `“${line.text}” is not allowed here (${played.refusal.rule})`;
}

export type Verified =
  | { readonly ok: true; readonly draws: number }
  | { readonly ok: false; readonly error: string }
  | ({ readonly ok: false; readonly draw: number; readonly expected: string; readonly found: string } & LogbookError);

/** Recomputes every draw of a sealed or named sea: yes, or the first draw that differs. Also the seed against its commitment. */
export function verify(game: AnyGame, book: Logbook): Verified {
  const { sea } = book;
  if (sea.kind === 'sealed') {
    if (sea.seed === undefined) return { ok: false, error: 'the seed of this book is not revealed yet' };
    if (commitmentTo(sea.seed) !== sea.commitment) {
      return { ok: false, error: 'the seed is not the one that was promised before the first draw' };
    }
  } else if (sea.kind !== 'named') {
    return { ok: false, error: `a ${sea.kind} sea promises nothing that could be verified` };
  }
  const dealer = dealerOf(sea);
  let draws = 0;
  let forged: Verified | null = null;
  const replayed = replayLogbook(game, book, (table, line) => {
    if (line.by !== 'chance' || forged) return;
    const index = table.foretell(dealer);
    const expected = index === null ? '' : table.game.write(table.game.moves(table.state)[index]);
    if (index !== null && expected !== line.text) {
      const { line: row, column, text } = line;
      forged = {
        ok: false,
        draw: draws,
        expected,
        found: text ?? '?',
        line: row,
        column,
        error: `draw ${draws} should be “${expected}”, not “${text ?? '?'}”`,
      };
    }
    draws++;
  });
  if (forged) return forged;
  if (!replayed.ok) return { ok: false, error: `line ${replayed.line}, column ${replayed.column}: ${replayed.error}` };
  return { ok: true, draws };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function fail(line: number, column: number, error: string): { readonly ok: false } & LogbookError {
  return { ok: false, line, column, error };
}
