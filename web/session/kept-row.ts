import type { Json } from '@fathom/kernel';

/** Decisions of a person that the far table has not got for sure. */
export interface KeptRow {
  /** How many entries the log had. */
  readonly at: number;
  /** The name it was sent by, if it was. */
  readonly key: string | null;
  readonly row: readonly { readonly move: Json; readonly along: boolean }[];
}

export interface RowShelf {
  read(): KeptRow | null;
  write(kept: KeptRow | null): void;
}

/** A place in this tab that outlives a reload and a crash of the browser. */
export function tabShelf(table: string): RowShelf {
  const key = `fathom/row/${table}`;
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write(kept) {
      try {
        if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
        else sessionStorage.removeItem(key);
      } catch {
        // Then it lasts as long as the page.
      }
    },
  };
}

const isKept = (value: unknown): value is KeptRow =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'key' in value &&
  'row' in value &&
  Array.isArray(value.row);
