import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from './at.ts';
import { type Dealer, dealerOf, type Sea } from './dealers.ts';
import { isSea } from './sea.ts';
import { commitmentTo, type Terms } from './sealing.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const terms: Terms = { game: 'toy', version: 1, seats: 2, options: { rounds: 3 } };
const salt = (digit: string) => digit.repeat(64);
const sealed = (...salts: string[]): Sea => ({
  kind: 'sealed',
  table: 'brass-bell',
  attempt: 1,
  commitment: commitmentTo(seed),
  lots: salts.map((one, seat) => ({ seat, commitment: commitmentTo(one), salt: one })),
  seed,
});
const none = () => [];
const row = (dealer: Dealer, weights: number[], count: number) =>
  Array.from({ length: count }, (_, n) => dealer.draw(n, weights, none));

describe('dealers', () => {
  it('commit to the seed by SHA-256', () => {
    expect(commitmentTo(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it('draw the same for the same sea, and otherwise for another name or another salt', () => {
    const weights = [2, 2, 1, 1];
    const whale = row(dealerOf({ kind: 'named', name: 'Grey Whale 214' }), weights, 40);
    expect(row(dealerOf({ kind: 'named', name: 'Grey Whale 214' }), weights, 40)).toEqual(whale);
    expect(row(dealerOf({ kind: 'named', name: 'Grey Whale 215' }), weights, 40)).not.toEqual(whale);
    const both = row(dealerOf(sealed(salt('a'), salt('b')), terms), weights, 40);
    expect(row(dealerOf(sealed(salt('a'), salt('b')), terms), weights, 40)).toEqual(both);
    expect(row(dealerOf(sealed(salt('b'), salt('a')), terms), weights, 40)).not.toEqual(both);
    expect(row(dealerOf(sealed(salt('a')), terms), weights, 40)).not.toEqual(both);
  });

  it('keep to a written sequence of draws for ever: a change here breaks every sealed logbook', () => {
    expect(row(dealerOf({ kind: 'named', name: 'Grey Whale 214' }), [2, 2, 1, 1], 12).join('')).toBe('311023003033');
    expect(row(dealerOf(sealed(salt('5')), terms), [1, 1, 1, 1, 1, 1, 1], 12).join('')).toBe('025526265221');
    expect(row(dealerOf({ kind: 'quick', seed: 'quick' }), [1, 1, 1, 1, 1, 1, 1], 12).join('')).toBe('323410145632');
  });

  it('draw by HMAC of the number of the draw and of the attempt, as documented', () => {
    const bound = `{"attempt":1,"game":"toy","options":{"rounds":3},"salts":[[0,"${salt('5')}"]],"seats":2,"table":"brass-bell","version":1}`;
    const key = createHash('sha256')
      .update(Buffer.concat([Buffer.from(seed, 'hex'), Buffer.from(bound)]))
      .digest();
    const expected = Array.from({ length: 30 }, (_, n) => {
      const counter = Buffer.alloc(12);
      counter.writeBigUInt64BE(BigInt(n));
      return createHmac('sha256', key).update(counter).digest().readUIntBE(0, 6) % 7;
    });
    expect(row(dealerOf(sealed(salt('5')), terms), [1, 1, 1, 1, 1, 1, 1], 30)).toEqual(expected);
  });

  for (const sea of [sealed(salt('7')), { kind: 'named', name: 'fair' }, { kind: 'quick', seed: 'fair' }] as const) {
    it(`draw fairly: ${sea.kind}`, () => {
      const weights = [2, 2, 1, 1];
      const draws = 12_000;
      const counts = [0, 0, 0, 0];
      const dealer = dealerOf(sea, terms);
      for (let n = 0; n < draws; n++)
        counts[dealer.draw(n, weights, none) ?? 0] = at(counts, dealer.draw(n, weights, none) ?? 0) + 1;
      const chiSquare = counts.reduce((total, count, i) => {
        const expected = (draws * at(weights, i)) / 6;
        return total + (count - expected) ** 2 / expected;
      }, 0);
      expect(chiSquare).toBeLessThan(16.3); // 99.9 % point at three degrees of freedom
    });
  }

  it('follow a script by notation, then a named sea', () => {
    const dealer = dealerOf({ kind: 'scripted', script: ['c', 'a'], after: 'rest' });
    const texts = () => ['a', 'b', 'c'];
    expect([0, 1].map((n) => dealer.draw(n, [1, 1, 1], texts))).toEqual([2, 0]);
    const rest = dealerOf({ kind: 'named', name: 'rest' });
    expect(dealer.draw(2, [1, 1, 1], texts)).toBe(rest.draw(2, [1, 1, 1], texts));
  });

  it('leave it to a person', () => {
    expect(dealerOf({ kind: 'person' }).draw(0, [1, 1], none)).toBeNull();
  });

  it('answer with an index for any weights', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(weights, fc.nat(), fc.constantFrom<Sea['kind']>('named', 'quick'), (list, n, kind) => {
        const dealer = dealerOf(kind === 'named' ? { kind, name: 'any' } : { kind: 'quick', seed: 'any' });
        const index = dealer.draw(n, list, none);
        return index !== null && index >= 0 && index < list.length;
      }),
    );
  });

  it('know a sea from anything else', () => {
    expect(isSea({ kind: 'named', name: 'x' })).toBe(true);
    expect(isSea(sealed())).toBe(true);
    expect(isSea({ kind: 'named' })).toBe(false);
    expect(isSea({ kind: 'named', name: 'x', seed: 1 })).toBe(false);
    expect(isSea({ ...sealed(), commitment: 'abc' })).toBe(false);
    expect(isSea(null)).toBe(false);
  });
});

describe('weights that cannot be drawn from', () => {
  it('are refused by every dealer instead of being drawn from for ever', () => {
    for (const sea of [
      { kind: 'named', name: 'x' },
      { kind: 'quick', seed: 'x' },
    ] as const) {
      for (const weights of [[], [0], [-1, 2], [0.5], [Number.NaN], [2 ** 53], [Number.POSITIVE_INFINITY]]) {
        expect(() => dealerOf(sea).draw(0, weights, () => [])).toThrow(RangeError);
      }
    }
  });
});
