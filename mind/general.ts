import { type AnyGame, type Json, playout, quickRandom, type Seat } from '@fathom/kernel';
import { retrospect } from './retrospect.ts';
import type { Foresight } from './search.ts';
import { textbook } from './textbook.ts';
import type { AnyMind, Hint, Level } from './thought.ts';

/** Why a general mind would play something: all it has is how often it tried it. */
export interface Tried {
  readonly games: number;
}

const levels: readonly Level[] = [
  { id: 'minnow', nodes: 6, milliseconds: 300 },
  { id: 'crab', nodes: 40, milliseconds: 500 },
  { id: 'seal', nodes: 250, milliseconds: 1000 },
  { id: 'dolphin', nodes: 1500, milliseconds: 2000 },
  { id: 'octopus', nodes: 10_000, milliseconds: 4000 },
];

/** A hint may go on as long as the one who asked waits. */
const HINT_NODES = 30_000;

/** How many rows of a hint are worth reading. */
const HINT_ROWS = 5;

/** Plies of random games that judge one position, and how many games that may be. */
const PLIES = 600;
const FEWEST_GAMES = 4;
const MOST_GAMES = 32;

/** How many answers of others are weighed, of however many there are. */
const ANSWERS = 8;

/**
 * A mind for any game nobody has taught: it plays by Monte Carlo tree search (`textbook`), stronger the more games it may imagine, and
 * looks back on a finished game by how random games from each position end.
 */
export function generalMind(game: AnyGame, options: Json): AnyMind {
  return {
    levels,
    think(view, seat, id, random) {
      const level = levels.find((one) => one.id === id) ?? levels[0];
      return textbook(game, view, seat, random, level?.nodes ?? 1);
    },
    *hint(view, seat, random) {
      const thinking = textbook(game, view, seat, random, HINT_NODES);
      for (;;) {
        const { value, done } = thinking.next();
        const ideas = value.ideas
          .slice(0, HINT_ROWS)
          .map((idea): Hint<unknown, Tried> => ({ ...idea, reasons: [{ games: idea.visits }] }));
        const thought = { ideas, nodes: value.nodes };
        if (done) return thought;
        yield thought;
      }
    },
    analyse: (opening, steps, seat) => retrospect(game, opening, steps, seat, playedOut(game, options), 0),
  };
}

/** What a position is worth by how random games from it end, always the same ones, so that like is compared with like. */
function playedOut(game: AnyGame, options: Json): Foresight<unknown, unknown> {
  const length = playout(game, game.setup(game.seats[0], options), quickRandom('length'));
  const games = Math.max(FEWEST_GAMES, Math.min(MOST_GAMES, Math.round(PLIES / length)));
  return {
    consider: (state) => game.moves(state),
    glance: (state) => spread(game.moves(state), ANSWERS),
    value(state, seat: Seat) {
      const random = quickRandom('value');
      let total = 0;
      for (let played = 0; played < games; played++) {
        const end = game.clone(state);
        playout(game, end, random);
        total += game.payoffs(end)[seat] ?? 0;
      }
      return total / games;
    },
    // A row is one decision: how many there are in a turn is not known, and all rows of many could not be looked at.
    pauses: () => true,
  };
}

/** At most so many of a list, evenly from all of it. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, list.length / most);
  return list.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}
