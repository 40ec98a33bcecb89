import type { LessonTable } from '@fathom/board/lesson';

/** By colour: a flat bonus where the lesson leads. */
const camp = ['pair', 'three', 'each', 'odd', 'two'];

/** Navigation on every wide column, so that whoever collects twice holds three of one colour; a treasure at the tail. */
const tops = ['pearl', 'compass', 'sextant', 'spyglass', 'compass'];

/** What the learner finds first, then what comes up. */
const found = ['draw=chart', 'turn=saw', 'turn=goblet', 'turn=crown'];

export const firstSea: LessonTable = {
  seats: 2,
  options: {},
  script: ['first=1', ...camp.map((token) => `token=${token}`), ...tops.map((card) => `turn=${card}`), ...found],
  after: 'quiet-lagoon-218',
};
