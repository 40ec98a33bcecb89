import { de, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said around the rules of a game. */
const en = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  none: (text: string) => `No rule mentions “${text}”.`,
  found: (count: number) => (count === 1 ? 'One rule' : `${count} rules`),
  house: 'house rule',
  contents: 'Chapters',
  noRule: (id: string) => `There is no rule ${id}; here are all of them.`,
  back: 'Back to the game',
  backToTable: 'Back to the table',
};

const fr: typeof en = typesetAll({
  title: (game) => `Règles ${de(game)}`,
  search: 'Chercher dans les règles',
  none: (text) => `Aucune règle ne parle de « ${text} ».`,
  found: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
  house: 'règle maison',
  contents: 'Chapitres',
  noRule: (id) => `Il n’y a pas de règle ${id} ; les voici toutes.`,
  back: 'Retour à la partie',
  backToTable: 'Retour à la table',
});

export const rulebook: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const rulebookWords = (): typeof en => rulebook[shown()];
