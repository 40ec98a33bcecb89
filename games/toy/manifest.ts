import type { Manifest } from '../manifest.ts';

export const toy: Manifest = {
  id: 'toy',
  shelved: false,
  names: {
    en: {
      name: 'Pearl Divers',
      line: 'Dive for pearls, and sell them under any name.',
      facts: '2 or 3 · 5 min',
      turn: 'Turn',
    },
    fr: {
      name: 'Pêcheurs de perles',
      line: 'Pêchez des perles et vendez-les sous n’importe quel nom.',
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
