import type { Json } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { nautilion } from './index.ts';
import { rig } from './testing/rig.ts';

describe('why not', () => {
  const window = () => rig({ path: 'N| 1 2 3 4 5 6 |P', reserve: 'blank', dice: [1, 2, 3] });

  it.each([
    null,
    7,
    'whirlwind',
    [],
    {},
    { do: 'dance' },
    { do: 'keep' },
    { do: 'keep', crew: 5 },
    { do: 'tide', die: { toString: 1 }, to: 2 },
    { do: 'give', die: 1, to: 'kraken' },
    { do: 'give', die: 1.5, to: 'phantom' },
    { do: 'whirlwind', twice: 'yes' },
    { do: 'swap', spot: -1 },
  ] as Json[])('has nothing to say about %j', (move) => {
    expect(nautilion.whyNot(window().state, 0, move)).toBeNull();
  });

  it('is null for every listed move', () => {
    const { state } = window();
    for (const move of nautilion.moves(state)) expect(nautilion.whyNot(state, 0, move as Json)).toBeNull();
  });

  it.each([
    ['start:0', 'P2'],
    ['name:phantom', 'D8'],
    ['swap:3', 'T2'],
    ['reroll:1', 'E1.4'],
    ['recall', 'D12'],
    ['play:H1', 'E5.2'],
    ['sacrifice:1', 'E5.2'],
    ['turn:1:2', 'H3'],
    ['dismiss:H1', 'H5'],
    ['pick:3', 'H6'],
    ['take:5', 'T6'],
    ['enough', 'H8'],
    ['insert:3', 'D3'],
    ['pay:blank', 'T3'],
    ['lose:reserve:blank', 'T5'],
    ['place:reserve:5', 'T7'],
    ['keep:1-2', 'E2.6'],
    ['roll:3', 'T1'],
    ['lay:5', 'S1'],
    ['reef:reef3', 'E3.1'],
    ['admiral:0', 'P1'],
    ['row:D1', 'E4.1'],
    ['reveal:H1', 'E5.1'],
    ['tide:1:3', 'T1'],
    ['give:4:phantom', 'T4'],
  ])('refuses %s in the window of phase 1 by %s', (move, rule) => {
    expect(window().whyNot(move)?.rule).toBe(rule);
  });

  it('tells apart what is the sea’s, what is not in this game, and what is not now', () => {
    expect(window().whyNot('roll:3')).toEqual({ rule: 'T1', reason: 'not-yours' });
    expect(window().whyNot('start:1')).toEqual({ rule: 'P2', reason: 'not-in-play' });
    expect(window().whyNot('keep:1')).toEqual({ rule: 'E2.6', reason: 'not-in-play' });
    expect(window().whyNot('swap:1')).toEqual({ rule: 'T2', reason: 'not-now', at: 'currents' });
  });

  it('says which duct rule holds a placement up', () => {
    const options = { expansions: ['mages'] } as const;
    const sea = rig({ path: 'N| 1 7 3 4 5 6 |P', options, aboard: '3', dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.whyNot('place:aboard:7:7')).toEqual({
      rule: 'T9',
      reason: 'not-linked',
      number: 7,
      ducts: [6, 8, 9],
      aboard: [3],
    });
    expect(sea.whyNot('place:aboard:7:3')).toMatchObject({ rule: 'T7', reason: 'wrong-cabin' });
  });
});

describe('notation', () => {
  it.each([
    'give:3:phantom',
    'place:aboard:mercenary:5',
    'lose:mages:A',
    'keep:1-2-9',
    'keep:',
    'tide:1:4',
    'whirlwind',
    'insert:57',
  ])('%s reads back as itself', (text) => {
    const move = nautilion.read(text);
    expect(move && nautilion.write(move)).toBe(text);
  });

  it.each([
    '',
    'give',
    'give:3',
    'give:03:phantom',
    'give:3:phantom:',
    'GIVE:3:phantom',
    'take:?',
    'play:H13',
    'keep:1--2',
    'swap:x',
  ])('“%s” is no move', (text) => {
    expect(nautilion.read(text)).toBeNull();
  });
});
