import type { Manifest } from '../manifest.ts';

export const abyss: Manifest = {
  id: 'abyss',
  shelved: true,
  names: {
    en: {
      name: 'Abyss',
      line: 'Win lords and locations in a sunken court.',
      facts: '2 to 4 · 45 min · with Kraken',
      turn: 'Round',
    },
    fr: {
      name: 'Abyss',
      line: 'Gagnez seigneurs et lieux d’une cour engloutie.',
      facts: '2 à 4 · 45 min · avec Kraken',
      turn: 'Manche',
    },
  },
  picture: new URL('./picture.svg', import.meta.url).href,
  rules: async () => (await import('@fathom/abyss/rules')).abyss,
  playable: async () => (await import('@fathom/abyss/playable')).playable,
  words: {
    en: async () => (await import('@fathom/abyss/words/en')).en,
    fr: async () => (await import('@fathom/abyss/words/fr')).fr,
  },
  spoken: {
    en: async () => (await import('@fathom/abyss/words/spoken-en')).spokenEn,
    fr: async () => (await import('@fathom/abyss/words/spoken-fr')).spokenFr,
  },
  rows: {
    en: async () => (await import('@fathom/abyss/words/rows-en')).row,
    fr: async () => (await import('@fathom/abyss/words/rows-fr')).row,
  },
  subject: async () => (await import('@fathom/abyss/conform')).subject,
  mind: {
    mindFor: async () => (await import('@fathom/abyss/mind')).mindFor(),
    fetchAll: async () => (await import('@fathom/abyss/mind')).mindFor(),
    words: {
      en: async () => (await import('@fathom/abyss/mind/words-en')).mindEn,
      fr: async () => (await import('@fathom/abyss/mind/words-fr')).mindFr,
    },
    school: async () => (await import('@fathom/abyss/mind/training')).school,
  },
  // Hands lie open; the values of one's own monster tokens are shown only on a press.
  discreet: true,
  board: async () => (await import('@fathom/abyss/board')).default,
  boardParts: async (language) => (await import('@fathom/abyss/board')).fetchParts(language),
  text: async (language) => (await import('@fathom/abyss/board/text')).textIn(language),
  guide: async () => (await import('@fathom/abyss/guide')).guide,
  lessons: async () => (await import('@fathom/abyss/lessons')).lessons,
  puzzles: async () => (await import('@fathom/abyss/puzzles')).puzzles,
};
