import { type Language, typesetAll } from '@fathom/words';

const en = {
  table: 'On the table',
  moves: 'What you can do',
  wait: 'Nothing for you to decide now.',
  empty: 'empty',
  hidden: 'hidden',
  options: 'Options',
  plain: 'Standard rules',
  yes: 'yes',
  no: 'no',
  refused: 'It cannot be played like this.',
  set: (option: string, choice: string) => `${option}: ${choice}`,
};

const fr: typeof en = typesetAll({
  table: 'Sur la table',
  moves: 'Ce que vous pouvez faire',
  wait: 'Vous n’avez rien à décider pour l’instant.',
  empty: 'vide',
  hidden: 'caché',
  options: 'Options',
  plain: 'Règles habituelles',
  yes: 'oui',
  no: 'non',
  refused: 'On ne peut pas jouer ainsi.',
  set: (option, choice) => `${option} : ${choice}`,
});

/** What the plain table and its forms say. */
export const words: { readonly [language in Language]: typeof en } = { en, fr };
