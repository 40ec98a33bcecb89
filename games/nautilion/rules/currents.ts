import { at } from '@fathom/kernel';
import { mayRecall, useRecall } from './darkhouse/d12.ts';
import { inForce } from './darkhouse/index.ts';
import { figuresOpen } from './dice.ts';
import { mayPlay, startPlaying } from './heroic/index.ts';
import { cardNumber } from './kinds.ts';
import { pairsReady, reroll } from './mages.ts';
import { give } from './plan.ts';
import { inReserve } from './reserve.ts';
import { GIVE, PLAY, RECALL, REROLL, said, TIDE, TRANSLATION, WHIRLWIND } from './said.ts';
import { castTide, castTranslation, castWhirlwind, pathVaries } from './spells.ts';
import { decision } from './step.ts';
import type { Move, State } from './types.ts';

/** What the window of phase 1 offers besides giving a die, as bits. */
const WHIRLWIND_OPEN = 1;
const TIDE_OPEN = 2;
const TRANSLATION_OPEN = 4;
const REROLL_OPEN = 8;
const RECALL_OPEN = 16;

function offers(state: State): number {
  const { charter } = state;
  const rules = inForce(state);
  const money = inReserve(state);
  let open = 0;
  if (rules.dice !== 'fixed') {
    if (money >= charter.costs.whirlwind) open |= WHIRLWIND_OPEN;
    if (money >= charter.costs.tide && charter.faces.length > 1) open |= TIDE_OPEN;
    if (charter.mages && pairsReady(state) !== 0) open |= REROLL_OPEN;
  }
  if (money >= charter.costs.translation && pathVaries(state)) open |= TRANSLATION_OPEN;
  if (rules.recalls && mayRecall(state)) open |= RECALL_OPEN;
  return open;
}

/** By the faces a die has, then by dice, figures and offers: there are few, so each list of moves is made once. */
const windows: (readonly Move[])[][] = [];
const WINDOWS = 32 * 8 * 125;

/** The windows of a die with all four faces, which nearly every die has. */
const usualWindows: (readonly Move[])[] = new Array(WINDOWS);

function windowsOf(faces: readonly number[]): (readonly Move[])[] {
  if (faces.length === 4) return usualWindows;
  let set = 0;
  for (const face of faces) set |= 1 << face;
  const known = windows[set] ?? new Array(WINDOWS);
  windows[set] = known;
  return known;
}

function windowMoves(state: State, open: number): readonly Move[] {
  const { dice, charter } = state;
  const figures = figuresOpen(state);
  const lists = windowsOf(charter.faces);
  const rolled = dice.length;
  const second = rolled > 1 ? (dice[1] ?? 0) : 0;
  const third = rolled > 2 ? (dice[2] ?? 0) : 0;
  const key = (((open * 8 + figures) * 5 + (dice[0] ?? 0)) * 5 + second) * 5 + third;
  let list = lists[key];
  if (!list) {
    list = [...giveMoves(dice, figures), ...offeredMoves(dice, charter.faces, open)];
    lists[key] = list;
  }
  return list;
}

/** T4: one move for each different die and each figure still without one. */
function giveMoves(dice: readonly number[], figures: number): Move[] {
  const moves: Move[] = [];
  for (const die of new Set(dice)) {
    for (let figure = 0; figure < 3; figure++) {
      if (figures & (1 << figure)) moves.push(said(at(GIVE, die), figure));
    }
  }
  return moves;
}

/** T1, T1a: Tide must change the face. */
function offeredMoves(dice: readonly number[], faces: readonly number[], open: number): Move[] {
  const moves: Move[] = [];
  const different = [...new Set(dice)];
  if (open & WHIRLWIND_OPEN) moves.push(WHIRLWIND);
  if (open & TIDE_OPEN) {
    for (const die of different) {
      for (const to of faces) if (to !== die) moves.push(said(at(TIDE, die), to));
    }
  }
  if (open & TRANSLATION_OPEN) moves.push(TRANSLATION);
  if (open & REROLL_OPEN) for (const die of different) moves.push(said(REROLL, die));
  if (open & RECALL_OPEN) moves.push(RECALL);
  return moves;
}

/** Whether it makes no difference which die goes to which figure, or there is only one of each. */
function diceAlike(state: State): boolean {
  const { dice } = state;
  if (dice[0] !== dice[dice.length - 1]) return false;
  const figures = figuresOpen(state);
  return dice.length >= (figures & 1) + ((figures >> 1) & 1) + ((figures >> 2) & 1);
}

/** Phase 1 after a roll: spells (T1), pairs (E1.4), Heroic cards (E5.2) and D12 in any order, until a die is given. */
export const currents = decision('currents', {
  moves(state) {
    const list = windowMoves(state, offers(state));
    if (!state.charter.heroic) return list;
    const cards = state.revealed.filter((card) => mayPlay(state, card));
    return cards.length === 0 ? list : [...list, ...cards.map((card) => said(PLAY, card))];
  },
  only(state) {
    if (!diceAlike(state) || offers(state) !== 0) return null;
    if (state.charter.heroic && state.revealed.some((card) => mayPlay(state, card))) return null;
    return said(windowMoves(state, 0), 0);
  },
  play(state, _frame, move, tell) {
    switch (move.do) {
      case 'give':
        return give(state, move, tell);
      case 'whirlwind':
        return castWhirlwind(state, tell);
      case 'tide':
        return castTide(state, move.die, move.to, tell);
      case 'translation':
        return castTranslation(state, tell);
      case 'reroll':
        return reroll(state, move.die, tell);
      case 'recall':
        return useRecall(state, tell);
      case 'play':
        return startPlaying(state, cardNumber(move.card));
    }
  },
});

/** T4: further dice. */
export const plan = decision('plan', {
  moves: (state) => windowMoves(state, 0),
  only: (state) => (diceAlike(state) ? said(windowMoves(state, 0), 0) : null),
  play(state, _frame, move, tell) {
    if (move.do === 'give') give(state, move, tell);
  },
});
