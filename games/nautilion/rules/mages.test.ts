import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { rig } from './testing/rig.ts';

const options = { expansions: ['mages'] } as const;
const LONG = 'N| 1 2 3 A 5 6 B 8 9 1 C 3 |P';
const FULL = '1 2 3 4 5 6 7 8 9';

describe('expansion 1, Mages', () => {
  it('E1.1: the mages’ cabin takes A, B, C and crew 1, 4, 7, and knows no ducts', () => {
    const seven = rig({ path: 'N| 1 7 3 4 5 6 |P', options, aboard: '3', dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(seven.moves()).toEqual(['place:mages:7', 'place:reserve:7']);
    expect(seven.play('place:mages:7').mages).toBe('7');
    const two = rig({ path: 'N| 1 2 3 4 5 6 |P', options, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(two.moves()).toEqual(['place:aboard:2:2', 'place:reserve:2']);
    expect(two.whyNot('place:mages:2')).toEqual({ rule: 'E1.1', reason: 'no-berth', token: '2' });
  });

  it('E1.2: without A, B and C there the Abyss is lost; its crew places need not be filled', () => {
    const path = '1 2 3 P 1 N 2';
    const without = rig({ path, options, aboard: FULL, mages: 'A B 1 4 7', dice: [1, 1, 2] });
    expect(without.play('give:2:nautilion').at).toBe('abyss-without-mages');
    const all = rig({ path, options, aboard: FULL, mages: 'A B C', dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(all.at).toBe('won');
  });

  it('E1.3: a mage goes to its empty place or the reserve', () => {
    const empty = rig({ path: 'N| 1 A 3 4 5 6 |P', options, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(empty.moves()).toEqual(['place:mages:A', 'place:reserve:A']);
    const filled = rig({ path: 'N| 1 A 3 4 5 6 |P', options, mages: 'A', dice: [1, 1, 2] }).play('give:2:nautilion');
    expect([filled.mages, filled.reserve]).toEqual(['A', 'A']);
  });

  it('E1.3: crew 1, 4, 7 may go to either cabin or to the reserve', () => {
    const sea = rig({ path: 'N| 1 4 3 4 5 6 |P', options, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.moves()).toEqual(['place:aboard:4:4', 'place:mages:4', 'place:reserve:4']);
  });

  it('E1.3: but not where somebody is already', () => {
    const sea = rig({ path: 'N| 1 4 3 4 5 6 |P', options, mages: '4', dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.whyNot('place:mages:4')).toEqual({ rule: 'E1.3', reason: 'occupied', cabin: 0, by: '4' });
  });

  it('E1.4: each complete pair re-rolls one die, the same again if you like, in any order with the spells', () => {
    const sea = rig({ path: LONG, options, mages: 'A 1 B 4 C', reserve: 'blank', dice: [1, 2, 3] });
    expect(sea.moves('reroll')).toEqual(['reroll:1', 'reroll:2', 'reroll:3']);
    sea.play('reroll:1 roll:4');
    expect(sea.state.dice).toEqual([2, 3, 4]);
    sea.play('whirlwind roll:1 roll:1 roll:1 reroll:1 roll:2');
    expect(sea.state.dice).toEqual([1, 1, 2]);
    expect(sea.moves('reroll')).toEqual([]);
  });

  it('E1.4: an incomplete pair does nothing', () => {
    const sea = rig({ path: LONG, options, mages: 'A 4 C B', dice: [1, 2, 3] });
    expect(sea.moves('reroll')).toEqual(['reroll:1', 'reroll:2', 'reroll:3']);
    const none = rig({ path: LONG, options, mages: 'A 4', dice: [1, 2, 3] });
    expect(none.moves('reroll')).toEqual([]);
    expect(none.whyNot('reroll:1')).toEqual({ rule: 'E1.4', reason: 'no-pair' });
  });

  it('E1.4a: a letter serves once per turn, however often dice are rolled', () => {
    const cards = { expansions: ['mages', 'darkhouse'] } as const;
    const sea = rig({ path: LONG, options: cards, card: 'D2', mages: 'A 1' }).play('roll:1 reroll:1 roll:2');
    expect(sea.whyNot('reroll:2')).toEqual({ rule: 'E1.4a', reason: 'pairs-used' });
    sea.play('give:2:phantom roll:3');
    expect(sea.moves('reroll')).toEqual([]);
    // Next turn it serves again.
    sea.play('give:3:nautilion');
    sea.play('roll:1');
    while (sea.at !== 'currents' || sea.state.turn === 2) sea.play(at(sea.moves(), 0));
    expect(sea.moves('reroll')).not.toEqual([]);
  });

  it('E1.4a: a pair completed during phase 1 counts', () => {
    const cards = { expansions: ['mages', 'heroic'] } as const;
    const sea = rig({
      path: LONG,
      options: cards,
      aboard: '4 3',
      mages: 'A',
      discard: '1',
      revealed: ['H10'],
      dice: [1, 2, 3],
    });
    expect(sea.moves('reroll')).toEqual([]);
    sea.play('play:H10 sacrifice:4');
    expect(sea.mages).toBe('A 1');
    expect(sea.moves('reroll')).toEqual(['reroll:1', 'reroll:2', 'reroll:3']);
  });

  it('E1.5: the Darkhouse may take from the mages’ cabin; spells may not be paid from it', () => {
    const sea = rig({ path: LONG, options, mages: 'A 7', reserve: 'blank', dice: [1, 1, 4] });
    expect(rig({ path: LONG, options, mages: 'A 7', dice: [1, 1, 4] }).moves('whirlwind')).toEqual([]);
    sea.play('give:4:darkhouse');
    expect(sea.moves()).toEqual(['lose:reserve:blank', 'lose:mages:A', 'lose:mages:7']);
    expect(sea.whyNot('lose:mages:B')).toEqual({ rule: 'E1.5', reason: 'not-there', token: 'B', place: 'mages' });
    sea.play('lose:mages:7');
    expect([sea.mages, sea.discard]).toEqual(['A', expect.stringContaining('7')]);
  });

  it('E1.5: so may a mercenary the Phantom meets after the collision', () => {
    const both = { expansions: ['mages', 'mercenaries'] } as const;
    const sea = rig({ path: '1 2 M P 4 N 5 6 7 8', options: both, collided: true, mages: 'A B', dice: [1, 1, 2] });
    sea.play('give:1:phantom give:1:darkhouse');
    expect(sea.moves()).toEqual(['lose:mages:A', 'lose:mages:B']);
  });

  it('E1.5a: with nothing else it must come from the mages’ cabin', () => {
    const sea = rig({ path: LONG, options, mages: 'B', dice: [1, 1, 4] }).play('give:4:darkhouse');
    expect(sea.mages).toBe('');
    expect(sea.told('lost')).toMatchObject([{ token: 'B', from: 'mages' }]);
  });

  it('E1.6: a mage the Phantom ends on is discarded', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 A |P', options, dice: [1, 2, 3] }).play('give:1:phantom give:2:nautilion');
    expect(sea.discard).toContain('A');
  });

  it('E1.7: anyone places mages; crew needs its number on your Admiral', () => {
    const two = { seats: 2, lowAdmiral: 0, active: 0 } as const;
    const mage = rig({ path: 'N| 1 C 3 4 5 6 |P', options, ...two, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(mage.moves()).toEqual(['place:mages:C', 'place:reserve:C']);
    const seven = rig({ path: 'N| 1 7 3 4 5 6 |P', options, ...two, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect([seven.mages, seven.reserve]).toEqual(['', '7']);
    const four = rig({ path: 'N| 1 4 3 4 5 6 |P', options, ...two, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(four.moves()).toContain('place:mages:4');
  });
});
