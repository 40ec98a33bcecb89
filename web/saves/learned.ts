import { createSignal } from 'solid-js';
import { recall, recallJson, remember } from '../shell/keepsakes.ts';

const doneKey = 'fathom/learned';
const readKey = (save: string) => `fathom/lesson/${save}`;

const isNames = (found: unknown): found is readonly string[] =>
  Array.isArray(found) && found.every((name) => typeof name === 'string');

function recalled(): readonly string[] {
  const found = recallJson(doneKey);
  return isNames(found) ? found : [];
}

const [done, setDone] = createSignal(recalled());

const nameOf = (game: string, lesson: string) => `${game}/${lesson}`;

/** Whether somebody has been through a lesson in this browser. A signal. */
export const hasLearned = (game: string, lesson: string): boolean => done().includes(nameOf(game, lesson));

export function markLearned(game: string, lesson: string): void {
  const name = nameOf(game, lesson);
  if (done().includes(name)) return;
  const next = [...done(), name];
  setDone(next);
  remember(doneKey, JSON.stringify(next));
}

/** How far somebody has read in a lesson that is kept as this save. */
export function howFarRead(save: string): number {
  const steps = Number(recall(readKey(save)));
  return Number.isInteger(steps) && steps > 0 ? steps : 0;
}

export const rememberRead = (save: string, steps: number): void => remember(readKey(save), String(steps));
