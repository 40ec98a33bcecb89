import { at, quickRandom, type Random } from '@fathom/kernel';
import {
  type Depth,
  emptyNetwork,
  expectation,
  type Knowledge,
  meter,
  type Network,
  plan,
  type Row,
} from '@fathom/mind';
import { Trainer } from '@fathom/mind/train';
import { type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { emptyLit, features } from './features.ts';
import { deal, networkKnowledge } from './knowledge.ts';
import { type Lesson, optionsBook, type Progress, widened } from './self-play.ts';

/** How a turn is looked at: more narrowly than the strongest level does, because many games teach more. */
const LOOK: Depth = { nodes: 60_000, rows: 8, margin: 0.12 };
/** A turn with one row worth a look is looked at further only if that is quick. */
const LONE_LOOK = 20_000;
/** How a net is taught by what was seen and how the game went on. */
export interface Teaching {
  /** How much of a position's target is the rest of the game as played, rather than what was seen one turn further. */
  readonly played: number;
  /**
   * Whether the rows not played are taught as much above or below what was seen as the one played: a search tells how far rows are apart, the
   * game how high they stand. For a net that begins with promising too much, which its own rows would go on telling it otherwise.
   */
  readonly isLevelled: boolean;
}

const RATE = 5e-4;
const LEAST_RATE = 0.05;
/** Positions remembered, the latest only, and how many are gone over after each game. */
const MEMORY = 16_000;
const FIRST_LESSON = 600;
const LESSON = 768;
const BATCH = 32;
/** What the net has come to is the mean over about the last hundred games (Polyak averaging): the last steps of each are luck. */
const SETTLING = 0.01;

interface Example {
  readonly lit: Int16Array;
  readonly target: number;
}

/**
 * Learns from games in which every turn is looked at one turn further, from all that was seen on the way: what each row looked at is worth over
 * all rolls of the turn after it, each answered as well as can be (expectimax backups, as TreeStrap does), and, along the rows played, how the
 * game went on. Where several expansions meet, a net that has only watched itself play at first sight thinks too little of nearly everything:
 * alone it wins a third as often as whoever looks further with it.
 */
export function studyFurther(
  lessons: (random: Random) => Lesson,
  inputs: number,
  games: number,
  seed: string,
  progress: (so: Progress) => void,
  from: Network,
  teaching: Teaching,
): Network {
  const random = quickRandom(seed);
  const trainer = new Trainer(widened(from, inputs), RATE);
  const knowledge = networkKnowledge(trainer.network);
  const mean = trainer.network.layers.map((layer) => Float64Array.from(layer));
  const optionsOf = optionsBook();
  const memory: Example[] = [];
  let kept = 0;
  const remember = (example: Example) => {
    memory[kept++ % MEMORY] = example;
  };
  const input = new Float32Array(inputs);
  let recent = 0;
  for (let game = 0; game < games; game++) {
    trainer.rate = RATE * Math.max(LEAST_RATE, 1 - game / games);
    const { seats, options } = lessons(random);
    recent += playThrough(nautilion.setup(seats, optionsOf(options)), random, knowledge, teaching, remember);
    for (let n = 1; memory.length > FIRST_LESSON && n <= LESSON; n++) {
      const { lit, target } = at(memory, random.below(memory.length));
      input.fill(0);
      for (const feature of lit) input[feature] = 1;
      trainer.learn(input, target);
      if (n % BATCH === 0) trainer.step();
    }
    for (const [l, layer] of trainer.network.layers.entries()) drift(at(mean, l), layer);
    if (game % 500 === 499) {
      progress({ games: game + 1, won: recent / 500 });
      recent = 0;
    }
  }
  const settled = emptyNetwork(trainer.network.sizes);
  for (const [l, layer] of settled.layers.entries()) layer.set(Float32Array.from(at(mean, l)));
  return settled;
}

function drift(mean: Float64Array, towards: Float32Array): void {
  for (let i = 0; i < mean.length; i++) {
    const old = mean[i] ?? 0;
    mean[i] = old + SETTLING * ((towards[i] ?? 0) - old);
  }
}

/** Plays a game to its end, remembers what was seen, and tells what it came to. */
function playThrough(
  state: State,
  random: Random,
  knowledge: Knowledge<State, Move>,
  { played: weight, isLevelled }: Teaching,
  remember: (example: Example) => void,
): number {
  const played: { readonly lit: Int16Array; readonly seen: number; readonly others: readonly Example[] }[] = [];
  for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
    const { rows, looked } = lookedAt(state, knowledge);
    const top = at(rows, 0);
    const isOver = nautilion.actor(top.end) !== 'chance';
    const others = rows
      .slice(1, looked)
      .flatMap(({ end, value }) => (nautilion.actor(end) === 'chance' ? [{ lit: litOf(end), target: value }] : []));
    if (!isLevelled || isOver) others.forEach(remember);
    if (!isOver) {
      const seen = looked > 0 ? top.value : further(top, state.active, knowledge);
      played.push({ lit: litOf(top.end), seen, others: isLevelled ? others : [] });
    }
    for (const move of top.moves) nautilion.play(state, move);
  }
  const [payoff = 0] = nautilion.payoffs(state);
  let target = payoff;
  for (const { lit, seen, others } of played.reverse()) {
    target = weight * target + (1 - weight) * seen;
    remember({ lit, target });
    // A target may lie outside 0 to 1 then: to cut it off would teach the weakest rows too much.
    for (const other of others) remember({ lit: other.lit, target: other.target + target - seen });
  }
  return payoff;
}

function lookedAt(state: State, knowledge: Knowledge<State, Move>) {
  const looks = plan(nautilion, state, state.active, knowledge, LOOK);
  for (;;) {
    const { value, done } = looks.next();
    if (done) return value;
  }
}

/** What the only row worth a look comes to one turn further, or at first sight where that takes too long. */
function further({ end, value }: Row<State, Move>, seat: number, knowledge: Knowledge<State, Move>): number {
  const count = meter(LONE_LOOK);
  const found = expectation(nautilion, end, seat, knowledge, count);
  return count.nodes < count.limit ? found : value;
}

const lit = emptyLit();
const litOf = (state: State): Int16Array => Int16Array.from(features(state, lit).list.subarray(0, lit.count));
