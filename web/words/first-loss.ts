import { type Language, typesetAll } from '@fathom/words';
import { shown } from './words.ts';

const en = {
  title: 'Next time',
  again: (turn: number) => `Again from turn ${turn}`,
  note: 'The game goes on from there as practice, with new dice and the coach beside you.',
};

const fr: typeof en = typesetAll({
  title: 'La prochaine fois',
  again: (turn) => `Reprendre au tour ${turn}`,
  note: 'La partie reprend à ce moment-là, pour l’entraînement, avec de nouveaux dés et le guide à vos côtés.',
});

export const firstLoss: { readonly [language in Language]: typeof en } = { en, fr };

/** What is said of a first game that was lost, in the language shown. */
export const firstLossWords = (): typeof en => firstLoss[shown()];
