import type { AnyGame, Random } from './contract.ts';
import { pick, sum } from './random.ts';

/** Plays on at random, in place, until the game is over: seats uniformly, chance by its weights. Returns the number of moves. */
export function playout(game: AnyGame, state: unknown, random: Random): number {
  for (let plies = 0; ; plies++) {
    const actor = game.actor(state);
    if (actor === null) return plies;
    const moves = game.moves(state);
    const weights = actor === 'chance' ? game.weights(state) : null;
    const index = weights === null ? random.below(moves.length) : pick(weights, random.below(sum(weights)));
    game.play(state, moves[index]);
  }
}
