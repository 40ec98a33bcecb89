import { createHash } from 'node:crypto';
import { type AnyGame, canonical, type GameEvent, type Json, type Seat, type Watcher } from '@fathom/kernel';
import type { Needs } from '../tables/index.ts';
import { calmGames } from './calm.ts';

/**
 * A game in which every secret bears a mark, so that it can be looked for in whatever leaves a server:
 * - `§state` is in every true state, and in nothing else;
 * - `§move…` is in every move as the log keeps it;
 * - `§told[0,2]…` is in every event that only these seats may see;
 * - `§eyes[1]` is in the view of that seat alone.
 */
export interface MarkedState {
  readonly mark: string;
  readonly inner: unknown;
}
interface MarkedMove {
  readonly move: Json;
  readonly mark: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const markedMove = (move: Json): MarkedMove => ({ move, mark: `§move${digest(canonical(move))}` });
const eyes = (watcher: Watcher) => (watcher === null ? 'everybody' : `§eyes[${watcher}]`);

export function marked(game: AnyGame): AnyGame {
  const bare = (move: unknown): Json => (move as MarkedMove).move;
  const inside = (state: unknown) => (state as MarkedState).inner;
  return {
    ...game,
    setup: (seats, options): MarkedState => ({ mark: '§state', inner: game.setup(seats, options) }),
    actor: (state) => game.actor(inside(state)),
    moves: (state) => game.moves(inside(state)).map(markedMove),
    weights: (state) => game.weights(inside(state)),
    play(state, move, tell) {
      const told = (event: GameEvent, audience?: readonly Seat[], veiled?: GameEvent) =>
        tell?.(
          audience ? { ...event, mark: `§told[${audience}]${digest(canonical(event as never))}` } : event,
          audience,
          veiled,
        );
      game.play(inside(state), bare(move), tell && told);
    },
    clone: (state): MarkedState => ({ mark: (state as MarkedState).mark, inner: game.clone(inside(state)) }),
    whyNot: (state, seat, move) =>
      typeof move === 'object' && move !== null && 'move' in move ? game.whyNot(inside(state), seat, bare(move)) : null,
    view: (state, watcher) => ({ ...game.view(inside(state), watcher), eyes: eyes(watcher) }),
    own: (state, watcher) => ({ ...game.own?.(inside(state), watcher), eyes: eyes(watcher) }),
    imagine: (view, watcher, random): MarkedState => ({
      mark: 'imagined',
      inner: game.imagine(view, watcher, random),
    }),
    reveals: (state, move) => game.reveals(inside(state), bare(move)),
    payoffs: (state) => game.payoffs(inside(state)),
    result: (state) => game.result(inside(state)),
    census: (state) => game.census(inside(state)),
    pieces: (view) => game.pieces(view),
    write: (move) => game.write(bare(move)),
    read(text) {
      const move = game.read(text);
      return move === null ? null : markedMove(move);
    },
  };
}

/** The registry with every game marked. */
export const markedGames: Needs['games'] = (id) => {
  const entry = calmGames(id);
  return entry && { ...entry, rules: async () => marked(await entry.rules()) };
};
