import { describe, expect, it } from 'vitest';
import { nautilion } from './index.ts';
import { rig } from './testing/rig.ts';

const LONG = 'N| 1 2 3 4 5 6 7 8 9 1 2 3 |P';

describe('phase 1, Currents', () => {
  it('T1: Whirlwind costs one reserve token and rolls all three dice again', () => {
    const sea = rig({ path: LONG, reserve: 'blank blank', dice: [1, 2, 3] }).play('whirlwind');
    expect([sea.reserve, sea.discard, sea.at]).toEqual(['blank', 'blank', 'roll']);
    sea.play('roll:4 roll:3 roll:4');
    expect(sea.state.dice).toEqual([3, 4, 4]);
    expect(sea.at).toBe('currents');
  });

  it('T1: the same spell may be cast again in the same turn', () => {
    const sea = rig({ path: LONG, reserve: 'blank blank', dice: [1, 2, 3] });
    sea.play('whirlwind roll:1 roll:1 roll:2 whirlwind roll:3 roll:4 roll:4');
    expect([sea.reserve, sea.state.dice]).toEqual(['', [3, 4, 4]]);
  });

  it('T1: Tide costs two and turns one die', () => {
    const sea = rig({ path: LONG, reserve: 'blank blank blank', dice: [1, 2, 2] }).play('tide:2:4');
    expect([sea.reserve, sea.state.dice]).toEqual(['blank', [1, 2, 4]]);
  });

  it('T1: Translation costs two and swaps two tokens anywhere on the path', () => {
    const sea = rig({ path: LONG, reserve: 'blank blank', dice: [1, 2, 3] }).play('translation swap:1 swap:9');
    expect(sea.path).toBe('N| 9 2 3 4 5 6 7 8 1 1 2 3 |P');
    expect(sea.reserve).toBe('');
  });

  it('T1: a spell the reserve cannot pay is refused, whoever is aboard', () => {
    const sea = rig({ path: LONG, aboard: '1 2 3', reserve: 'blank', dice: [1, 2, 3] });
    expect(sea.moves('tide')).toEqual([]);
    expect(sea.whyNot('tide:1:2')).toEqual({ rule: 'T1', reason: 'too-dear', spell: 'tide', cost: 2, money: 1 });
    expect(sea.whyNot('translation')?.rule).toBe('T1');
    expect(sea.moves('whirlwind')).toEqual(['whirlwind']);
  });

  it('T1: spell costs given in the options hold instead of the house ones', () => {
    const options = { spellCosts: { whirlwind: 3, tide: 1, translation: 1 } };
    const sea = rig({ path: LONG, options, reserve: 'blank blank', dice: [1, 2, 3] });
    expect(sea.moves('whirlwind')).toEqual([]);
    expect(sea.play('tide:1:4').reserve).toBe('blank');
  });

  it('T1: no spell once a die has been given', () => {
    const sea = rig({ path: LONG, reserve: 'blank blank', dice: [1, 2, 3] }).play('give:1:darkhouse');
    expect(sea.moves()).toEqual(['give:2:phantom', 'give:2:nautilion', 'give:3:phantom', 'give:3:nautilion']);
    expect(sea.whyNot('whirlwind')).toEqual({ rule: 'T1', reason: 'closed' });
  });

  it('T1a: Tide must change the face', () => {
    const sea = rig({ path: LONG, reserve: 'blank blank', dice: [1, 2, 2] });
    expect(sea.moves('tide')).toEqual(['tide:1:2', 'tide:1:3', 'tide:1:4', 'tide:2:1', 'tide:2:3', 'tide:2:4']);
    expect(sea.whyNot('tide:2:2')).toEqual({ rule: 'T1a', reason: 'same-face', die: 2 });
    expect(sea.whyNot('tide:3:1')).toEqual({ rule: 'T1', reason: 'no-such-die', die: 3, dice: [1, 2, 2] });
  });

  it('T1b: Whirlwind rolls only the dice not yet given: two once the first has gone (D8), one at a time with D2', () => {
    const options = { expansions: ['darkhouse'] as const };
    const late = rig({ path: LONG, options, card: 'D8', reserve: 'blank blank' });
    late.play('name:phantom roll:2 give:2:phantom roll:1 roll:1 whirlwind');
    expect(late.state.rolling).toBe(2);
    const single = rig({ path: LONG, options, card: 'D2', reserve: 'blank blank' }).play('roll:2 whirlwind');
    expect(single.state.rolling).toBe(1);
  });

  it('T1c: nothing touches the reef roll', () => {
    const options = { expansions: ['reefs', 'mages', 'heroic'] as const };
    const sea = rig({
      path: '1 N^3 2 3 4 5 6',
      options,
      aboard: '1 2',
      mages: 'A 1',
      reserve: 'blank blank',
      revealed: ['H3'],
    });
    expect(nautilion.actor(sea.state)).toBe('chance');
    sea.play('roll:1');
    expect(sea.state.stuck).toBe(true);
    expect(sea.at).toBe('roll');
  });

  it('T1c: nothing touches the re-roll of D5', () => {
    const options = { expansions: ['darkhouse'] as const };
    const sea = rig({ path: LONG, options, card: 'D5', reserve: 'blank blank blank', dice: [1, 2, 3] });
    sea.play('give:2:darkhouse give:1:phantom');
    expect(nautilion.actor(sea.state)).toBe('chance');
    sea.play('roll:4');
    expect(sea.told('darkhouse')).toMatchObject([{ die: 4, why: 'due' }]);
  });

  it('T2: neither the end tokens nor places without a token can be chosen for Translation', () => {
    const sea = rig({ path: '1 N 2 . 3 P 4', reserve: 'blank blank', dice: [1, 2, 3] }).play('translation');
    expect(sea.moves()).toEqual(['swap:1', 'swap:3', 'swap:5', 'swap:7']);
    expect(sea.whyNot('swap:0')).toEqual({ rule: 'T2', reason: 'end-token', spot: 0 });
    expect(sea.whyNot('swap:8')).toEqual({ rule: 'T2', reason: 'end-token', spot: 8 });
    expect(sea.whyNot('swap:4')).toEqual({ rule: 'T2', reason: 'no-token', spot: 4 });
    expect(sea.whyNot('swap:2')).toEqual({ rule: 'T2', reason: 'no-token', spot: 2 });
  });

  it('T2a: the two tokens must be of different kinds', () => {
    const sea = rig({ path: 'N| 1 1 2 3 |P', reserve: 'blank blank', dice: [1, 2, 3] }).play('translation swap:1');
    expect(sea.moves()).toEqual(['swap:3', 'swap:4']);
    expect(sea.whyNot('swap:2')).toEqual({ rule: 'T2a', reason: 'same-kind', spot: 2, token: '1' });
    expect(sea.whyNot('swap:1')).toEqual({ rule: 'T2a', reason: 'same-token', spot: 1 });
    expect(sea.play('swap:4').path).toBe('N| 3 1 2 1 |P');
  });

  it('T2a: with only one kind on the path there is nothing to swap', () => {
    const sea = rig({ path: 'N| 1 1 1 |P', reserve: 'blank blank', dice: [1, 2, 3] });
    expect(sea.moves('translation')).toEqual([]);
    expect(sea.whyNot('translation')).toEqual({ rule: 'T2a', reason: 'one-kind' });
  });

  it('T3: any reserve token pays, also crew', () => {
    const sea = rig({ path: LONG, reserve: '5 6', dice: [1, 2, 3] }).play('tide:1:2');
    expect([sea.reserve, sea.discard]).toEqual(['', '5 6']);
  });

  it('T3a: nobody is asked where it cannot matter: blank, then reef, then mage, then crew', () => {
    const options = { expansions: ['mages', 'reefs'] as const };
    const sea = rig({ path: LONG, options, reserve: '5 B reef6 blank', dice: [1, 2, 3] });
    sea.play('whirlwind roll:1 roll:2 roll:3');
    expect(sea.reserve).toBe('5 B reef6');
    sea.play('tide:1:2');
    expect(sea.reserve).toBe('5');
    sea.play('whirlwind roll:1 roll:2 roll:3');
    expect(sea.discard).toBe('5 B blank reef6');
  });

  it.each([
    ['expansion 2', { options: { expansions: ['mercenaries'] as const } }],
    ['expansion 5', { options: { expansions: ['heroic'] as const } }],
    ['D3 in the row', { options: { expansions: ['darkhouse'] as const }, card: 'D4', row: ['D1', 'D2', 'D3', 'D5'] }],
    ['D11 in the row', { options: { expansions: ['darkhouse'] as const }, card: 'D4', row: ['D1', 'D2', 'D11', 'D5'] }],
    ['D12 in the row', { options: { expansions: ['darkhouse'] as const }, card: 'D4', row: ['D1', 'D2', 'D12', 'D5'] }],
  ] as const)('T3a: with %s you choose what to pay', (_name, more) => {
    const sea = rig({ path: LONG, reserve: 'blank 5 6', dice: [1, 2, 3], ...more }).play('whirlwind');
    expect(sea.moves()).toEqual(['pay:blank', 'pay:5', 'pay:6']);
    expect(sea.whyNot('pay:7')).toEqual({ rule: 'T3', reason: 'not-there', token: '7', place: 'reserve' });
    expect(sea.play('pay:6').reserve).toBe('5 blank');
    expect(sea.at).toBe('roll');
  });

  it('T3a: in a game with other cards in the row nobody is asked', () => {
    const options = { expansions: ['darkhouse'] as const };
    const row = ['D1', 'D2', 'D5', 'D10'] as const;
    const sea = rig({ path: LONG, options, card: 'D4', row, reserve: 'blank 5', dice: [1, 2, 3] }).play('whirlwind');
    expect([sea.at, sea.reserve]).toEqual(['roll', '5']);
  });

  it('T3a: a payment that takes all there is, or all alike, is not asked', () => {
    const options = { expansions: ['heroic'] as const };
    const all = rig({ path: LONG, options, reserve: 'blank 5', dice: [1, 2, 3] }).play('tide:1:2');
    expect([all.at, all.reserve]).toEqual(['currents', '']);
    const alike = rig({ path: LONG, options, reserve: '5 5 5', dice: [1, 2, 3] }).play('tide:1:2');
    expect([alike.at, alike.reserve]).toEqual(['currents', '5']);
  });
});

describe('phase 2, Plan', () => {
  it('T4: each figure gets exactly one die, and the last follows by itself', () => {
    const sea = rig({ path: LONG, dice: [1, 2, 3] });
    expect(sea.moves()).toEqual([
      'give:1:darkhouse',
      'give:1:phantom',
      'give:1:nautilion',
      'give:2:darkhouse',
      'give:2:phantom',
      'give:2:nautilion',
      'give:3:darkhouse',
      'give:3:phantom',
      'give:3:nautilion',
    ]);
    sea.play('give:1:darkhouse');
    expect(sea.whyNot('give:2:darkhouse')).toEqual({ rule: 'T4', reason: 'has-die', figure: 'darkhouse' });
    expect(sea.whyNot('give:1:phantom')).toEqual({ rule: 'T4', reason: 'no-such-die', die: 1, dice: [2, 3] });
    sea.play('give:2:phantom');
    expect(sea.told('given').map(({ die, to }) => `${die} ${to}`)).toEqual(['1 darkhouse', '2 phantom', '3 nautilion']);
  });

  it('T4: dice that are all alike give themselves', () => {
    const sea = rig({ path: LONG, reserve: 'blank', dice: [1, 2, 3] }).play('whirlwind roll:2 roll:2 roll:2');
    expect(sea.told('given')).toHaveLength(3);
  });
});

describe('phase 3, Darkhouse', () => {
  it.each([1, 2])('T5: a %i costs nothing', (die) => {
    const sea = rig({ path: LONG, reserve: 'blank', dice: [die, 4, 4] }).play(`give:${die}:darkhouse`);
    expect(sea.reserve).toContain('blank');
    expect(sea.told('lost')).toEqual([]);
  });

  it.each([3, 4])('T5: a %i costs a token from the reserve or from the Nautilion', (die) => {
    const sea = rig({ path: LONG, aboard: '1 2', reserve: 'blank', dice: [1, 1, die] }).play(`give:${die}:darkhouse`);
    expect(sea.moves()).toEqual(['lose:reserve:blank', 'lose:aboard:1:1', 'lose:aboard:2:2']);
    expect(sea.whyNot('lose:aboard:5:5')).toEqual({ rule: 'T5', reason: 'not-there', token: '5', place: 'aboard' });
    sea.play('lose:aboard:2:2');
    expect([sea.aboard.startsWith('1'), sea.discard.includes('2')]).toEqual([true, true]);
  });

  it('T5, T3a: what lies in the reserve goes in the same order as when it pays', () => {
    const sea = rig({ path: LONG, aboard: '1', reserve: 'blank 5', dice: [1, 1, 4] }).play('give:4:darkhouse');
    expect(sea.moves()).toEqual(['lose:reserve:blank', 'lose:aboard:1:1']);
    expect(sea.whyNot('lose:reserve:5')).toEqual({ rule: 'T3a', reason: 'order', token: 'blank' });
  });

  it('T5: with no token at all nothing happens', () => {
    const sea = rig({ path: LONG, dice: [1, 1, 4] }).play('give:4:darkhouse');
    expect(sea.told('darkhouse')).toMatchObject([{ die: 4, demands: 0, why: 'nothing-left' }]);
    expect(sea.told('lost')).toEqual([]);
  });

  it('T5a: with fewer tokens than D4 demands, all of them go', () => {
    const options = { expansions: ['darkhouse'] as const };
    const sea = rig({ path: LONG, options, card: 'D4', aboard: '5', dice: [1, 1, 4] }).play('give:4:darkhouse');
    expect(sea.told('lost').map(({ token }) => token)).toEqual(['5']);
  });
});

describe('phase 4, Phantom', () => {
  it('T6: the Phantom moves toward home and discards the token it ends on', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', dice: [1, 1, 2] }).play('give:1:darkhouse give:2:phantom');
    expect(sea.path).toBe('N1 2 3 4 P 6');
    expect(sea.discard).toBe('5');
  });

  it('T6: reaching home loses the game at once', () => {
    const sea = rig({ path: 'N| 1 2 P 3 4', dice: [1, 1, 3] }).play('give:3:phantom');
    expect(sea.at).toBe('phantom-home');
    expect(sea.told('moved').map(({ figure }) => figure)).toEqual(['phantom']);
  });

  it('T6: so does passing it', () => {
    expect(rig({ path: '1 P 2 N 3 4', dice: [1, 1, 4] }).play('give:4:phantom').at).toBe('phantom-home');
  });
});

describe('phase 5, Nautilion', () => {
  it('T7: it takes the token it ends on, aboard or into the reserve', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', dice: [1, 1, 3] }).play('give:3:nautilion');
    expect(sea.moves()).toEqual(['place:aboard:3:3', 'place:reserve:3']);
    expect(sea.play('place:aboard:3:3').aboard).toBe('3');
    expect(sea.path).toBe('1 2 N 4 5 P');
  });

  it('T7: into the reserve', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', dice: [1, 1, 3] }).play('give:3:nautilion place:reserve:3');
    expect([sea.aboard, sea.reserve]).toEqual(['', '3']);
  });

  it('T7: a number already aboard can only go to the reserve', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', aboard: '3', dice: [1, 1, 3] }).play('give:3:nautilion');
    expect([sea.aboard, sea.reserve]).toEqual(['3', '3']);
  });

  it('T7: a placed token never changes place: its own cabin or the reserve, nothing else', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', dice: [1, 1, 3] }).play('give:3:nautilion');
    expect(sea.whyNot('place:aboard:3:4')).toEqual({ rule: 'T7', reason: 'wrong-cabin', number: 3, cabin: 4 });
    expect(sea.whyNot('place:reserve:5')).toEqual({ rule: 'T7', reason: 'wrong-token', token: '3' });
    sea.play('place:reserve:3');
    expect(sea.whyNot('place:aboard:3:3')).toEqual({ rule: 'T7', reason: 'not-now', at: 'roll' });
  });

  it('T8: gaps are no spaces: with nothing but gaps before it, the Phantom is home with one step', () => {
    const sea = rig({ path: '. N . P . 4 . 5 6 7 8', dice: [1, 1, 3] }).play('give:1:phantom give:1:darkhouse');
    expect(sea.at).toBe('phantom-home');
  });

  it('T8: the figures cross, and neither counts the gap the other stands in', () => {
    const sea = rig({ path: '1 2 N 3 P 4 5 6', reserve: 'blank', dice: [2, 2, 2] }).play('give:2:darkhouse');
    expect(sea.told('moved').map(({ figure, over }) => [figure, over])).toEqual([
      ['phantom', [4, 2]],
      ['nautilion', [4, 6]],
    ]);
    expect(sea.play('place:reserve:4').path).toBe('1 P . 3 . N 5 6');
  });

  it('T8: the Nautilion counts tokens only, across its own gap and the Phantom', () => {
    const sea = rig({ path: '1 N . 2 . P . 3 4 5 6 7', dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.told('moved').map(({ figure, over }) => [figure, over])).toEqual([
      ['phantom', [4]],
      ['nautilion', [8, 9]],
    ]);
  });

  it('T9: a token placed aboard must be linked by a duct to one already there', () => {
    const sea = rig({ path: 'N| 1 2 7 4 5 6 |P', aboard: '2 3', dice: [1, 1, 3] }).play('give:3:nautilion');
    expect(sea.aboard).toBe('2 3');
    const held = rig({ path: 'N| 1 7 2 4 5 6 |P', aboard: '3', options: { expansions: ['mages'] }, dice: [1, 1, 2] });
    held.play('give:2:nautilion');
    expect(held.moves()).toEqual(['place:mages:7', 'place:reserve:7']);
    expect(held.whyNot('place:aboard:7:7')).toEqual({
      rule: 'T9',
      reason: 'not-linked',
      number: 7,
      ducts: [6, 8, 9],
      aboard: [3],
    });
  });

  it('T9: a linked one may be placed', () => {
    const sea = rig({ path: 'N| 1 2 4 5 6 |P', aboard: '3', dice: [1, 1, 3] }).play('give:3:nautilion');
    expect(sea.moves()).toContain('place:aboard:4:4');
  });

  it('T9a: whenever nobody is aboard, the next one goes anywhere', () => {
    const sea = rig({ path: '1 N 2 7 9 5 6 |P', aboard: '3', dice: [1, 2, 3] });
    sea.play('give:3:darkhouse give:1:phantom');
    // The only token, aboard, was lost to the Darkhouse.
    expect([sea.aboard, sea.moves()]).toEqual(['', ['place:aboard:7:7', 'place:reserve:7']]);
  });

  it('T10: a token whose loss splits the rest may not be discarded', () => {
    const sea = rig({ path: LONG, options: { board: 'C2' }, aboard: '2 1 5', reserve: 'blank', dice: [1, 1, 4] });
    sea.play('give:4:darkhouse');
    expect(sea.moves()).toEqual(['lose:reserve:blank', 'lose:aboard:2:2', 'lose:aboard:5:5']);
    expect(sea.whyNot('lose:aboard:1:1')).toEqual({ rule: 'T10', reason: 'would-split', cabin: 1, groups: [[2], [5]] });
  });

  it('T10a: a mercenary links and bridges, and may be the token given up', () => {
    const options = { board: 'C2', expansions: ['mercenaries'] } as const;
    const sea = rig({ path: LONG, options, aboard: '2 M1 5 M3', dice: [1, 1, 4] }).play('give:4:darkhouse');
    expect(sea.moves()).toEqual(['lose:aboard:2:2', 'lose:aboard:mercenary:3']);
    expect(sea.whyNot('lose:aboard:mercenary:1')).toMatchObject({ rule: 'T10', groups: [[2], [3, 5]] });
    const linked = rig({
      path: 'N| 8 2 4 1 7 |P',
      options: { expansions: ['mercenaries'] },
      aboard: 'M7',
      dice: [1, 2, 3],
    });
    linked.play('give:1:nautilion give:2:phantom');
    expect(linked.moves()).toContain('place:aboard:8:8');
  });
});

describe('the end', () => {
  const FULL = '1 2 3 4 5 6 7 8 9';

  it('T11: reaching the Abyss with all nine crew wins', () => {
    const sea = rig({ path: '1 2 3 P 1 N 2', aboard: FULL, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.at).toBe('won');
    expect(nautilion.payoffs(sea.state)).toEqual([1]);
    expect(nautilion.result(sea.state)).toMatchObject({ ranks: [1], why: 'won' });
  });

  it('T11: so does passing it', () => {
    expect(rig({ path: '1 2 3 P 1 N 2', aboard: FULL, dice: [1, 1, 4] }).play('give:4:nautilion').at).toBe('won');
  });

  it('T11: without all nine you lose', () => {
    const sea = rig({ path: '1 2 3 P 1 N 2', aboard: '1 2 3 4 5 6 7 8', dice: [1, 1, 4] }).play('give:4:nautilion');
    expect(sea.at).toBe('abyss-without-crew');
    expect(nautilion.payoffs(sea.state)).toEqual([0]);
    expect(nautilion.result(sea.state)).toMatchObject({ ranks: [2], why: 'abyss-without-crew' });
  });

  it('T11: the Phantom moves first: if both would arrive this turn you lose', () => {
    const sea = rig({ path: '1 P 1 N 2', aboard: FULL, dice: [1, 2, 2] }).play('give:1:darkhouse');
    expect(sea.at).toBe('phantom-home');
  });

  it('T11: with expansions 1 and 5 the crew, the mages and no card left are all needed', () => {
    const options = { expansions: ['mages', 'heroic'] as const };
    const at = { path: '1 2 3 P 1 N 2', options, dice: [1, 1, 2] };
    const end = (aboard: string, mages: string, revealed: readonly 'H5'[]) =>
      rig({ ...at, aboard, mages, revealed }).play('give:2:nautilion').at;
    expect(end(FULL, 'A B C', [])).toBe('won');
    expect(end(FULL, 'A B C', ['H5'])).toBe('heroic-left');
    expect(end(FULL, 'A C', [])).toBe('abyss-without-mages');
    expect(end('1 2 3 4 5 6 7 8', 'A B C', [])).toBe('abyss-without-crew');
  });

  it("T11a: arriving in D1's first round ends the game at once", () => {
    const options = { expansions: ['darkhouse'] as const };
    const sea = rig({ path: '1 2 3 P 1 N 2', options, card: 'D1', aboard: FULL, dice: [1, 1, 2] });
    sea.play('give:2:nautilion');
    expect(sea.at).toBe('won');
    expect(sea.told('given')).toHaveLength(3);
  });

  it('K1: every watcher sees everything; the Heroic deck has contents but no order', () => {
    const sea = rig({
      path: LONG,
      seats: 2,
      options: { expansions: ['heroic'] },
      revealed: ['H5'],
      deck: ['H1', 'H2'],
      dice: [1, 2, 3],
    });
    for (const watcher of [0, 1, null]) expect(nautilion.view(sea.state, watcher)).toEqual(sea.state);
    expect(sea.state.deck).toEqual([1, 2]);
  });
});
