import type { Census, Json, Watcher } from '../contract.ts';
import { canonical } from '../json.ts';
import { deepCopy } from './copy.ts';
import type { AnySubject } from './subject.ts';

/** Every state the watcher cannot exclude, by canonical text, or `null` if they are more than `limit`. */
export function arrangements(
  subject: AnySubject,
  state: unknown,
  watcher: Watcher,
  limit: number,
): Map<string, unknown> | null {
  const found = new Map([[canonical(state as Json), state]]);
  for (const here of found.values()) {
    for (const secret of subject.secrets(here, watcher)) {
      const other = deepCopy(here);
      secret.swap(other);
      found.set(canonical(other as Json), other);
      if (found.size > limit) return null;
    }
  }
  return found;
}

/** How likely a state is beside the others a watcher cannot exclude, on a scale of its own. */
export type Likelihood = (state: unknown) => number;

/**
 * As the subject says. Where it says nothing, every unseen piece is equally likely in every unseen place: of all ways to lay distinguishable
 * pieces into places, 1 / Π n! lead to a state with n of a kind in a place; and states with the same census are equally likely.
 */
export function likelihoodFor(subject: AnySubject, state: unknown, watcher: Watcher): Likelihood {
  const { game } = subject;
  if (subject.likelihood) return (other) => subject.likelihood?.(other, watcher) ?? 1;
  const known = game.pieces(game.view(state, watcher));
  return (other) => waysOf(game.census(other), known);
}

function waysOf(census: Census, known: Census): number {
  let way = 1;
  for (const [place, pieces] of Object.entries(census)) {
    for (const [piece, count] of Object.entries(pieces)) {
      for (let n = count - (known[place]?.[piece] ?? 0); n > 1; n--) way /= n;
    }
  }
  return way;
}

/** The likelihoods of all states there can be, so that they add up to 1. */
export function chancesOf(states: readonly unknown[], likelihood: Likelihood): readonly number[] {
  const ways = states.map(likelihood);
  const total = ways.reduce((sum, way) => sum + way, 0);
  return ways.map((way) => way / total);
}
