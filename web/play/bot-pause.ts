import { botPace } from '../shell/settings.ts';

/** Milliseconds a bot takes at least, and what it did stays on show at least. */
export const botPause = (): number => 450 * botPace();
