import { botPace, pace } from '../shell/settings.ts';

/** Milliseconds a bot takes at least, and what it did stays on show at least. */
export const botPause = (): number => 450 * botPace();

/** Milliseconds a standing order waits, so that one sees it happen and may withdraw it. */
export const standingPause = (): number => 380 * pace();
