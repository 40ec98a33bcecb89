import { type Json, quickRandom, type Random, type Seat } from '@fathom/kernel';
import { best, type Knowledge, meter, type Network, rowsFrom } from '@fathom/mind';
import { randomNetwork, Trainer } from '@fathom/mind/train';
import { type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { FEATURES, features } from './features.ts';
import { deal, greedyKnowledge, networkKnowledge } from './knowledge.ts';

export const SIZES = [FEATURES, 32, 16, 1] as const;

/** How much of a position's target is the rest of the game as played, rather than the next position's own value. */
const LAMBDA = 0.6;
const RATE = 1e-3;
/** The simple player plays alone at first, then its judgement gives way little by little to what has been learned. */
const ALONE = 500;
const HANDED_OVER = 4000;
/** Positions remembered, and how often they are gone over. */
const MEMORY = 40_000;
const STEPS_A_GAME = 6;
const BATCH = 64;
/** Positions looked at in one turn, at most. */
const ROWS = 3000;

interface Example {
  readonly input: Float32Array;
  readonly target: number;
}

/** A position where chance took over, and what the network thought of it; `null` while the simple player plays. */
interface Kept {
  readonly input: Float32Array;
  readonly thought: number | null;
}

/** Keeps what a game taught; when the memory is full, a random older example makes room. */
function remember(memory: Example[], kept: readonly Kept[], payoff: number, random: Random): void {
  let target = payoff;
  for (let i = kept.length - 1; i >= 0; i--) {
    const { input, thought } = kept[i];
    const example = { input, target };
    if (memory.length < MEMORY) memory.push(example);
    else memory[random.below(MEMORY)] = example;
    if (thought !== null) target = LAMBDA * target + (1 - LAMBDA) * thought;
  }
}

export interface Lesson {
  readonly seats: number;
  readonly options: Json;
}

/** One whole game by the best row at each turn; every position where chance took over is kept for learning. */
function playGame(lesson: Lesson, player: Player, random: Random, kept: Kept[]): number {
  const options = nautilion.options.parse(lesson.options);
  if (!options.ok) throw new Error(options.error);
  const state = nautilion.setup(lesson.seats, options.value);
  for (;;) {
    deal(state, random);
    const actor = nautilion.actor(state);
    if (typeof actor !== 'number') return nautilion.payoffs(state)[0];
    const row = best(rowsFrom(nautilion, state, actor, player.knowledge, meter(ROWS)));
    for (const move of row.moves) nautilion.play(state, move);
    if (nautilion.actor(state) !== 'chance') continue;
    const input = features(state, new Float32Array(FEATURES));
    kept.push({ input, thought: player.learned === null ? null : player.learned.value(state, actor) });
  }
}

/** How games are played while learning, and whose thoughts on a position count; `null`: nobody's yet. */
interface Player {
  readonly knowledge: Knowledge<State, Move>;
  readonly learned: Knowledge<State, Move> | null;
}

/** From the simple player to the network: a net let loose on what it has only watched plays worse than its teacher for thousands of games. */
function playerAt(game: number, network: Network): Player {
  if (game < ALONE) return { knowledge: greedyKnowledge, learned: null };
  const learned = networkKnowledge(network);
  if (game >= HANDED_OVER) return { knowledge: learned, learned };
  const share = (game - ALONE) / (HANDED_OVER - ALONE);
  const value = (state: State, seat: Seat) =>
    share * learned.value(state, seat) + (1 - share) * greedyKnowledge.value(state, seat);
  return { knowledge: { ...greedyKnowledge, value }, learned };
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
    const player = playerAt(from ? HANDED_OVER : game, trainer.network);
    const kept: Kept[] = [];
    const payoff = playGame(lessons(game, random), player, random, kept);
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
