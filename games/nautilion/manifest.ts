import type { Options } from '@fathom/nautilion/rules';
import type { Manifest } from '../manifest.ts';

export const nautilion: Manifest = {
  id: 'nautilion',
  shelved: true,
  greets: true,
  daily: true,
  names: {
    en: {
      name: 'Nautilion',
      line: 'Roll, race the Phantom, fill nine cabins.',
      facts: 'Solo or two · 20 min',
      turn: 'Turn',
    },
    fr: {
      name: 'Nautilion',
      line: 'Lancez les dés, devancez le Fantôme, remplissez neuf cabines.',
      facts: 'Solo ou à deux · 20 min',
      turn: 'Tour',
    },
  },
  picture: new URL('./picture.svg', import.meta.url).href,
  rules: async () => (await import('@fathom/nautilion/rules')).nautilion,
  playable: async () => (await import('@fathom/nautilion/playable')).playable,
  words: {
    en: async () => (await import('@fathom/nautilion/words/en')).en,
    fr: async () => (await import('@fathom/nautilion/words/fr')).fr,
  },
  spoken: {
    en: async () => (await import('@fathom/nautilion/words/spoken-en')).spokenEn,
    fr: async () => (await import('@fathom/nautilion/words/spoken-fr')).spokenFr,
  },
  rows: {
    en: async () => (await import('@fathom/nautilion/words/rows-en')).row,
    fr: async () => (await import('@fathom/nautilion/words/rows-fr')).row,
  },
  deeds: {
    en: async () => (await import('@fathom/nautilion/words/rows-en')).deed,
    fr: async () => (await import('@fathom/nautilion/words/rows-fr')).deed,
  },
  subject: async () => (await import('@fathom/nautilion/conform')).subject,
  mind: {
    mindFor: async (options) => (await import('@fathom/nautilion/mind')).mindFor(options as unknown as Options),
    fetchAll: async () => {
      const { nets } = await import('@fathom/nautilion/mind');
      return Promise.all(Object.values(nets).map((fetchNet) => fetchNet()));
    },
    words: {
      en: async () => (await import('@fathom/nautilion/mind/words-en')).mindEn,
      fr: async () => (await import('@fathom/nautilion/mind/words-fr')).mindFr,
    },
    school: async () => (await import('@fathom/nautilion/mind/training')).school,
    ladder: async () => (await import('@fathom/nautilion/mind/training')).ladder,
    studies: async () => (await import('@fathom/nautilion/mind/training')).studies,
  },
  board: async () => (await import('@fathom/nautilion/board')).default,
  boardParts: async (language) => (await import('@fathom/nautilion/board')).fetchParts(language),
  text: async (language) => (await import('@fathom/nautilion/board/text')).textIn(language),
  guide: async (language) => (await import('@fathom/nautilion/guide')).guideIn(language),
  remedy: async () => (await import('@fathom/nautilion/guide/remedy')).Remedy,
  lessons: async () => (await import('@fathom/nautilion/lessons')).lessons,
  puzzles: async () => (await import('@fathom/nautilion/puzzles')).puzzles,
};
