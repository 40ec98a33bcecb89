import type { Opened } from './opening.ts';

const handed = new Map<string, Opened>();

/** A table just made or replayed, for the page that is about to show it: nothing is read and replayed twice. */
export function handOn(save: string, opened: Opened): void {
  handed.clear();
  handed.set(save, opened);
}

export function takeHanded(save: string): Opened | null {
  const opened = handed.get(save) ?? null;
  handed.delete(save);
  return opened;
}
