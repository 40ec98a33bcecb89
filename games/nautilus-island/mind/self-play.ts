import { at, playChance, quickRandom, type Random } from '@fathom/kernel';
import { type Foresight, type Network, reply, wins } from '@fathom/mind';
import { randomNetwork, Trainer } from '@fathom/mind/train';
import { asked, type Move, nautilusIsland, type State } from '@fathom/nautilus-island/rules';
import { FEATURES, features } from './features.ts';
import { foresight, networkJudge } from './judgement.ts';
import { sensible } from './rules-of-thumb.ts';

export const SIZES = [FEATURES, 24, 8, 1] as const;

/** How much of a position's target is the rest of the game as played, rather than the network's own next thought. */
const LAMBDA = 0.8;
const RATE = 1e-3;
/** The sensible player plays alone at first, then hands over game by game. */
const ALONE = 500;
const HANDED_OVER = 3000;
/** One turn in so many is not the best but any: so that the network sees what it would not choose. */
const STRAY = 25;
const MEMORY = 60_000;
const STEPS_A_GAME = 4;
const BATCH = 64;

interface Example {
  readonly input: Float32Array;
  readonly target: number;
}

/** A position in the eyes of one seat, and what the network thought of it; `null` while it has not learned to play. */
interface Kept {
  readonly input: Float32Array;
  readonly thought: number | null;
}

/** Keeps what a game taught; when the memory is full, a random older example makes room. */
function remember(memory: Example[], kept: readonly Kept[], payoff: number, random: Random): void {
  let target = payoff;
  for (const { input, thought } of kept.toReversed()) {
    const example = { input, target };
    if (memory.length < MEMORY) memory.push(example);
    else memory[random.below(MEMORY)] = example;
    if (thought !== null) target = LAMBDA * target + (1 - LAMBDA) * thought;
  }
}

/** One whole game; every position where a row has ended is kept, as each seat sees it. */
function playGame(
  seats: number,
  player: Foresight<State, Move>,
  thoughts: ReturnType<typeof networkJudge> | null,
  random: Random,
): { kept: Kept[][]; payoffs: readonly number[] } {
  const state = nautilusIsland.setup(seats, nautilusIsland.options.defaults);
  const kept: Kept[][] = Array.from({ length: seats }, () => []);
  const keep = () => {
    for (const [seat, positions] of kept.entries()) {
      const input = features(state, seat, new Float32Array(FEATURES));
      positions.push({ input, thought: thoughts === null ? null : thoughts(state, seat) });
    }
  };
  for (;;) {
    while (nautilusIsland.actor(state) === 'chance') playChance(nautilusIsland, state, random);
    const actor = nautilusIsland.actor(state);
    if (typeof actor !== 'number') return { kept, payoffs: wins(nautilusIsland.payoffs(state)) };
    if (random.below(STRAY) === 0) stray(state, random);
    else for (const move of reply(nautilusIsland, state, actor, player)) nautilusIsland.play(state, move);
    if (nautilusIsland.actor(state) !== null) keep();
  }
}

/** Any turn at all. */
function stray(state: State, random: Random): void {
  const actor = nautilusIsland.actor(state);
  do {
    const moves = nautilusIsland.moves(state);
    nautilusIsland.play(state, at(moves, random.below(moves.length)));
  } while (nautilusIsland.actor(state) === actor && asked(state) !== 'column');
}

export interface Progress {
  readonly games: number;
  /** How far the network was off, on the mean, in cross-entropy. */
  readonly surprise: number;
}

/**
 * Learns from its own games: first those of a sensible player, so that there is something to see, then its own. The same seats, seed
 * and number of games give the same network.
 */
export function study(
  seats: number,
  games: number,
  seed: string,
  progress: (so: Progress) => void = () => {},
  from?: Network,
): Network {
  const random = quickRandom(`${seed} ${seats}`);
  const trainer = new Trainer(from ?? randomNetwork(SIZES, random), RATE);
  const memory: Example[] = [];
  const teacher = foresight(sensible);
  let surprise = 0;
  let learned = 0;
  for (let game = 0; game < games; game++) {
    trainer.rate = RATE * Math.max(0.03, 1 - game / games);
    const hasBegun = from !== undefined || game >= ALONE;
    const judge = hasBegun ? networkJudge(trainer.network) : null;
    const leads = from !== undefined || random.below(HANDED_OVER - ALONE) < game - ALONE;
    const player = judge !== null && leads ? foresight(judge) : teacher;
    const { kept, payoffs } = playGame(seats, player, judge, random);
    kept.forEach((positions, seat) => {
      remember(memory, positions, at(payoffs, seat), random);
    });
    for (let step = 0; step < STEPS_A_GAME; step++) {
      for (let i = 0; i < BATCH; i++) {
        const { input, target } = at(memory, random.below(memory.length));
        const answer = trainer.learn(input, target);
        surprise -= target * Math.log(answer + 1e-9) + (1 - target) * Math.log(1 - answer + 1e-9);
        learned++;
      }
      trainer.step();
    }
    if (game % 500 === 499) {
      progress({ games: game + 1, surprise: surprise / learned });
      surprise = 0;
      learned = 0;
    }
  }
  return trainer.network;
}
