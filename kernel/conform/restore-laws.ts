import type { AnyGame, Json, Random, Watcher } from '../contract.ts';
import { isJson, same } from '../json.ts';
import { brief, difference } from './copy.ts';
import { type Finding, type Law, oneOf, type Playout } from './law.ts';
import { totals } from './shifts.ts';
import { atoms, bend } from './strays.ts';

/** So many spoilt states are tried at each position, each bent in up to so many places. */
const SPOILT = 6;
const BENDS = 3;

export const restored: Law = {
  id: 'restore',
  says: 'a state from outside comes back equal, and a spoilt one is refused with a sentence or can be played to an end',
  often: 4,
  position({ playout, state }, random) {
    const { game, configuration } = playout;
    const { seats, options } = configuration;
    const text = JSON.stringify(state);
    const whole = game.restore(JSON.parse(text), seats, options);
    if (!whole.ok) return `a state of the game is refused: ${brief(whole.error)}`;
    if (!same(whole.value, state as Json)) return `a state comes back different: ${difference(state, whole.value)}`;
    const words = atoms(JSON.parse(text));
    for (let n = 0; n < SPOILT; n++) {
      let spoilt = JSON.parse(text) as Json;
      for (let bends = 1 + random.below(BENDS); bends > 0; bends--) spoilt = bend(random, spoilt, words);
      const kept = JSON.stringify(spoilt);
      const found = triedOn(playout, spoilt, random);
      if (found) return `${found}, restored from ${brief(difference(state, JSON.parse(kept)))}`;
    }
    return null;
  },
};

/** What comes of a spoilt state: whatever the rules throw at it is told, since it was let in. */
function triedOn({ game, configuration, watchers }: Playout, spoilt: Json, random: Random): Finding {
  const { seats, options } = configuration;
  try {
    const outcome = game.restore(spoilt, seats, options);
    if (!outcome.ok) {
      return typeof outcome.error === 'string' && outcome.error !== '' ? null : 'no sentence says what is wrong';
    }
    const state = outcome.value;
    if (!isJson(state)) return 'what is no JSON is let in';
    const box = totals(game.census(game.setup(seats, options)));
    if (!same(totals(game.census(state)), box)) return null;
    asksEverything(game, state, watchers, random);
    return playsToAnEnd(game, state, game.bound(seats, options), random);
  } catch (thrown) {
    return `${thrown instanceof Error ? thrown.message : String(thrown)} is thrown`;
  }
}

function asksEverything(game: AnyGame, state: unknown, watchers: readonly Watcher[], random: Random): void {
  const actor = game.actor(state);
  const moves: readonly Json[] = game.moves(state);
  if (actor === 'chance') game.weights(state);
  if (typeof actor === 'number') {
    for (const move of moves) {
      game.reveals(state, move);
      game.whyNot(state, actor, move);
      game.write(move);
    }
  }
  for (const watcher of watchers) {
    const view = game.view(state, watcher);
    game.pieces(view);
    game.imagine(view, watcher, random);
  }
}

function playsToAnEnd(game: AnyGame, state: unknown, bound: number, random: Random): Finding {
  for (let ply = 0; ply <= bound; ply++) {
    if (game.actor(state) === null) {
      game.result(state);
      game.payoffs(state);
      return null;
    }
    const moves = game.moves(state);
    if (moves.length === 0) return 'nobody can move in a game that is not over';
    game.play(state, oneOf(random, moves));
  }
  return `the game does not end within ${bound} moves`;
}
