import { chooseLanguage, type Language } from '@fathom/words';
import { createEffect, createRoot, createSignal } from 'solid-js';

export type { Language } from '@fathom/words';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Motion = 'auto' | 'reduced' | 'full';
export type TextSize = 'normal' | 'large' | 'larger';

export interface Settings {
  readonly language: Language;
  readonly speed: Speed;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly text: TextSize;
  /** The chance to win beside the board, where it is allowed. */
  readonly needle: boolean;
}

const key = 'fathom/settings';

function oneOf<T extends string>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

function load(): Settings {
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) stored = parsed;
  } catch {
    // Unreadable settings are settings nobody chose.
  }
  return {
    language: oneOf(stored.language, ['en', 'fr'], chooseLanguage(navigator.languages)),
    speed: oneOf(stored.speed, ['slow', 'normal', 'fast', 'off'], 'normal'),
    motion: oneOf(stored.motion, ['auto', 'reduced', 'full'], 'auto'),
    sound: stored.sound === true,
    text: oneOf(stored.text, ['normal', 'large', 'larger'], 'normal'),
    needle: stored.needle === true,
  };
}

export const [settings, setSettings] = createSignal<Settings>(load());

export function change(part: Partial<Settings>): void {
  const next = { ...settings(), ...part };
  setSettings(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // A full disk keeps the choice for this visit only.
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const [systemCalm, setSystemCalm] = createSignal(calm.matches);
calm.addEventListener('change', () => setSystemCalm(calm.matches));

export function reducedMotion(): boolean {
  const { motion } = settings();
  return motion === 'reduced' || (motion === 'auto' && systemCalm());
}

const paces: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, off: 0 };

/** What durations are multiplied by; 0 shows everything at once. */
export function pace(): number {
  return reducedMotion() ? 0 : paces[settings().speed];
}

createRoot(() =>
  createEffect(() => {
    const root = document.documentElement;
    root.dataset.text = settings().text;
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
    root.lang = settings().language;
  }),
);
