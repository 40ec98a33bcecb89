import { at as itemAt } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { nautilion } from './index.ts';
import { rig } from './testing/rig.ts';

const LONG = 'N| 1 2 3 4 5 6 7 8 9 1 2 3 |P';
const TWO = { seats: 2, lowAdmiral: 0 } as const;

describe('two players', () => {
  it('P1: two more reserve tokens, and the Admirals are dealt at random, one each', () => {
    const state = nautilion.setup(2, { ...nautilion.options.defaults, reserve: 3 });
    expect(nautilion.census(state).reserve).toEqual({ blank: 5 });
    while (state.stack.at(-1)?.at !== 'admirals') nautilion.play(state, itemAt(nautilion.moves(state), 0));
    expect(nautilion.actor(state)).toBe('chance');
    expect(nautilion.weights(state)).toEqual([1, 1]);
    nautilion.play(state, { do: 'admiral', seat: 1 });
    expect(nautilion.census(state)['seat:1']).toEqual({ 'admiral-low': 1 });
    expect(nautilion.census(state)['seat:0']).toEqual({ 'admiral-high': 1 });
  });

  it('P1: the reserve is shared', () => {
    const sea = rig({ path: LONG, ...TWO, active: 1, reserve: 'blank', dice: [1, 2, 3] });
    expect(sea.moves('whirlwind')).toEqual(['whirlwind']);
  });

  it('P2: after the first roll of the game seat 0 says who starts', () => {
    const sea = rig({ path: LONG, ...TWO, turn: 1, reserve: 'blank' }).play('roll:1 roll:2 roll:3');
    expect(nautilion.actor(sea.state)).toBe(0);
    expect(sea.moves()).toEqual(['start:0', 'start:1']);
    sea.play('start:1');
    expect(nautilion.actor(sea.state)).toBe(1);
    expect(sea.moves('whirlwind')).toEqual(['whirlwind']);
  });

  it('P2: the starter plays the whole turn, then players alternate', () => {
    const sea = rig({ path: LONG, ...TWO, turn: 1 }).play('roll:1 roll:2 roll:3 start:1');
    sea.play('give:1:darkhouse give:2:phantom roll:1 roll:2 roll:4');
    expect(sea.at).toBe('currents');
    expect(nautilion.actor(sea.state)).toBe(0);
  });

  it('P2a: with D2 the starter is chosen after the first die, with D9 once the dice lie there', () => {
    const options = { expansions: ['darkhouse'] as const };
    expect(rig({ path: LONG, ...TWO, options, card: 'D2', turn: 1 }).play('roll:3').at).toBe('starter');
    expect(rig({ path: LONG, ...TWO, options, card: 'D9', turn: 1 }).at).toBe('starter');
  });

  it('P2a: with D8 seat 0 names the figure before', () => {
    const options = { expansions: ['darkhouse'] as const };
    const sea = rig({ path: LONG, ...TWO, options, card: 'D8', turn: 1 });
    expect([sea.at, nautilion.actor(sea.state)]).toEqual(['name', 0]);
    expect(sea.play('name:phantom roll:3').at).toBe('starter');
    sea.play('start:1');
    // The named figure is the only one to give it to, and there is nothing else to do: it follows by itself.
    expect(sea.play('roll:1 roll:2').at).toBe('currents');
    expect(nautilion.actor(sea.state)).toBe(1);
  });

  it('P2b: every decision of a turn is the active player’s, also losses and the collision', () => {
    const sea = rig({ path: LONG, ...TWO, active: 1, aboard: '1 2', reserve: 'blank', dice: [1, 1, 4] });
    sea.play('give:4:darkhouse');
    expect([sea.at, nautilion.actor(sea.state)]).toEqual(['lose', 1]);
    const options = { expansions: ['mercenaries'] as const };
    const clash = rig({
      path: '. N 1 P 4 5 6',
      ...TWO,
      active: 1,
      options,
      aboard: '2 3 4 5 8',
      discard: '1 4',
      dice: [1, 2, 3],
    });
    clash.play('give:1:darkhouse give:2:phantom');
    expect([clash.at, nautilion.actor(clash.state)]).toEqual(['spoils', 1]);
  });

  it('P3: only crew on your Admiral goes aboard', () => {
    const low = rig({ path: 'N| 1 2 7 4 5 6 |P', ...TWO, dice: [1, 1, 3] }).play('give:3:nautilion');
    expect([low.aboard, low.reserve]).toEqual(['', '7']);
    const high = rig({ path: 'N| 1 2 7 4 5 6 |P', ...TWO, active: 1, dice: [1, 1, 3] }).play('give:3:nautilion');
    expect(high.moves()).toContain('place:aboard:7:7');
    const both = rig({ path: 'N| 1 2 5 4 5 6 |P', ...TWO, active: 1, dice: [1, 1, 3] }).play('give:3:nautilion');
    expect(both.moves()).toContain('place:aboard:5:5');
  });

  it('P4: P3 holds for the token D6 brings in phase 4 too', () => {
    const options = { expansions: ['darkhouse'] as const };
    const sea = rig({ path: 'N| 1 2 3 4 7 6 |P', ...TWO, options, card: 'D6', dice: [1, 1, 2] });
    sea.play('give:2:phantom');
    expect([sea.aboard, sea.reserve]).toEqual(['', '7']);
  });

  it('P4: but not for those aboard by Heroic cards', () => {
    const options = { expansions: ['heroic'] as const };
    const sea = rig({ path: LONG, ...TWO, options, aboard: '1 2', discard: '9', revealed: ['H7'], dice: [1, 2, 3] });
    sea.play('play:H7 sacrifice:2');
    expect(sea.aboard).toBe('1 9');
  });

  it('P4: E1.7 binds Heroic cards in the mages’ cabin all the same', () => {
    const options = { expansions: ['mages', 'heroic'] as const };
    const at = {
      path: LONG,
      ...TWO,
      options,
      aboard: '8 9 7',
      discard: '1 4',
      revealed: ['H10'],
      dice: [1, 2, 3],
    } as const;
    expect(rig({ ...at, active: 1 }).play('play:H10 sacrifice:7').mages).toBe('');
    expect(rig({ ...at, active: 0 }).play('play:H10 sacrifice:7').mages).toBe('1 4');
  });

  it('P3: refusing cites the Admiral', () => {
    const options = { expansions: ['mages'] as const };
    const sea = rig({ path: 'N| 1 2 A 4 5 6 |P', ...TWO, options, dice: [1, 1, 3] }).play('give:3:nautilion');
    expect(sea.whyNot('place:aboard:A:1')).toMatchObject({ rule: 'E1.3' });
    const crew = rig({
      path: 'N| 1 2 7 M 5 6 |P',
      ...TWO,
      options: { expansions: ['darkhouse', 'mages'] },
      card: 'D12',
      discard: '7 A 2',
      reserve: 'blank blank 7',
      dice: [1, 1, 3],
    });
    crew.play('recall pay:blank pay:blank');
    expect(crew.whyNot('take:7')).toEqual({
      rule: 'P3',
      reason: 'not-on-admiral',
      number: 7,
      admiral: [1, 2, 3, 4, 5],
    });
  });
});
