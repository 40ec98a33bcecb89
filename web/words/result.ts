import { formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** How a game ended, and what can be done then. */
const en = {
  won: 'You won',
  lost: 'You lost',
  wonTogether: 'You won together',
  lostTogether: 'You lost together',
  theyWon: 'They won together',
  theyLost: 'They lost together',
  winner: (names: string) => `${names} won`,
  chart: (turn: string, scored: boolean) =>
    `${scored ? 'Points, ' : ''}${scored ? turn.toLowerCase() : turn} by ${turn.toLowerCase()}`,
  again: 'Play again',
  sameSea: 'Same deal again',
  share: 'Share',
  logbook: 'Logbook',
  board: 'See the board',
  home: 'Home',
  lookBack: 'Review the game',
  apart: (reasons: readonly string[]) => `Counted separately in your statistics (${formats.en.and(reasons)}).`,
  shared: 'Shared game: not counted in your statistics.',
  box: 'Played with the box: not counted in your statistics.',
  score: 'Score',
  total: 'Total',
};

const fr: typeof en = typesetAll({
  won: 'Vous avez gagné',
  lost: 'Vous avez perdu',
  wonTogether: 'Vous avez gagné ensemble',
  lostTogether: 'Vous avez perdu ensemble',
  theyWon: 'Leur équipage a gagné',
  theyLost: 'Leur équipage a perdu',
  winner: (names) => `Victoire : ${names}`,
  chart: (turn, scored) => `${scored ? 'Points, ' : ''}${scored ? turn.toLowerCase() : turn} par ${turn.toLowerCase()}`,
  again: 'Rejouer',
  sameSea: 'Rejouer la même donne',
  share: 'Partager',
  logbook: 'Livre de bord',
  board: 'Voir le plateau',
  home: 'Accueil',
  lookBack: 'Revoir la partie',
  apart: (reasons) => `Comptée à part dans vos statistiques (${formats.fr.and(reasons)}).`,
  shared: 'Partie partagée : elle n’entre dans aucune statistique.',
  box: 'Jouée avec la boîte : elle n’entre dans aucune statistique.',
  score: 'Points',
  total: 'Total',
});

export const result: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const resultWords = (): typeof en => result[shown()];
