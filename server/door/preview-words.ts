import { de, formats, type Language, typeset } from '@fathom/words';

/** What chat apps show of a link. */
interface PreviewWords {
  readonly home: string;
  readonly homeLine: string;
  readonly daily: string;
  readonly dailyLine: string;
  readonly puzzles: string;
  readonly puzzlesLine: string;
  puzzle(game: string): string;
  readonly puzzleLine: string;
  readonly lessons: string;
  lesson(game: string): string;
  readonly lessonsLine: string;
  readonly friends: string;
  readonly friendsLine: string;
  /** Of a link to a game: which one it is stands where no server sees it. */
  readonly shared: string;
  readonly sharedLine: string;
  rules(game: string): string;
  title(game: string, host: string): string;
  seats(free: number): string;
  readonly full: string;
  readonly playing: string;
  readonly watchable: string;
  readonly over: string;
  readonly replayable: string;
}

export const previewWords: { readonly [language in Language]: PreviewWords } = {
  en: {
    home: 'Fathom',
    homeLine: 'Three undersea board games at one table: Nautilion, Nautilus Island and Abyss.',
    daily: 'Daily sea · Fathom',
    dailyLine: 'Nautilion: the same path and the same dice for everyone today.',
    puzzles: 'Puzzles · Fathom',
    puzzlesLine: 'Real positions with one clearly best turn, new ones every day.',
    puzzle: (game) => `Puzzle: ${game}`,
    puzzleLine: 'One turn is clearly the best here. Can you find it?',
    lessons: 'Learn by playing · Fathom',
    lesson: (game) => `Learn ${game} by playing`,
    lessonsLine: 'Short lessons at a real table: you play, the coach explains.',
    friends: 'Play with friends · Fathom',
    friendsLine: 'Everybody on their own screen, in one room or far apart. No account needed.',
    shared: 'A game on Fathom',
    sharedLine: 'See how it went, turn by turn, and play the same deal yourself.',
    rules: (game) => `Rules of ${game}`,
    title: (game, host) => `${game} with ${host}`,
    seats: (free) => `${formats.en.count(free, 'seat is', 'seats are')} free: sit down and play.`,
    full: 'All seats are taken; the game is about to begin.',
    playing: 'The game is on.',
    watchable: 'The game is on: come and watch.',
    over: 'This game is over.',
    replayable: 'This game is over: see how it went.',
  },
  fr: {
    home: 'Fathom',
    homeLine: typeset('Trois jeux de société sous les mers à une même table : Nautilion, Nautilus Island et Abyss.'),
    daily: 'La mer du jour · Fathom',
    dailyLine: typeset('Nautilion : le même parcours et les mêmes dés pour tout le monde aujourd’hui.'),
    puzzles: 'Énigmes · Fathom',
    puzzlesLine: 'De vraies positions où un tour est nettement le meilleur, de nouvelles chaque jour.',
    puzzle: (game) => typeset(`Énigme : ${game}`),
    puzzleLine: typeset('Un seul tour est nettement le meilleur ici. Le trouverez-vous ?'),
    lessons: 'Apprendre en jouant · Fathom',
    lesson: (game) => `Apprendre ${game} en jouant`,
    lessonsLine: typeset('De courtes leçons à une vraie table : vous jouez, le guide explique.'),
    friends: 'Jouer entre amis · Fathom',
    friendsLine: 'Chacun sur son écran, dans la même pièce ou à distance. Sans compte.',
    shared: 'Une partie sur Fathom',
    sharedLine: 'Revoyez-la tour par tour, et jouez la même donne à votre tour.',
    rules: (game) => `Règles ${de(game)}`,
    title: (game, host) => `${game} avec ${host}`,
    seats: (free) => typeset(`${formats.fr.count(free, 'place libre', 'places libres')} : asseyez-vous et jouez.`),
    full: 'Toutes les places sont prises, la partie va commencer.',
    playing: 'La partie est en cours.',
    watchable: typeset('La partie est en cours : venez regarder.'),
    over: 'Cette partie est terminée.',
    replayable: typeset('Cette partie est terminée : vous pouvez la revoir.'),
  },
};
