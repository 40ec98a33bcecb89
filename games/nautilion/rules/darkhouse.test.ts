import { at as itemAt } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { type DarkhouseLevel, nautilion, type State } from './index.ts';
import { rig } from './testing/rig.ts';

const options = { expansions: ['darkhouse'] } as const;
const LONG = 'N| 1 2 3 4 5 6 7 8 9 1 2 3 |P';
/** Neither D3, D11 nor D12 in the row, so that payments are not asked. */
const PLAIN = ['D4', 'D5', 'D7', 'D10'] as const;

describe('expansion 4, the row', () => {
  function rowLaid(darkhouse: DarkhouseLevel, pick: (state: State) => number): State {
    const state = nautilion.setup(1, { ...nautilion.options.defaults, ...options, darkhouse });
    while (state.turn === 0) {
      const at = state.stack.at(-1)?.at === 'row' ? pick(state) : 0;
      nautilion.play(state, itemAt(nautilion.moves(state), at));
    }
    return state;
  }

  it.each([
    ['intro', 3, 2],
    ['normal', 4, 1],
    ['difficult', 5, 0],
  ] as const)('E4.1: %s has %i red and %i blue cards, whatever is drawn first', (level, red, blue) => {
    for (const pick of [() => 0, (state: State) => nautilion.moves(state).length - 1]) {
      const { row } = rowLaid(level, pick);
      expect(row.filter((card) => card <= 9)).toHaveLength(red);
      expect(row.filter((card) => card >= 10)).toHaveLength(blue);
      expect(new Set(row).size).toBe(5);
    }
  });

  it('E4.1: every place of the row is as likely to hold a blue card', () => {
    const state = nautilion.setup(1, { ...nautilion.options.defaults, ...options });
    while (state.stack.at(-1)?.at !== 'row') nautilion.play(state, itemAt(nautilion.moves(state), 0));
    const weights = nautilion.weights(state);
    const blue = weights.slice(9).reduce((sum, weight) => sum + weight, 0);
    expect(blue / weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1 / 5);
  });

  it('E4.2: on turn one the first card is in force; then the Darkhouse steps on, and after the fifth to the first again', () => {
    expect(rig({ path: LONG, options, turn: 1, card: 'D4', row: PLAIN.slice(1) }).told('machination')).toMatchObject([
      { card: 'D4', index: 0 },
    ]);
    const sea = rig({ path: LONG, options, card: 'D2', row: ['D4', 'D5', 'D7', 'D10'] });
    expect(sea.told('machination')).toMatchObject([{ card: 'D2', index: 0, shifts: [{ from: 'row:4', to: 'row:0' }] }]);
    sea.play('roll:1 give:1:darkhouse roll:1 give:1:phantom roll:2');
    while (sea.state.turn === 2) sea.play(itemAt(sea.moves(), 0));
    expect(sea.told('machination').at(-1)).toMatchObject({ card: 'D4', index: 1 });
  });

  it.each(['D1', 'D2', 'D3', 'D5', 'D6', 'D7', 'D8', 'D9', 'D11', 'D12'] as const)(
    'E4.3: with %s a 3 still costs a token',
    (card) => {
      const sea = rig({ path: LONG, options, card, row: PLAIN, aboard: '1 2', dice: [1, 1, 3] }).play(
        'give:3:darkhouse',
      );
      while (sea.at === 'roll' || sea.at === 'currents') sea.play(itemAt(sea.moves(), 0));
      expect(sea.at).toBe('lose');
    },
  );
});

describe('D1', () => {
  it('D1: phases 2 to 5 are played twice with the same dice, given anew', () => {
    const sea = rig({ path: LONG, options, card: 'D1', dice: [1, 2, 3] });
    sea.play('give:1:darkhouse give:2:phantom place:reserve:3');
    expect([sea.at, sea.state.dice]).toEqual(['plan', [1, 2, 3]]);
    expect(sea.whyNot('whirlwind')).toEqual({ rule: 'D1', reason: 'closed' });
    sea.play('give:2:darkhouse give:3:phantom');
    expect(sea.told('moved').map(({ figure, die }) => `${figure} ${die}`)).toEqual([
      'phantom 2',
      'nautilion 3',
      'phantom 3',
      'nautilion 1',
    ]);
  });

  it('D1: the same player plays both rounds', () => {
    const sea = rig({ path: LONG, options, card: 'D1', seats: 2, active: 1, dice: [1, 2, 3] });
    sea.play('give:1:darkhouse give:2:phantom');
    expect([sea.at, nautilion.actor(sea.state)]).toEqual(['plan', 1]);
  });

  it('D1: stuck on a reef, three dice are rolled, two given in the first round, all three in the second', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5 6 7 8 9 1 |P', options: both, card: 'D1', row: PLAIN });
    sea.play('roll:1 roll:1 roll:2 roll:4');
    expect(sea.moves('give')).toEqual([
      'give:1:darkhouse',
      'give:1:phantom',
      'give:2:darkhouse',
      'give:2:phantom',
      'give:4:darkhouse',
      'give:4:phantom',
    ]);
    sea.play('give:1:darkhouse');
    expect(sea.moves()).toEqual(['give:2:phantom', 'give:4:phantom']);
    sea.play('give:2:phantom');
    // The reef is gained in the lost phase 5, once.
    expect([sea.reserve, sea.at, sea.state.dice]).toEqual(['reef3', 'plan', [1, 2, 4]]);
    sea.play('give:2:nautilion give:1:phantom');
    expect(sea.told('held')).toHaveLength(1);
    expect(sea.told('moved').map(({ figure, die }) => `${figure} ${die}`)).toEqual([
      'phantom 2',
      'phantom 1',
      'nautilion 2',
    ]);
  });

  it('D1a: H1, H2, H4 and H9 hold in both rounds', () => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const sea = rig({
      path: '. 9 8 1 N 2 3 4 5 6 7 8 9 |P',
      options: both,
      card: 'D1',
      aboard: '1 2 3 4',
      reserve: 'blank',
      revealed: ['H1', 'H2', 'H9'],
      dice: [3, 3, 3],
    });
    sea.play('play:H1 sacrifice:1 play:H2 sacrifice:2 play:H9 sacrifice:3 give:3:darkhouse');
    expect(sea.told('darkhouse')).toMatchObject([{ why: 'spared' }, { why: 'spared' }]);
    expect(sea.told('held').map(({ figure }) => figure)).toEqual(['phantom', 'phantom']);
    expect(sea.told('placed').map(({ token }) => token)).toEqual(['3', '4', '5', '7', '8', '9']);
    const back = rig({
      path: '1 N 2 P 3 4 5 6 7 8 9',
      options: both,
      card: 'D1',
      aboard: '1 2',
      revealed: ['H4'],
      dice: [1, 2, 2],
    });
    back.play('play:H4 sacrifice:1 give:1:nautilion');
    while (back.at !== 'plan') back.play(itemAt(back.moves(), 0));
    back.play('give:1:darkhouse');
    expect(
      back
        .told('moved')
        .filter(({ figure }) => figure === 'phantom')
        .map(({ backwards }) => backwards),
    ).toEqual([true, true]);
  });

  it('D1: stuck or not, the next turn is an ordinary one', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5 6 7 8 9 1 |P', options: both, card: 'D1', row: PLAIN });
    sea.play('roll:1 roll:1 roll:1 roll:1');
    while (sea.state.turn === 2) sea.play(itemAt(sea.moves(), 0));
    expect([sea.at, sea.state.rolling, sea.state.round, sea.state.stuck]).toEqual(['roll', 3, 1, false]);
    sea.play('roll:1 roll:2 roll:2');
    expect(sea.moves('give')).toContain('give:2:nautilion');
  });

  it('D1a: a reef ended on in round one and left in round two is not rolled for', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: 'N| 1 2^3 3 4 5 6 7 8 9 1 |P', options: both, card: 'D1', row: PLAIN, dice: [1, 2, 2] });
    sea.play('give:1:darkhouse place:reserve:2 give:1:darkhouse');
    expect(sea.path.startsWith('1 .^3 3 N')).toBe(true);
    while (sea.state.turn === 2) sea.play(itemAt(sea.moves(), 0));
    expect(sea.at).toBe('roll');
  });
});

describe('D2', () => {
  it('D2: dice are rolled one at a time, each given before the next', () => {
    const sea = rig({ path: LONG, options, card: 'D2', row: PLAIN, reserve: 'blank blank' });
    expect(sea.state.rolling).toBe(1);
    sea.play('roll:3');
    expect(sea.moves('give')).toEqual(['give:3:darkhouse', 'give:3:phantom', 'give:3:nautilion']);
    sea.play('give:3:phantom roll:1');
    expect(sea.moves('give')).toEqual(['give:1:darkhouse', 'give:1:nautilion']);
    sea.play('give:1:darkhouse roll:2');
    expect(sea.moves('give')).toEqual(['give:2:nautilion']);
  });

  it('D2: Whirlwind, Tide and a pair touch only the die just rolled', () => {
    const both = { expansions: ['mages', 'darkhouse'] } as const;
    const at = {
      path: LONG,
      options: both,
      card: 'D2',
      row: PLAIN,
      mages: 'A 1',
      reserve: 'blank blank blank',
    } as const;
    const sea = rig(at).play('roll:3 give:3:phantom roll:1');
    expect(sea.moves('tide')).toEqual(['tide:1:2', 'tide:1:3', 'tide:1:4']);
    expect(sea.moves('reroll')).toEqual(['reroll:1']);
    sea.play('whirlwind roll:4');
    expect([sea.state.given, sea.state.dice]).toEqual([[0, 3, 0], [4]]);
    sea.play('tide:4:2');
    expect(sea.state.dice).toEqual([2]);
  });

  it('D2a: stuck, two dice come one by one for Darkhouse and Phantom', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5 6 7 |P', options: both, card: 'D2', row: PLAIN }).play('roll:1 roll:2');
    expect(sea.moves()).toEqual(['give:2:darkhouse', 'give:2:phantom']);
    sea.play('give:2:darkhouse roll:1');
    expect(sea.told('moved')).toMatchObject([{ figure: 'phantom', die: 1 }]);
    expect(sea.reserve).toBe('reef3');
  });

  it('D2b: a full window follows each roll with D2 and D8, none after the last die is given', () => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const at = {
      path: LONG,
      options: both,
      row: PLAIN,
      aboard: '1 2',
      reserve: 'blank blank',
      revealed: ['H1'],
    } as const;
    const two = rig({ ...at, card: 'D2' });
    for (const give of ['give:1:darkhouse', 'give:1:phantom', 'give:1:nautilion']) {
      two.play('roll:1');
      expect(two.moves()).toEqual(expect.arrayContaining(['whirlwind', 'translation', 'tide:1:2', 'play:H1']));
      two.play(give);
    }
    expect(two.at).not.toBe('currents');
    const eight = rig({ ...at, card: 'D8' }).play('name:darkhouse roll:1');
    expect(eight.moves()).toEqual(expect.arrayContaining(['give:1:darkhouse', 'whirlwind', 'play:H1']));
    eight.play('give:1:darkhouse roll:2 roll:3');
    expect(eight.moves()).toEqual(expect.arrayContaining(['give:2:phantom', 'whirlwind', 'play:H1']));
    eight.play('give:2:phantom');
    expect(eight.told('given')).toHaveLength(3);
  });
});

describe('D3', () => {
  it('D3: a token from the discard is slid into the path between Nautilion and Abyss, on either side of the Phantom', () => {
    const sea = rig({ path: '1 N 2 P 3', options, card: 'D3', discard: '7 blank reef3' });
    // The only crew, mage or mercenary there is taken by itself.
    expect(sea.at).toBe('insert');
    expect(sea.moves()).toEqual(['insert:3', 'insert:4', 'insert:5', 'insert:6']);
    expect(sea.play('insert:4').path).toBe('1 N 2 7 P 3');
    const behind = rig({ path: '1 N 2 P 3', options, card: 'D3', discard: '7' }).play('insert:5');
    expect(behind.path).toBe('1 N 2 P 7 3');
    const next = rig({ path: '1 N 2 P 3', options, card: 'D3', discard: '7' }).play('insert:3');
    expect(next.path).toBe('1 N 7 2 P 3');
    const last = rig({ path: '1 N 2 P 3', options, card: 'D3', discard: '7' }).play('insert:6');
    expect(last.path).toBe('1 N 2 P 3 7');
  });

  it('D3: not behind the Nautilion; and gaps in a row are one choice', () => {
    const sea = rig({ path: '1 N . . 2 P 3', options, card: 'D3', discard: '7' });
    expect(sea.moves()).toEqual(['insert:3', 'insert:6', 'insert:7', 'insert:8']);
    expect(sea.whyNot('insert:1')).toEqual({ rule: 'D3', reason: 'behind', spot: 1 });
    expect(sea.whyNot('insert:4')).toEqual({ rule: 'D3', reason: 'same-gap', spot: 4, before: 3 });
  });

  it('D3: a blank or a reef is not slid in; nothing if there is nothing else', () => {
    const sea = rig({ path: '1 N 2 P 3', options, card: 'D3', discard: '7 A blank' });
    expect(sea.moves()).toEqual(['take:7', 'take:A']);
    expect(sea.whyNot('take:blank')).toEqual({ rule: 'D3', reason: 'no-berth', token: 'blank' });
    expect(rig({ path: '1 N 2 P 3', options, card: 'D3', discard: 'blank reef3' }).at).toBe('roll');
  });

  it('D3: the new place is beside no reef, and the reefs stay with theirs', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: 'N| 1^3 2 3 4^9 P 6', options: both, card: 'D3', discard: '7' }).play('insert:4');
    expect(sea.path).toBe('N| 1^3 2 3 7 4^9 P 6');
  });

  it('D3: it may lie between the figures after a collision', () => {
    const both = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N P 2 3', options: both, collided: true, card: 'D3', discard: '7' }).play('insert:3');
    expect(sea.path).toBe('1 N 7 P 2 3');
  });
});

describe('D4, D5, D10', () => {
  it('D4: a 3 or 4 costs two tokens, one after the other, T10 each time', () => {
    const tree = { ...options, board: 'C2' } as const;
    const sea = rig({ path: LONG, options: tree, card: 'D4', aboard: '4 2 1', dice: [1, 1, 3] }).play(
      'give:3:darkhouse',
    );
    expect(sea.moves()).toEqual(['lose:aboard:1:1', 'lose:aboard:4:4']);
    sea.play('lose:aboard:4:4');
    expect(sea.moves()).toEqual(['lose:aboard:1:1', 'lose:aboard:2:2']);
    sea.play('lose:aboard:2:2');
    expect(sea.told('lost')).toHaveLength(2);
  });

  it.each([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])('D5: a 2 is rolled again, and a %i then costs: %s', (face, costs) => {
    const sea = rig({ path: LONG, options, card: 'D5', reserve: 'blank', dice: [1, 1, 2] }).play('give:2:darkhouse');
    expect(sea.at).toBe('darkhouse-roll');
    sea.play(`roll:${face}`);
    expect(sea.told('lost')).toHaveLength(costs ? 1 : 0);
  });

  it('D5: other dice are not rolled again', () => {
    const sea = rig({ path: LONG, options, card: 'D5', reserve: 'blank', dice: [1, 1, 3] }).play('give:3:darkhouse');
    expect(sea.told('darkhouse-rerolled')).toEqual([]);
    expect(sea.told('lost')).toHaveLength(1);
  });

  it('D5a: the re-roll is made even if it can cost nothing', () => {
    const sea = rig({ path: LONG, options, card: 'D5', dice: [1, 1, 2] }).play('give:2:darkhouse');
    expect(sea.at).toBe('darkhouse-roll');
  });

  it.each([
    [3, 0],
    [4, 1],
  ])('D10: a %i costs %i tokens', (die, cost) => {
    const sea = rig({ path: LONG, options, card: 'D10', reserve: 'blank', dice: [1, 1, die] }).play(
      `give:${die}:darkhouse`,
    );
    expect(sea.told('lost')).toHaveLength(cost);
  });
});

describe('D6', () => {
  it('D6: the token the Phantom ends on is yours at once, the one you end on is its', () => {
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', options, card: 'D6', dice: [1, 2, 3] });
    sea.play('give:1:darkhouse give:2:phantom');
    expect([sea.at, sea.moves()]).toEqual(['place', ['place:aboard:5:5', 'place:reserve:5']]);
    sea.play('place:aboard:5:5');
    expect([sea.aboard, sea.discard, sea.path]).toEqual(['5', '3', '1 2 N 4 P 6']);
  });

  it('D6: reefs stay where they are, and the Nautilion rolls for the one it ended beside', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: 'N| 1 2^3 3 4 5^9 6 |P', options: both, card: 'D6', row: PLAIN, dice: [1, 2, 2] });
    sea.play('give:1:darkhouse place:reserve:5');
    expect(sea.path).toBe('1 N^3 3 4 P^9 6');
    expect(sea.discard).toBe('2');
    expect(sea.at).toBe('reef-roll');
  });

  it('D6: what a mercenary does follows whoever receives it', () => {
    const both = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const sea = rig({ path: 'N| 1 M 3 4 M 6 |P', options: both, card: 'D6', row: PLAIN, dice: [1, 2, 2] });
    sea.play('give:1:darkhouse');
    expect(sea.moves()).toContain('place:aboard:mercenary:5');
    sea.play('place:aboard:mercenary:5');
    expect([sea.aboard, sea.hold]).toEqual(['M5', 'M']);
  });

  it('D6: off while the Nautilion is stuck', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5^9 |P', options: both, card: 'D6', row: PLAIN }).play('roll:1 roll:1 roll:1');
    expect(sea.discard).toBe('5 reef9');
    expect(sea.told('idle-card')).toMatchObject([{ card: 'D6' }]);
  });

  it('D6a: a figure stopped by the collision gives nothing', () => {
    const both = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const sea = rig({ path: '. N 1 3 P 4', options: both, card: 'D6', aboard: '2 3 4 5 8', dice: [1, 2, 3] });
    sea.play('give:3:phantom give:1:darkhouse');
    expect(sea.told('placed')).toEqual([]);
    const mine = rig({ path: '1 1 1 N 1 3 P 4', options: both, card: 'D6', aboard: '2 3 4 5 8', dice: [1, 1, 4] });
    mine.play('give:4:nautilion');
    expect(mine.told('collision')).toMatchObject([{ mover: 'nautilion' }]);
    expect(mine.told('sank')).toEqual([]);
  });

  it('D6a: E1.3 applies in phase 4', () => {
    const both = { expansions: ['mages', 'darkhouse'] } as const;
    const sea = rig({ path: 'N| 1 2 3 4 A 6 |P', options: both, card: 'D6', row: PLAIN, dice: [1, 2, 3] });
    sea.play('give:1:darkhouse give:2:phantom');
    expect(sea.moves()).toEqual(['place:mages:A', 'place:reserve:A']);
  });
});

describe('D7', () => {
  it('D7: the Nautilion moves backwards and takes what it ends on', () => {
    const sea = rig({ path: '1 2 3 N 4 5 6 7 |P', options, card: 'D7', dice: [1, 1, 2] }).play('give:2:nautilion');
    sea.play('place:reserve:2');
    expect([sea.path.startsWith('1 N 3 . 4'), sea.reserve]).toEqual([true, '2']);
  });

  it('D7: at most to home, where there is no token', () => {
    const sea = rig({ path: '1 N 4 5 6 7 |P', options, card: 'D7', dice: [1, 1, 4] }).play('give:4:nautilion');
    expect(sea.path).toBe('N| 1 . 4 5 6 P');
    const home = rig({ path: 'N| 1 4 5 6 7 |P', options, card: 'D7', dice: [1, 1, 4] }).play('give:4:nautilion');
    expect(home.state.nautilion).toBe(0);
  });

  it('D7: off on turn one', () => {
    const sea = rig({ path: LONG, options, card: 'D7', turn: 1, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.told('moved').at(-1)).toMatchObject({ figure: 'nautilion', backwards: false, to: 2 });
  });

  it('D7: off while stuck: the Nautilion stays', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5 |P', options: both, card: 'D7', row: PLAIN }).play('roll:1 roll:1 roll:1');
    expect([sea.told('held'), sea.reserve]).toMatchObject([[{ figure: 'nautilion' }], 'reef3']);
    expect(sea.told('idle-card')).toMatchObject([{ card: 'D7' }]);
  });
});

describe('D8', () => {
  it('D8: choose a figure, roll its die, then roll two for the others', () => {
    const sea = rig({ path: LONG, options, card: 'D8', row: PLAIN, reserve: 'blank' });
    expect(sea.moves()).toEqual(['name:darkhouse', 'name:phantom', 'name:nautilion']);
    sea.play('name:nautilion roll:3');
    expect(sea.moves('give')).toEqual(['give:3:nautilion']);
    expect(sea.whyNot('give:3:phantom')).toEqual({ rule: 'D8', reason: 'named-first', figure: 'nautilion' });
    sea.play('give:3:nautilion');
    expect(sea.state.rolling).toBe(2);
    sea.play('roll:1 roll:2');
    expect(sea.moves('give')).toEqual(['give:1:darkhouse', 'give:1:phantom', 'give:2:darkhouse', 'give:2:phantom']);
  });

  it('D8: spells and pairs touch only the dice just rolled', () => {
    const both = { expansions: ['mages', 'darkhouse'] } as const;
    const sea = rig({
      path: LONG,
      options: both,
      card: 'D8',
      row: PLAIN,
      mages: 'A 1',
      reserve: 'blank blank blank',
    });
    sea.play('name:nautilion roll:3');
    expect(sea.moves('reroll')).toEqual(['reroll:3']);
    expect(sea.moves('translation')).toEqual(['translation']);
    sea.play('give:3:nautilion roll:1 roll:2');
    expect(sea.moves('tide').every((move) => !move.startsWith('tide:3'))).toBe(true);
    sea.play('reroll:1 roll:4 whirlwind roll:1 roll:1');
    expect(sea.state.given).toEqual([0, 0, 3]);
  });

  it('D8: next turn no figure comes first any more', () => {
    const sea = rig({ path: LONG, options, card: 'D8', row: PLAIN });
    sea.play('name:nautilion roll:1 roll:1 roll:2 give:1:phantom place:reserve:1 roll:1 roll:2 roll:3');
    expect(sea.moves('give')).toHaveLength(9);
  });

  it('D8: off while stuck: two dice together', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5 |P', options: both, card: 'D8', row: PLAIN }).play('roll:1');
    expect([sea.at, sea.state.rolling]).toEqual(['roll', 2]);
  });
});

describe('D9', () => {
  it('D9: the dice are 2, 3 and 4, without Whirlwind, Tide or a pair; Translation is still there', () => {
    const both = { expansions: ['mages', 'darkhouse'] } as const;
    const sea = rig({
      path: LONG,
      options: both,
      card: 'D9',
      row: PLAIN,
      mages: 'A 1',
      reserve: 'blank blank blank',
    });
    expect(sea.state.dice).toEqual([2, 3, 4]);
    expect([sea.moves('whirlwind'), sea.moves('tide'), sea.moves('reroll')]).toEqual([[], [], []]);
    expect(sea.moves('translation')).toEqual(['translation']);
    expect(sea.whyNot('whirlwind')).toEqual({ rule: 'D9', reason: 'fixed-dice' });
    expect(sea.whyNot('tide:2:3')?.rule).toBe('D9');
    expect(sea.whyNot('reroll:2')?.rule).toBe('D9');
  });

  it('D9: stuck, two of the three are given', () => {
    const both = { expansions: ['reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5 6 7 |P', options: both, card: 'D9', row: PLAIN }).play('roll:1');
    expect(sea.moves()).toEqual([
      'give:2:darkhouse',
      'give:2:phantom',
      'give:3:darkhouse',
      'give:3:phantom',
      'give:4:darkhouse',
      'give:4:phantom',
    ]);
    sea.play('give:2:darkhouse');
    expect(sea.moves()).toEqual(['give:3:phantom', 'give:4:phantom']);
    sea.play('give:3:phantom');
    expect(sea.reserve).toBe('reef3');
  });
});

describe('D11, D12', () => {
  it('D11: a token of your choice comes from the discard to the reserve', () => {
    const sea = rig({ path: LONG, options, card: 'D11', discard: '5 blank' });
    expect(sea.moves()).toEqual(['take:5', 'take:blank']);
    expect(sea.whyNot('take:7')).toEqual({ rule: 'D11', reason: 'not-there', token: '7', place: 'discard' });
    sea.play('take:5');
    expect([sea.reserve, sea.discard, sea.at]).toEqual(['5', 'blank', 'roll']);
  });

  it('D11a: any token, a blank or a reef too; nothing from an empty discard', () => {
    expect(rig({ path: LONG, options, card: 'D11', discard: 'reef3' }).reserve).toBe('reef3');
    expect(rig({ path: LONG, options, card: 'D11' }).at).toBe('roll');
  });

  it('D12: two reserve tokens bring one from the discard aboard, once this turn', () => {
    const sea = rig({
      path: LONG,
      options,
      card: 'D12',
      aboard: '3',
      discard: '4 7',
      reserve: 'blank blank blank blank',
      dice: [1, 2, 3],
    });
    sea.play('recall');
    // The 7 has no duct to the 3, so the 4 comes by itself.
    expect([sea.aboard, sea.reserve, sea.discard]).toEqual(['3 4', 'blank blank', '7 blank blank']);
    expect(sea.whyNot('recall')).toEqual({ rule: 'D12', reason: 'once' });
    const more = rig({
      path: LONG,
      options,
      card: 'D12',
      row: ['D11', 'D10', 'D4', 'D5'],
      aboard: '3',
      discard: '4 2 9',
      reserve: 'blank blank blank blank',
      dice: [1, 1, 2],
    });
    more.play('recall take:4');
    expect(more.moves('recall')).toEqual([]);
    more.play('give:2:nautilion');
    while (more.state.turn === 2) more.play(itemAt(more.moves(), 0));
    expect(more.state.recalled).toBe(false);
  });

  it('D12: or to the mages’ cabin, but not to the reserve', () => {
    const both = { expansions: ['mages', 'darkhouse'] } as const;
    const sea = rig({
      path: LONG,
      options: both,
      card: 'D12',
      aboard: '3',
      discard: '4',
      reserve: 'blank blank',
      dice: [1, 2, 3],
    });
    sea.play('recall');
    expect(sea.moves()).toEqual(['place:aboard:4:4', 'place:mages:4']);
    expect(sea.whyNot('place:reserve:4')).toEqual({ rule: 'D12', reason: 'not-reserve' });
    expect(sea.play('place:mages:4').mages).toBe('4');
  });

  it('D12: only while it is in force, only in phase 1, and only with two tokens', () => {
    const at = { path: LONG, options, aboard: '3', discard: '4', dice: [1, 2, 3] } as const;
    expect(rig({ ...at, card: 'D11', reserve: 'blank blank' }).whyNot('recall')).toMatchObject({
      rule: 'D12',
      reason: 'not-in-force',
    });
    expect(rig({ ...at, card: 'D12', reserve: 'blank' }).whyNot('recall')).toMatchObject({
      reason: 'too-dear',
      cost: 2,
    });
    const late = rig({ ...at, card: 'D12', reserve: 'blank blank' }).play('give:1:darkhouse');
    expect(late.whyNot('recall')).toEqual({ rule: 'D12', reason: 'closed' });
  });

  it('D12: a mercenary may come aboard before the collision, not after', () => {
    const both = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const at = {
      path: LONG,
      options: both,
      card: 'D12',
      aboard: '3',
      discard: 'M',
      reserve: 'blank blank',
      dice: [1, 2, 3],
    } as const;
    expect(rig(at).moves('recall')).toEqual(['recall']);
    expect(rig({ ...at, collided: true }).moves('recall')).toEqual([]);
  });

  it('D12a: a token just paid may be the one placed, and then must be paid', () => {
    const sea = rig({
      path: LONG,
      options,
      card: 'D12',
      aboard: '3',
      discard: '7',
      reserve: 'blank blank 4',
      dice: [1, 2, 3],
    });
    sea.play('recall pay:blank');
    expect([sea.aboard, sea.reserve]).toEqual(['3 4', 'blank']);
    const choice = rig({
      path: LONG,
      options,
      card: 'D12',
      aboard: '3',
      discard: '7',
      reserve: 'blank blank 4 2',
      dice: [1, 2, 3],
    });
    choice.play('recall pay:blank');
    expect(choice.moves()).toEqual(['pay:2', 'pay:4']);
    expect(choice.whyNot('pay:blank')).toEqual({ rule: 'D12a', reason: 'nothing-to-place', token: 'blank' });
  });

  it('D12a: not unless something can then be placed', () => {
    const sea = rig({
      path: LONG,
      options,
      card: 'D12',
      aboard: '3',
      discard: '7',
      reserve: 'blank blank 3',
      dice: [1, 2, 3],
    });
    expect(sea.moves('recall')).toEqual([]);
    expect(sea.whyNot('recall')).toEqual({ rule: 'D12a', reason: 'nothing-to-place' });
  });
});
