import { createSignal } from 'solid-js';
import { recallJson, remember } from '../shell/keepsakes.ts';
import { today } from '../shell/sea-names.ts';
import { runOf } from './runs.ts';

/** What became of an answer: found, given away a little, or more. */
export type Verdict = 'found' | 'nearly' | 'no';

/** The first answer somebody gave to a puzzle, and on which day. */
export interface Answered {
  readonly verdict: Verdict;
  readonly day: string;
}

const key = 'fathom/puzzles';

type All = { readonly [name: string]: Answered };

const isAnswered = (found: unknown): found is Answered =>
  typeof found === 'object' &&
  found !== null &&
  'verdict' in found &&
  (found.verdict === 'found' || found.verdict === 'nearly' || found.verdict === 'no') &&
  'day' in found &&
  typeof found.day === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(found.day);

function recalled(): All {
  const found = recallJson(key);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, one]) => isAnswered(one)));
}

const [answers, setAnswers] = createSignal(recalled());

const nameOf = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** What somebody first answered to a puzzle in this browser. A signal. */
export const answerTo = (game: string, puzzle: string): Answered | undefined => answers()[nameOf(game, puzzle)];

/** Keeps an answer; only the first one counts. */
export function noteAnswer(game: string, puzzle: string, verdict: Verdict): void {
  const name = nameOf(game, puzzle);
  if (answers()[name]) return;
  const next = { ...answers(), [name]: { verdict, day: today() } };
  setAnswers(next);
  remember(key, JSON.stringify(next));
}

export interface Solved {
  readonly found: number;
  readonly answered: number;
  /** Days in a row, up to today or yesterday, on which one was found. */
  readonly streak: number;
  readonly longest: number;
}

/** How somebody has done so far. A signal. */
export function solved(day = today()): Solved {
  const all = Object.values(answers());
  const found = all.filter(({ verdict }) => verdict === 'found');
  const { now, longest } = runOf(
    found.map((one) => one.day),
    day,
  );
  return { found: found.length, answered: all.length, streak: now, longest };
}
