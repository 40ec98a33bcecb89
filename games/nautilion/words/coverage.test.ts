import { nautilion } from '@fathom/nautilion/rules';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

it('leaves no rule of Nautilion without words', () => {
  expect(nautilion.rules.filter((id) => !en.rules[id]?.text || !fr.rules[id]?.text)).toEqual([]);
});
