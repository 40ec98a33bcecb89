import { de, formats, type Language, typeset } from '@fathom/words';

/** What chat apps show of a link. */
interface PreviewWords {
  readonly home: string;
  readonly homeLine: string;
  readonly daily: string;
  readonly dailyLine: string;
  rules(game: string): string;
  title(game: string, host: string): string;
  seats(free: number): string;
  readonly full: string;
  readonly playing: string;
  readonly watchable: string;
  readonly over: string;
}

export const previewWords: { readonly [language in Language]: PreviewWords } = {
  en: {
    home: 'Fathom',
    homeLine: 'Three undersea board games at one table: Nautilion, Nautilus Island and Abyss.',
    daily: 'Daily sea · Fathom',
    dailyLine: 'Nautilion: the same path and the same dice for everyone today.',
    rules: (game) => `Rules of ${game}`,
    title: (game, host) => `${game} with ${host}`,
    seats: (free) => `${formats.en.count(free, 'seat is', 'seats are')} free: sit down and play.`,
    full: 'All seats are taken; the game is about to begin.',
    playing: 'The game is on.',
    watchable: 'The game is on: come and watch.',
    over: 'This game is over.',
  },
  fr: {
    home: 'Fathom',
    homeLine: typeset('Trois jeux de société sous les mers à une même table : Nautilion, Nautilus Island et Abyss.'),
    daily: 'La mer du jour · Fathom',
    dailyLine: typeset('Nautilion : le même parcours et les mêmes dés pour tout le monde aujourd’hui.'),
    rules: (game) => `Règles ${de(game)}`,
    title: (game, host) => `${game} avec ${host}`,
    seats: (free) => typeset(`${formats.fr.count(free, 'place libre', 'places libres')} : asseyez-vous et jouez.`),
    full: 'Toutes les places sont prises, la partie va commencer.',
    playing: 'La partie est en cours.',
    watchable: typeset('La partie est en cours : venez regarder.'),
    over: 'Cette partie est terminée.',
  },
};
