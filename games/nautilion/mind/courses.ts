import type { Course, Ladder } from '@fathom/mind';
import { EXPANSIONS } from '@fathom/nautilion/rules';
import { characters } from './levels.ts';

const EVERYBODY = ['random', 'textbook', ...characters.map(({ id }) => id)];
const SOME = ['helmsman', 'navigator', 'captain'];

const course = (name: string, options: Course['options'], seats = 1): Course => ({
  name,
  options,
  seats,
  players: SOME,
});

/** Every submarine, every reserve, every expansion and every two of them; on the first of them, everybody. Two play together, each as well as the other. */
export const ladder: Ladder = {
  note: `Alone unless it says otherwise; two players are both of the same level. The greedy player, who takes the best turn by a rule of thumb, is
Inés: the middle level.`,
  courses: [
    { ...course('A1, reserve 4', {}), players: EVERYBODY },
    ...[1, 2, 3, 5, 6].map((reserve) => course(`A1, reserve ${reserve}`, { reserve })),
    ...['A2', 'B1', 'B2', 'C1', 'C2'].map((board) => course(`${board}, reserve 4`, { board })),
    ...EXPANSIONS.map((one) => course(`A1, reserve 4, ${one}`, { expansions: [one] })),
    ...EXPANSIONS.flatMap((one, i) =>
      EXPANSIONS.slice(i + 1).map((other) =>
        course(`A1, reserve 4, ${one} and ${other}`, { expansions: [one, other] }),
      ),
    ),
    course('A1, reserve 4, all five', { expansions: [...EXPANSIONS] }),
    course('A1, reserve 4, two players', {}, 2),
    course('A1, reserve 4, all five, two players', { expansions: [...EXPANSIONS] }, 2),
  ],
};
