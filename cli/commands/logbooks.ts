import { readFileSync } from 'node:fs';
import {
  type GameEvent,
  type Json,
  type Logbook,
  type LogLine,
  listener,
  type Report,
  readLogbook,
  readReport,
  replayLogbook,
  seen,
  type Table,
  verify as verifyBook,
  type Watcher,
} from '@fathom/kernel';
import { formats, type Language } from '@fathom/words';
import { fetchVolume, ids, type Volume } from '../terminal/library.ts';
import { Plea } from '../terminal/plea.ts';
import { words as ours } from '../terminal/words.ts';

/** `fathom verify`: recomputes every draw of a sealed or named sea. */
export async function verify(file: string): Promise<number> {
  const { book, volume } = await open(file);
  const verified = verifyBook(volume.game, book);
  if (verified.ok) {
    console.log(`Yes: all ${verified.draws} draws are as this sea deals them.`);
    return 0;
  }
  console.log(
    `No: ${'draw' in verified ? `line ${verified.line}, column ${verified.column}: ` : ''}${verified.error}.`,
  );
  return 1;
}

/** `fathom replay`: whether a logbook plays through, and where it ends. A report goes on to the very moment it tells of. */
export async function replay(file: string): Promise<number> {
  const { book, volume, report } = await open(file);
  const table = replayed(volume, book);
  if (report) playRow(volume, table, report);
  const { actor, line, at, practised } = table;
  console.log(
    `${volume.words.name}: ${line.length} moves stand, ${at} entries in the log${practised ? ', practice' : ''}.`,
  );
  console.log(
    actor === null ? 'The game is over.' : actor === 'chance' ? 'Chance acts next.' : `Seat ${actor} decides next.`,
  );
  if (report) {
    const moves = volume.game.moves(table.state).map((move) => volume.game.write(move));
    console.log(`What may be played: ${moves.join(' ') || 'nothing'}`);
    for (const [name, value] of report.facts) console.log(`${name}: ${value}`);
  }
  return 0;
}

/** What had been decided and not yet played. */
function playRow({ game }: Volume, table: Table, { row }: Report): void {
  for (const text of row) {
    const move = game.read(text);
    const { actor } = table;
    const played = move !== null && typeof actor === 'number' ? table.play(actor, table.at, [move as Json]) : null;
    if (!played?.ok) throw new Plea(`The report says “${text}” was decided, which cannot be played here.`);
  }
}

/** `fathom print`: the game told in sentences, wholly or as one watcher saw it. */
export async function print(file: string, language: Language, seenBy: 'all' | Watcher): Promise<number> {
  const { book, volume } = await open(file, language);
  if (typeof seenBy === 'number') checkSeat(book, seenBy);
  const { game, words } = volume;
  const our = ours[language];
  const name = (seat: number) => book.players?.[seat]?.name || our.player(seat + 1);
  const say = (event: GameEvent) => {
    const sentence = words.event(event, name);
    if (sentence) console.log(sentence);
  };
  const table = replayed(volume, book, (before, line) => {
    if (line.by === 'table') {
      console.log('undo' in line ? our.undone(name(line.seat), line.undo) : our.leaving(name(line.seat), line.leaving));
      return;
    }
    const move = line.text === null ? null : game.read(line.text);
    const refused = move === null || !game.moves(before.state).some((listed) => game.write(listed) === line.text);
    if (refused) return;
    const { told, tell } = listener();
    game.play(game.clone(before.state), move, tell);
    for (const event of seenBy === 'all' ? told.map((one) => one.event) : seen(told, seenBy)) say(event);
  });
  if (table.actor !== null) return 0;
  const { ranks, scores, breakdown, why } = game.result(table.state);
  console.log(`\n${words.why(why)}`);
  const best = ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  for (const { rank, seat } of best) {
    const own = breakdown.filter((line) => line.seat === seat && line.points !== 0);
    const items = own.map(({ item, points }) => `${words.item(item)} ${formats[language].number(points)}`);
    console.log(our.rank(rank, name(seat), scores?.[seat], items));
  }
  return 0;
}

export function checkSeat({ seats }: Logbook, seat: number): void {
  if (seat >= seats)
    throw new Plea(`There is no seat ${seat} in this game: --seat takes a number from 0 to ${seats - 1}.`);
}

export function replayed({ game }: Volume, book: Logbook, watch?: (table: Table, line: LogLine) => void): Table {
  const played = replayLogbook(game, book, watch);
  if (played.ok) return played.table;
  throw new Plea(`Line ${played.line}, column ${played.column}: ${played.error}.`);
}

export async function open(
  file: string,
  language?: Language,
): Promise<{ readonly book: Logbook; readonly volume: Volume; readonly report: Report | null }> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Plea(`The file ${file} cannot be read.`);
  }
  const report = readReport(text);
  const book = readLogbook(report?.logbook ?? text);
  if (!book.ok) throw new Plea(`${file}, line ${book.line}, column ${book.column}: ${book.error}.`);
  const volume = await fetchVolume(book.value.game, language);
  if (!volume) throw new Plea(`This logbook is of ${book.value.game}; we have ${ids.join(', ')}.`);
  return { book: book.value, volume, report };
}
