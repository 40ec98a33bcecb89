import { at } from './at.ts';
import type { AnyPlayable, Game, GameEvent, Random } from './contract.ts';
import { draw } from './random.ts';

/**
 * Plays on at random, in place, until the game is over or more than `most` moves are played: seats uniformly, chance by its weights.
 * Returns the number of moves.
 */
export function playout(game: AnyPlayable, state: unknown, random: Random, most = Number.POSITIVE_INFINITY): number {
  for (let plies = 0; ; plies++) {
    const actor = game.actor(state);
    if (actor === null || plies > most) return plies;
    const moves = game.moves(state);
    const index = typeof actor === 'string' ? draw(game.weights(state), random) : random.below(moves.length);
    game.play(state, moves[index]);
  }
}

/** Chance plays one move, by its weights. */
export function playChance<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  random: Random,
): void {
  game.play(state, at(game.moves(state), draw(game.weights(state), random)));
}
