import type { Refusal } from '@fathom/kernel';
import type { RuleId } from './outline.ts';
import { rulebook } from './rulebook-en.ts';

/** One sentence saying why a move is forbidden. A rule without a sentence of its own speaks with the first of its text. */
export function refusal(refused: Refusal): string {
  const rule = rulebook.rules[refused.rule as RuleId];
  return rule === undefined ? 'The rules do not allow this.' : rule.text.replace(/^(.*?[.]) .*$/, '$1');
}
