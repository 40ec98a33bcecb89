import { removeDie } from './dice.ts';
import { ROLL_DIE, SWAP } from './frames.ts';
import { pathPlace, putRising, tokenOf } from './kinds.ts';
import { placeOf, spotOf } from './path.ts';
import { charge } from './reserve.ts';
import { swapAt } from './said.ts';
import { decision, type MoveOf, type Tell } from './step.ts';
import type { Move, State } from './types.ts';

/** T1, T1b: every die rolled and not yet given is rolled again. */
export function castWhirlwind(state: State, tell: Tell): void {
  if (tell) tell({ kind: 'whirlwind', dice: [...state.dice] });
  state.rolling = state.dice.length;
  state.dice = [];
  state.stack.push(ROLL_DIE);
  charge(state, state.charter.costs.whirlwind, 'whirlwind', tell);
}

/** T1: one die is turned to another face. */
export function castTide(state: State, die: number, to: number, tell: Tell): void {
  turnDie(state, die, to);
  if (tell) tell({ kind: 'tide', die, to });
  charge(state, state.charter.costs.tide, 'tide', tell);
}

export function turnDie(state: State, die: number, to: number): void {
  removeDie(state.dice, die);
  putRising(state.dice, to);
}

/** T1: two tokens of the path are chosen, one after the other, and swapped. */
export function castTranslation(state: State, tell: Tell): void {
  charge(state, state.charter.costs.translation, 'translation', tell);
  state.stack.push(SWAP);
}

/** T2a: whether tokens of two different kinds lie on the path. */
export function pathVaries(state: State): boolean {
  const { path } = state;
  let seen = 0;
  for (let place = 1; place < path.length; place++) {
    const kind = path[place] ?? 0;
    if (kind === 0) continue;
    if (seen === 0) seen = kind;
    else if (kind !== seen) return true;
  }
  return false;
}

/** T2, T2a: the tokens on the path that differ from a kind (0: all of them). */
function swappable(state: State, from: number): Move[] {
  const moves: Move[] = [];
  for (let place = 1; place < state.path.length - 1; place++) {
    const kind = state.path[place];
    if (kind !== 0 && kind !== from) moves.push(swapAt(spotOf(state, place)));
  }
  return moves;
}

export const swap = decision('swap', {
  moves: (state) => swappable(state, 0),
  /** T2a: there are two kinds at least. */
  only: () => null,
  play(state, _frame, move) {
    state.stack.pop();
    state.stack.push({ at: 'swap-with', first: (move as MoveOf<'swap'>).spot });
  },
});

/** E3.1: reefs belong to their places and stay. */
export const swapWith = decision('swap-with', {
  moves: (state, { first }) => swappable(state, state.path[placeOf(state, first)] ?? 0),
  play(state, { first }, move, tell) {
    state.stack.pop();
    const second = (move as MoveOf<'swap'>).spot;
    const a = placeOf(state, first);
    const b = placeOf(state, second);
    const one = state.path[a] ?? 0;
    const other = state.path[b] ?? 0;
    state.path[a] = other;
    state.path[b] = one;
    if (tell) {
      const shifts = [
        { piece: tokenOf(one), from: pathPlace(first), to: pathPlace(second) },
        { piece: tokenOf(other), from: pathPlace(second), to: pathPlace(first) },
      ];
      tell({ kind: 'translation', spots: [first, second], tokens: [tokenOf(one), tokenOf(other)], shifts });
    }
  },
});
