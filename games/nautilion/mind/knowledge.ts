import { pick, quickRandom, type Random, sum } from '@fathom/kernel';
import { evaluator, type Knowledge, type Network } from '@fathom/mind';
import { type Charter, type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { consider } from './consider.ts';
import { FEATURES, features } from './features.ts';
import { greedyValue } from './greedy.ts';
import { diceOutcomes } from './outcomes.ts';
import { turnValue } from './turn-value.ts';

/** Chance plays until a seat must decide. */
export function deal(state: State, random: Random): void {
  while (nautilion.actor(state) === 'chance') draw(state, random);
}

function draw(state: State, random: Random): void {
  const weights = nautilion.weights(state);
  nautilion.play(state, nautilion.moves(state)[pick(weights, random.below(sum(weights)))]);
}

/** What a simple player knows. */
export const greedyKnowledge: Knowledge<State, Move> = {
  consider,
  outcomes: diceOutcomes,
  allied: true,
  value: greedyValue,
};

/** Setups dealt to find out what a game promises before anything lies on the table. */
const SETUPS = 200;

/** What self-play taught. */
export function networkKnowledge(network: Network): Knowledge<State, Move> {
  const answer = evaluator(network);
  const input = new Float32Array(FEATURES);
  return farSighted((state) => answer(features(state, input))[0]);
}

/** A judgement of positions, made into all a search may ask. */
export function farSighted(judge: (state: State) => number): Knowledge<State, Move> {
  let looks = 0;
  const value = (state: State): number => {
    looks++;
    return judge(state);
  };
  const beginnings = new WeakMap<Charter, number>();
  const knowledge: Knowledge<State, Move> = {
    consider,
    outcomes: diceOutcomes,
    allied: true,
    looks: () => looks,
    value: (state) => (state.turn === 0 ? beginning(state) : value(state)),
    expectation: (state) => (state.turn === 0 ? beginning(state) : turnValue(state, knowledge)),
  };
  /** Before the first turn: the average over some ways the sea may lie, the same ones each time. */
  const beginning = (state: State): number => {
    const known = beginnings.get(state.charter);
    if (known !== undefined) return known;
    const random = quickRandom('beginning');
    let total = 0;
    for (let i = 0; i < SETUPS; i++) {
      const dealt = nautilion.setup(state.seats, state.charter.options);
      while (dealt.turn === 0) draw(dealt, random);
      total += value(dealt);
    }
    beginnings.set(state.charter, total / SETUPS);
    return total / SETUPS;
  };
  return knowledge;
}
