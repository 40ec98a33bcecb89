import { at, quickRandom } from '@fathom/kernel';
import type { Course, Scope, Study } from '@fathom/mind';
import { EXPANSIONS } from '@fathom/nautilion/rules';
import { watch } from './captain-games.ts';
import { crossChecked, type Lookout, noted, page } from './fit.ts';

/**
 * What the captain’s promises come to on A1 with reserve 4 and several expansions: of ten games three with all five alone, four with all five for two, and
 * three with two to four of them, alone and for two in turn. Those with all five are the ladder's own games of that seed.
 */
export const corrections: Study = {
  asks: 'what the captain’s promises come to with several expansions, so that the chances told are true',
  usual: { games: 810, seed: 'spring' },
  file: 'games/nautilion/mind/corrections.ts',
  answer,
};

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const lookout: Lookout = new Map();
  let won = 0;
  for (let game = 0; game < games; game++) {
    const { course, before } = courseOf(game, seed);
    const watched = await watch(course, before, seed);
    won += watched.won;
    // Every tenth of the games it is cross-checked by has games of each kind.
    const round = Math.floor(game / ROUND.length);
    noted(lookout, { ...watched, seen: watched.seen.map((one) => ({ ...one, game: round })) });
    tell(`${won} of ${game + 1}`);
  }
  for (const line of crossChecked(lookout)) tell(line);
  return page(lookout, 'corrections', 'How what is found with several expansions is corrected before it is told.');
}

const course = (name: string, seats: number, expansions: readonly string[] = EXPANSIONS): Course => ({
  name: `A1, reserve 4, ${name}`,
  options: { expansions: [...expansions] },
  seats,
  players: [],
});

const ALL = course('all five', 1);
const ALL_FOR_TWO = course('all five, two players', 2);
const SOME_OF_THEM = course('some', 1);

/** The games of a round. */
const ROUND: readonly Course[] = [
  ...[ALL, ALL, ALL],
  ...[ALL_FOR_TWO, ALL_FOR_TWO, ALL_FOR_TWO, ALL_FOR_TWO],
  ...[SOME_OF_THEM, SOME_OF_THEM, SOME_OF_THEM],
];

/** How a game is set out, and how many of its name were played before. */
function courseOf(game: number, seed: string): { readonly course: Course; readonly before: number } {
  const round = Math.floor(game / ROUND.length);
  const place = game % ROUND.length;
  const own = at(ROUND, place);
  const alike = (one: Course) => one.name === own.name;
  const before = round * ROUND.filter(alike).length + ROUND.slice(0, place).filter(alike).length;
  if (own !== SOME_OF_THEM) return { course: own, before };
  const random = quickRandom(`${seed} sets ${before}`);
  const expansions = [...EXPANSIONS];
  for (let drop = 1 + random.below(3); drop > 0; drop--) expansions.splice(random.below(expansions.length), 1);
  return { course: course('some', 1 + (before % 2), expansions), before };
}
