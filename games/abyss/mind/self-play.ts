import { abyss, type Move, type Options, type State } from '@fathom/abyss/rules';
import { at, playChance, type Random, type Seat } from '@fathom/kernel';
import { type Foresight, type Network, reply } from '@fathom/mind';
import { eager } from './eager.ts';
import { Sight } from './features.ts';
import { judgeBy, SENSIBLE } from './greedy.ts';
import { foresight, type Judge } from './knowledge.ts';
import type { Mix, Pupil } from './pupil.ts';

/** How much of a position's target is the rest of the game as played, rather than the next position's own value. */
const LAMBDA = 0.9;
/** The last steps are so much smaller than the first. */
const LEAST_RATE = 0.03;
/** The simple player plays alone at first, then gives up its seat more and more often to what has been learned. */
const ALONE = 600;
const HANDED_OVER = 1200;
/** Positions remembered, and how often they are gone over. */
const MEMORY = 100_000;
const STEPS_A_GAME = 8;
const BATCH = 64;
/** A win by many points teaches more than one by a tie-break: most of what a game teaches is its margin, turned into a chance. */
const MARGIN_SHARE = 0.7;
const MARGIN_SCALE = 7;
/** Once in so many decisions a row may be taken that looks worse by as much as this. */
const CURIOUS = 12;
const NEARLY = 0.05;

interface Lesson {
  readonly seats: number;
  readonly options: Options;
}

/** A game a net learns from. */
function lesson({ seats, kraken }: Mix, random: Random): Lesson {
  return {
    seats: at(seats, random.below(seats.length)),
    options: { ...abyss.options.defaults, kraken: at(kraken, random.below(kraken.length)) },
  };
}

interface Example<Sample> {
  readonly sample: Sample;
  readonly target: number;
}

/** When the memory is full, a random older example makes room. */
function remember<Sample>(memory: Example<Sample>[], example: Example<Sample>, random: Random): void {
  if (memory.length < MEMORY) memory.push(example);
  else memory[random.below(MEMORY)] = example;
}

/** Every pair of seats, once; with many of them only some, the same ones all game long. */
function pairsOf(seats: number, random: Random): (readonly [Seat, Seat])[] {
  const pairs: (readonly [Seat, Seat])[] = [];
  for (let a = 0; a < seats; a++) {
    for (let b = a + 1; b < seats; b++) pairs.push(random.below(2) === 0 ? [a, b] : [b, a]);
  }
  while (pairs.length > 3) pairs.splice(random.below(pairs.length), 1);
  return pairs;
}

/** What the end of a game says about one seat against another. */
function lessonOf(state: State, seat: Seat, opponent: Seat): number {
  const { ranks, scores = [] } = abyss.result(state);
  const ahead = at(ranks, opponent) - at(ranks, seat);
  const won = ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
  const margin = 1 / (1 + Math.exp((at(scores, opponent) - at(scores, seat)) / MARGIN_SCALE));
  return MARGIN_SHARE * margin + (1 - MARGIN_SHARE) * won;
}

export interface Progress {
  readonly games: number;
  /** What has been learned so far; it goes on learning. */
  readonly network: Network;
  /** How far the network's answers were from what came of it, on average. */
  readonly error: number;
  /** Turns a game took, on average. */
  readonly rounds: number;
  readonly score: number;
}

/**
 * Learns from its own games: first those of a simple player, then its own; from its own alone if it is `experienced`. The same random numbers and number
 * of games give the same network.
 */
export function study<Sample>(
  games: number,
  pupil: Pupil<Sample>,
  random: Random,
  progress: (so: Progress) => void = () => {},
  experienced = false,
): Network {
  const sight = new Sight();
  const simple = player(judgeBy(SENSIBLE), eager, random);
  const net = (judge: Judge) => player(judge, (same) => same, random);
  const memory: Example<Sample>[] = [];
  let error = 0;
  let examples = 0;
  let rounds = 0;
  let score = 0;
  for (let game = 0; game < games; game++) {
    const rate = pupil.rate * Math.max(LEAST_RATE, 1 - game / games);
    const { seats, options } = lesson(pupil.mix, random);
    const pairs = pairsOf(seats, random);
    const share = experienced ? 1 : Math.max(0, Math.min(1, (game - ALONE) / (HANDED_OVER - ALONE)));
    const learned = pupil.judge();
    const players = Array.from({ length: seats }, () => (random.below(1000) < 1000 * share ? net(learned) : simple));
    const kept: Sample[][] = [];
    const state = playGame(options, players, random, (end) => {
      sight.look(end);
      kept.push(pairs.map(([seat, opponent]) => pupil.sample(sight, seat, opponent)));
    });
    rounds += state.round;
    score += Math.max(...(abyss.result(state).scores ?? [0]));
    pairs.forEach(([seat, opponent], pair) => {
      let target = lessonOf(state, seat, opponent);
      for (const samples of kept.toReversed()) {
        const sample = at(samples, pair);
        remember(memory, { sample, target }, random);
        if (share > 0) target = LAMBDA * target + (1 - LAMBDA) * pupil.chanceOf(sample);
      }
    });
    for (let step = 0; step < STEPS_A_GAME; step++) {
      for (let i = 0; i < BATCH; i++) {
        const { sample, target } = at(memory, random.below(memory.length));
        error += Math.abs(pupil.learn(sample, target) - target);
        examples++;
      }
      pupil.step(rate);
    }
    if (game % 250 === 249) {
      progress({
        games: game + 1,
        network: pupil.network,
        error: error / examples,
        rounds: rounds / 250,
        score: score / 250,
      });
      error = 0;
      examples = 0;
      rounds = 0;
      score = 0;
    }
  }
  return pupil.network;
}

/** How a seat sees the game: as a rule, and when it is curious. */
interface Player {
  readonly usual: Foresight<State, Move>;
  readonly curious: Foresight<State, Move>;
}

function player(
  judge: Judge,
  manner: (knowledge: Foresight<State, Move>) => Foresight<State, Move>,
  random: Random,
): Player {
  const doubting: Judge = (state, seat) => judge(state, seat) + (NEARLY * random.below(1000)) / 1000;
  return { usual: manner(foresight(judge)), curious: foresight(doubting) };
}

/** One whole game by the best row at each decision; `ended` sees every position where a row ended. */
function playGame(options: Options, players: readonly Player[], random: Random, ended: (state: State) => void): State {
  const state = abyss.setup(players.length, options);
  for (;;) {
    while (abyss.actor(state) === 'chance') playChance(abyss, state, random);
    const actor = abyss.actor(state);
    if (typeof actor !== 'number') return state;
    const { usual, curious } = at(players, actor);
    const row = reply(abyss, state, actor, random.below(CURIOUS) === 0 ? curious : usual);
    for (const move of row) abyss.play(state, move);
    if (abyss.actor(state) !== null) ended(state);
  }
}
