import type { AnyGame, Random, Watcher } from '../contract.ts';
import { canonical, isJson, same } from '../json.ts';
import { arrangements, chancesOf, likelihoodFor } from './arrangements.ts';
import { deepCopy, difference } from './copy.ts';
import { chiSquare, leaningOf } from './evenness.ts';
import { toldApart } from './eyes.ts';
import { type Finding, type Law, oneOf, type Position, some } from './law.ts';
import { seatMoves } from './refusal-laws.ts';
import { oddCount, totals } from './shifts.ts';
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
      const places = game.census(imagined);
      const odd = oddCount(places);
      if (odd !== null) return `watcher ${watcher} imagines ${odd}`;
      const census = totals(places);
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
    const rarest = Math.min(...chancesOf([...all.values()], likelihoodFor(subject, state, watcher)));
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
  for (const [place, piece] of missing) return `watcher ${watcher} never imagines ${piece} in ${place}`;
  return null;
}

/** A leaning beyond the first is looked at again, and beyond the second it is no chance. */
const DOUBT = 3.5;
const CERTAINTY = 6.5;

export const imagineEven: Law = {
  id: 'imagine-even',
  says: 'unseen pieces are imagined equally likely in every unseen place, and every face of an unseen die as often',
  often: 0.3,
  position(position, random) {
    const { playout, state } = position;
    const { subject, watchers } = playout;
    const watcher = oneOf(random, watchers);
    const all = arrangements(subject, state, watcher, 40);
    if (all === null) return leansNowhere(position, watcher, random);
    return all.size < 2 ? undefined : isEven(position, watcher, all, random);
  },
};

function isEven({ playout, state }: Position, watcher: Watcher, all: Map<string, unknown>, random: Random): Finding {
  const { game, subject } = playout;
  const view = game.view(state, watcher);
  const chances = chancesOf([...all.values()], likelihoodFor(subject, state, watcher));
  const counts = new Map([...all.keys()].map((text) => [text, 0]));
  const samples = 100 * all.size;
  for (let i = 0; i < samples; i++) {
    const text = canonical(game.imagine(view, watcher, random));
    const before = counts.get(text);
    if (before === undefined) return undefined;
    counts.set(text, before + 1);
  }
  if (chiSquare([...counts.values()], chances, samples) <= 0) return null;
  const found = [...counts.values()].map(
    (count, i) => `${count} instead of ${Math.round((chances[i] ?? 0) * samples)}`,
  );
  return `watcher ${watcher} imagines ${all.size} arrangements too unevenly: ${found.join(', ')}${remedy(subject)}`;
}

/** With too many arrangements to count each of them. */
function leansNowhere({ playout, state }: Position, watcher: Watcher, random: Random): Finding {
  const { game, subject } = playout;
  const view = game.view(state, watcher);
  const likelihood = likelihoodFor(subject, state, watcher);
  const imagine = () => game.imagine(view, watcher, random);
  const look = (samples: number) => leaningOf(subject, watcher, imagine, likelihood, samples, random);
  if (look(100).sigmas < DOUBT) return null;
  const { what, imagined, expected, sigmas } = look(1000);
  if (sigmas < CERTAINTY) return null;
  return `watcher ${watcher} leans when it imagines “${what}”: so ${imagined} times where ${expected} were as likely${remedy(subject)}`;
}

const remedy = ({ likelihood }: AnySubject): string =>
  likelihood ? '' : '. If that is as it should be, the subject must say so in `likelihood`';
