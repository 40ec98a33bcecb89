import { at, playChance, quickRandom, type Random } from '@fathom/kernel';
import { bestValue, expectation, type Knowledge, type Network } from '@fathom/mind';
import { asking, type Charter, type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { consider, considerBriefly, considerWidely } from './consider.ts';
import { greedyValue } from './greedy.ts';
import { type Judge, judgeOf, settledJudgeOf } from './judge.ts';
import { nameOf } from './names.ts';
import { diceOutcomes } from './outcomes.ts';
import { isPlain, PlainTurn } from './plain-turn.ts';
import { turnValue } from './turn-value.ts';

/** Chance plays until a seat must decide. */
export function deal(state: State, random: Random): void {
  while (nautilion.actor(state) === 'chance') playChance(nautilion, state, random);
}

/** What a simple player knows. */
export const greedyKnowledge: Knowledge<State, Move> = {
  consider,
  outcomes: diceOutcomes,
  allied: true,
  value: greedyValue,
};

/** Setups dealt to find out what a game promises before anything lies on the table: as many as take a second or two. */
const SETUPS = { base: 40, expanded: 12 };

/** The chance to tell of a value. */
type Tell = (state: State, value: number) => number;

/** What a network thinks. */
export const networkKnowledge = (network: Network): Knowledge<State, Move> =>
  farSighted(judgeOf(network), new PlainTurn(network), (_state, value) => value);

/** What networks think that learn no more: those for one alone, of whom the first knows plain turns, and those for two. */
export function settledKnowledge(
  alone: readonly Network[],
  pair: readonly Network[],
  tell: Tell,
): Knowledge<State, Move> {
  const judge = settledJudgeOf(alone);
  const judgeForTwo = settledJudgeOf(pair);
  return farSighted((state) => (state.seats === 2 ? judgeForTwo : judge)(state), new PlainTurn(at(alone, 0)), tell);
}

/** Where a turn is worked out at once, so many positions cost as much as one that has to be played out. */
const AT_ONCE = 4;

const isPlainRoll = (state: State): boolean => asking(state)?.at === 'roll' && state.rolling === 3 && isPlain(state);

/** A judgement of positions, made into all a search may ask. */
function farSighted(judge: Judge, plainTurn: PlainTurn, tell: Tell): Knowledge<State, Move> {
  let looks = 0;
  const value = (state: State): number => {
    looks++;
    return judge(state);
  };
  const beginnings = new WeakMap<Charter, number>();
  const knowledge: Knowledge<State, Move> = {
    consider: considerBriefly,
    considerFirst: considerWidely,
    outcomes: diceOutcomes,
    nameOf,
    allied: true,
    looks: () => looks + Math.ceil(plainTurn.looks / AT_ONCE),
    value: (state) => (state.turn === 0 ? beginning(state) : value(state)),
    expectation(state) {
      if (state.turn === 0) return beginning(state);
      return isPlainRoll(state) ? plainTurn.expectation(state) : turnValue(state, knowledge);
    },
    farExpectation: (state) => (isPlainRoll(state) ? plainTurn.farExpectation(state) : null),
    told: (state, value) => (state.turn === 0 ? value : tell(state, value)),
  };
  /**
   * Before the first turn: the chance told, on average over some ways the sea may lie, the same ones each time. Each is looked at through its first
   * turns, because the network has only learned what positions after a turn are worth.
   */
  const beginning = (state: State): number => {
    const known = beginnings.get(state.charter);
    if (known !== undefined) return known;
    const random = quickRandom('beginning');
    const setups = state.charter.options.expansions.length === 0 ? SETUPS.base : SETUPS.expanded;
    let total = 0;
    for (let i = 0; i < setups; i++) {
      const dealt = nautilion.setup(state.seats, state.charter.options);
      while (dealt.turn === 0) playChance(nautilion, dealt, random);
      const found =
        nautilion.actor(dealt) === 'chance'
          ? (knowledge.farExpectation?.(dealt, 0) ?? expectation(nautilion, dealt, 0, knowledge))
          : bestValue(nautilion, nautilion.clone(dealt), 0, knowledge);
      total += tell(dealt, found);
    }
    beginnings.set(state.charter, total / setups);
    return total / setups;
  };
  return knowledge;
}
