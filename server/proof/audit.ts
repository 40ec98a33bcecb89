import { canonical, type Json, readLogbook, replayLogbook, type Seat, type Table, verify } from '@fathom/kernel';
import type { SightNews } from '@fathom/wire';
import { rulesOf } from '../testing/rig.ts';
import type { Acknowledged } from './player.ts';

/** What is wrong with a finished game: moves that were acknowledged and are not there, moves that are there and were not, and anything else. */
export interface Findings {
  readonly lost: number;
  readonly doubled: number;
  readonly faults: readonly string[];
}

/** What somebody knows at the end. */
export interface Knowledge {
  readonly name: string;
  readonly seat: Seat | null;
  readonly at: number;
  readonly view: unknown;
  readonly sights: readonly Pick<SightNews, 'by' | 'events'>[];
}

/** The game of a book, played through again. */
export function gameIn(game: string, text: string): Table | string {
  const book = readLogbook(text);
  if (!book.ok) return `the book cannot be read: ${book.error}`;
  const verified = verify(rulesOf(game), book.value);
  if (!verified.ok) return `the dice do not hold: ${verified.error}`;
  const replayed = replayLogbook(rulesOf(game), book.value);
  return replayed.ok ? replayed.table : `the book cannot be played: ${replayed.error}`;
}

/** Each decision of a person in the log must be one that was acknowledged, in the place it was acknowledged for, and the other way round. */
export function compare(table: Table, people: readonly Seat[], acknowledged: readonly Acknowledged[]): Findings {
  const told = new Map<number, { readonly seat: Seat; readonly move: string }>();
  const faults: string[] = [];
  for (const { seat, at, row } of acknowledged) {
    for (const [i, move] of row.entries()) {
      if (told.has(at + i)) faults.push(`entry ${at + i} was acknowledged twice`);
      told.set(at + i, { seat, move: canonical(move) });
    }
  }
  let doubled = 0;
  for (const [n, entry] of table.log.entries()) {
    if (!('move' in entry) || typeof entry.by !== 'number' || !people.includes(entry.by)) continue;
    const { seat, move } = told.get(n) ?? {};
    if (seat === entry.by && move === canonical(entry.move as Json)) told.delete(n);
    else doubled++;
  }
  return { lost: told.size, doubled, faults };
}

/** Whether everybody ended with the same game before their eyes. */
export function differences(table: Table, known: readonly Knowledge[]): readonly string[] {
  return known.flatMap(({ name, seat, at, view, sights }) => {
    const seen = table.sights(seat).map(({ by, events }) => ({ by, events }));
    const told = sights.map(({ by, events }) => ({ by, events }));
    const wrong: string[] = [];
    if (at !== table.at) wrong.push(`${name} knows ${at} entries of ${table.at}`);
    if (plain(view) !== plain(table.view(seat))) wrong.push(`${name} sees another table at the end`);
    if (plain(told) !== plain(seen)) wrong.push(`${name} has been told another story`);
    return wrong;
  });
}

const plain = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value)));
