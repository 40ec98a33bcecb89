import { type AnyGame, at, draw, type Random } from '@fathom/kernel';

/**
 * How a simple player goes on without thinking: which of the listed moves it plays (a rollout policy). Asked at every decision of games
 * imagined to their end, so it must be quick; and never quite sure of itself, so that many such games tell more than one.
 */
export type Habit<State, Move> = (state: State, moves: readonly Move[], random: Random) => Move;

/** A habit whose game does not matter here. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, states and moves of different games share no type.
export type AnyHabit = Habit<any, any>;

/** Plays on by habit, in place, until the game is over. */
export function playOn(game: AnyGame, state: unknown, habit: AnyHabit, random: Random): void {
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const moves: readonly unknown[] = game.moves(state);
    const move = actor === 'chance' ? at(moves, draw(game.weights(state), random)) : habit(state, moves, random);
    game.play(state, move);
  }
}
