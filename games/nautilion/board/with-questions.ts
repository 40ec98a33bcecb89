import { lazy } from 'solid-js';

/** What is asked only once dice have been given: fetched while they are. */
export const Answers = lazy(async () => ({ default: (await import('./answers.tsx')).Answers }));
export const DieTurns = lazy(async () => ({ default: (await import('./die-turns.tsx')).DieTurns }));
export const Doubt = lazy(async () => ({ default: (await import('./doubt.tsx')).Doubt }));

/** Once they are here, they are drawn at once when asked for, so that the focus finds them. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([Answers.preload(), DieTurns.preload(), Doubt.preload()]);

/** As soon as the board has been drawn. Safari knows no idle callbacks. */
export function fetchQuestionsSoon(): void {
  const fetchNow = () => void fetchQuestions().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchNow, { timeout: 200 });
  else setTimeout(fetchNow, 100);
}
