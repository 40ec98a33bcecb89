import type { Entry } from '@fathom/kernel';
import type { HeadChange, Save, SaveHead, Tail, Written } from './save.ts';

/** What a store holds of one game, as it was found: nothing in it has been checked. */
export interface Found {
  readonly head: unknown;
  /** In order, each with its number. */
  readonly entries: readonly (readonly [number: number, entry: unknown])[];
  readonly tail: unknown;
}

/** Entries to be written after the first `from`, with what changes along with them. All of it, or nothing. */
export interface Addition {
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly change: HeadChange;
  readonly tail: Tail;
}

/** Where games are put: the browser's database, or this page's memory. */
export interface Shelf {
  /** Whether what is put here is there tomorrow. */
  readonly lasting: boolean;
  heads(): Promise<readonly unknown[]>;
  head(id: string): Promise<unknown>;
  find(id: string): Promise<Found | null>;
  /** Puts a new game, or several, all or none; `taken` if there is one by that name already. */
  add(saves: readonly Save[]): Promise<Written>;
  /** `taken` if the stored log does not have exactly `from` entries: a longer game is never overwritten. */
  append(id: string, addition: Addition): Promise<Written>;
  change(id: string, change: HeadChange): Promise<Written>;
  remove(ids: readonly string[]): Promise<Written>;
}

/** The head after something was added. */
export function grown(head: SaveHead, { from, entries, change }: Addition): SaveHead {
  return { ...head, ...change, length: from + entries.length };
}
