import { createSignal } from 'solid-js';
import { recall, remember, unlearn } from '../shell/keepsakes.ts';
import { saves } from './here.ts';

const key = 'fathom/visited';
const [been, setBeen] = createSignal(recall(key) === null ? null : true);

/** Whether nothing here says so far that somebody has been here before: the saves may. */
export const isStranger = (): boolean => been() === null;

/** Whether this browser has been here before: a stranger is met by the sea, not by a menu. */
export const visited = (): boolean =>
  been() ??
  saves()
    .heads()
    .some(({ taught }) => !taught);

export function markVisited(yes = true): void {
  setBeen(yes);
  if (yes) remember(key, '1');
  else unlearn(key);
}
