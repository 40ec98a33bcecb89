import { at as itemAt } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { rig } from './testing/rig.ts';

const options = { expansions: ['mercenaries'] } as const;
/** Three harpoons, one more than the Phantom alone, and all linked. */
const STRONG = '2 3 4 5 8';

describe('expansion 2, before the collision', () => {
  it('E2.1: the Phantom has two harpoons, or three for a harder game', () => {
    const two = rig({ path: 'N 1 P 4', options, aboard: '2', dice: [1, 2, 3] }).play('give:2:phantom give:1:darkhouse');
    expect(two.told('collision')).toMatchObject([{ phantom: 2 }]);
    const harder = { ...options, harpoons: 3 } as const;
    const three = rig({ path: 'N 1 P 4', options: harder, dice: [1, 2, 3] }).play('give:2:phantom give:1:darkhouse');
    expect(three.told('collision')).toMatchObject([{ phantom: 3 }]);
  });

  it.each(['2', '5', '8', 'M'])('E2.2: a %s the Phantom ends on goes to its board', (token) => {
    const sea = rig({ path: `N| 1 1 1 1 1 ${token} |P`, options, dice: [1, 1, 2] });
    sea.play('give:1:phantom give:1:darkhouse');
    expect([sea.hold, sea.discard]).toEqual([token, '']);
  });

  it('E2.2: other tokens are discarded, and so are fighters once its six places are full', () => {
    const other = rig({ path: 'N| 1 1 1 1 1 3 |P', options, dice: [1, 1, 2] }).play('give:1:phantom give:1:darkhouse');
    expect([other.hold, other.discard]).toEqual(['', '3']);
    const full = rig({ path: 'N| 1 1 1 1 1 M |P', options, hold: '2 2 5 5 8 8', dice: [1, 1, 2] });
    full.play('give:1:phantom give:1:darkhouse');
    expect([full.hold, full.discard]).toEqual(['2 2 5 5 8 8', 'M']);
  });

  it('E2.2a: the token goes to the board, the reef beside it to the discard', () => {
    const both = { expansions: ['mercenaries', 'reefs'] } as const;
    const sea = rig({ path: 'N| 1 1 1 1 1 5^6 |P', options: both, dice: [1, 1, 2] });
    sea.play('give:1:phantom give:1:darkhouse');
    expect([sea.hold, sea.discard]).toEqual(['5', 'reef6']);
  });

  it('E2.3: a mercenary may go to any empty cabin that ducts allow, or to the reserve', () => {
    const first = rig({ path: 'N| 1 M 3 4 5 6 7 8 |P', options, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(first.moves()).toHaveLength(10);
    const sea = rig({ path: 'N| 1 M 3 4 5 6 7 8 |P', options, aboard: '2 3', dice: [1, 1, 2] }).play(
      'give:2:nautilion',
    );
    expect(sea.moves()).toEqual([
      'place:aboard:mercenary:1',
      'place:aboard:mercenary:4',
      'place:aboard:mercenary:9',
      'place:reserve:mercenary',
    ]);
    expect(sea.whyNot('place:aboard:mercenary:7')).toMatchObject({ rule: 'T9', reason: 'not-linked', number: 7 });
    expect(sea.whyNot('place:aboard:mercenary:3')).toMatchObject({ rule: 'T7', reason: 'occupied', by: '3' });
    expect(sea.play('place:aboard:mercenary:9').aboard).toBe('2 3 M9');
  });

  it('E2.3: a mercenary is no crew: it fills no number for winning', () => {
    const sea = rig({
      path: '1 2 3 P 1 N 2',
      options,
      collided: false,
      aboard: '1 2 3 4 5 6 7 8 M9',
      dice: [1, 1, 2],
    });
    sea.state.collided = true;
    expect(sea.play('give:2:nautilion').at).toBe('abyss-without-crew');
  });

  it('E2.3: and pays for no Heroic card', () => {
    const both = { expansions: ['mercenaries', 'heroic'] } as const;
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', options: both, aboard: 'M3 4', revealed: ['H1'], dice: [1, 2, 3] });
    expect(sea.play('play:H1').aboard).toBe('M3');
    const paying = rig({
      path: 'N| 1 2 3 4 5 6 |P',
      options: both,
      aboard: 'M3 2 4',
      revealed: ['H1'],
      dice: [1, 2, 3],
    });
    expect(paying.play('play:H1').whyNot('sacrifice:3')).toMatchObject({ rule: 'E2.3', reason: 'held-by-mercenary' });
    const alone = rig({ path: 'N| 1 2 3 4 5 6 |P', options: both, aboard: 'M3', revealed: ['H1'], dice: [1, 2, 3] });
    expect(alone.moves('play')).toEqual([]);
    expect(alone.whyNot('play:H1')).toMatchObject({ rule: 'E5.2', reason: 'no-crew' });
  });
});

describe('expansion 2, the collision', () => {
  it('E2.4: a Phantom that would pass the Nautilion stops right in front of it, and the turn ends', () => {
    const sea = rig({ path: '. N 1 3 P 4 6 7', options, aboard: STRONG, discard: '9', dice: [1, 2, 3] });
    sea.play('give:3:phantom give:1:darkhouse');
    expect(sea.path).toBe('. N P 1 3 . 4 6 7');
    expect(sea.told('moved').map(({ figure, end }) => [figure, end])).toEqual([['phantom', 'collision']]);
    expect(sea.state.turn).toBe(2);
    sea.play(itemAt(sea.moves(), 0));
    expect(sea.told('given')).toHaveLength(3);
  });

  it('E2.4: a Nautilion that would pass the Phantom stops right in front of it and takes nothing', () => {
    const sea = rig({ path: '1 1 1 N 1 3 4 P 6 7', options, aboard: STRONG, dice: [1, 1, 3] });
    sea.play('give:3:nautilion');
    // The Phantom took the 4 first, so two tokens lie between them.
    expect(sea.path).toBe('1 1 1 . 1 3 N P . 6 7');
    expect(sea.told('placed').filter(({ from }) => from.startsWith('path'))).toEqual([]);
  });

  it('E2.4: ending exactly on the last token between them is no collision', () => {
    const sea = rig({ path: '. N 1 3 P 4 6 7', options, aboard: '3', dice: [1, 1, 2] });
    sea.play('give:2:phantom');
    expect(sea.told('collision')).toMatchObject([{ mover: 'nautilion' }]);
    const exact = rig({ path: '. N 1 3 P 4 6 7', options, dice: [1, 2, 4] }).play('give:2:phantom give:1:darkhouse');
    expect(exact.told('moved')[0]).toMatchObject({ figure: 'phantom', end: 'token' });
    expect(exact.discard).toContain('1');
  });

  it('E2.4: it also skips the second round of D1', () => {
    const both = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const sea = rig({ path: '. N 1 P 4 6 7 8 9', options: both, card: 'D1', aboard: STRONG, dice: [1, 2, 2] });
    sea.play('give:1:darkhouse');
    expect(sea.told('collision')).toHaveLength(1);
    expect(sea.told('given')).toHaveLength(3);
    expect(sea.state.turn).toBe(3);
  });

  it('E2.4: in the second round of D1 it ends that turn as well', () => {
    const both = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const sea = rig({ path: '. N 1 3 4 6 P 4 6 7 8 9', options: both, card: 'D1', aboard: STRONG, dice: [1, 1, 4] });
    sea.play('give:4:darkhouse lose:aboard:8:8 place:reserve:1');
    expect(sea.at).toBe('plan');
    sea.play('give:4:phantom');
    expect(sea.told('collision')).toMatchObject([{ mover: 'phantom' }]);
    expect(sea.told('collision')).toHaveLength(1);
  });

  it('E2.4a: even if the other stands on an end; the collision comes before winning or losing there', () => {
    const home = rig({ path: 'N| 1 P 3 4 5 6', options, aboard: STRONG, dice: [1, 1, 4] }).play('give:4:phantom');
    expect(home.told('collision')).toMatchObject([{ mover: 'phantom', outcome: 'won' }]);
    expect(home.state.outcome).toBeNull();
    expect(home.path.startsWith('N| P 1')).toBe(true);
    const full = '1 2 3 4 5 6 7 8 9';
    const abyss = rig({ path: '1 1 N 3 |P', options, aboard: full, collided: false, dice: [1, 2, 4] });
    abyss.state.still = true;
    abyss.play('give:4:nautilion give:1:darkhouse');
    expect(abyss.told('collision')).toMatchObject([{ mover: 'nautilion', outcome: 'won' }]);
    expect(abyss.state.outcome).toBeNull();
  });

  it('E2.4b: with nothing between them the mover stays', () => {
    const sea = rig({ path: '1 N . . P 4 6 7', options, aboard: STRONG, dice: [1, 1, 2] });
    sea.play('give:1:phantom give:1:darkhouse');
    expect(sea.path).toBe('1 N . . P 4 6 7');
    expect(sea.told('collision')).toMatchObject([{ mover: 'phantom' }]);
  });

  it('E2.4b: though it stays, it is beside no reef', () => {
    const both = { expansions: ['mercenaries', 'reefs'] } as const;
    const ours = rig({ path: '1 N^3 . P 6 7', options: both, aboard: STRONG, dice: [1, 1, 2] });
    ours.state.still = true;
    ours.play('give:2:nautilion');
    expect(ours.told('collision')).toMatchObject([{ mover: 'nautilion' }]);
    expect([ours.path, ours.at]).toEqual(['1 .^3 . N P 6 7', 'roll']);
    const theirs = rig({ path: '1 N . P^9 6 7', options: both, aboard: STRONG, dice: [1, 1, 2] });
    theirs.play('give:2:phantom');
    expect([theirs.path, theirs.discard]).toEqual(['1 N P . .^9 6 7', '']);
  });

  it('E2.4c: the mover is beside no reef and discards none', () => {
    const both = { expansions: ['mercenaries', 'reefs'] } as const;
    const phantom = rig({ path: '. N 1^3 3 P 4 6', options: both, aboard: STRONG, discard: '9', dice: [1, 2, 3] });
    phantom.play('give:3:phantom give:1:darkhouse');
    expect(phantom.path).toBe('. N P 1^3 3 . 4 6');
    const nautilion = rig({ path: '1 1 N 3^3 4 P^9 6', options: both, aboard: STRONG, dice: [1, 1, 3] });
    nautilion.play('give:3:nautilion');
    expect(nautilion.at).not.toBe('reef-roll');
    expect(nautilion.discard).not.toContain('reef');
  });

  it('E2.4c: a stuck Nautilion run into keeps its reef and rolls again next turn', () => {
    const both = { expansions: ['mercenaries', 'reefs'] } as const;
    const sea = rig({ path: '1 N^3 4 P 6 7', options: both, aboard: STRONG, discard: '9' });
    sea.play('roll:1 roll:1 roll:2 give:2:phantom');
    expect(sea.told('collision')).toMatchObject([{ mover: 'phantom', outcome: 'won' }]);
    sea.play('place:reserve:9');
    expect([sea.path, sea.at]).toEqual(['1 N^3 P 4 . 6 7', 'reef-roll']);
  });

  it('E2.4c: a Nautilion that has not moved away in round two of D1 is beside no reef either', () => {
    const three = { expansions: ['mercenaries', 'reefs', 'darkhouse'] } as const;
    const sea = rig({ path: '1 N 4^3 P 6 7 8', options: three, card: 'D1', aboard: STRONG, dice: [1, 1, 1] });
    sea.state.still = true;
    sea.play('give:1:darkhouse');
    expect(sea.told('collision')).toMatchObject([{ mover: 'nautilion' }]);
    expect(sea.path).toBe('1 . .^3 N P 6 7 8');
    expect(sea.at).not.toBe('reef-roll');
  });

  it('E2.4d: backward moves never collide', () => {
    const cards = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const back = rig({ path: '1 2 3 N P 6 7', options: cards, card: 'D7', dice: [1, 1, 2] });
    back.state.still = true;
    back.play('give:2:nautilion');
    expect(back.told('collision')).toEqual([]);
    expect(back.told('moved')).toMatchObject([{ figure: 'nautilion', backwards: true, end: 'token' }]);
    const heroic = { expansions: ['mercenaries', 'heroic'] } as const;
    const away = rig({ path: '1 N P 6 7 8', options: heroic, dice: [1, 1, 2] });
    away.state.reversed = true;
    away.play('give:2:phantom');
    expect(away.told('moved')[0]).toMatchObject({ figure: 'phantom', backwards: true, to: 5 });
  });

  it('E2.5: harpoons are one for each 2, 5, 8 and two for each mercenary, on either side', () => {
    const sea = rig({ path: 'N 1 P 4', options, aboard: '2 3 1 M9 M4', hold: '5 M 2', dice: [1, 2, 3] });
    sea.play('give:2:phantom give:1:darkhouse');
    expect(sea.told('collision')).toMatchObject([{ nautilion: 5, phantom: 6, outcome: 'lost' }]);
  });

  it('E2.5: fewer: you lose', () => {
    const sea = rig({ path: 'N 1 P 4', options, aboard: '2', dice: [1, 2, 3] }).play('give:2:phantom give:1:darkhouse');
    expect(sea.at).toBe('harpooned');
  });

  it('E2.5: equal: its board and your mercenaries are discarded, and one token comes to the reserve', () => {
    const sea = rig({ path: 'N 1 P 4 1 1', options, aboard: '2 3 M4 5', hold: '5 8', discard: '9', dice: [1, 2, 3] });
    sea.play('give:2:phantom give:1:darkhouse');
    expect(sea.told('collision')).toMatchObject([{ nautilion: 4, phantom: 4, outcome: 'tied' }]);
    expect([sea.hold, sea.discard]).toEqual(['', '5 8 9 M']);
    expect(sea.moves()).toEqual(['take:5', 'take:8', 'take:9', 'take:mercenary']);
    sea.play('take:9');
    expect(sea.reserve).toBe('9');
  });

  it('E2.5: more: that token may go aboard instead', () => {
    const sea = rig({ path: 'N 1 P 4 1 1', options, aboard: '2 3 4 5 8', discard: '9', dice: [1, 2, 3] });
    sea.play('give:2:phantom give:1:darkhouse');
    expect(sea.moves()).toEqual(['place:aboard:9:9', 'place:reserve:9']);
    expect(sea.play('place:aboard:9:9').aboard).toBe('2 3 4 5 8 9');
  });

  it('E2.5a: any kind may go to the reserve, only crew aboard, nothing to the mages’ cabin', () => {
    const both = { expansions: ['mages', 'mercenaries'] } as const;
    const at = { path: 'N 1 P 4 1 1', options: both, aboard: '2 3 4 5 8', dice: [1, 2, 3] };
    const mage = rig({ ...at, discard: 'A 7' }).play('give:2:phantom give:1:darkhouse take:A');
    expect([mage.mages, mage.reserve]).toEqual(['', 'A']);
    const seven = rig({ ...at, discard: 'A 7' }).play('give:2:phantom give:1:darkhouse take:7');
    expect(seven.moves()).toEqual(['place:aboard:7:7', 'place:reserve:7']);
    expect(seven.whyNot('place:mages:7')).toEqual({ rule: 'E2.5a', reason: 'reserve-only', token: '7' });
    const mercenary = rig({ ...at, discard: 'M A' }).play('give:2:phantom give:1:darkhouse take:mercenary');
    expect(mercenary.reserve).toBe('M');
  });

  it('E2.5a: compulsory unless the discard is empty', () => {
    const sea = rig({ path: 'N 1 P 4 1 1', options, aboard: STRONG, dice: [1, 2, 3] }).play(
      'give:2:phantom give:1:darkhouse',
    );
    expect(sea.told('placed')).toEqual([]);
    expect([sea.at, sea.state.turn]).toEqual(['roll', 3]);
  });

  it('E2.6: recovered crew may take the cabin a mercenary left and repair the duct', () => {
    const tree = { board: 'C2', expansions: ['mercenaries'] } as const;
    const at = { path: 'N 7 P 4 1 1', options: tree, aboard: '2 M1 5 3 6 8', dice: [1, 2, 3] };
    const repaired = rig({ ...at, discard: '1' }).play('give:2:phantom give:1:darkhouse take:1 place:aboard:1:1');
    expect(repaired.aboard).toBe('1 2 3 5 6 8');
    expect(repaired.told('kept')).toEqual([]);
  });

  it('E2.6: otherwise one group is kept and the others are discarded', () => {
    const tree = { board: 'C2', expansions: ['mercenaries'] } as const;
    const sea = rig({ path: 'N 7 P 4 1 1', options: tree, aboard: '2 M1 5 3 6 8', discard: '9', dice: [1, 2, 3] });
    sea.play('give:2:phantom give:1:darkhouse take:9');
    expect(sea.moves()).toEqual(['keep:2', 'keep:3-5-6-8']);
    expect(sea.whyNot('keep:5-6')).toMatchObject({ rule: 'E2.6', reason: 'no-group' });
    sea.play('keep:3-5-6-8');
    expect([sea.aboard, sea.discard]).toEqual(['3 5 6 8', '2 M']);
  });

  it('E2.6: recovered crew takes the cabin a mercenary just left, whatever that cabin touches', () => {
    const tree = { board: 'C2', expansions: ['mercenaries'] } as const;
    const at = { path: 'N 7 P 4 1 1', options: tree, aboard: '5 M7 M9', discard: '9', dice: [1, 2, 3] } as const;
    const sea = rig(at).play('give:2:phantom give:1:darkhouse take:9');
    expect(sea.moves()).toEqual(['place:aboard:9:9', 'place:reserve:9']);
    sea.play('place:aboard:9:9');
    expect(sea.moves()).toEqual(['keep:5', 'keep:9']);
    expect(sea.play('keep:9').aboard).toBe('9');
  });

  it('E2.6: a cabin no mercenary left must touch crew that is left aboard', () => {
    const tree = { board: 'C2', expansions: ['mercenaries'] } as const;
    const at = { path: 'N 7 P 4 1 1', options: tree, aboard: '5 M7 M3', discard: '9', dice: [1, 2, 3] } as const;
    const sea = rig(at).play('give:2:phantom give:1:darkhouse take:9');
    expect([sea.aboard, sea.reserve]).toEqual(['5', '9']);
  });

  it('E2.6: after a tie the recovered crew goes to the reserve, whoever left its cabin', () => {
    const tree = { board: 'C2', expansions: ['mercenaries'] } as const;
    const at = { path: 'N 7 P 4 1 1', options: tree, aboard: '5 M7 M9', hold: '2 8 5', discard: '9' } as const;
    const sea = rig({ ...at, dice: [1, 2, 3] }).play('give:2:phantom give:1:darkhouse take:9');
    expect(sea.told('collision')).toMatchObject([{ outcome: 'tied' }]);
    expect([sea.aboard, sea.reserve]).toEqual(['5', '9']);
  });

  it('E2.6: a token taken aboard must touch crew that is left there, unless nobody is', () => {
    const tree = { board: 'C2', expansions: ['mercenaries'] } as const;
    const far = rig({ path: 'N 7 P 4 1 1', options: tree, aboard: 'M2 M1', discard: '9', dice: [1, 2, 3] });
    far.play('give:2:phantom give:1:darkhouse take:9');
    // Nobody is left aboard.
    expect(far.moves()).toEqual(['place:aboard:9:9', 'place:reserve:9']);
    const near = rig({ path: 'N 7 P 4 1 1', options: tree, aboard: 'M3 5 M1', discard: '9 7', dice: [1, 2, 3] });
    near.play('give:2:phantom give:1:darkhouse take:9');
    expect(near.reserve).toBe('9');
  });

  it('E2.6a: the kept group need not hold the recovered crew', () => {
    const tree = { board: 'C2', expansions: ['mercenaries'] } as const;
    const sea = rig({ path: 'N 7 P 4 1 1', options: tree, aboard: '4 2 M1 5 3', discard: '7', dice: [1, 2, 3] });
    sea.play('give:2:phantom give:1:darkhouse take:7 place:aboard:7:7');
    expect(sea.moves()).toEqual(['keep:2-4', 'keep:3-5-7']);
    expect(sea.play('keep:2-4').aboard).toBe('2 4');
  });

  it('E2.8: with two players the recovered crew goes aboard only if on the active player’s Admiral, a mercenary’s cabin or not', () => {
    const at = {
      path: 'N 1 P 4 1 1',
      options,
      seats: 2,
      lowAdmiral: 0,
      aboard: '2 3 4 5 8',
      discard: '9',
      dice: [1, 2, 3],
    };
    const low = rig({ ...at, active: 0 }).play('give:2:phantom give:1:darkhouse');
    expect(low.reserve).toBe('9');
    const high = rig({ ...at, active: 1 }).play('give:2:phantom give:1:darkhouse');
    expect(high.moves()).toContain('place:aboard:9:9');
    const left = rig({ ...at, active: 0, aboard: '2 3 M9' }).play('give:2:phantom give:1:darkhouse take:9');
    expect(left.reserve).toBe('9');
  });
});

describe('expansion 2, after the collision', () => {
  const after = { options, collided: true } as const;

  it('E2.7: a mercenary the Phantom ends on is discarded and costs you a token', () => {
    const sea = rig({ path: '1 2 M P 4 N 5 6 7 8', ...after, reserve: 'blank', aboard: '1', dice: [1, 1, 2] });
    sea.play('give:1:phantom give:1:darkhouse');
    expect([sea.hold, sea.discard]).toEqual(['', 'M']);
    expect(sea.moves()).toEqual(['lose:reserve:blank', 'lose:aboard:1:1']);
  });

  it('E2.7: fighters no longer join it', () => {
    const sea = rig({ path: '1 2 5 P 4 N 5 6 7 8', ...after, dice: [1, 1, 2] }).play('give:1:phantom give:1:darkhouse');
    expect([sea.hold, sea.discard.includes('5')]).toEqual(['', true]);
  });

  it('E2.7: one you end on goes to the reserve', () => {
    const sea = rig({ path: '1 2 5 P 4 N 5 M 7 8', ...after, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.reserve).toBe('M');
  });

  it('E2.7: and comes aboard no more', () => {
    const { options } = after;
    const sea = rig({ path: 'N| 1 M 3 4 5 6 7 8 |P', options, dice: [1, 1, 2] }).play('give:2:nautilion');
    expect(sea.whyNot('place:aboard:mercenary:1')).toBeNull();
    sea.state.collided = true;
    expect(sea.whyNot('place:aboard:mercenary:1')).toMatchObject({ rule: 'E2.7', reason: 'after-collision' });
  });

  it('E2.7: there is no second collision: figures skip each other', () => {
    const sea = rig({ path: '1 2 3 N 4 P 5 6 7 8', ...after, dice: [2, 2, 2], reserve: 'blank' });
    sea.play('give:2:darkhouse');
    expect(sea.told('moved').map(({ figure, end }) => [figure, end])).toEqual([
      ['phantom', 'token'],
      ['nautilion', 'token'],
    ]);
  });

  it('E2.7a: H1 does not spare this discard', () => {
    const both = { expansions: ['mercenaries', 'heroic'] } as const;
    const sea = rig({
      path: '1 2 M P 4 N 5 6 7 8',
      options: both,
      collided: true,
      calm: 2,
      reserve: 'blank',
      dice: [1, 1, 2],
    });
    sea.play('give:1:phantom give:1:darkhouse');
    expect(sea.told('lost')).toMatchObject([{ token: 'blank', cause: 'mercenary' }]);
  });

  it('E2.7a: it follows also after H4, and when the Phantom receives the mercenary through D6', () => {
    const heroic = { expansions: ['mercenaries', 'heroic'] } as const;
    const back = rig({ path: '1 N 2 P M 4 5 6', options: heroic, collided: true, reserve: 'blank', dice: [1, 2, 2] });
    back.state.reversed = true;
    back.play('give:1:phantom');
    expect(back.told('lost')).toMatchObject([{ cause: 'mercenary' }]);
    const cards = { expansions: ['mercenaries', 'darkhouse'] } as const;
    const swap = rig({
      path: '1 2 3 P 4 N M 6 7 8',
      options: cards,
      card: 'D6',
      collided: true,
      aboard: '3 1',
      reserve: 'blank',
      dice: [1, 1, 2],
    });
    swap.play('give:2:phantom');
    expect(swap.at).toBe('place');
    swap.play('place:reserve:2');
    expect(swap.at).toBe('lose');
    expect(swap.discard).toBe('M');
  });
});
