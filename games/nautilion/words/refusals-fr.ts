import type { Refusal } from '@fathom/kernel';
import type { RuleId } from './outline.ts';
import { rulebook } from './rulebook-fr.ts';

/** Une phrase qui dit pourquoi un coup est interdit. Une règle sans phrase à elle parle par la première de son texte. */
export function refusal(refused: Refusal): string {
  const rule = rulebook.rules[refused.rule as RuleId];
  return rule === undefined ? 'Les règles ne le permettent pas.' : rule.text.replace(/^(.*?[.]) .*$/, '$1');
}
