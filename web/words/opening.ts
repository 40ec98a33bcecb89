import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said where a logbook or link is opened. */
const en = {
  title: 'Open a logbook',
  text: 'Choose a logbook file, or paste its text or a link to it.',
  file: 'Choose a file',
  paste: 'Text of the logbook, or a link',
  go: 'Open',
  broken: 'This link or file is not whole: perhaps it was cut off on the way. Ask for it once more.',
  line: (line: number) => `This is not a whole logbook: line ${line} cannot be read.`,
  unknownGame: (game: string) => `This is a logbook of “${game}”, a game Fathom does not have.`,
  impossible: 'The setup in this logbook is not possible.',
};

const fr: typeof en = typesetAll({
  title: 'Ouvrir un livre de bord',
  text: 'Choisissez un fichier, ou collez le texte du livre de bord ou un lien.',
  file: 'Choisir un fichier',
  paste: 'Texte du livre de bord, ou lien',
  go: 'Ouvrir',
  broken: 'Ce lien ou ce fichier est incomplet : il a peut-être été coupé en route. Redemandez-le.',
  line: (line) => `Ce livre de bord n’est pas complet : la ligne ${line} est illisible.`,
  unknownGame: (game) => `C’est une partie de « ${game} », un jeu que Fathom n’a pas.`,
  impossible: 'La mise en place de ce livre de bord est impossible.',
});

export const opening: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const openingWords = (): typeof en => opening[shown()];
