import { expect, test } from 'vitest';
import { faultsIn } from '../scripts/words/faults.ts';
import { words } from './terminal/words.ts';

test('what a game told in sentences says is well set in both languages', () => {
  const account = { start: 0.51, payoff: 1, luck: -0.02, others: 0, light: 0.1, given: 0.41 };
  const aid = {
    never: /^name$/,
    values: { what: ['resigned', 'timed-out', 'left', 'returned'], items: [[], ['Lords 12', 'Nebulis −2']] },
    rows: { 'analysis.whole': [[account]], 'analysis.percent': [[0.5]], 'analysis.signed': [[0], [-0.1]] },
  };
  const { analysis: en, ...others } = words.en;
  const { analysis: fr, ...autres } = words.fr;
  expect(faultsIn({ en: others, fr: autres }, aid)).toEqual([]);
  // What stands in columns is padded.
  const trimmed = (words: typeof en) => ({ whole: words.whole, progress: words.progress, costliest: words.costliest });
  expect(faultsIn({ en: { analysis: trimmed(en) }, fr: { analysis: trimmed(fr) } }, aid)).toEqual([]);
});
