import type { Course, Scope, Study } from '@fathom/mind';
import { EXPANSIONS } from '@fathom/nautilion/rules';
import { ladder } from '../courses.ts';
import { watch } from './captain-games.ts';
import { DOUBTS } from './doubts.ts';
import { ALIKE_AGAIN, crossChecked, type Lookout, noted, page } from './fit.ts';

/** What the captain’s promises come to on A1 with reserve 4 and one expansion alone, or for two without any: so many of the ladder's games of each. */
export const singleCorrections: Study = {
  asks: 'what the captain’s promises come to with one expansion, and for two without any, so that the chances told are true',
  usual: { games: 200, seed: 'tell' },
  file: 'games/nautilion/mind/single-corrections.ts',
  answer,
};

const NAMES = [...EXPANSIONS, 'two players'].map((one) => `A1, reserve 4, ${one}`);
const courses: readonly Course[] = ladder.courses.filter(({ name }) => NAMES.includes(name));

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const lookout: Lookout = new Map();
  for (const course of courses) {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const watched = await watch(course, game, seed, DOUBTS[course.name]);
      won += watched.won;
      noted(lookout, watched);
      tell(`${course.name}: ${won} of ${game + 1}`);
    }
  }
  for (const line of crossChecked(lookout, ALIKE_AGAIN)) tell(line);
  return page(
    lookout,
    'singleCorrections',
    'How what is found with one expansion, or for two without any, is corrected before it is told.',
    ALIKE_AGAIN,
  );
}
