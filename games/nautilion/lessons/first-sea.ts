import type { LessonTable } from '@fathom/board/lesson';

/** The path as it is laid, from the Isles to the Abyss: crew that fits comes early, so that every way of sailing finds some. */
const path = '594837169 542861379 281643957 126875234';
/** The last one lays itself. */
const laid = [...path.replaceAll(' ', '')].slice(0, -1).map((crew) => `lay:${crew}`);

/** By turn. After a Whirlwind the next ones come a turn earlier. */
const rolls = ['1 2 3', '1 1 2', '3 4 4', '1 2 2', '1 2 2', '1 1 3'];
const rolled = rolls.flatMap((faces) => faces.split(' ').map((face) => `roll:${face}`));

export const firstSea: LessonTable = {
  seats: 1,
  options: {},
  script: [...laid, ...rolled],
  after: 'wandering-dolphin-964',
};
