import type { LessonEntry } from '@fathom/board/lesson';
import { firstSea } from './first-sea.ts';

export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    name: { en: 'First voyage', fr: 'Premier voyage' },
    line: {
      en: 'Dice, crew, ducts and spells, on a calm sea.',
      fr: 'Les dés, l’équipage, les conduits et les sorts, par mer calme.',
    },
    minutes: 4,
    table: firstSea,
    suits: () => true,
    fetch: async () => (await import('./first.ts')).first,
  },
];
