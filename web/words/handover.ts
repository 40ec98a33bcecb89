import { type Language, typesetAll } from '@fathom/words';
import { shown } from './words.ts';

const en = {
  to: (name: string) => `Pass the screen to ${name}`,
  text: 'Everybody else, please look away.',
  iAm: (name: string) => `I am ${name}`,
};

const fr: typeof en = typesetAll({
  to: (name) => `Passez l’écran à ${name}`,
  text: 'Les autres, ne regardez pas !',
  iAm: (name) => `C’est moi, ${name}`,
});

export const handover: { readonly [language in Language]: typeof en } = { en, fr };

/** What is said while the screen goes from hand to hand, in the language shown. */
export const handoverWords = (): typeof en => handover[shown()];
