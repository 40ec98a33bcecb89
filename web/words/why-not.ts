import { kernelEn, kernelFr, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said of a move that is not open. */
const en = {
  kernel: kernelEn,
  title: 'Not now',
  understood: 'OK',
  rule: (id: string) => `Rule ${id} in full`,
  house: 'house rule',
};

const fr: typeof en = typesetAll({
  kernel: kernelFr,
  title: 'Pas maintenant',
  understood: 'Compris',
  rule: (id) => `La règle ${id} en entier`,
  house: 'règle maison',
});

export const whyNot: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const whyNotWords = (): typeof en => whyNot[shown()];
