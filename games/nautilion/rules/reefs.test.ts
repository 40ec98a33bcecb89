import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { EXPANSIONS, nautilion } from './index.ts';
import { rig } from './testing/rig.ts';

const options = { expansions: ['reefs'] } as const;

describe('expansion 3, Reefs', () => {
  it.each([
    [['reefs'], 12],
    [['mages', 'reefs'], 15],
    [['mages', 'mercenaries', 'reefs'], 18],
  ] as const)(
    'E3.1: with %j there are %2$i reefs, beside every third place from the first after home',
    (expansions, count) => {
      const state = nautilion.setup(1, { ...nautilion.options.defaults, expansions });
      while (state.turn === 0) nautilion.play(state, at(nautilion.moves(state), 0));
      const beside = [...state.reefs.keys()].filter((place) => state.reefs[place] !== 0);
      expect(beside).toEqual(Array.from({ length: count }, (_, index) => 1 + 3 * index));
      const left = nautilion.census(state).bag ?? {};
      expect((left.reef3 ?? 0) + (left.reef6 ?? 0) + (left.reef9 ?? 0)).toBe(18 - count);
    },
  );

  it('E3.1: Translation moves the tokens and leaves the reefs', () => {
    const sea = rig({ path: 'N| 1^3 2 3 4^9 5 |P', options, reserve: 'blank blank', dice: [1, 2, 3] });
    expect(sea.play('translation swap:1 swap:2').path).toBe('N| 2^3 1 3 4^9 5 |P');
  });

  it('E3.2: the Phantom discards the token and the reef it ends beside', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 6^9 |P', options, dice: [1, 1, 2] }).play('give:1:phantom give:1:darkhouse');
    expect(sea.discard).toBe('6 reef9');
  });

  it('E3.3: ending beside a reef you take the token; the reef stays and is rolled for next turn', () => {
    const sea = rig({ path: 'N| 1 2^6 3 4 5 6 7 |P', options, dice: [1, 1, 2] }).play(
      'give:2:nautilion place:reserve:2',
    );
    expect(sea.path).toBe('1 N^6 3 4 5 6 P');
    expect(sea.at).toBe('reef-roll');
  });

  it.each([
    [1, '', false],
    [2, '', false],
    [3, '', true],
    [4, '', true],
    [2, '6', true],
    [1, '6', false],
    [2, '3', false],
  ])('E3.3: a %i with crew "%s" aboard beside a 6: free is %s', (face, aboard, free) => {
    const sea = rig({ path: '1 N^6 3 4 5 6 7 |P', options, aboard }).play(`roll:${face}`);
    expect(sea.state.stuck).toBe(!free);
    expect(sea.reserve).toBe(free ? 'reef6' : '');
    expect(sea.state.rolling).toBe(free ? 3 : 2);
  });

  it('E3.3: a mercenary in the cabin with the reef’s number helps nobody', () => {
    const both = { expansions: ['mercenaries', 'reefs'] } as const;
    const sea = rig({ path: '1 N^6 3 4 5 6 7 |P', options: both, aboard: 'M6' }).play('roll:2');
    expect(sea.told('reef-rolled')).toMatchObject([{ bonus: 0, total: 2, free: false }]);
    expect([sea.state.stuck, sea.reserve]).toEqual([true, '']);
  });

  it('E3.3: stuck, two dice go to Darkhouse and Phantom, the Nautilion stays and gains the reef in phase 5', () => {
    const sea = rig({ path: '1 N^6 3 4 5 6 7 |P', options }).play('roll:1 roll:1 roll:2');
    expect(sea.moves()).toEqual(['give:1:darkhouse', 'give:1:phantom', 'give:2:darkhouse', 'give:2:phantom']);
    expect(sea.whyNot('give:1:nautilion')).toEqual({ rule: 'E3.3', reason: 'stuck' });
    sea.play('give:1:phantom');
    expect([sea.path, sea.reserve]).toEqual(['1 N 3 4 5 6 P', 'reef6']);
  });

  it('E3.3: the roll comes after phase 0 of the Darkhouse', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^6 3 4 5 6 7 |P', options: both, card: 'D11', discard: '4 5' });
    expect(sea.at).toBe('recover');
    expect(sea.play('take:4').at).toBe('reef-roll');
  });

  it('E3.4: passing a reef costs nothing, and one rolled for is not rolled for again', () => {
    const sea = rig({ path: 'N| 1^6 2 3 4 5 6 7 |P', options, dice: [1, 1, 2] }).play(
      'give:2:nautilion place:reserve:2',
    );
    expect(sea.at).toBe('roll');
    const freed = rig({ path: '1 N^6 3 4 5 6 7 8 9 |P', options }).play('roll:4 roll:1 roll:1 roll:2');
    expect(freed.told('reef-rolled')).toHaveLength(1);
    freed.play('give:2:nautilion place:reserve:4');
    expect(freed.at).toBe('roll');
  });

  it('E3.4: a reef in the reserve is money like any token', () => {
    const sea = rig({ path: 'N| 1 2 3 4 |P', options, reserve: 'reef3', dice: [1, 2, 3] }).play('whirlwind');
    expect(sea.discard).toBe('reef3');
  });

  it('E3.1: with all expansions there is a reef for every third place', () => {
    const state = nautilion.setup(1, { ...nautilion.options.defaults, expansions: [...EXPANSIONS] });
    while (state.turn === 0) nautilion.play(state, at(nautilion.moves(state), 0));
    expect(state.reefs.filter((reef) => reef !== 0)).toHaveLength(18);
  });
});
