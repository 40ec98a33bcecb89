import { formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What stands over the picture of a finished game: true for whoever gets it, so it calls nobody "you". */
const en = {
  won: (names: readonly string[], turns: string) =>
    names.length === 0 ? `Won in ${turns}` : `${formats.en.and(names)} won in ${turns}`,
  lost: (names: readonly string[], turns: string) =>
    names.length === 0 ? `Lost after ${turns}` : `${formats.en.and(names)} lost after ${turns}`,
  wonWith: (names: readonly string[], points: string) =>
    names.length === 0 ? `Won with ${points}` : `${formats.en.and(names)} won with ${points}`,
};

const fr: typeof en = typesetAll({
  won: (names, turns) =>
    names.length === 0
      ? `Partie gagnée en ${turns}`
      : `${formats.fr.and(names)} ${names.length === 1 ? 'a' : 'ont'} gagné en ${turns}`,
  lost: (names, turns) =>
    names.length === 0
      ? `Partie perdue après ${turns}`
      : `${formats.fr.and(names)} ${names.length === 1 ? 'a' : 'ont'} perdu après ${turns}`,
  wonWith: (names, points) =>
    names.length === 0
      ? `Partie gagnée avec ${points}`
      : `${formats.fr.and(names)} ${names.length === 1 ? 'a' : 'ont'} gagné avec ${points}`,
});

export const poster: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const posterWords = (): typeof en => poster[shown()];
