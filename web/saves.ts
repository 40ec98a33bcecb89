import { createSignal } from 'solid-js';
import type { Kept } from './session.ts';

/** A game kept in this browser: its log, never its state, and what the home page says about it. */
export interface Save extends Kept {
  readonly id: string;
  readonly game: string;
  readonly began: number;
  readonly touched: number;
  readonly over: boolean;
  /** The sea was sailed before, or is everybody's: the run says less about skill. */
  readonly known: boolean;
  /** The day, if this is that day's sea. */
  readonly daily?: string;
  /** The taught game of a first visit. */
  readonly taught?: boolean;
  /** Somebody looked at a hint. */
  readonly advised?: boolean;
  /** Came from a link or a file; counts in no statistics. */
  readonly shared?: boolean;
  /** Where it stands, as the home page shows it. */
  readonly standing?: { readonly turn: number; readonly line: { readonly en: string; readonly fr: string } };
}

const prefix = 'fathom/save/';
const [changes, setChanges] = createSignal(0);
addEventListener('storage', () => setChanges((n) => n + 1));

export type Stored = 'stored' | 'full';

export function newSaveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function store(save: Save): Stored {
  try {
    localStorage.setItem(prefix + save.id, JSON.stringify(save));
    setChanges((n) => n + 1);
    return 'stored';
  } catch {
    return 'full';
  }
}

export function load(id: string): Save | null {
  try {
    return asSave(JSON.parse(localStorage.getItem(prefix + id) ?? 'null'));
  } catch {
    return null;
  }
}

export function forget(id: string): void {
  localStorage.removeItem(prefix + id);
  setChanges((n) => n + 1);
}

/** All saves, the one touched last first. */
export function saves(): readonly Save[] {
  changes();
  const found: Save[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const save = key?.startsWith(prefix) ? load(key.slice(prefix.length)) : null;
    if (save) found.push(save);
  }
  return found.sort((a, b) => b.touched - a.touched);
}

function asSave(value: unknown): Save | null {
  if (typeof value !== 'object' || value === null) return null;
  const save = value as Partial<Save>;
  const whole =
    typeof save.id === 'string' &&
    typeof save.game === 'string' &&
    typeof save.logbook === 'string' &&
    typeof save.touched === 'number' &&
    Array.isArray(save.row) &&
    save.row.every((text) => typeof text === 'string') &&
    (save.along === undefined || (Array.isArray(save.along) && save.along.every(Number.isInteger)));
  return whole ? (save as Save) : null;
}
