import { type Step, stackMachine } from '@fathom/kernel';
import { drawToken, fillCamp, putToken } from './camp.ts';
import { colourIndex, indexOfCard, tokenIndex, total } from './cards.ts';
import type { Event, Tell } from './events.ts';
import type { CardFrame, Frame } from './frames.ts';
import {
  actions,
  chances,
  closing,
  drawnCards,
  type Move,
  moreCards,
  oddsOf,
  onlyColumn,
  openColumns,
  turnedCards,
} from './moves.ts';
import { collectCards, draw, turnUp } from './stacks.ts';
import { type Open, onTurn, type State } from './state.ts';
import { close, isBeyondClosing, leave, store, takeBonus } from './storing.ts';
import { decideFirst, go, nextTurn, pass } from './turn.ts';

/** One switch rather than a step for each frame: what is called by name can be inlined, and bots play millions of games. */
const steps: Step<State, Frame, Move, Event, Open> = {
  run(state, frame, tell) {
    switch (frame.at) {
      case 'turns':
        nextTurn(state, tell);
        return true;
      case 'fill':
        fillCamp(state, tell);
        return true;
      case 'close':
        if (!isBeyondClosing(state)) return false;
        state.stack.pop();
        return true;
      case 'column': {
        const only = onlyColumn(state);
        if (only === null) return false;
        state.stack.pop();
        go(state, only.column, tell);
        return true;
      }
      default:
        return false;
    }
  },

  /** Only a column can be the only choice, and then `run` has gone there. */
  only: () => null,

  actor(scene, frame) {
    switch (frame.at) {
      case 'draw':
      case 'turn':
      case 'token':
      case 'place':
      case 'first':
        return 'chance';
      default:
        return onTurn(scene);
    }
  },

  moves(state, frame) {
    switch (frame.at) {
      case 'draw':
        return drawnCards(state);
      case 'turn':
        return turnedCards(state);
      case 'column':
        return openColumns(state);
      case 'action':
        return actions(state);
      case 'more':
        return moreCards(state);
      case 'close':
        return closing;
      default:
        return chances(state, frame);
    }
  },

  weights: oddsOf,

  play(state, frame, move, tell) {
    state.stack.pop();
    switch (frame.at) {
      case 'draw':
        answerDraw(state, frame, move, tell);
        break;
      case 'turn':
        answerTurn(state, frame, move, tell);
        break;
      case 'column':
        answerColumn(state, move, tell);
        break;
      case 'action':
        answerAction(state, move, tell);
        break;
      case 'more':
        answerMore(state, move, tell);
        break;
      case 'close':
        answerClose(state, move, tell);
        break;
      case 'token':
        answerToken(state, frame.place, move, tell);
        break;
      case 'place':
        if (move.do === 'place') drawToken(state, colourIndex[move.place], total(state.supply), tell);
        break;
      case 'first':
        if (move.do === 'first') decideFirst(state, move.seat, tell);
        break;
    }
  },
};

// The frame says what is answered, so each of these meets moves of one or two shapes only. They are functions of their own because the
// engine remembers the shapes it has met by function and name: in one function `move.do` would be slow everywhere.

function answerDraw(state: State, frame: CardFrame, move: Move, tell: Tell): void {
  if (move.do === 'draw') draw(state, frame, indexOfCard(move.card), tell);
}

function answerTurn(state: State, frame: CardFrame, move: Move, tell: Tell): void {
  if (move.do === 'turn') turnUp(state, frame, indexOfCard(move.card), tell);
}

function answerColumn(state: State, move: Move, tell: Tell): void {
  if (move.do === 'go') go(state, move.column, tell);
}

function answerAction(state: State, move: Move, tell: Tell): void {
  if (move.do === 'store') store(state, indexOfCard(move.card), tell);
  else if (move.do === 'collect') collectCards(state, tell);
  else pass(state, tell);
}

function answerMore(state: State, move: Move, tell: Tell): void {
  if (move.do === 'store') store(state, indexOfCard(move.card), tell);
  else takeBonus(state, tell);
}

function answerClose(state: State, move: Move, tell: Tell): void {
  if (move.do === 'close') close(state, tell);
  else leave(state, tell);
}

function answerToken(state: State, place: number, move: Move, tell: Tell): void {
  if (move.do === 'token') putToken(state, place, tokenIndex[move.token], tell);
}

/** Goes on until somebody is asked, with one look at each frame. */
function proceed(state: State, tell: Tell): void {
  const { stack } = state;
  while (stack.length > 0) {
    switch (stack[stack.length - 1]?.at) {
      case 'turns':
        nextTurn(state, tell);
        break;
      case 'fill':
        fillCamp(state, tell);
        break;
      case 'close':
        if (!isBeyondClosing(state)) return;
        stack.pop();
        break;
      case 'column': {
        const only = onlyColumn(state);
        if (only === null) return;
        stack.pop();
        go(state, only.column, tell);
        break;
      }
      default:
        return;
    }
  }
}

export const { actor, moves, weights, play } = stackMachine<Frame, Open, State, Move, Event>(steps, proceed);
