import type { LessonTable } from '@fathom/board/lesson';
import { laidPath, rolled } from './laid-path.ts';

/** One mage within reach, then one of its crew, then dice nobody wants. */
export const magesSea: LessonTable = {
  seats: 1,
  options: { expansions: ['mages'] },
  script: [...laidPath(['A', 'A', '1', '1'], { mages: true }), ...rolled('1 1 2', '2 2 2', '3 4 4', '1')],
  after: 'whispering-kelp-51',
};

export const mercenariesSea: LessonTable = {
  seats: 1,
  options: { expansions: ['mercenaries'] },
  script: [
    ...laidPath(['mercenary', 'mercenary', 'mercenary', 'mercenary'], { mercenaries: true }),
    ...rolled('1 2 3', '1 2 2'),
  ],
  after: 'iron-narwhal-332',
};

const REEFS = ['3', '6', '9', '3', '6', '9', '3', '6', '9', '3', '6', '9'];

/** Three ones lead beside the first reef; the die for it is a one as well. */
export const reefsSea: LessonTable = {
  seats: 1,
  options: { expansions: ['reefs'] },
  script: [...laidPath(['5', '9', '4']), ...REEFS.map((reef) => `reef:reef${reef}`), ...rolled('1 1 1', '1', '1 2')],
  after: 'jagged-cove-640',
};

export const darkhouseSea: LessonTable = {
  seats: 1,
  options: { expansions: ['darkhouse'] },
  script: [
    ...laidPath(['5', '9', '4', '8', '1', '3', '9', '8']),
    ...['D10', 'D9', 'D2', 'D7', 'D5'].map((card) => `row:${card}`),
    ...rolled('3 3 4'),
  ],
  after: 'red-lantern-118',
};

export const heroicSea: LessonTable = {
  seats: 1,
  options: { expansions: ['heroic'] },
  script: [
    ...laidPath(['5', '9', '4', '8', '5', '9', '4', '8']),
    ...['H2', 'H1', 'H8'].map((card) => `reveal:${card}`),
    ...rolled('1 2 3', '2 3 4'),
  ],
  after: 'proud-marlin-77',
};
