import { type Component, lazy } from 'solid-js';
import { fetchAsked } from './asked-words.ts';

/** A part of the board with the words it says. */
function later<Props extends object>(part: () => Promise<Component<Props>>) {
  return lazy(async () => ({ default: (await Promise.all([part(), fetchAsked()]))[0] }));
}

/** What is asked only once dice have been given, and what is shown while one is considered: fetched once the board is drawn. */
export const Answers = later(async () => (await import('./answers.tsx')).Answers);
export const DieTurns = later(async () => (await import('./die-turns.tsx')).DieTurns);
export const Doubt = later(async () => (await import('./doubt.tsx')).Doubt);
export const Roll = later(async () => (await import('./roll.tsx')).Roll);
export const Ghost = lazy(() => import('./ghost.tsx'));

/** Once they are here, they are drawn at once when asked for, so that the focus finds them. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([Answers, DieTurns, Doubt, Roll, Ghost].map((part) => part.preload()));

/** As soon as the board has been drawn. Safari knows no idle callbacks. */
export function fetchQuestionsSoon(): void {
  const fetchNow = () => void fetchQuestions().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchNow, { timeout: 200 });
  else setTimeout(fetchNow, 100);
}
