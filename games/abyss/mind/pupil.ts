import type { Random, Seat } from '@fathom/kernel';
import { emptyNetwork, type Network } from '@fathom/mind';
import { randomNetwork, Trainer } from '@fathom/mind/train';
import { FEATURES, PORTRAIT, type Sight, STAGES } from './features.ts';
import { type Judge, learnedJudge, nuanced, stagedOdds, written } from './knowledge.ts';

/** Which games a net learns from: one of these numbers of seats, as likely as any, and Kraken or not. */
export interface Mix {
  readonly seats: readonly number[];
  readonly kraken: readonly boolean[];
}

/** A net that learns who will end before whom. `Sample`: a position as one seat sees it against one opponent. */
export interface Pupil<Sample> {
  /** What has been learned so far; it goes on learning. */
  readonly network: Network;
  readonly mix: Mix;
  /** How fast it learns at the beginning. */
  readonly rate: number;
  /** What it has learned, for a game to be played. */
  judge(): Judge;
  sample(sight: Sight, seat: Seat, opponent: Seat): Sample;
  chanceOf(sample: Sample): number;
  /** Adds one example to the batch: what the answer to it should be. Returns what it was. */
  learn(sample: Sample, target: number): number;
  step(rate: number): void;
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** No hidden layer: a weighted sum learns from a few thousand games what a deeper net needs far more for, and is many times as fast. */
const SUM_SIZES = [STAGES * FEATURES, 1] as const;
const SUM_RATE = 3e-3;
/** Three games in four are for two, three in five with Kraken. */
const SUM_MIX: Mix = { seats: [2, 2, 2, 2, 2, 2, 3, 4], kraken: [true, true, true, false, false] };

interface Entries {
  readonly input: Float32Array;
  readonly stages: Float32Array;
}

export function sumPupil(random: Random, from?: Network): Pupil<Entries> {
  const trainer = new Trainer(from ?? randomNetwork(SUM_SIZES, random), SUM_RATE);
  const { network } = trainer;
  const oddsFor = stagedOdds(network);
  const page = new Float32Array(STAGES * FEATURES);
  return {
    network,
    mix: SUM_MIX,
    rate: SUM_RATE,
    judge: () => learnedJudge(network),
    sample: (sight, seat, opponent) => ({
      input: sight.between(seat, opponent).slice(),
      stages: sight.stages.slice(),
    }),
    chanceOf: ({ input, stages }) => chanceOf(oddsFor(input, stages)),
    learn: ({ input, stages }, target) => trainer.learn(written(input, stages, page), target),
    step(rate) {
      trainer.rate = rate;
      trainer.step();
    },
  };
}

/** What the weighted sum says, and either seat by itself. */
interface Portraits {
  readonly known: number;
  readonly own: Float32Array;
  readonly other: Float32Array;
}

const HIDDEN = 16;
const NUANCE_RATE = 1e-3;
/** Seven games in eight are for two, three in four with Kraken: it is what is played most. */
const NUANCE_MIX: Mix = { seats: [...Array.from({ length: 14 }, () => 2), 3, 4], kraken: [true, true, true, false] };

/** What the sum leaves over: the sum stays as it is, and to begin with nothing is added to it. */
export function nuancePupil(random: Random, sum: Network, from?: Network): Pupil<Portraits> {
  const trainer = new Trainer(from ?? silentNetwork([PORTRAIT, HIDDEN, 1], random), NUANCE_RATE);
  const { network } = trainer;
  const oddsFor = stagedOdds(sum);
  const differs = nuanced(network);
  return {
    network,
    mix: NUANCE_MIX,
    rate: NUANCE_RATE,
    judge: () => learnedJudge(sum, undefined, network),
    sample(sight, seat, opponent) {
      const known = oddsFor(sight.between(seat, opponent), sight.stages);
      sight.portray(seat, opponent);
      return { known, own: sight.own.slice(), other: sight.other.slice() };
    },
    chanceOf: ({ known, own, other }) => chanceOf(known + differs(own, other)),
    learn: ({ known, own, other }, target) => trainer.compare(own, other, known, target),
    step(rate) {
      trainer.rate = rate;
      trainer.step();
    },
  };
}

/** Drawn weights, but for the last layer: it answers 0 to everything, and learns from the first step on. */
function silentNetwork(sizes: readonly number[], random: Random): Network {
  const { layers } = randomNetwork(sizes, random);
  return { sizes, layers: [...layers.slice(0, -1), ...emptyNetwork(sizes).layers.slice(-1)] };
}
