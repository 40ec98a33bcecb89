import { type Json, pick, quickRandom, type Random, sum } from '@fathom/kernel';
import { best, evaluator, type Knowledge, type Network, rowsFrom } from '@fathom/mind';
import { randomNetwork, Trainer } from '@fathom/mind/train';
import { type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { consider } from './consider.ts';
import { FEATURES, features } from './features.ts';
import { greedyValue } from './greedy.ts';

export const SIZES = [FEATURES, 32, 16, 1] as const;

/** How much of a position's target is the rest of the game as played, rather than the next position's own value. */
const LAMBDA = 0.6;
const RATE = 1.5e-3;
const GREEDY_GAMES = 500;
/** Positions remembered, and how often they are gone over. */
const MEMORY = 40_000;
const STEPS_A_GAME = 3;
const BATCH = 64;

interface Example {
  readonly input: Float32Array;
  readonly target: number;
}

/** Keeps what a game taught; when the memory is full, a random older example makes room. */
function remember(
  memory: Example[],
  kept: readonly Float32Array[],
  payoff: number,
  answer: ((input: Float32Array) => Float32Array) | null,
  random: Random,
): void {
  let target = payoff;
  for (let i = kept.length - 1; i >= 0; i--) {
    const example = { input: kept[i], target };
    if (memory.length < MEMORY) memory.push(example);
    else memory[random.below(MEMORY)] = example;
    if (answer) target = LAMBDA * target + (1 - LAMBDA) * answer(kept[i])[0];
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
  return { consider, value: (state) => answer(features(state, input))[0] };
}

const greedyKnowledge: Knowledge<State, Move> = { consider, value: (state) => greedyValue(state) };

/** One whole game by the best row at each turn; every position where chance took over is kept for learning. */
function playGame(lesson: Lesson, knowledge: Knowledge<State, Move>, random: Random, kept: Float32Array[]): number {
  const options = nautilion.options.parse(lesson.options);
  if (!options.ok) throw new Error(options.error);
  const state = nautilion.setup(lesson.seats, options.value);
  for (;;) {
    deal(state, random);
    const actor = nautilion.actor(state);
    if (typeof actor !== 'number') return nautilion.payoffs(state)[0];
    const row = best(rowsFrom(nautilion, state, actor, knowledge));
    for (const move of row.moves) nautilion.play(state, move);
    if (nautilion.actor(state) === 'chance') kept.push(features(state, new Float32Array(FEATURES)));
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
    const kept: Float32Array[] = [];
    const payoff = playGame(lessons(game, random), knowledge, random, kept);
    recent += payoff;
    remember(memory, kept, payoff, greedy ? null : evaluator(trainer.network), random);
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
