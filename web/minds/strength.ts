import type { AnyMindWords } from '@fathom/mind';
import { levelWords } from '../words/levels.ts';
import { shortName } from './words.ts';

/** How strong a level was measured to be, in a sentence; nothing where nobody has measured it. */
export function strengthOf(words: AnyMindWords, level: string): string | null {
  const { strengths } = words;
  const share = strengths?.shares[level];
  if (strengths === undefined || share === undefined) return null;
  const { against, waters } = strengths;
  if (against === null) return waters === null ? null : levelWords().alone(share, waters);
  return against === level ? levelWords().middle : levelWords().against(share, shortName(words, against));
}
