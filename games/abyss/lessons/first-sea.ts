import type { LessonTable } from '@fathom/board/lesson';

/** From the place furthest from the deck to the nearest: lords out of reach, and one that eight points of seahorses win. */
const court = ['aquaculturalist', 'peddler', 'shepherd', 'treasurer', 'recruiter', 'trader'];

/** The learner's first exploration: one to sell, one to leave, a monster. Then what the rival turns up. */
const revealed = ['q2', 'h3', 'monster', 'j4', 'h4', 's3', 's1'];

export const firstSea: LessonTable = {
  seats: 2,
  options: { kraken: false },
  script: [
    ...court.map((lord) => `lord:${lord}`),
    'location:sargasso-silos',
    'first:0',
    ...revealed.map((card) => `reveal:${card}`),
  ],
  after: 'silent-trench-407',
};
