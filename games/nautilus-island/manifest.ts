import type { Manifest } from '../manifest.ts';

export const nautilusIsland: Manifest = {
  id: 'nautilus-island',
  shelved: true,
  names: {
    en: {
      name: 'Nautilus Island',
      line: 'Salvage a stranded submarine, sort your finds.',
      facts: '2 to 4 · 30 min',
      turn: 'Round',
    },
    fr: {
      name: 'Nautilus Island',
      line: 'Fouillez un sous-marin échoué, triez vos trouvailles.',
      facts: '2 à 4 · 30 min',
      turn: 'Manche',
    },
  },
  picture: new URL('./picture.svg', import.meta.url).href,
  rules: async () => (await import('@fathom/nautilus-island/rules')).nautilusIsland,
  words: {
    en: async () => (await import('@fathom/nautilus-island/words/en')).en,
    fr: async () => (await import('@fathom/nautilus-island/words/fr')).fr,
  },
  rows: {
    en: async () => (await import('@fathom/nautilus-island/words/rows-en')).row,
    fr: async () => (await import('@fathom/nautilus-island/words/rows-fr')).row,
  },
  deeds: {
    en: async () => (await import('@fathom/nautilus-island/words/rows-en')).deed,
    fr: async () => (await import('@fathom/nautilus-island/words/rows-fr')).deed,
  },
  subject: async () => (await import('@fathom/nautilus-island/conform')).subject,
  mind: {
    mindFor: async () => (await import('@fathom/nautilus-island/mind')).mindFor(),
    fetchAll: async () => (await import('@fathom/nautilus-island/mind')).mindFor(),
    words: {
      en: async () => (await import('@fathom/nautilus-island/mind/words-en')).mindEn,
      fr: async () => (await import('@fathom/nautilus-island/mind/words-fr')).mindFr,
    },
    school: async () => (await import('@fathom/nautilus-island/mind/training')).school,
  },
  board: async () => (await import('@fathom/nautilus-island/board')).default,
  boardParts: async (language) => (await import('@fathom/nautilus-island/board')).fetchParts(language),
  text: async (language) => (await import('@fathom/nautilus-island/board/text')).textIn(language),
  guide: async () => (await import('@fathom/nautilus-island/guide')).guide,
  lessons: async () => (await import('@fathom/nautilus-island/lessons')).lessons,
  puzzles: async () => (await import('@fathom/nautilus-island/puzzles')).puzzles,
};
