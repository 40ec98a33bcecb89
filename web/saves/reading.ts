import {
  type Check,
  type Entry,
  has,
  hasOnly,
  isBoolean,
  isJson,
  isListOf,
  isNumber,
  isOneOf,
  isSea,
  isText,
  isWhole,
} from '@fathom/kernel';
import { emptyTail, type Save, type SaveHead, type Tail } from './save.ts';
import type { Found } from './shelf.ts';

/** A save as it was found. `damage` says what could not be read of it: everything, or what follows the entries that are there. */
export type Reading =
  | { readonly save: Save; readonly damage: null | 'end' }
  | { readonly save: null; readonly damage: 'head' };

const isCount = isWhole(0);
const isSeat = isWhole(0, 8);
const isShort = isText(200);
const isAnyJson: Check = (value) => isJson(value);

const isHead = has(
  {
    id: isText(32, /^[a-z0-9]{4,32}$/),
    format: isOneOf(1),
    game: isText(41, /^[a-z][a-z0-9-]{0,40}$/),
    version: isCount,
    seats: isWhole(1, 9),
    options: isAnyJson,
    sea: isSea,
    players: isListOf(has({ name: isShort, bot: (bot) => bot === null || isShort(bot) }), 9),
    length: isCount,
    began: isNumber,
    touched: isNumber,
    over: isBoolean,
    practised: isBoolean,
    known: isBoolean,
  },
  {
    from: isAnyJson,
    daily: isShort,
    taught: isBoolean,
    lesson: isShort,
    advised: isBoolean,
    shared: isBoolean,
    salvaged: isShort,
    standing: has({ turn: isNumber, line: has({ en: isText(1000), fr: isText(1000) }) }),
    result: has({ ranks: isListOf(isNumber), why: isShort }, { scores: isListOf(isNumber) }),
    bare: isBoolean,
  },
);

const isMove = hasOnly({ by: (by) => by === 'chance' || isSeat(by), move: isAnyJson });
const isUndo = hasOnly({ by: isOneOf('table'), undo: isCount, seat: isSeat, practised: isBoolean });
const isLeaving = hasOnly({
  by: isOneOf('table'),
  seat: isSeat,
  leaving: isOneOf('resigned', 'timed-out', 'left', 'returned'),
});

const isSaveHead = (found: unknown): found is SaveHead => isHead(found);
const isEntry = (found: unknown): found is Entry => isMove(found) || isUndo(found) || isLeaving(found);
const hasTail = has({ row: isListOf(isAnyJson), along: isListOf(isCount) });
const isTail = (found: unknown): found is Tail => hasTail(found);

/** A head from outside; what is of no use in it (a standing that cannot be shown) is left out rather than the game. */
export function asHead(found: unknown): SaveHead | null {
  if (isSaveHead(found)) return found;
  if (typeof found !== 'object' || found === null || !('standing' in found)) return null;
  const { standing: _, ...rest } = found;
  return asHead(rest);
}

export const asEntry = (found: unknown): Entry | null => (isEntry(found) ? found : null);

export const asTail = (found: unknown): Tail => (isTail(found) ? found : emptyTail);

/** The entries up to the first that is missing or is none. */
export function readEntries(found: Found['entries']): readonly Entry[] {
  const entries: Entry[] = [];
  for (const [number, record] of found) {
    const entry = number === entries.length ? asEntry(record) : null;
    if (!entry) break;
    entries.push(entry);
  }
  return entries;
}

/** Reads as far as it goes: up to the first entry that is missing or is none. What was decided after that goes with it. */
export function readFound(found: Found): Reading {
  const head = asHead(found.head);
  if (!head) return { save: null, damage: 'head' };
  const entries = readEntries(found.entries);
  const whole = entries.length === head.length;
  return {
    save: { head, entries, tail: whole ? asTail(found.tail) : emptyTail },
    damage: whole ? null : 'end',
  };
}
