import type { LessonTable } from '@fathom/board/lesson';

const court = ['landowner', 'outlaw', 'oracle', 'treasurer', 'peddler', 'miller'];

/** A kraken to take, and the crab that makes seven points with it. */
const revealed = ['k4', 'c3', 's2'];

export const krakenSea: LessonTable = {
  seats: 2,
  options: { kraken: true },
  script: [
    ...court.map((lord) => `lord:${lord}`),
    'location:krakens-lair',
    'first:0',
    ...revealed.map((card) => `reveal:${card}`),
  ],
  after: 'black-current-73',
};
