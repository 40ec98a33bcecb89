import { createSignal } from 'solid-js';
import { saves } from './saves.ts';

const key = 'fathom/visited';
const [been, setBeen] = createSignal(localStorage.getItem(key) !== null || saves().some((save) => !save.taught));

/** Whether this browser has been here before: a stranger is met by the sea, not by a menu. */
export const visited = been;

export function markVisited(yes = true): void {
  setBeen(yes);
  try {
    if (yes) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without room the next visit is a first one again.
  }
}
