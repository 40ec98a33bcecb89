import type { AnyGame, Census, Json, Random, Watcher } from '../contract.ts';
import { canonical, isJson, same } from '../json.ts';
import { deepCopy, difference } from './copy.ts';
import { toldApart } from './eyes.ts';
import { type Finding, type Law, oneOf, type Position, some } from './law.ts';
import { seatMoves } from './refusal-laws.ts';
import { totals } from './shifts.ts';
import { strays } from './strays.ts';
import type { AnySubject } from './subject.ts';

export const imagineAlike: Law = {
  id: 'imagine',
  says: 'an imagined state is a whole one that the watcher cannot tell from the real one',
  often: 5,
  position({ playout, state, moves }, random) {
    const { game, configuration, watchers } = playout;
    const asked = strays(random, seatMoves(playout), moves, 8);
    const real = totals(game.census(state));
    for (const watcher of some(random, watchers, 2)) {
      const view = JSON.parse(JSON.stringify(game.view(state, watcher)));
      const imagined = game.imagine(view, watcher, random);
      if (!isJson(imagined)) return `what watcher ${watcher} imagines is not JSON`;
      const unlike = toldApart(game, state, imagined, watcher, asked);
      if (unlike !== null) return `watcher ${watcher} imagines something else: ${unlike}`;
      const census = totals(game.census(imagined));
      if (!same(census, real)) return `watcher ${watcher} imagines other pieces: ${difference(real, census)}`;
      const text = canonical(view);
      const stuck = playsOut(game, imagined, random, game.bound(configuration.seats, configuration.options));
      if (stuck !== null) return `what watcher ${watcher} imagines cannot be played out: ${stuck}`;
      if (canonical(view) !== text) return 'playing an imagined state changed the view it was made of';
    }
    return null;
  },
};

function playsOut(game: AnyGame, state: unknown, random: Random, bound: number): string | null {
  for (let i = 0; i <= 2 * bound; i++) {
    if (game.actor(state) === null) return null;
    const moves = game.moves(state);
    if (moves.length === 0) return 'nobody can move';
    game.play(state, oneOf(random, moves));
  }
  return 'it does not end';
}

/** Every state the watcher cannot exclude, by canonical text, or `null` if they are more than `limit`. */
function arrangements(
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

const patience = 4000;

export const imagineRange: Law = {
  id: 'imagine-range',
  says: 'imagining reaches every arrangement the watcher cannot exclude, and only those',
  often: 1,
  position(position, random) {
    const { playout, state } = position;
    const { game, subject, watchers } = playout;
    const watcher = oneOf(random, watchers);
    const view = game.view(state, watcher);
    const all = arrangements(subject, state, watcher, 60);
    if (all === null) return reachesSwaps(position, watcher, random);
    const chances = chancesOf(game, [...all.values()], game.pieces(view));
    const rarest = chances === null ? 1 / (4 * all.size) : Math.min(...chances);
    if (40 / rarest > patience) return undefined;
    const missing = new Set(all.keys());
    for (let i = 0; i < 40 / rarest && (missing.size > 0 || i < 20); i++) {
      const imagined = canonical(game.imagine(view, watcher, random));
      if (!all.has(imagined)) {
        return `watcher ${watcher} imagines what it can exclude: ${difference(state, JSON.parse(imagined))}`;
      }
      missing.delete(imagined);
    }
    for (const text of missing) {
      return `watcher ${watcher} never imagines that ${difference(JSON.parse(text), state)}`;
    }
    return null;
  },
};

/** With too many arrangements to list them: that each hidden exchange of two pieces is at least sometimes imagined. */
function reachesSwaps({ playout, state }: Position, watcher: Watcher, random: Random): Finding {
  const { game, subject } = playout;
  const secret = oneOf(random, subject.secrets(state, watcher));
  const other = deepCopy(state);
  secret.swap(other);
  const real = game.census(state);
  const wanted = Object.entries(game.census(other)).flatMap(([place, pieces]) =>
    Object.entries(pieces)
      .filter(([piece, count]) => count > (real[place]?.[piece] ?? 0))
      .map(([piece]) => [place, piece] as const),
  );
  const view = game.view(state, watcher);
  let missing = wanted;
  for (let i = 0; i < patience && missing.length > 0; i++) {
    const census = game.census(game.imagine(view, watcher, random));
    missing = missing.filter(([place, piece]) => (census[place]?.[piece] ?? 0) === 0);
  }
  return missing.length === 0 ? null : `watcher ${watcher} never imagines ${missing[0][1]} in ${missing[0][0]}`;
}

export const imagineEven: Law = {
  id: 'imagine-even',
  says: 'unseen pieces are imagined equally likely in every unseen place',
  often: 0.3,
  position({ playout, state }, random) {
    const { game, subject, watchers } = playout;
    const watcher = oneOf(random, watchers);
    const view = game.view(state, watcher);
    const all = arrangements(subject, state, watcher, 40);
    if (all === null || all.size < 2) return undefined;
    const chances = chancesOf(game, [...all.values()], game.pieces(view));
    if (chances === null) return undefined;
    const counts = new Map([...all.keys()].map((text) => [text, 0]));
    const samples = 100 * all.size;
    for (let i = 0; i < samples; i++) {
      const text = canonical(game.imagine(view, watcher, random));
      const before = counts.get(text);
      if (before === undefined) return undefined;
      counts.set(text, before + 1);
    }
    const surprise = chiSquare([...counts.values()], chances, samples);
    return surprise <= 0
      ? null
      : `watcher ${watcher} imagines ${all.size} arrangements too unevenly: ${[...counts.values()]}`;
  },
};

/**
 * How likely each arrangement is if every unseen piece is equally likely in every unseen place: of all ways to lay distinguishable
 * pieces into places, 1 / Π n! lead to one with n of a kind in a place. `null` where the census cannot tell them apart.
 */
function chancesOf(game: AnyGame, states: readonly unknown[], known: Census): readonly number[] | null {
  const texts = new Set<string>();
  const ways = states.map((state) => {
    const census = game.census(state);
    texts.add(canonical(census as Json));
    let way = 1;
    for (const [place, pieces] of Object.entries(census)) {
      for (const [piece, count] of Object.entries(pieces)) {
        for (let n = count - (known[place]?.[piece] ?? 0); n > 1; n--) way /= n;
      }
    }
    return way;
  });
  if (texts.size < states.length) return null;
  const total = ways.reduce((sum, way) => sum + way, 0);
  return ways.map((way) => way / total);
}

/** By how much the χ² of these counts exceeds what chance would exceed once in a thousand million times; rare cells are merged. */
function chiSquare(counts: readonly number[], chances: readonly number[], samples: number): number {
  let [statistic, cells, rareCount, rareExpected] = [0, 0, 0, 0];
  const add = (count: number, expected: number) => {
    statistic += (count - expected) ** 2 / expected;
    cells++;
  };
  counts.forEach((count, i) => {
    const expected = chances[i] * samples;
    if (expected >= 8) add(count, expected);
    else {
      rareCount += count;
      rareExpected += expected;
    }
  });
  if (rareExpected >= 8) add(rareCount, rareExpected);
  const freedom = Math.max(1, cells - 1);
  const spread = 2 / (9 * freedom);
  return statistic - freedom * (1 - spread + 6 * Math.sqrt(spread)) ** 3;
}
