import { createSignal } from 'solid-js';
import { recallJson, remember } from '../shell/keepsakes.ts';

const key = 'fathom/muted';

function load(): readonly string[] {
  const kept = recallJson(key);
  return Array.isArray(kept) ? kept.filter((person) => typeof person === 'string') : [];
}

const [muted, setMuted] = createSignal(load());

/** Whether one does not want to hear this person. Kept in this browser; the person is not told. */
export const isMuted = (person: string): boolean => muted().includes(person);

export function mute(person: string, on: boolean): void {
  const others = muted().filter((one) => one !== person);
  // Somebody muted long ago is forgotten before the list grows without end.
  setMuted(on ? [...others, person].slice(-200) : others);
  remember(key, JSON.stringify(muted()));
}
