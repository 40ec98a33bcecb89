import { type AnyGame, at, draw, playout, type Random, type Seat } from '@fathom/kernel';
import type { Idea, Thinking, Thought } from './thought.ts';

/** A move, what it promises, and in how many imagined games it was tried. */
export interface Trodden extends Idea<unknown> {
  readonly visits: number;
}

interface Node {
  visits: number;
  /** How often this move could have been chosen: positions are imagined anew each time, and not all moves exist in all of them. */
  available: number;
  /** The sum of what came of it for the one who chose it. */
  total: number;
  readonly children: Map<string, Node>;
}

const fresh = (): Node => ({ visits: 0, available: 0, total: 0, children: new Map() });
/** The weight of what is little known against what is known to be good: the constant of UCB1. */
const EXPLORATION = 0.7;
const SLICE = 64;

/**
 * Monte Carlo tree search as the textbooks have it, for any game and without knowing anything about it: imagine what is hidden
 * (determinization), go down the tree by upper confidence bounds (UCT), add one node, play on at random, remember how it ended. One tree for
 * all determinizations, so single-observer information-set MCTS. What better minds are measured against. One node is one game imagined to
 * its end, by `toTheEnd` if not at random.
 */
export function* textbook(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  random: Random,
  nodes: number,
  toTheEnd: (state: unknown) => void = (state) => playout(game, state, random),
): Thinking<unknown, Trodden> {
  const root = fresh();
  const first = game.imagine(view, seat, random);
  const moves = game.moves(first) as unknown[];
  for (let played = 1; ; played++) {
    iterate(game, played === 1 ? first : game.imagine(view, seat, random), root, random, toTheEnd);
    if (played >= nodes || moves.length === 1) return thought(game, root, moves, played);
    if (played % SLICE === 0) yield thought(game, root, moves, played);
  }
}

function thought(game: AnyGame, root: Node, moves: readonly unknown[], nodes: number): Thought<unknown, Trodden> {
  const tried = moves.map((move) => ({ move, node: root.children.get(game.write(move)) ?? fresh() }));
  tried.sort((a, b) => b.node.visits - a.node.visits);
  const ideas = tried.map(
    ({ move, node }): Trodden => ({
      moves: [move],
      chance: node.visits === 0 ? 0 : node.total / node.visits,
      visits: node.visits,
    }),
  );
  return { ideas, nodes };
}

/** One iteration: selection, expansion, simulation, backpropagation. `state` is used up. */
function iterate(game: AnyGame, state: unknown, root: Node, random: Random, toTheEnd: (state: unknown) => void): void {
  const path: { node: Node; chooser: Seat | 'chance' }[] = [];
  let here = root;
  for (;;) {
    const actor = game.actor(state);
    if (actor === null) break;
    const moves = game.moves(state) as unknown[];
    const names = moves.map((move) => game.write(move));
    const index = actor === 'chance' ? draw(game.weights(state), random) : choose(here, names, random);
    const name = at(names, index);
    game.play(state, at(moves, index));
    let next = here.children.get(name);
    const isNew = next === undefined;
    if (next === undefined) {
      next = fresh();
      here.children.set(name, next);
    }
    path.push({ node: next, chooser: actor });
    here = next;
    if (isNew && actor !== 'chance') break;
  }
  if (game.actor(state) !== null) toTheEnd(state);
  const payoffs = game.payoffs(state);
  root.visits++;
  for (const { node, chooser } of path) {
    node.visits++;
    if (chooser !== 'chance') node.total += at(payoffs, chooser);
  }
}

/** A move never tried, else the one with the highest bound. */
function choose(here: Node, names: readonly string[], random: Random): number {
  const untried: number[] = [];
  let top = -1;
  let bound = Number.NEGATIVE_INFINITY;
  names.forEach((name, index) => {
    const node = here.children.get(name);
    if (node === undefined || node.visits === 0) {
      untried.push(index);
      return;
    }
    node.available++;
    const hope = node.total / node.visits + EXPLORATION * Math.sqrt(Math.log(node.available + 1) / node.visits);
    if (hope > bound) {
      bound = hope;
      top = index;
    }
  });
  return untried.length > 0 ? at(untried, random.below(untried.length)) : top;
}
