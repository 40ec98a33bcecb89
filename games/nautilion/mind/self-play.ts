import { at, type Json, quickRandom, type Random } from '@fathom/kernel';
import { best, emptyNetwork, type Knowledge, meter, type Network, rowsFrom } from '@fathom/mind';
import { randomNetwork, Trainer } from '@fathom/mind/train';
import { asking, type Move, nautilion, type Options, type State } from '@fathom/nautilion/rules';
import { carryOut } from './carry-out.ts';
import { EXPANSION_FEATURES, emptyLit, features } from './features.ts';
import { deal, greedyKnowledge, networkKnowledge } from './knowledge.ts';
import { isPlain, PlainTurn } from './plain-turn.ts';

/** The layers above the features. */
const ABOVE = [32, 16, 1];

/**
 * How much of a position's target is the rest of the game as played, rather than the next position's own value. Much luck lies
 * between a move and the end: with 0.85 a net learns next to nothing in as many games as 0.4 needs to play well.
 */
const LAMBDA = 0.4;
/**
 * Where a turn is worked out at once, so much of a position's target is what the net expects of it over all rolls of the next turn, each
 * played as well as can be: no luck lies in that. Without it the net alone wins 76 % on C1 with reserve 4, with it 82 %.
 */
const EXPECTED = 0.9;
const RATE = 1e-3;
/**
 * A simple player plays the first games, so that there is something to win, and three turns in ten at random: a net that has only
 * watched good moves thinks well of the bad ones, and loses nearly every game until it has made them all itself.
 */
const TAUGHT = 500;
const RANDOM_TURNS = 3;
/**
 * With expansions the simple player wins seldom enough; and its judgement gives way to the network's little by little, because one that
 * never wins learns that nothing matters.
 */
const EXPANSION_RANDOM_TURNS = 1;
const HANDED_OVER = 1500;
/**
 * Positions remembered, the latest only, and how many are gone over after each game. A long memory is full of games by players who
 * knew less: what the net believes of positions they never chose is put right too late.
 */
const MEMORY = 1500;
const LESSON = 64;
const TAUGHT_LESSON = 256;
const BATCH = 32;
/** Positions looked at in one turn, at most; expansions are wide, and many games teach more than wide ones. */
const ROWS = 1500;
const EXPANSION_ROWS = 400;

interface Example {
  readonly input: Float32Array;
  readonly target: number;
}

/** A position where chance took over, and what the network thought of it; and what it expects of the next turn, where that is quick. */
interface Kept {
  readonly input: Float32Array;
  readonly thought: number;
  readonly expected: number | null;
}

export interface Lesson {
  readonly seats: number;
  readonly options: Json;
}

/** Plays decisions until chance acts or the game ends; says whether they were meant. */
type Player = (state: State, random: Random) => boolean;

const isExpanded = (state: State): boolean => state.charter.options.expansions.length > 0;

function rowsOf(state: State, knowledge: Knowledge<State, Move>) {
  const limit = isExpanded(state) ? EXPANSION_ROWS : ROWS;
  return rowsFrom(nautilion, state, state.active, knowledge, meter(limit));
}

const playAll = (state: State, moves: readonly Move[]): void => {
  for (const move of moves) nautilion.play(state, move);
};

const teacher: Player = (state, random) => {
  const rows = rowsOf(state, greedyKnowledge);
  const isMeant = random.below(10) >= (isExpanded(state) ? EXPANSION_RANDOM_TURNS : RANDOM_TURNS);
  playAll(state, (isMeant ? best(rows) : at(rows, random.below(rows.length))).moves);
  return isMeant;
};

/** The network itself, in the quickest way there is. */
function learner(network: Network, knowledge: Knowledge<State, Move>): Player {
  const turn = new PlainTurn(network);
  return (state) => {
    const isRolled = asking(state)?.at === 'currents' && state.dice.length === 3;
    if (isRolled && isPlain(state)) carryOut(state, turn.choose(state));
    else playAll(state, best(rowsOf(state, knowledge)).moves);
    return true;
  };
}

/** The judgement of the simple player and of the network, mixed: `share()` is the network's part. */
const handingOver = (learned: Knowledge<State, Move>, share: () => number): Knowledge<State, Move> => ({
  ...greedyKnowledge,
  value(state, seat) {
    const part = isExpanded(state) ? share() : 1;
    const own = learned.value(state, seat);
    return part === 1 ? own : part * own + (1 - part) * greedyKnowledge.value(state, seat);
  },
});

/** Works out each set of options once, so that games with the same ones share their charter. */
export function optionsBook(): (given: Json) => Options {
  const known = new Map<string, Options>();
  return (given) => {
    const key = JSON.stringify(given);
    const old = known.get(key);
    if (old !== undefined) return old;
    const parsed = nautilion.options.parse(given);
    if (!parsed.ok) throw new Error(parsed.error);
    known.set(key, parsed.value);
    return parsed.value;
  };
}

/** A net that knows what `from` knows, with so many inputs: those it never heard of mean nothing yet. */
export function widened(from: Network, inputs: number): Network {
  const sizes = [inputs, ...from.sizes.slice(1)];
  const network = emptyNetwork(sizes);
  const [known = 0, hidden = 0] = from.sizes;
  const weights = at(network.layers, 0);
  const learned = at(from.layers, 0);
  weights.set(learned.subarray(0, Math.min(known, inputs) * hidden));
  weights.set(learned.subarray(known * hidden), inputs * hidden);
  for (const [l, layer] of network.layers.entries()) if (l > 0) layer.set(at(from.layers, l));
  return network;
}

export interface Progress {
  readonly games: number;
  /** The share won of the last 500. */
  readonly won: number;
}

/**
 * Learns from its own games; without a net to begin with, or with one that has never met an expansion, first from those of a simple
 * player. The same lessons, number of games, seed and beginning give the same network.
 */
export function study(
  lessons: (random: Random) => Lesson,
  inputs: number,
  games: number,
  seed: string,
  progress: (so: Progress) => void = () => {},
  from?: Network,
): Network {
  const random = quickRandom(seed);
  const trainer = new Trainer(from ? widened(from, inputs) : randomNetwork([inputs, ...ABOVE], random), RATE);
  const knowledge = networkKnowledge(trainer.network);
  const isNew = from === undefined || (inputs === EXPANSION_FEATURES && from.sizes[0] !== inputs);
  let share = 1;
  const student = learner(
    trainer.network,
    handingOver(knowledge, () => share),
  );
  const optionsOf = optionsBook();
  const lit = emptyLit();
  const memory: Example[] = [];
  let kept = 0;
  let recent = 0;
  for (let game = 0; game < games; game++) {
    trainer.rate = RATE * Math.max(0.03, 1 - game / games);
    const isTaught = isNew && game < TAUGHT;
    const player = isTaught ? teacher : student;
    share = isNew ? Math.min(1, Math.max(0, (game - TAUGHT) / (HANDED_OVER - TAUGHT))) : 1;
    const { seats, options } = lessons(random);
    const state = nautilion.setup(seats, optionsOf(options));
    const positions: Kept[] = [];
    for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
      // What led to a random turn is not to blame for its consequences.
      if (!player(state, random)) positions.length = 0;
      if (nautilion.actor(state) !== 'chance') continue;
      const input = new Float32Array(inputs);
      features(state, lit);
      for (const feature of lit.list.subarray(0, lit.count)) input[feature] = 1;
      const expected = isExpanded(state) ? null : (knowledge.expectation?.(state, state.active) ?? null);
      positions.push({ input, thought: knowledge.value(state, state.active), expected });
    }
    const [payoff = 0] = nautilion.payoffs(state);
    recent += payoff;
    let target = payoff;
    for (const { input, thought, expected } of positions.reverse()) {
      const isExpected = expected !== null && !isTaught;
      memory[kept++ % MEMORY] = { input, target: isExpected ? EXPECTED * expected + (1 - EXPECTED) * target : target };
      if (!isTaught) target = LAMBDA * target + (1 - LAMBDA) * (expected ?? thought);
    }
    for (let n = 1; memory.length > 0 && n <= (isTaught ? TAUGHT_LESSON : LESSON); n++) {
      const example = at(memory, random.below(memory.length));
      trainer.learn(example.input, example.target);
      if (n % BATCH === 0) trainer.step();
    }
    if (game % 500 === 499) {
      progress({ games: game + 1, won: recent / 500 });
      recent = 0;
    }
  }
  return trainer.network;
}
