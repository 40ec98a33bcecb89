import { at as itemAt } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { nautilion } from './index.ts';
import { type Description, rig } from './testing/rig.ts';

const options = { expansions: ['heroic'] } as const;
const LONG = 'N| 1 2 3 4 5 6 7 8 9 1 2 3 |P';
const FULL = '1 2 3 4 5 6 7 8 9';

const playing = (card: NonNullable<Description['revealed']>[number], more: Partial<Description> = {}) =>
  rig({ path: LONG, options, aboard: '1 2 3', revealed: [card], dice: [1, 2, 3], ...more });

describe('expansion 5', () => {
  it('E5.1: three cards are revealed; H10, H11, H12 are in the deck only with expansions 1, 2, 3', () => {
    const plain = nautilion.setup(1, { ...nautilion.options.defaults, ...options });
    expect(plain.deck).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    while (plain.turn === 0) nautilion.play(plain, itemAt(nautilion.moves(plain), 0));
    expect([plain.revealed.length, plain.deck.length]).toEqual([3, 6]);
    const deckWith = (...more: ('mages' | 'mercenaries' | 'reefs')[]) =>
      nautilion.setup(1, { ...nautilion.options.defaults, expansions: [...more, 'heroic'] }).deck.slice(9);
    expect([deckWith('mages'), deckWith('mercenaries'), deckWith('reefs')]).toEqual([[10], [11], [12]]);
  });

  it('E5.2: a card is paid with a crew token from the Nautilion and leaves the game', () => {
    const sea = playing('H1').play('play:H1');
    expect(sea.moves()).toEqual(['sacrifice:1', 'sacrifice:2', 'sacrifice:3']);
    expect(sea.whyNot('sacrifice:7')).toEqual({ rule: 'E5.2', reason: 'not-there', token: '7', place: 'aboard' });
    sea.play('sacrifice:2');
    expect([sea.aboard, sea.discard, sea.state.revealed, sea.state.gone]).toEqual(['1 3', '2', [], [1]]);
  });

  it('E5.2: T10 holds for the payment', () => {
    const tree = { ...options, board: 'C2' } as const;
    const sea = playing('H1', { options: tree, aboard: '2 1 5' }).play('play:H1');
    expect(sea.moves()).toEqual(['sacrifice:2', 'sacrifice:5']);
    expect(sea.whyNot('sacrifice:1')).toMatchObject({ rule: 'T10', reason: 'would-split', cabin: 1 });
  });

  it('E5.2: any number of cards, in any order with spells, but not with nobody aboard and not once a die is given', () => {
    const sea = playing('H1', { revealed: ['H1', 'H4'], reserve: 'blank' });
    sea.play('play:H4 sacrifice:1 whirlwind roll:1 roll:2 roll:3 play:H1 sacrifice:2');
    expect(sea.state.revealed).toEqual([]);
    expect(playing('H1', { aboard: '' }).whyNot('play:H1')).toEqual({ rule: 'E5.2', reason: 'no-crew', card: 'H1' });
    expect(playing('H1').whyNot('play:H2')).toEqual({ rule: 'E5.2', reason: 'not-revealed', card: 'H2' });
    expect(playing('H1').play('give:1:phantom').whyNot('play:H1')).toEqual({ rule: 'E5.2', reason: 'closed' });
  });

  it('E5.2a: a card may be played though its effect can do nothing', () => {
    const sea = playing('H5').play('play:H5 sacrifice:1');
    expect(sea.told('card-played')).toMatchObject([{ card: 'H5', idle: true }]);
  });

  it('E5.2b: H9 beats D6: the tokens come to the reserve', () => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const sea = playing('H9', { options: both, card: 'D6' }).play(
      'play:H9 sacrifice:1 give:1:darkhouse give:2:phantom',
    );
    while (sea.at === 'place') sea.play(sea.moves().at(-1) as string);
    expect(sea.reserve).toBe('2 2 3 4');
  });

  it('E5.2b: H3 works under D9', () => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const sea = playing('H3', { options: both, card: 'D9', dice: [2, 3, 4] });
    sea.play('play:H3 sacrifice:1 turn:2:1 turn:3:1 turn:4:2');
    expect(sea.state.dice).toEqual([1, 1, 2]);
  });

  it('E5.2b: H2 beats H4, and the Phantom still gets a die', () => {
    const sea = playing('H2', { revealed: ['H2', 'H4'], path: '1 2 3 4 P 5 6 7' });
    sea.play('play:H2 sacrifice:1 play:H4 sacrifice:2');
    expect(sea.moves('give')).toContain('give:3:phantom');
    sea.play('give:3:phantom give:2:darkhouse');
    expect(sea.told('held')).toMatchObject([{ figure: 'phantom' }]);
    expect(sea.told('moved').map(({ figure }) => figure)).toEqual(['nautilion']);
  });

  it('E5.2: the effect holds this turn only', () => {
    const sea = playing('H2', { revealed: ['H2', 'H4', 'H9'], dice: [1, 1, 2] });
    sea.play('play:H2 sacrifice:1 play:H4 sacrifice:2 play:H9 give:2:nautilion');
    expect(sea.reserve).toBe('1 2 3');
    sea.play('roll:1 roll:1 roll:2 give:2:nautilion');
    expect(sea.told('moved').filter(({ figure }) => figure === 'phantom')).toMatchObject([{ backwards: false }]);
    expect(sea.told('held')).toHaveLength(1);
    expect(sea.moves('place')).toContain('place:reserve:5');
  });

  it('E5.3: H10 to H12 paid with the wrong number leave the game without effect', () => {
    const all = { expansions: ['mages', 'mercenaries', 'reefs', 'heroic'] } as const;
    const at = {
      path: 'N| 1^3 2 3 4 5 6 |P',
      options: all,
      aboard: '1 2 3',
      discard: '4 7',
      hold: 'M',
      dice: [1, 2, 3],
    } as const;
    const sea = rig({ ...at, revealed: ['H10', 'H11', 'H12'] });
    sea.play('play:H10 sacrifice:2 play:H11 sacrifice:3 play:H12');
    expect([sea.mages, sea.hold, sea.path]).toEqual(['', 'M', 'N| 1^3 2 3 4 5 6 |P']);
    expect(sea.state.gone).toEqual([10, 11, 12]);
    expect(sea.told('card-played').every(({ idle }) => idle)).toBe(true);
  });

  it('E5.4: at the Abyss no revealed card may be left', () => {
    const at = { path: '1 2 3 P 1 N 2', options, aboard: FULL, dice: [1, 1, 2] } as const;
    expect(rig({ ...at, revealed: ['H8'] }).play('give:2:nautilion').at).toBe('heroic-left');
    expect(rig({ ...at, deck: ['H8'] }).play('give:2:nautilion').at).toBe('won');
  });
});

describe('H1 to H4', () => {
  it('H1: this turn and the next, a 3 or 4 on the Darkhouse costs nothing', () => {
    const sea = playing('H1', { reserve: 'blank', dice: [1, 1, 4] });
    sea.play('play:H1 sacrifice:1 give:4:darkhouse');
    expect(sea.told('lost')).toEqual([]);
    while (sea.state.turn < 4) {
      if (sea.at === 'currents') sea.play('give:4:darkhouse');
      else if (sea.at === 'roll') sea.play(sea.state.rolling === 3 ? 'roll:4' : 'roll:1');
      else sea.play(sea.moves().at(-1) as string);
    }
    expect(sea.told('darkhouse')).toMatchObject([{ why: 'spared' }, { why: 'spared' }]);
    sea.play('roll:4 roll:1 roll:1 give:4:darkhouse');
    expect(sea.told('darkhouse').at(-1)).toMatchObject({ why: 'due' });
  });

  it.each([
    ['D4', 3],
    ['D10', 4],
  ] as const)('H1a: it covers %s', (card, die) => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const sea = playing('H1', { options: both, card, reserve: 'blank blank', dice: [1, 1, die] });
    sea.play(`play:H1 sacrifice:1 give:${die}:darkhouse`);
    expect(sea.told('lost')).toEqual([]);
  });

  it('H1a: it covers the re-roll of D5', () => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const sea = playing('H1', { options: both, card: 'D5', reserve: 'blank blank', dice: [1, 1, 2] });
    sea.play('play:H1 sacrifice:1 give:2:darkhouse roll:4');
    expect(sea.told('darkhouse')).toMatchObject([{ die: 4, why: 'spared' }]);
    expect(sea.told('lost')).toEqual([]);
  });

  it('H2: the Phantom does not move this turn and ends on nothing; next turn it does', () => {
    const sea = playing('H2', { path: 'N| 1 2 3 4 P 6 7', dice: [1, 1, 2] });
    sea.play('play:H2 sacrifice:1 give:1:phantom give:1:darkhouse');
    expect(sea.told('sank')).toEqual([]);
    expect(sea.state.phantom).toBe(5);
    expect(sea.state.still).toBe(sea.at === 'place');
  });

  it('H2: under D6 it gives you nothing', () => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const sea = playing('H2', { options: both, card: 'D6' }).play(
      'play:H2 sacrifice:1 give:1:darkhouse give:2:phantom',
    );
    expect(sea.told('placed')).toEqual([]);
    expect(sea.told('sank')).toMatchObject([{ token: '3' }]);
  });

  it('H3: each die not yet given is turned to any face, the same one too', () => {
    const sea = playing('H3').play('play:H3 sacrifice:1');
    expect(sea.moves()).toEqual(['turn:1:1', 'turn:1:2', 'turn:1:3', 'turn:1:4']);
    expect(sea.whyNot('turn:3:4')).toMatchObject({ rule: 'H3', reason: 'no-such-die' });
    sea.play('turn:1:4 turn:2:2 turn:3:4');
    expect(sea.state.dice).toEqual([2, 4, 4]);
  });

  it('H3: with D8 only the dice not yet given', () => {
    const both = { expansions: ['darkhouse', 'heroic'] } as const;
    const sea = rig({ path: LONG, options: both, card: 'D8', aboard: '1 2 3', revealed: ['H3'] });
    sea.play('name:phantom roll:1 give:1:phantom roll:2 roll:3 play:H3 sacrifice:1 turn:2:4 turn:3:4');
    expect(sea.state.given[1]).toBe(1);
  });

  it('H4: the Phantom moves backwards and its end is treated as after any of its moves', () => {
    const sea = playing('H4', { path: '1 2 3 4 P 5 6 7' }).play('play:H4 sacrifice:1 give:2:phantom give:1:darkhouse');
    expect([sea.state.phantom, sea.discard]).toEqual([7, '1 6']);
    const all = { expansions: ['mercenaries', 'reefs', 'heroic'] } as const;
    const armed = playing('H4', { options: all, path: '1 2 3 4 P 4 M^3 7' });
    armed.play('play:H4 sacrifice:1 give:2:phantom give:1:darkhouse');
    expect([armed.hold, armed.discard]).toEqual(['M', '1 reef3']);
  });

  it('H4: at most to the Abyss', () => {
    const sea = playing('H4', { path: '1 2 3 4 P 5' }).play('play:H4 sacrifice:1 give:3:phantom give:1:darkhouse');
    expect(sea.told('moved')[0]).toMatchObject({ figure: 'phantom', end: 'abyss' });
    expect(sea.state.outcome).toBeNull();
    expect(sea.discard).toBe('1');
  });
});

describe('H5 to H8', () => {
  it('H5: another revealed card leaves the game and the top card of the deck takes its place', () => {
    const sea = playing('H5', { revealed: ['H5', 'H1', 'H2'], deck: ['H6', 'H7'] }).play('play:H5 sacrifice:1');
    expect(sea.moves()).toEqual(['dismiss:H1', 'dismiss:H2']);
    expect(sea.whyNot('dismiss:H6')).toEqual({ rule: 'H5', reason: 'not-revealed', card: 'H6' });
    sea.play('dismiss:H2');
    expect([nautilion.actor(sea.state), sea.moves(), nautilion.weights(sea.state)]).toEqual([
      'chance',
      ['reveal:H6', 'reveal:H7'],
      [1, 1],
    ]);
    sea.play('reveal:H7');
    expect([sea.state.revealed, sea.state.deck, sea.state.gone]).toEqual([[1, 7], [6], [2, 5]]);
  });

  it('H5a: with no other card revealed nothing is removed or revealed', () => {
    const sea = playing('H5', { deck: ['H6', 'H7'] }).play('play:H5 sacrifice:1');
    expect([sea.state.revealed, sea.state.deck, sea.at]).toEqual([[], [6, 7], 'currents']);
  });

  it('H5a: an empty deck reveals nothing', () => {
    const sea = playing('H5', { revealed: ['H5', 'H1'] }).play('play:H5 sacrifice:1');
    expect([sea.state.revealed, sea.state.gone, sea.at]).toEqual([[], [1, 5], 'currents']);
  });

  it('H6: crew comes from the path straight aboard; its number must differ from the one paid', () => {
    const sea = playing('H6', { path: 'N| 1 4 7 9 4 |P' }).play('play:H6 sacrifice:1');
    expect(sea.moves()).toEqual(['pick:2', 'pick:4', 'pick:5']);
    expect(sea.whyNot('pick:1')).toEqual({ rule: 'H6', reason: 'same-number', token: '1' });
    expect(sea.whyNot('pick:3')).toMatchObject({ rule: 'H6', reason: 'not-linked', number: 7 });
    sea.play('pick:5');
    expect([sea.aboard, sea.path]).toEqual(['2 3 4', 'N| 1 4 7 9 . |P']);
  });

  it('H6: the payment may split the crew if the one taken joins it again', () => {
    const ring = { ...options, board: 'C1' } as const;
    // The ring is 9 5 1 6 2 7 3 8 4. Nothing on this path joins 5 and 6 again once 1 is paid.
    const split = playing('H6', { options: ring, aboard: '5 1 6', path: 'N| 2 9 3 |P' }).play('play:H6');
    expect(split.moves()).toEqual(['sacrifice:5', 'sacrifice:6']);
    // With all but 1 aboard, 2 splits off 6 from the rest, and 1 joins it again round the other way.
    const closing = playing('H6', { options: ring, aboard: '6 2 7 3 8 4 9 5', path: 'N| 1 3 |P' }).play('play:H6');
    expect(closing.moves()).toContain('sacrifice:2');
    closing.play('sacrifice:2');
    expect(closing.aboard).toBe('1 3 4 5 6 7 8 9');
  });

  it('H6: what rejoins must be taken', () => {
    const ring = { ...options, board: 'C1' } as const;
    const sea = playing('H6', { options: ring, aboard: '6 2 7 3 8 4 9 5', path: 'N| 2 1 3 1 |P' });
    sea.play('play:H6 sacrifice:7');
    expect(sea.moves()).toEqual(['pick:2', 'pick:4']);
    expect(sea.whyNot('pick:1')).toMatchObject({ rule: 'H6', reason: 'occupied' });
  });

  it('H6a: compulsory when possible, aboard only, and with nothing to take the payment must satisfy T10', () => {
    const mages = { expansions: ['mages', 'heroic'] } as const;
    const only = playing('H6', { options: mages, path: 'N| 4 4 2 2 |P' }).play('play:H6 sacrifice:1');
    expect(only.moves()).toEqual(['pick:1', 'pick:2']);
    expect(only.play('pick:1').mages).toBe('');
    const tree = { ...options, board: 'C2' } as const;
    const nothing = playing('H6', { options: tree, aboard: '2 1 5', path: 'N| 2 5 2 5 |P' }).play('play:H6');
    expect(nothing.moves()).toEqual(['sacrifice:2', 'sacrifice:5']);
  });

  it('H6a: never to a cabin a mercenary holds', () => {
    const both = { expansions: ['mercenaries', 'heroic'] } as const;
    const sea = playing('H6', { options: both, aboard: '1 2 M3', path: 'N| 3 9 4 4 |P' }).play('play:H6 sacrifice:1');
    expect(sea.whyNot('pick:1')).toEqual({ rule: 'H6a', reason: 'held-by-mercenary', cabin: 3 });
    expect(sea.moves()).toEqual(['pick:2', 'pick:3', 'pick:4']);
  });

  it('H7: the same from the discard', () => {
    const sea = playing('H7', { discard: '4 9 7 blank' }).play('play:H7 sacrifice:1');
    expect(sea.moves()).toEqual(['take:4', 'take:9']);
    expect(sea.whyNot('take:1')).toEqual({ rule: 'H7', reason: 'same-number', token: '1' });
    expect(sea.whyNot('take:7')).toMatchObject({ rule: 'H7', reason: 'not-linked', number: 7 });
    expect(sea.whyNot('take:blank')).toEqual({ rule: 'H7', reason: 'not-crew', token: 'blank' });
    sea.play('take:9');
    expect([sea.aboard, sea.discard]).toEqual(['2 3 9', '1 4 7 blank']);
  });

  it('H7: the last one aboard paid, anybody else may come', () => {
    expect(playing('H7', { aboard: '1', discard: '7' }).play('play:H7').aboard).toBe('7');
  });

  it('H8: up to two tokens come from the discard to the reserve', () => {
    const sea = playing('H8', { discard: 'blank 9' }).play('play:H8 sacrifice:3');
    expect(sea.moves()).toEqual(['take:3', 'take:9', 'take:blank', 'enough']);
    sea.play('take:9');
    expect(sea.moves()).toEqual(['take:3', 'take:blank', 'enough']);
    sea.play('enough');
    expect([sea.reserve, sea.at]).toEqual(['9', 'currents']);
  });

  it('H8a: the crew just paid may be taken', () => {
    const sea = playing('H8').play('play:H8 sacrifice:3 take:3');
    expect([sea.reserve, sea.discard, sea.at]).toEqual(['3', '', 'currents']);
  });
});

describe('house cards', () => {
  it('H2: what the house cards do can be given in the options', () => {
    const heroicCards = { H2: 'salvage-1', H3: 'reverse-phantom', H8: 'calm' } as const;
    const mine = { ...options, heroicCards } as const;
    const sea = playing('H2', { options: mine, revealed: ['H2', 'H3', 'H8'], discard: '9' });
    sea.play('play:H2 sacrifice:1 take:9');
    expect([sea.reserve, sea.at]).toEqual(['9', 'currents']);
    sea.play('play:H3 sacrifice:2 play:H8');
    expect([sea.state.still, sea.state.reversed, sea.state.calm]).toEqual([false, true, 2]);
  });
});

describe('H9 to H12', () => {
  it('H9: the token it ends on and its neighbours go to the reserve', () => {
    const sea = playing('H9', { dice: [1, 2, 3] }).play('play:H9 sacrifice:1 give:3:nautilion give:1:darkhouse');
    expect(sea.reserve).toBe('2 3 4');
    expect(sea.path.startsWith('1 . N . 5')).toBe(true);
  });

  it('H9: an end token is not taken; a reef beside a neighbour stays and is idle', () => {
    const both = { expansions: ['reefs', 'heroic'] } as const;
    const sea = playing('H9', { options: both, path: 'N| 1 2^3 3 4 5 6 |P' });
    sea.play('play:H9 sacrifice:1 give:1:nautilion give:2:darkhouse');
    expect([sea.reserve, sea.path.startsWith('N .^3 3')]).toEqual(['1 2', true]);
    expect(sea.at).toBe('roll');
  });

  it('H9a: neighbours are counted across gaps and figures', () => {
    const sea = playing('H9', { path: '1 P . . N . 2 . . 3 4' });
    sea.state.still = true;
    sea.play('play:H9 sacrifice:2 give:1:nautilion give:2:darkhouse');
    expect(sea.reserve).toBe('1 2 3');
  });

  it('H9a: stopped on home, by a collision, or stuck, it takes nothing', () => {
    const cards = { expansions: ['darkhouse', 'heroic'] } as const;
    const home = playing('H9', { options: cards, card: 'D7', path: '1 N 2 3 4 5 6' });
    home.play('play:H9 sacrifice:1 give:3:nautilion give:1:darkhouse');
    expect([home.state.nautilion, home.reserve]).toEqual([0, '']);
    const clash = { expansions: ['mercenaries', 'heroic'] } as const;
    const stopped = playing('H9', { options: clash, aboard: '1 2 3 4 5 8', path: '9 9 9 N 7 P 6 6' });
    stopped.state.still = true;
    stopped.play('play:H9 sacrifice:1 give:3:nautilion give:1:darkhouse place:reserve:1');
    expect(stopped.reserve).toBe('1');
    const reef = { expansions: ['reefs', 'heroic'] } as const;
    const stuck = rig({ path: '1 N^3 2 3 4 5 6', options: reef, aboard: '1 2 3', revealed: ['H9'] });
    stuck.play('roll:1 roll:1 roll:1 play:H9 sacrifice:1');
    expect(stuck.reserve).toBe('reef3');
  });

  it('H10: paid with 1, 4 or 7, the two others come from the discard to the mages’ cabin', () => {
    const both = { expansions: ['mages', 'heroic'] } as const;
    const sea = playing('H10', { options: both, aboard: '3 4', discard: '1 7 7' }).play('play:H10 sacrifice:4');
    expect([sea.mages, sea.discard]).toEqual(['1 7', '4 7']);
    const filled = playing('H10', { options: both, aboard: '3 4', mages: '7', discard: '7' }).play(
      'play:H10 sacrifice:4',
    );
    expect([filled.mages, filled.discard]).toEqual(['7', '4 7']);
  });

  it('H10a: compulsory, as far as the Admiral of the active player allows', () => {
    const options = { expansions: ['mages', 'heroic'] } as const;
    const at = { options, seats: 2, lowAdmiral: 0, aboard: '3 4', discard: '1 7' } as const;
    const low = playing('H10', at).play('play:H10 sacrifice:4');
    expect([low.mages, low.discard]).toEqual(['1', '4 7']);
    const high = playing('H10', { ...at, active: 1 }).play('play:H10 sacrifice:4');
    expect([high.mages, high.discard]).toEqual(['7', '1 4']);
  });

  it('H10a: with nobody the Admiral carries the card is idle', () => {
    const options = { expansions: ['mages', 'heroic'] } as const;
    const sea = playing('H10', { options, seats: 2, lowAdmiral: 0, aboard: '3 4', discard: '7' });
    sea.play('play:H10 sacrifice:4');
    expect([sea.mages, sea.told('card-played')]).toEqual(['', [expect.objectContaining({ idle: true })]]);
  });

  it('H11: paid with 2, 5 or 8, a mercenary leaves the Phantom’s board', () => {
    const both = { expansions: ['mercenaries', 'heroic'] } as const;
    const sea = playing('H11', { options: both, hold: '5 M M' }).play('play:H11 sacrifice:2');
    expect([sea.hold, sea.discard]).toEqual(['5 M', '2 M']);
  });

  it('H11a: nothing after the collision or with no mercenary there', () => {
    const both = { expansions: ['mercenaries', 'heroic'] } as const;
    const none = playing('H11', { options: both, hold: '5' }).play('play:H11 sacrifice:2');
    expect([none.hold, itemAt(none.told('card-played'), 0).idle]).toEqual(['5', true]);
    const after = playing('H11', { options: both, collided: true }).play('play:H11 sacrifice:2');
    expect(after.told('mercenary-gone')).toEqual([]);
  });

  it('H12: paid with 3, 6 or 9, all reefs of that number on the path leave the game', () => {
    const both = { expansions: ['reefs', 'heroic'] } as const;
    const sea = playing('H12', {
      options: both,
      path: 'N| 1^3 2 3 4^9 5 6 7^3 |P',
      reserve: 'reef3',
      discard: 'reef3',
    });
    sea.play('play:H12 sacrifice:3');
    expect([sea.path, sea.reserve, sea.discard]).toEqual(['N| 1 2 3 4^9 5 6 7 |P', 'reef3', '3 reef3']);
    expect(nautilion.census(sea.state).bag).toEqual({ reef3: 2 });
  });

  it('H12a: played while stuck, the turn stays lost and no reef is gained', () => {
    const both = { expansions: ['reefs', 'heroic'] } as const;
    const sea = rig({ path: '1 N^3 2 3 4 5 6', options: both, aboard: '1 2 3', revealed: ['H12'] });
    sea.play('roll:1 roll:1 roll:2 play:H12 sacrifice:3 give:1:phantom');
    expect(sea.told('held')).toMatchObject([{ figure: 'nautilion' }]);
    expect(sea.reserve).toBe('');
  });
});
