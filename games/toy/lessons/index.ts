import type { LessonEntry } from '@fathom/board/lesson';
import { first } from './first.ts';

export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    name: { en: 'First dive', fr: 'Première plongée' },
    line: { en: 'Dive for a pearl and sell it.', fr: 'Pêchez une perle et vendez-la.' },
    minutes: 1,
    table: { seats: 2, options: {}, script: ['calm', 'pink', 'calm', 'white', 'calm'], after: 'pearl-school' },
    suits: () => true,
    fetch: async () => first,
  },
];
