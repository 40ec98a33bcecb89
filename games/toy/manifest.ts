import type { Manifest } from '../manifest.ts';

export const toy: Manifest = {
  id: 'toy',
  shelved: false,
  names: {
    en: {
      name: 'Pearl Divers',
      line: 'Dive for pearls nobody else sees, and sell them under any name you like.',
      facts: '2 or 3 · 5 min',
      turn: 'Turn',
    },
    fr: {
      name: 'Pêcheurs de perles',
      line: 'Pêchez des perles que nul autre ne voit, et vendez-les sous le nom qui vous plaît.',
      facts: '2 ou 3 · 5 min',
      turn: 'Tour',
    },
  },
  rules: async () => (await import('@fathom/toy/rules')).toy,
  words: {
    en: async () => (await import('@fathom/toy/words/en')).en,
    fr: async () => (await import('@fathom/toy/words/fr')).fr,
  },
  guide: async () => (await import('@fathom/toy/guide')).guideOf(),
  subject: async () => (await import('@fathom/toy/conform')).subject,
  lessons: async () => (await import('@fathom/toy/lessons')).lessons,
};
