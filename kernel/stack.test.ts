import { describe, expect, it } from 'vitest';
import type { Seat, Tell } from './contract.ts';
import { dispatch, type StepParts, stackMachine, stepFinder, wholeStep } from './stack.ts';

/** Divers come up one after the other; each takes shells from the basket, one or two; a storm may break. */
type Frame = { at: 'dive'; seat: Seat } | { at: 'take'; seat: Seat } | { at: 'storm' } | { at: 'bell' };
type Move = 'one' | 'two' | 'calm' | 'storm';
type Event = { kind: 'dives' | 'takes'; seat: Seat } | { kind: 'bell' };
interface State {
  stack: Frame[];
  basket: number;
}

const step = <At extends Frame['at']>(parts: StepParts<State, Extract<Frame, { at: At }>, Move, Event>) =>
  wholeStep(parts);

const dive = step<'dive'>({
  run(state, { seat }, tell) {
    state.stack.pop();
    state.stack.push({ at: 'take', seat });
    tell?.({ kind: 'dives', seat });
    return true;
  },
});

const take = step<'take'>({
  run(state) {
    if (state.basket > 0) return false;
    state.stack.pop();
    return true;
  },
  actor: (_state, { seat }) => seat,
  moves: ({ basket }): Move[] => (basket > 1 ? ['one', 'two'] : ['one']),
  play(state, { seat }, move, tell) {
    state.stack.pop();
    state.basket -= move === 'two' ? 2 : 1;
    tell?.({ kind: 'takes', seat });
  },
});

const storm = step<'storm'>({
  asks: true,
  moves: ({ basket }): Move[] => (basket === 0 ? ['calm'] : ['calm', 'storm']),
  weights: ({ basket }) => (basket === 0 ? [1] : [3, 1]),
  play(state, _frame, move) {
    state.stack.pop();
    if (move === 'storm') state.basket = 0;
  },
});

const bell = step<'bell'>({
  run(state, _frame, tell) {
    state.stack.pop();
    tell?.({ kind: 'bell' });
    return true;
  },
});

const find = stepFinder<Frame['at'], ReturnType<typeof wholeStep<State, Frame, Move, Event>>>({
  dive,
  take,
  storm,
  bell,
});

const machine = stackMachine<Frame, State, State, Move, Event>(dispatch((frame: Frame) => find(frame.at)));

function begin(basket: number): { state: State; heard: string[]; tell: Tell<Event> } {
  const heard: string[] = [];
  const stack: Frame[] = [{ at: 'bell' }, { at: 'dive', seat: 1 }, { at: 'dive', seat: 0 }, { at: 'storm' }];
  return { state: { stack, basket }, heard, tell: ({ kind }) => void heard.push(kind) };
}

describe('the stack machine', () => {
  it('asks chance, then whoever has a choice, and tells what happened by itself on the way', () => {
    const { state, heard, tell } = begin(4);
    expect([machine.actor(state), machine.moves(state), machine.weights(state)]).toEqual([
      'chance',
      ['calm', 'storm'],
      [3, 1],
    ]);
    machine.play(state, 'calm', tell);
    expect([machine.actor(state), machine.moves(state), heard]).toEqual([0, ['one', 'two'], ['dives']]);
    machine.play(state, 'two', tell);
    expect([machine.actor(state), heard]).toEqual([1, ['dives', 'takes', 'dives']]);
  });

  it('makes a single choice unasked, and ends when nothing is left on the stack', () => {
    const { state, heard, tell } = begin(3);
    machine.play(state, 'calm', tell);
    machine.play(state, 'two', tell);
    expect(heard).toEqual(['dives', 'takes', 'dives', 'takes', 'bell']);
    expect([machine.actor(state), machine.moves(state), machine.weights(state)]).toEqual([null, [], []]);
    machine.play(state, 'one', tell);
    expect(state).toEqual({ stack: [], basket: 0 });
  });

  it('passes over what cannot be asked', () => {
    const { state, heard, tell } = begin(3);
    machine.play(state, 'storm', tell);
    expect(heard).toEqual(['dives', 'dives', 'bell']);
  });

  it('asks for a single choice where the step says so', () => {
    const { state } = begin(0);
    state.stack.push({ at: 'bell' });
    machine.play(state, 'calm');
    expect([machine.actor(state), machine.moves(state)]).toEqual(['chance', ['calm']]);
  });

  it('asks where the step finds several choices without counting moves', () => {
    const wary = step<'take'>({ moves: () => ['one'], several: ({ basket }) => basket === 5 });
    expect(wary.only({ stack: [], basket: 5 }, { at: 'take', seat: 0 })).toBe(null);
    expect(wary.only({ stack: [], basket: 4 }, { at: 'take', seat: 0 })).toBe('one');
  });

  it('says so when a step has nothing to choose, or nothing handles a frame', () => {
    const stuck = step<'take'>({});
    expect(() => stuck.only({ stack: [], basket: 1 }, { at: 'take', seat: 0 })).toThrow('nothing to choose at take');
    expect(() => find(JSON.parse('"sleep"'))).toThrow('nothing handles sleep');
  });
});
