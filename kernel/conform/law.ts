import { at } from '../at.ts';
import type { Actor, AnyGame, Json, Random, Seat, Watcher } from '../contract.ts';
import type { Told } from '../sight.ts';
import type { AnySubject, Configuration } from './subject.ts';

/** `null`: the law holds here. A sentence: how it is broken. `undefined`: it has nothing to say here, and that is not counted. */
export type Finding = string | null | undefined;

/** A game played out at random, before any law looks at it. */
export interface Playout {
  readonly subject: AnySubject;
  readonly game: AnyGame;
  readonly configuration: Configuration;
  readonly watchers: readonly Watcher[];
  readonly log: readonly { readonly by: Seat | 'chance'; readonly move: Json }[];
  /** Whether it reached its end: a broken game may have had to be stopped. */
  readonly finished: boolean;
}

/** A moment of a game played out. `state` is the live one: a law may ask it anything, and never writes to it. */
export interface Position {
  readonly playout: Playout;
  readonly state: unknown;
  readonly ply: number;
  readonly actor: Actor;
  readonly moves: readonly Json[];
}

/** One move of it, with the state before (a copy) and after (the live one). */
export interface PlayedMove {
  readonly playout: Playout;
  readonly before: unknown;
  readonly by: Seat | 'chance';
  readonly move: Json;
  readonly told: readonly Told[];
  readonly after: unknown;
  readonly ply: number;
}

/**
 * A law every game keeps. Each hook looks at one thing; `random` is the law's own, so that a law finds the same whether it runs
 * alone or with the others. `often` is at how many positions and steps of a game it looks, on average: laws that cost something
 * look at a few. For a look at the whole game it is how likely that is.
 */
export interface Law {
  readonly id: string;
  /** The law in one sentence. */
  readonly says: string;
  readonly often: number;
  configuration?(subject: AnySubject, configuration: Configuration): Finding;
  position?(position: Position, random: Random): Finding;
  step?(step: PlayedMove, random: Random): Finding;
  /** Looks at a whole game, once it is played out. */
  playout?(playout: Playout, random: Random): Finding;
}

export function oneOf<T>(random: Random, list: readonly T[]): T {
  return at(list, random.below(list.length));
}

/** Some of a list, in random order. */
export function some<T>(random: Random, list: readonly T[], howMany: number): readonly T[] {
  const rest = [...list];
  const picked: T[] = [];
  while (picked.length < howMany && rest.length > 0) picked.push(...rest.splice(random.below(rest.length), 1));
  return picked;
}
