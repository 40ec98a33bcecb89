import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { at } from './at.ts';
import type { Json, Parsed } from './contract.ts';
import { dealerOf, type Sea } from './dealers.ts';
import {
  awaited,
  beginSealing,
  commitmentTo,
  freeze,
  promise,
  reveal,
  type Sealing,
  sealedSea,
  startAnew,
  type Terms,
} from './sealing.ts';
import { Table, termsOf } from './table.ts';

const seed = 'ab'.repeat(32);
const salts = ['11', '22', '33'].map((digits) => digits.repeat(32));
const terms: Terms = termsOf(toy, { seats: 3, options: toy.options.defaults as unknown as Json });

function good(parsed: Parsed<Sealing>): Sealing {
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const promised = (seats: readonly number[]) =>
  seats.reduce(
    (sealing, seat) => good(promise(sealing, seat, commitmentTo(at(salts, seat)))),
    beginSealing('brass-bell', commitmentTo(seed)),
  );
const revealed = (sealing: Sealing, seats: readonly number[]) =>
  seats.reduce((so, seat) => good(reveal(so, seat, at(salts, seat))), sealing);
const draws = (sea: Sea | null, about = terms) =>
  Array.from({ length: 30 }, (_, n) =>
    dealerOf(sea ?? { kind: 'person' }, about).draw(n, [1, 1, 1, 1, 1, 1, 1], () => []),
  );

describe('sealing', () => {
  it('goes by promises, a freeze and reveals, and only then is there a sea', () => {
    const open = promised([0, 1, 2]);
    expect(sealedSea(open, seed)).toBeNull();
    expect(reveal(open, 0, at(salts, 0)).ok).toBe(false);
    const frozen = freeze(open);
    expect(awaited(frozen)).toEqual([0, 1, 2]);
    const almost = revealed(frozen, [2, 0]);
    expect(sealedSea(almost, seed)).toBeNull();
    const sea = sealedSea(revealed(almost, [1]), seed);
    expect(sea).toMatchObject({ kind: 'sealed', attempt: 1, seed });
    expect(draws(sea)).toEqual(draws(sealedSea(revealed(frozen, [0, 1, 2]), seed)));
  });

  it('is the same in whatever order the players come', () => {
    const one = sealedSea(revealed(freeze(promised([2, 0, 1])), [0, 1, 2]), seed);
    expect(one).toEqual(sealedSea(revealed(freeze(promised([0, 1, 2])), [2, 1, 0]), seed));
  });

  it('takes no promise twice, none after the freeze, and no other salt than the promised one', () => {
    const open = promised([0]);
    expect(promise(open, 0, commitmentTo(at(salts, 1))).ok).toBe(false);
    expect(promise(freeze(open), 1, commitmentTo(at(salts, 1))).ok).toBe(false);
    expect(promise(open, 1, 'not a hash').ok).toBe(false);
    expect(reveal(freeze(open), 0, at(salts, 1)).ok).toBe(false);
    expect(reveal(freeze(open), 1, at(salts, 1)).ok).toBe(false);
    expect(good(reveal(revealed(freeze(open), [0]), 0, at(salts, 0)))).toEqual(revealed(freeze(open), [0]));
  });

  it('starts anew when a salt stays hidden, with everybody else’s promises made again, counted, and without the silent seat', () => {
    const stuck = revealed(freeze(promised([0, 1, 2])), [0, 2]);
    const anew = startAnew(stuck, commitmentTo('cd'.repeat(32)));
    expect(anew).toMatchObject({ attempt: 2, frozen: false, lots: [], silent: [1] });
    expect(promise(anew, 1, commitmentTo(at(salts, 1))).ok).toBe(false);
    expect(promise(anew, 0, commitmentTo(at(salts, 0))).ok).toBe(true);
  });

  it('binds the draws to everything: nothing changed after the freeze goes unnoticed', () => {
    const sea = sealedSea(revealed(freeze(promised([0, 1])), [0, 1]), seed);
    if (!sea) throw new Error('not sealed');
    const honest = draws(sea);
    const others: readonly Sea[] = [
      { ...sea, table: 'brass-ball' },
      { ...sea, attempt: 2 },
      { ...sea, seed: 'ac'.repeat(32) },
      { ...sea, lots: sea.lots.slice(1) },
      { ...sea, lots: sea.lots.map((lot) => ({ ...lot, seat: lot.seat + 1 })) },
      { ...sea, lots: sea.lots.map((lot) => ({ ...lot, salt: at(salts, 2) })) },
    ];
    for (const other of others) expect(draws(other)).not.toEqual(honest);
    for (const about of [{ game: 'abyss' }, { version: 2 }, { seats: 2 }, { options: {} }]) {
      expect(draws(sea, { ...terms, ...about })).not.toEqual(honest);
    }
  });

  it('deals for a table by the table’s own terms', () => {
    const sea = sealedSea(revealed(freeze(promised([0, 1, 2])), [0, 1, 2]), seed);
    if (!sea) throw new Error('not sealed');
    const table = new Table(toy, { seats: 3, options: terms.options, sea });
    const first = dealerOf(sea, terms).draw(0, toy.weights(table.state as never), () => []);
    expect(table.deal()[0]).toEqual(toy.moves(toy.setup(3, toy.options.defaults))[first ?? -1]);
  });
});
