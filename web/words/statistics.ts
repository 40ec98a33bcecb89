import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said on the page of statistics. */
const en = {
  title: 'Statistics',
  empty: 'No finished game yet.',
  games: 'Games',
  won: 'Won',
  rate: 'Win rate',
  last: (count: number) => `Last ${count}`,
  all: 'All',
  fresh: 'Counted',
  known: 'Counted separately',
  note: 'Games on a sea you knew, practice games and games with hints are counted separately.',
};

const fr: typeof en = typesetAll({
  title: 'Statistiques',
  empty: 'Aucune partie finie pour l’instant.',
  games: 'Parties',
  won: 'Gagnées',
  rate: '% de victoires',
  last: (count) => `${count} dernières`,
  all: 'Toutes',
  fresh: 'Comptées',
  known: 'Comptées à part',
  note: 'Les parties sur une mer connue, d’entraînement ou avec indices sont comptées à part.',
});

export const statisticsTexts: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const statisticsWords = (): typeof en => statisticsTexts[shown()];
