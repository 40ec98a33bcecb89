import { type Player, type Table, type Watcher, writeLogbook } from '@fathom/kernel';
import type { Hosted } from '../hosted/hosted.ts';
import { mayLook, mayReadAll } from './rights.ts';

/** The whole book once one may read it, else what one's seat has seen; `null` where there is nothing to read yet, or nothing for them. */
export function bookFor(hosted: Hosted, watcher: Watcher): string | null {
  const { table } = hosted;
  if (!table || !mayLook(hosted, watcher)) return null;
  return mayReadAll(hosted, watcher)
    ? wholeBook(hosted, table)
    : writeLogbook(table, watcher, playersOf(hosted), false);
}

/** Books of games that are over, which everybody who comes is given. */
const written = new WeakMap<Table, { readonly at: number; readonly text: string }>();

/** Everything, the seed too: also of a table that was left before its end. */
export function wholeBook(hosted: Hosted, table: Table): string {
  const before = written.get(table);
  if (before?.at === table.at) return before.text;
  const text = writeLogbook(table, 'all', playersOf(hosted), true);
  written.set(table, { at: table.at, text });
  return text;
}

function playersOf({ head }: Hosted): readonly Player[] {
  return head.chairs.map((chair) => {
    if (chair.kind === 'person') return { name: chair.name, bot: null };
    return { name: '', bot: chair.kind === 'bot' ? chair.level : null };
  });
}
