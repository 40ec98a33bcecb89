import type { Options } from '@fathom/abyss/rules';
import type { LessonEntry } from '@fathom/board/lesson';
import { firstSea } from './first-sea.ts';
import { krakenSea } from './kraken-sea.ts';

export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    name: { en: 'First audience', fr: 'Première audience' },
    line: {
      en: 'Explore, find allies, recruit your first lord.',
      fr: 'Explorer, trouver des alliés, recruter un premier seigneur.',
    },
    minutes: 4,
    table: firstSea,
    suits: () => true,
    fetch: async () => (await import('./first.ts')).first,
  },
  {
    id: 'kraken',
    name: { en: 'Kraken', fr: 'Kraken' },
    line: {
      en: 'Krakens, nebulis and who ends up with the Kraken (−5).',
      fr: 'Les krakens, les nébulis et qui finit avec le Kraken (−5).',
    },
    minutes: 2,
    table: krakenSea,
    suits: (options) => (options as unknown as Options).kraken,
    fetch: async () => (await import('./kraken.ts')).kraken,
  },
];
