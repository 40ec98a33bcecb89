import { expect, test } from 'vitest';
import { recordsOf } from './records.ts';
import type { Result } from './results.ts';
import { freshSave } from './testing.ts';

const game = (id: string, won: boolean, turn: number, scores?: readonly number[]): Result => ({
  head: {
    ...freshSave({ id }).head,
    over: true,
    standing: { turn, line: { en: '', fr: '' } },
    result: { ranks: [won ? 1 : 2], why: '', ...(scores ? { scores } : {}) },
  },
  config: '',
  won,
});

test('wins in a row are counted up to the latest game, and the longest row is remembered', () => {
  const list = [game('e', true, 12), game('d', false, 5), game('c', true, 9), game('b', true, 11), game('a', true, 14)];
  expect(recordsOf(list)).toMatchObject({ streak: 1, longest: 3, quickest: 9, best: null });
});

test('a record is the most points of any game where points are counted', () => {
  expect(recordsOf([game('b', false, 3, [24, 30]), game('a', true, 3, [22, 9])])).toMatchObject({
    best: 24,
    quickest: null,
  });
});

test('skill is the mean over the games that were analysed, and unknown without one', () => {
  const list = [game('b', true, 9), game('a', true, 9), game('c', true, 9)];
  expect(recordsOf(list, { a: 90, b: 70, z: 1 })).toMatchObject({ skill: 80, analysed: 2 });
  expect(recordsOf(list)).toMatchObject({ skill: null, analysed: 0 });
});
