import { at } from '@fathom/kernel';
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

/** A chain of cabins, a die without a 3, dear spells and other house cards: as somebody with another box might give them. */
const ANOTHER_BOX: Partial<Options> = {
  submarine: [1, 2, 3, 4, 5, 6, 7, 8].map((cabin) => [cabin, cabin + 1] as const),
  dieFaces: [1, 1, 1, 2, 4, 4],
  spellCosts: { whirlwind: 2, tide: 1, translation: 3 },
  heroicCards: { H2: 'salvage-3', H3: 'reverse-phantom', H8: 'hold-phantom' },
};

/**
 * All 32 combinations of expansions, alone and for two, on all six boards, with reserves, harpoons and levels in turn. The first 64
 * hold every combination alone and for two, so that even a short run meets them all. The last 32 are played with another box.
 */
const configurations = Array.from({ length: 32 * 2 * 6 + 32 }, (_, index) => {
  const board = Math.floor(index / 64);
  const options: Options = {
    ...nautilion.options.defaults,
    ...(board === 6 ? ANOTHER_BOX : {}),
    board: at(BOARDS, (index + board) % 6),
    reserve: 1 + ((index + (index >> 3)) % 6),
    expansions: EXPANSIONS.filter((_name, bit) => (index >> bit) & 1),
    harpoons: index % 3 === 0 ? 3 : 2,
    darkhouse: at(LEVELS, (index + board) % 3),
  };
  return { seats: 1 + ((index >> 5) & 1), options };
});

/** Everything lies open in Nautilion: there are no secrets. */
export const subject: Subject<State, Move, View, Options, Event> = {
  game: nautilion,
  configurations,
  secrets: () => [],
};
