import { at } from '@fathom/kernel';
import { FIXED_DICE } from './darkhouse/d9.ts';
import { inForce } from './darkhouse/index.ts';
import { CHOOSE_STARTER, CURRENTS, NAME_FIGURE, ROLL_DIE } from './frames.ts';
import { FIGURES, NAUTILION, putRising } from './kinds.ts';
import { NAME, ROLL, START, said } from './said.ts';
import { decision, draw, happening, type MoveOf } from './step.ts';
import type { Move, State } from './types.ts';

/** E3.3, D1: whether the Nautilion gets no die this round. */
export const isHeld = (state: State): boolean => state.stuck && state.round === 1;

/** The figures that may get a die now, as bits by their index. D8: the one named comes first. */
export function figuresOpen(state: State): number {
  const { given, named } = state;
  if (named >= 0 && given[named] === 0) return 1 << named;
  let open = 0;
  if (given[0] === 0) open |= 1;
  if (given[1] === 0) open |= 2;
  if (given[NAUTILION] === 0 && !isHeld(state)) open |= 4;
  return open;
}

/** The dice come, and then the window of phase 1. P2, P2a: on turn one, who starts is chosen once the first dice lie there. */
export function throwDice(state: State, dice: number): void {
  state.rolling = dice;
  openWindow(state);
  state.stack.push(ROLL_DIE);
}

function openWindow(state: State): void {
  state.stack.push(CURRENTS);
  const { given } = state;
  const first = given[0] === 0 && given[1] === 0 && given[2] === 0;
  if (state.seats === 2 && state.turn === 1 && first) state.stack.push(CHOOSE_STARTER);
}

/** Phase 1 opens: how the dice come depends on the Darkhouse's card (D1, D2, D8, D9) and on a reef (E3.3). */
export const waters = happening((state, tell) => {
  const rules = inForce(state);
  if (rules.dice === 'fixed') {
    state.dice = [...FIXED_DICE];
    if (tell) tell({ kind: 'dice-set', dice: FIXED_DICE });
    openWindow(state);
  } else if (rules.dice === 'figure-first') state.stack.push(NAME_FIGURE);
  else if (rules.dice === 'one-by-one') throwDice(state, 1);
  else throwDice(state, state.stuck ? rules.diceWhenStuck : 3);
});

export function removeDie(dice: number[], face: number): void {
  let index = 0;
  while (dice[index] !== face) index++;
  for (index++; index < dice.length; index++) dice[index - 1] = dice[index] ?? 0;
  dice.pop();
}

const ANY_FACE: readonly Move[] = ROLL.slice(1);

/** C3: one die's faces, as draws of chance. */
export const rollMoves = ({ charter }: State): readonly Move[] =>
  charter.faces.length === ANY_FACE.length ? ANY_FACE : charter.faces.map((face) => said(ROLL, face));

export const rollWeights = (state: State): readonly number[] => state.charter.sides;

/** A die of one face only rolls by itself. */
export const onlyFace = (state: State): Move | null =>
  state.charter.faces.length === 1 ? said(ROLL, at(state.charter.faces, 0)) : null;

/** T1: the next die of the roll. */
export const roll = draw('roll', {
  moves: rollMoves,
  weights: rollWeights,
  only: onlyFace,
  play(state, _frame, move, tell) {
    const { face } = move as MoveOf<'roll'>;
    putRising(state.dice, face);
    state.rolling--;
    if (tell) tell({ kind: 'rolled', face, dice: [...state.dice], more: state.rolling });
    if (state.rolling === 0) state.stack.pop();
  },
});

/** P2: seat 0 decides for both. */
export const starter = decision('starter', {
  moves: () => START,
  play(state, _frame, move, tell) {
    state.stack.pop();
    state.active = (move as MoveOf<'start'>).seat;
    if (tell) tell({ kind: 'starter', seat: state.active });
  },
});

/** D8: the figure that gets the first die. */
export const name = decision('name', {
  moves: () => NAME,
  play(state, _frame, move, tell) {
    state.stack.pop();
    const { figure } = move as MoveOf<'name'>;
    state.named = FIGURES.indexOf(figure);
    if (tell) tell({ kind: 'named', figure });
    throwDice(state, 1);
  },
});
