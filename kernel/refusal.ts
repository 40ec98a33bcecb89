import type { AnyGame, AnyPlayable, Json, Refusal, Seat } from './contract.ts';
import { same } from './json.ts';

/** The refusals that belong to no game. */
export const kernelRules = ['not-a-move', 'not-your-turn', 'stale', 'game-over'] as const;
export type KernelRule = (typeof kernelRules)[number];

export function isListed(game: AnyPlayable, state: unknown, move: Json): boolean {
  return game.moves(state).some((listed) => same(listed, move));
}

/** A game that can be played but does not say why not answers so, with the move: ask the game whole. */
export const unsaid = 'unsaid';

/** Why a seat may not play this move now, or `null` if it may. Total: any JSON, any seat, any moment. */
export function refusal(game: AnyPlayable, state: unknown, seat: Seat, move: Json): Refusal | null {
  const actor = game.actor(state);
  if (actor === null) return { rule: 'game-over' };
  if (actor !== seat) return { rule: 'not-your-turn', actor };
  if (isListed(game, state, move)) return null;
  if (!saysWhy(game)) return { rule: unsaid, move };
  return game.whyNot(state, seat, move) ?? { rule: 'not-a-move' };
}

const saysWhy = (game: AnyPlayable | AnyGame): game is AnyGame => 'whyNot' in game;
