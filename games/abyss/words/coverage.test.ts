import { abyss } from '@fathom/abyss/rules';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

it('leaves no rule of Abyss without words', () => {
  expect(abyss.rules.filter((id) => !en.rules[id]?.text || !fr.rules[id]?.text)).toEqual([]);
});
