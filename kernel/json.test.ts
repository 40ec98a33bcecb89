import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './contract.ts';
import { canonical, isJson, same } from './json.ts';

const json = fc.jsonValue({ noUnicodeString: true } as object).filter(isJson) as fc.Arbitrary<Json>;
const shuffled = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shuffled);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
};

describe('plain data', () => {
  it('is the same whatever the order of its keys', () => {
    fc.assert(fc.property(json, (a) => same(a, shuffled(a)) && canonical(a) === canonical(shuffled(a))));
  });

  it('is told apart exactly where its canonical texts differ', () => {
    fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  });

  it('does not include what JSON would lose', () => {
    expect(isJson({ a: [1, 'x', null, true] })).toBe(true);
    for (const lost of [
      undefined,
      Number.NaN,
      -0,
      Number.POSITIVE_INFINITY,
      new Map(),
      () => 1,
      { a: undefined },
      [undefined],
    ]) {
      expect(isJson(lost)).toBe(false);
    }
    expect(isJson(new Array(2))).toBe(false);
  });
});
