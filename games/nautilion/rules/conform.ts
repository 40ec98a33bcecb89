import type { Subject } from '@fathom/kernel/conform';
import {
  BOARDS,
  type Event,
  EXPANSIONS,
  LEVELS,
  type Move,
  nautilion,
  type Options,
  type State,
  type View,
} from './index.ts';

/** All 32 combinations of expansions, alone and for two, with boards, reserves, harpoons and levels in turn. */
const configurations = Array.from({ length: 64 }, (_, index) => {
  const expansions = EXPANSIONS.filter((_name, bit) => (index >> bit) & 1);
  const options: Options = {
    ...nautilion.options.defaults,
    board: BOARDS[index % 6],
    reserve: 1 + ((index >> 1) % 6),
    expansions,
    harpoons: index % 3 === 0 ? 3 : 2,
    darkhouse: LEVELS[index % 3],
  };
  return { seats: index < 32 ? 1 : 2, options };
});

/** Everything lies open in Nautilion: there are no secrets. */
export const subject: Subject<State, Move, View, Options, Event> = {
  game: nautilion,
  configurations,
  secrets: () => [],
};
