import { at } from '@fathom/kernel';
import { bestValue, type Knowledge } from '@fathom/mind';
import { asking, COSTLY, landing, type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { diceOutcomes } from './outcomes.ts';

const NEVER = -1;
/** T5: what matters of the Darkhouse's die is whether it costs a token. */
const costsToken = (face: number): number => (face >= COSTLY ? 1 : 0);
const slotOf = (darkhouse: number, phantom: number, nautilionDie: number): number =>
  (costsToken(darkhouse) * 5 + phantom) * 5 + nautilionDie;
const SLOTS = 50;

/**
 * What a turn promises before its three dice are rolled, exactly as looking at all 20 rolls one by one would find it, but several times
 * faster: the plans of different rolls lead to the same places, so each plan is played out once, then once more after Tide and
 * after each worthwhile swap. `null` where a turn is not so simple (mages, Darkhouse cards, Heroic cards, a reef, turn one of two players).
 */
export function turnValue(state: State, knowledge: Knowledge<State, Move>): number | null {
  const { charter } = state;
  if (charter.mages || charter.darkhouse || charter.heroic) return null;
  if (asking(state)?.at !== 'roll' || state.rolling !== 3 || state.stuck) return null;
  if (state.seats === 2 && state.turn === 1) return null;
  const rolls = diceOutcomes(state);
  if (rolls === null) return null;

  const plain = new Float64Array(SLOTS).fill(NEVER);
  const tided = new Float64Array(SLOTS).fill(NEVER);
  const swapped = new Float64Array(SLOTS).fill(NEVER);
  let whirlwind = NEVER;
  const { faces } = charter;
  const shadows = [faces.find((face) => !costsToken(face)), faces.find((face) => costsToken(face))];
  for (const darkhouse of shadows) {
    if (darkhouse === undefined) continue;
    const other = faces.find((face) => face !== darkhouse);
    for (const phantom of faces) {
      for (const mine of faces) {
        const slot = slotOf(darkhouse, phantom, mine);
        const dice = [darkhouse, phantom, mine];
        const rolled = roll(state, dice);
        const moves = asking(rolled)?.at === 'currents' && rolled.dice.length === 3 ? nautilion.moves(rolled) : [];
        if (whirlwind === NEVER && moves.some((move) => move.do === 'whirlwind')) {
          whirlwind = bestValue(nautilion, played(rolled, { do: 'whirlwind' }), rolled.active, knowledge);
        }
        if (
          moves.some((move) => move.do === 'translation') &&
          knowledge.consider(rolled, []).includes(moves.find((move) => move.do === 'translation') as Move)
        ) {
          swapped[slot] = swaps(rolled, dice, knowledge);
        }
        plain[slot] = carriedOut(rolled, dice, [], knowledge);
        if (other === undefined || !moves.some((move) => move.do === 'tide')) continue;
        const tide: Move = { do: 'tide', die: other, to: darkhouse };
        tided[slot] = carriedOut(played(roll(state, [other, phantom, mine]), tide), dice, [tide], knowledge);
      }
    }
  }

  let total = 0;
  let weights = 0;
  for (const { moves, weight } of rolls) {
    const dice = moves.map((move) => (move.do === 'roll' ? move.face : 0));
    let top = Math.max(whirlwind, bestPlan(plain, dice), bestPlan(swapped, dice));
    for (let die = 0; die < 3; die++) {
      for (const face of faces) if (face !== dice[die]) top = Math.max(top, bestPlan(tided, dice.with(die, face)));
    }
    total += weight * top;
    weights += weight;
  }
  return total / weights;
}

function bestPlan(values: Float64Array, [a = 0, b = 0, c = 0]: readonly number[]): number {
  const worth = (...dice: [number, number, number]): number => values[slotOf(...dice)] ?? NEVER;
  return Math.max(worth(a, b, c), worth(a, c, b), worth(b, a, c), worth(b, c, a), worth(c, a, b), worth(c, b, a));
}

function played(state: State, move: Move): State {
  const next = nautilion.clone(state);
  nautilion.play(next, move);
  return next;
}

function roll(state: State, dice: readonly number[]): State {
  const next = nautilion.clone(state);
  for (const face of dice) nautilion.play(next, { do: 'roll', face });
  return next;
}

/** Pays what is due, gives the dice as planned, and decides the rest as well as can be. `state` is used up. */
function carriedOut(
  state: State,
  [darkhouse = 0, phantom = 0]: readonly number[],
  row: Move[],
  knowledge: Knowledge<State, Move>,
): number {
  while (asking(state)?.at === 'pay') nautilion.play(state, at(knowledge.consider(state, row), 0));
  if (asking(state)?.at === 'currents') nautilion.play(state, { do: 'give', die: darkhouse, to: 'darkhouse' });
  if (asking(state)?.at === 'plan') nautilion.play(state, { do: 'give', die: phantom, to: 'phantom' });
  return bestValue(nautilion, state, state.active, knowledge);
}

/** The best swap that brings a token under the Nautilion's die. */
function swaps(rolled: State, dice: readonly number[], knowledge: Knowledge<State, Move>): number {
  const translation: Move = { do: 'translation' };
  const row: Move[] = [translation];
  const cast = played(rolled, translation);
  while (asking(cast)?.at === 'pay') nautilion.play(cast, at(knowledge.consider(cast, row), 0));
  const { to } = landing(cast, 'nautilion', at(dice, 2));
  const first = knowledge.consider(cast, row).find((move) => move.do === 'swap' && move.spot === to);
  if (first === undefined) return NEVER;
  nautilion.play(cast, first);
  let top = NEVER;
  for (const second of knowledge.consider(cast, [...row, first])) {
    top = Math.max(top, carriedOut(played(cast, second), dice, [...row, first, second], knowledge));
  }
  return top;
}
