import type { LessonEntry } from '@fathom/board/lesson';
import { firstSea } from './first-sea.ts';

export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    name: { en: 'First search', fr: 'Première fouille' },
    line: {
      en: 'Collect, store a set and close it, against one rival.',
      fr: 'Ramasser, ranger une série et la fermer, contre un rival.',
    },
    minutes: 3,
    table: firstSea,
    suits: () => true,
    fetch: async () => (await import('./first.ts')).first,
  },
];
