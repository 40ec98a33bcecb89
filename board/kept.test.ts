import { describe, expect, it } from 'vitest';
import { kept } from './kept.ts';

describe('what is kept of the last view', () => {
  const last = { dice: [1, 2, 3], path: [{ crew: 4 }, { crew: 5 }], turn: 3 };

  it('is all of it while nothing has changed', () => {
    expect(kept(last, structuredClone(last))).toBe(last);
  });

  it('is every part that has not changed', () => {
    const next = { dice: [1, 2, 3], path: [{ crew: 4 }, { crew: 6 }], turn: 4 };
    const shown = kept(last, next);
    expect(shown).toEqual(next);
    expect(shown).not.toBe(last);
    expect(shown.dice).toBe(last.dice);
    expect(shown.path[0]).toBe(last.path[0]);
    expect(shown.path[1]).not.toBe(last.path[1]);
  });

  it('is nothing of what has become something else', () => {
    const before: unknown = { a: [1, 2], b: null, c: 1, d: { e: 1 } };
    for (const after of [
      { a: [1], b: null, c: 1, d: { e: 1 } },
      { a: [1, 2, 3], b: {}, c: '1', d: {} },
      { a: { 0: 1, 1: 2 }, b: 0, c: 1, d: { f: 1 } },
      { a: [1, 2], b: null, c: 1 },
      null,
      [1],
    ])
      expect(kept<unknown>(before, after)).toEqual(after);
  });

  it('tells a part that is undefined from one that is missing', () => {
    const gone = kept<object>({ a: 1, b: undefined }, { a: 1, c: undefined });
    expect(Object.keys(gone)).toEqual(['a', 'c']);
  });
});
