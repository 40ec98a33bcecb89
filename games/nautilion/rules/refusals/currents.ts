import { at, type Refusal } from '@fathom/kernel';
import { mayRecall, RECALL_COST } from '../darkhouse/d12.ts';
import { inForce } from '../darkhouse/index.ts';
import { isHeld } from '../dice.ts';
import { top } from '../frames.ts';
import { cardNumber, FIGURES } from '../kinds.ts';
import { pairsReady } from '../mages.ts';
import { inReserve } from '../reserve.ts';
import { pathVaries } from '../spells.ts';
import type { MoveOf } from '../step.ts';
import type { CrewNumber, Move, Spell, State } from '../types.ts';
import { refuse } from './refuse.ts';

/** Why something of phase 1 may not be done in the window after a roll, or while the dice are being given. */
export function whyNotInCurrents(state: State, move: Move): Refusal | null {
  if (move.do === 'give') return whyNotGiven(state, move);
  const closed = top(state).at === 'plan';
  switch (move.do) {
    case 'whirlwind':
      return closed ? refuse(closing(state), 'closed') : (diceFixed(state) ?? tooDear(state, 'whirlwind'));
    case 'tide':
      if (closed) return refuse(closing(state), 'closed');
      return diceFixed(state) ?? tooDear(state, 'tide') ?? whyNotTurned(state, move.die, move.to);
    case 'translation':
      if (closed) return refuse('T1', 'closed');
      return tooDear(state, 'translation') ?? (pathVaries(state) ? null : refuse('T2a', 'one-kind'));
    case 'reroll':
      return whyNotRerolled(state, move.die, closed);
    case 'recall':
      return whyNotRecalled(state, closed);
    case 'play':
      return whyNotPlayed(state, move, closed);
    default:
      return null;
  }
}

/** D1: in the second round it is that card that keeps the dice as they are. */
const closing = (state: State): string => (state.round > 1 ? 'D1' : 'T1');

const diceFixed = (state: State): Refusal | null =>
  inForce(state).dice === 'fixed' ? refuse('D9', 'fixed-dice') : null;

function tooDear(state: State, spell: Spell): Refusal | null {
  const cost = state.charter.costs[spell];
  const money = inReserve(state);
  return money < cost ? refuse('T1', 'too-dear', { spell, cost, money }) : null;
}

const dieMissing = (state: State, rule: string, die: number): Refusal | null =>
  state.dice.includes(die) ? null : refuse(rule, 'no-such-die', { die, dice: [...state.dice] });

function whyNotTurned(state: State, die: number, to: number): Refusal | null {
  const missing = dieMissing(state, 'T1', die);
  if (missing) return missing;
  if (!state.charter.faces.includes(to)) return refuse('C3', 'no-such-face', { face: to });
  return to === die ? refuse('T1a', 'same-face', { die }) : null;
}

/** T4, D8, E3.3. */
function whyNotGiven(state: State, { die, to }: MoveOf<'give'>): Refusal | null {
  const figure = FIGURES.indexOf(to);
  if (state.given[figure] !== 0) return refuse('T4', 'has-die', { figure: to });
  if (to === 'nautilion' && isHeld(state)) return refuse('E3.3', 'stuck');
  if (state.named >= 0 && state.given[state.named] === 0 && state.named !== figure) {
    return refuse('D8', 'named-first', { figure: at(FIGURES, state.named) });
  }
  return dieMissing(state, 'T4', die);
}

function whyNotRerolled(state: State, die: number, closed: boolean): Refusal | null {
  if (!state.charter.mages) return refuse('E1.4', 'not-in-play');
  if (closed) return refuse(state.round > 1 ? 'D1' : 'E1.4', 'closed');
  const fixed = diceFixed(state);
  if (fixed) return fixed;
  if (pairsReady(state) === 0) {
    return state.pairsUsed === 0 ? refuse('E1.4', 'no-pair') : refuse('E1.4a', 'pairs-used');
  }
  return dieMissing(state, 'E1.4', die);
}

/** D12, D12a. */
function whyNotRecalled(state: State, closed: boolean): Refusal | null {
  if (!state.charter.darkhouse) return refuse('D12', 'not-in-play');
  if (!inForce(state).recalls) return refuse('D12', 'not-in-force');
  if (closed) return refuse('D12', 'closed');
  if (state.recalled) return refuse('D12', 'once');
  const money = inReserve(state);
  if (money < RECALL_COST) return refuse('D12', 'too-dear', { cost: RECALL_COST, money });
  return mayRecall(state) ? null : refuse('D12a', 'nothing-to-place');
}

const isAboard = (state: State, crew: CrewNumber): boolean => state.cabins[crew] === crew;

/** E5.2, T10. */
function whyNotPlayed(state: State, { card }: MoveOf<'play'>, closed: boolean): Refusal | null {
  if (!state.charter.heroic) return refuse('E5.2', 'not-in-play');
  if (!state.revealed.includes(cardNumber(card))) return refuse('E5.2', 'not-revealed', { card });
  if (closed) return refuse('E5.2', 'closed');
  const somebody = [1, 2, 3, 4, 5, 6, 7, 8, 9].some((crew) => isAboard(state, crew));
  return somebody ? refuse('T10', 'no-payer', { card }) : refuse('E5.2', 'no-crew', { card });
}
