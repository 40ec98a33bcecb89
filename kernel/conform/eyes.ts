import type { AnyGame, Json, Watcher } from '../contract.ts';
import { same } from '../json.ts';
import { refusal } from '../refusal.ts';
import { brief, difference } from './copy.ts';

/**
 * How a watcher could tell two states apart, or `null` if it cannot: by its view, by who acts, by its own moves and refusals, and
 * at the end by the result.
 */
export function toldApart(
  game: AnyGame,
  a: unknown,
  b: unknown,
  watcher: Watcher,
  asked: readonly Json[],
): string | null {
  const views = [game.view(a, watcher), game.view(b, watcher)] as const;
  if (!same(views[0], views[1])) return `in the view, ${difference(views[0], views[1])}`;
  const actor = game.actor(a);
  if (actor !== game.actor(b)) return `${brief(actor)} acts here and ${brief(game.actor(b))} there`;
  if (actor === null) {
    if (!same(game.result(a) as unknown as Json, game.result(b) as unknown as Json)) {
      return `in the result, ${difference(game.result(a), game.result(b))}`;
    }
    return same(game.payoffs(a), game.payoffs(b)) ? null : 'the payoffs differ';
  }
  if (actor !== watcher) return null;
  const moves = [game.moves(a), game.moves(b)] as const;
  if (!same(moves[0] as Json, moves[1] as Json)) return `in its own moves, ${difference(moves[0], moves[1])}`;
  for (const move of asked) {
    const no = [refusal(game, a, watcher, move), refusal(game, b, watcher, move)] as const;
    if (!same(no[0], no[1])) return `${brief(move)} is refused by ${brief(no[0])} here and by ${brief(no[1])} there`;
  }
  return null;
}
