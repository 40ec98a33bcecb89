import { type Language, typeset } from '@fathom/words';

/** What a phone shows when it is somebody's turn. */
export const turnWords: {
  readonly [language in Language]: { readonly title: string; body(game: string, others: string | null): string };
} = {
  en: {
    title: 'Your turn',
    body: (game, others) => (others === null ? game : `${game} with ${others}`),
  },
  fr: {
    title: typeset('À vous de jouer !'),
    body: (game, others) => (others === null ? game : `${game} avec ${others}`),
  },
};
