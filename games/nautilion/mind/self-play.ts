import { type Json, pick, quickRandom, type Random, sum } from '@fathom/kernel';
import { best, evaluator, type Knowledge, type Network, rowsFrom } from '@fathom/mind';
import { randomNetwork, Trainer } from '@fathom/mind/train';
import { type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { consider } from './consider.ts';
import { FEATURES, features } from './features.ts';
import { greedyValue } from './greedy.ts';
import { diceOutcomes } from './outcomes.ts';
import { turnValue } from './turn-value.ts';

export const SIZES = [FEATURES, 32, 16, 1] as const;

/** How much of a position's target is the rest of the game as played, rather than the next position's own value. */
const LAMBDA = 0.4;
const RATE = 1.5e-3;
const GREEDY_GAMES = 1500;
/** Positions remembered, and how often they are gone over. */
const MEMORY = 40_000;
const STEPS_A_GAME = 3;
const BATCH = 64;

interface Example {
  readonly input: Float32Array;
  readonly target: number;
}

/** A position where chance took over, what the next turn promised there, and what the network thought of it. */
interface Kept {
  readonly input: Float32Array;
  readonly promise: number | null;
  readonly next: number | null;
}

/** Keeps what a game taught; when the memory is full, a random older example makes room. */
function remember(memory: Example[], kept: readonly Kept[], payoff: number, random: Random): void {
  let rest = payoff;
  for (let i = kept.length - 1; i >= 0; i--) {
    const { input, promise, next } = kept[i];
    // What follows, as far as it was worked out: exactly over all rolls, else by the roll that came.
    const target = promise === null ? rest : LAMBDA * rest + (1 - LAMBDA) * promise;
    const example = { input, target };
    if (memory.length < MEMORY) memory.push(example);
    else memory[random.below(MEMORY)] = example;
    rest = next === null ? target : LAMBDA * target + (1 - LAMBDA) * next;
  }
}

export interface Lesson {
  readonly seats: number;
  readonly options: Json;
}

/** Chance plays until a seat must decide. */
export function deal(state: State, random: Random): void {
  while (nautilion.actor(state) === 'chance') {
    const weights = nautilion.weights(state);
    nautilion.play(state, nautilion.moves(state)[pick(weights, random.below(sum(weights)))]);
  }
}

export function networkKnowledge(network: Network): Knowledge<State, Move> {
  const answer = evaluator(network);
  const input = new Float32Array(FEATURES);
  const knowledge: Knowledge<State, Move> = {
    consider,
    outcomes: diceOutcomes,
    allied: true,
    value: (state) => answer(features(state, input))[0],
    expectation: (state) => turnValue(state, knowledge),
  };
  return knowledge;
}

export const greedyKnowledge: Knowledge<State, Move> = { consider, value: (state) => greedyValue(state) };

/** One whole game by the best row at each turn; every position where chance took over is kept for learning. */
function playGame(lesson: Lesson, knowledge: Knowledge<State, Move>, random: Random, kept: Kept[]): number {
  const options = nautilion.options.parse(lesson.options);
  if (!options.ok) throw new Error(options.error);
  const state = nautilion.setup(lesson.seats, options.value);
  for (;;) {
    deal(state, random);
    const actor = nautilion.actor(state);
    if (typeof actor !== 'number') return nautilion.payoffs(state)[0];
    const row = best(rowsFrom(nautilion, state, actor, knowledge));
    for (const move of row.moves) nautilion.play(state, move);
    if (nautilion.actor(state) !== 'chance') continue;
    const promise = knowledge.expectation?.(state, actor) ?? null;
    const next = promise === null && knowledge.outcomes ? row.value : null;
    kept.push({ input: features(state, new Float32Array(FEATURES)), promise, next });
  }
}

export interface Progress {
  readonly games: number;
  readonly won: number;
}

/**
 * Learns from its own games: first those of a simple greedy player, so that there is something to win, then its own. The same
 * seed, lessons and number of games give the same network.
 */
export function study(
  lessons: (game: number, random: Random) => Lesson,
  games: number,
  seed: string,
  progress: (so: Progress) => void = () => {},
  from?: Network,
): Network {
  const random = quickRandom(seed);
  const trainer = new Trainer(from ?? randomNetwork(SIZES, random), RATE);
  const memory: Example[] = [];
  let recent = 0;
  for (let game = 0; game < games; game++) {
    trainer.rate = RATE * Math.max(0.03, 1 - game / games);
    const greedy = !from && game < GREEDY_GAMES;
    const knowledge = greedy ? greedyKnowledge : networkKnowledge(trainer.network);
    const kept: Kept[] = [];
    const payoff = playGame(lessons(game, random), knowledge, random, kept);
    recent += payoff;
    remember(memory, kept, payoff, random);
    for (let step = 0; step < STEPS_A_GAME; step++) {
      for (let i = 0; i < BATCH; i++) {
        const { input, target } = memory[random.below(memory.length)];
        trainer.learn(input, target);
      }
      trainer.step();
    }
    if (game % 500 === 499) {
      progress({ games: game + 1, won: recent / 500 });
      recent = 0;
    }
  }
  return trainer.network;
}
