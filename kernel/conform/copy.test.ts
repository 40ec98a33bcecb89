import { expect, it } from 'vitest';
import { difference, unlikeJson } from './copy.ts';

it.each([
  ['negative zero', { scores: [3, -0] }, 'scores.1 is −0'],
  ['no number', { share: Number.NaN }, 'share is NaN'],
  ['something left undefined', [{ note: undefined }], '0.note is undefined'],
  ['a hole in a list', new Array(2), '0 is undefined'],
  ['a class', { sea: new Map() }, 'sea is a Map'],
  ['the value itself', Number.POSITIVE_INFINITY, 'it is Infinity'],
])('says where %s keeps a value from surviving JSON', (_what, value, said) => {
  expect(unlikeJson(value)).toBe(said);
});

it('says so of what contains itself', () => {
  const ring: { next?: unknown } = {};
  ring.next = ring;
  expect(unlikeJson(ring)).toMatch(/^next\.next.*… goes on without end$/);
});

it('says nothing of what survives', () => {
  expect(unlikeJson({ scores: [3, 0], sea: null })).toBe('');
});

it('tells 0 from −0 where two values differ', () => {
  expect(difference({ score: 0 }, { score: -0 })).toBe('score is 0 here and −0 there');
});
