import { chooseLanguage, type Language } from '@fathom/words';
import { createEffect, createRoot, createSignal } from 'solid-js';
import { recallJson, remember } from './keepsakes.ts';

export type { Language } from '@fathom/words';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';
/** How long what bots do stays on show: as long as movements take, or for a time of its own. */
export type BotPace = 'same' | Speed;
export type Motion = 'auto' | 'reduced' | 'full';
/** Which hand holds the phone or the pen. */
export type Hand = 'right' | 'left';
export type TextSize = 'normal' | 'large' | 'larger';

export interface Settings {
  readonly language: Language;
  readonly speed: Speed;
  readonly bots: BotPace;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly text: TextSize;
  readonly hand: Hand;
  /** The table in words instead of a drawing. */
  readonly textBoard: boolean;
  /** Dice roll by themselves once a turn is over, without a word of the player's. */
  readonly autoRoll: boolean;
  /** The chance to win beside the board, where it is allowed. */
  readonly needle: boolean;
}

const key = 'fathom/settings';

function oneOf<T extends string>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

function load(): Settings {
  const parsed = recallJson(key);
  const stored: Partial<Record<keyof Settings, unknown>> = typeof parsed === 'object' && parsed !== null ? parsed : {};
  return {
    language: oneOf(stored.language, ['en', 'fr'], chooseLanguage(navigator.languages)),
    speed: oneOf(stored.speed, ['slow', 'normal', 'fast', 'off'], 'normal'),
    bots: oneOf(stored.bots, ['same', 'slow', 'normal', 'fast', 'off'], 'same'),
    motion: oneOf(stored.motion, ['auto', 'reduced', 'full'], 'auto'),
    sound: stored.sound === true,
    text: oneOf(stored.text, ['normal', 'large', 'larger'], 'normal'),
    hand: oneOf(stored.hand, ['right', 'left'], 'right'),
    textBoard: stored.textBoard === true,
    autoRoll: stored.autoRoll === true,
    needle: stored.needle === true,
  };
}

export const [settings, setSettings] = createSignal<Settings>(load());

export function change(part: Partial<Settings>): void {
  const next = { ...settings(), ...part };
  setSettings(next);
  remember(key, JSON.stringify(next));
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

/** What a bot's time is multiplied by; 0 lets it play at once. A time to read is no motion. */
export function botPace(): number {
  const { bots } = settings();
  return bots === 'same' ? pace() : paces[bots];
}

createRoot(() =>
  createEffect(() => {
    const root = document.documentElement;
    root.dataset.text = settings().text;
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
    root.dataset.hand = settings().hand;
    root.dataset.speed = settings().speed;
    root.lang = settings().language;
  }),
);
