import { type Language, typesetAll } from '@fathom/words';
import { shown } from './words.ts';

const en = {
  title: 'Next time',
  again: (turn: string, number: number) => `Again from ${turn.toLowerCase()} ${number}`,
  note: 'The game goes on from there as practice, with a new deal and the coach beside you.',
};

const fr: typeof en = typesetAll({
  title: 'La prochaine fois',
  again: (turn, number) => `Reprendre ${turn === 'Manche' ? 'à la' : 'au'} ${turn.toLowerCase()} ${number}`,
  note: 'La partie reprend à ce moment-là, pour l’entraînement, avec une nouvelle donne et le guide à vos côtés.',
});

export const firstLoss: { readonly [language in Language]: typeof en } = { en, fr };

/** What is said of a first game that was lost, in the language shown. */
export const firstLossWords = (): typeof en => firstLoss[shown()];
