import { at, type Random, type Seat } from '@fathom/kernel';
import { type AnyMind, ponder, type Thinking } from '@fathom/mind';
import { spent } from './spent.ts';

export interface Choice {
  readonly moves: readonly unknown[];
  /** What whoever chose tells of it, if it tells anything. */
  readonly chance: number | null;
}

/** Somebody at the table: gets what a player gets. */
export interface Player {
  readonly id: string;
  readonly name: string;
  choose(view: unknown, seat: Seat, moves: readonly unknown[], random: Random): Choice;
}

export const dice: Player = {
  id: 'random',
  name: 'random',
  choose: (_view, _seat, moves, random) => ({ moves: [at(moves, random.below(moves.length))], chance: null }),
};

export const thinker = (mind: AnyMind, id: string, name: string): Player => ({
  id,
  name,
  choose: (view, seat, _moves, random) => at(ponder(mind.think(view, seat, id, random)).ideas, 0),
});

/** Somebody who thinks about every decision for as long as it is given. */
export const searcher = (
  id: string,
  milliseconds: number,
  think: (view: unknown, seat: Seat, random: Random) => Thinking<unknown>,
): Player => ({
  id,
  name: id,
  choose(view, seat, _moves, random) {
    const until = spent() + milliseconds;
    return at(ponder(think(view, seat, random), () => spent() >= until).ideas, 0);
  },
});
