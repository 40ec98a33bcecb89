import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { rig } from './testing/rig.ts';

/** Nobody but seat 0 can buy anything. */
const alone = (seats = 2) => {
  const table = rig(seats);
  for (let seat = 0; seat < seats; seat++) table.purse(seat, { pearls: 0 });
  return table;
};

describe('exploring', () => {
  it('X1: cards are revealed one at a time, drawn by what is left in the deck', () => {
    const table = alone().deck('j1', 'j1', 'c5', 'monster').play('explore');
    expect(table.moves).toEqual(['reveal:j1', 'reveal:c5', 'reveal:monster']);
    table.play('reveal:c5', 'leave');
    expect(table.moves).toEqual(['reveal:j1', 'reveal:monster']);
    expect(table.state.track.length).toBe(1);
  });

  it('X2: offered to each opponent clockwise; the first to buy pays the explorer 1, then 2, then 3', () => {
    const table = rig(4);
    for (const seat of [0, 1, 2, 3]) table.purse(seat, { pearls: 3 });
    table.play('explore', 'reveal:h3');
    expect(table.actor).toBe(1);
    table.play('pass');
    expect(table.actor).toBe(2);
    table.play('buy:0');
    expect([table.pearls(0), table.pearls(2)]).toEqual([4, 2]);
    expect(table.handOf(2)).toEqual(['h3']);
    table.play('reveal:c4');
    expect(table.actor).toBe(1);
    table.play('buy:0');
    expect([table.pearls(0), table.pearls(1)]).toEqual([6, 1]);
    table.play('reveal:c3');
    expect(table.actor).toBe(3);
    table.play('buy:0');
    expect([table.pearls(0), table.pearls(3)]).toEqual([9, 0]);
  });

  it('X2: one purchase per opponent and turn, two with Hypnotist, whose fourth price is 4', () => {
    const table = rig(4).lords(2, 'hypnotist');
    for (const seat of [1, 2, 3]) table.purse(seat, { pearls: 9 });
    table.play('explore', 'reveal:h1', 'pass', 'buy:0', 'reveal:h2', 'buy:0', 'reveal:h3');
    expect(table.actor).toBe(2);
    table.play('pass', 'buy:0', 'reveal:h4');
    expect(table.actor).toBe(2);
    table.play('buy:0');
    expect(table.pearls(2)).toBe(9 - 1 - 4);
    table.play('reveal:h5');
    expect(table.at).toBe('ally');
  });

  it('X3: sold, so another card comes onto the same place; unsold, it is taken and exploring ends, or left', () => {
    const table = rig().play('explore', 'reveal:h3', 'buy:0', 'reveal:c2');
    expect(table.state.track).toEqual([6]);
    expect(table.why('fight')).toEqual({ rule: 'X5', why: 'ally' });
    table.play('leave', 'reveal:q1', 'take');
    expect(table.handOf(0)).toEqual(['q1']);
    expect(at(table.state.council, 1)[6]).toBe(1);
    expect(table.state.track).toEqual([]);
    expect(table.state.turn).toBe(1);
  });

  it('X4: an unsold ally on place 5 must be taken, and earns a pearl', () => {
    const table = alone().play('explore', 'reveal:j1', 'leave', 'reveal:c1', 'leave', 'reveal:h1', 'leave');
    table.play('reveal:s1', 'leave', 'reveal:q5');
    expect(table.handOf(0)).toEqual(['q5']);
    expect(table.pearls(0)).toBe(1);
    expect(table.told('earned')).toMatchObject([{ why: 'fifth-place', pearls: 1 }]);
    expect(table.state.council.map((stack) => stack.reduce((a, b) => a + b))).toEqual([1, 1, 1, 1, 0]);
  });

  it('X5: a monster is not for sale; left lying it raises the threat, six at most', () => {
    const table = rig().purse(1, { pearls: 9 });
    table.state.threat = 5;
    table.play('explore', 'reveal:monster');
    expect(table.actor).toBe(0);
    expect(table.why('take')).toEqual({ rule: 'X5', why: 'monster' });
    table.play('leave', 'reveal:monster', 'leave');
    expect(table.state.threat).toBe(6);
  });

  it('X5: fought, it gives the reward, goes to the discard and ends exploring; the threat is back on 1', () => {
    const table = alone();
    table.state.threat = 3;
    table.play('explore', 'reveal:j2', 'leave', 'reveal:monster', 'fight');
    expect(at(table.state.players, 0).keys).toBe(1);
    expect(table.state.threat).toBe(1);
    expect(table.discardNow()).toEqual(['monster']);
    expect(table.state.turn).toBe(1);
  });

  it('X5: on place 5 it must be fought, and earns a pearl too, a gain of its own (X8)', () => {
    const table = alone().lords(1, 'highwayman');
    table.state.threat = 1;
    table.play('explore', 'reveal:j1', 'leave', 'reveal:c1', 'leave', 'reveal:h1', 'leave', 'reveal:s1', 'leave');
    table.play('reveal:monster', 'tokens:0');
    // A unit as a pearl and the pearl of place 5: two gains of one, nothing for the Highwayman.
    expect([table.pearls(0), table.pearls(1)]).toEqual([2, 0]);
  });

  it('X6: the six rewards of the threat track', () => {
    const rewards = [1, 2, 3, 4, 5, 6].map((threat) => {
      const table = alone();
      table.state.threat = threat;
      table.play('explore', 'reveal:monster', 'fight');
      const { keys } = at(table.state.players, 0);
      return [keys, table.at === 'units' ? table.moves.length - 1 : 0];
    });
    expect(rewards).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  it('X6: a unit is a pearl or a random token, said before any token is drawn (X8), while there are any', () => {
    const table = alone();
    table.state.threat = 2;
    table.play('explore', 'reveal:monster', 'fight', 'tokens:1');
    expect(table.pearls(0)).toBe(1);
    expect(table.moves).toEqual(['token:2', 'token:3', 'token:4']);
    table.play('token:4');
    expect(at(table.state.players, 0).tokens).toEqual([0, 0, 1]);
    const few = alone();
    few.state.threat = 2;
    few.state.pool = [0, 1, 0];
    few.play('explore', 'reveal:monster', 'fight');
    expect(few.moves).toEqual(['tokens:0', 'tokens:1']);
    expect(few.why('tokens:2')).toEqual({ rule: 'X6', why: 'tokens-left', left: 1 });
    const none = alone();
    none.state.pool = [0, 0, 0];
    none.play('explore', 'reveal:monster', 'fight');
    expect(none.pearls(0)).toBe(1);
    expect(none.state.turn).toBe(1);
  });

  it('X7: an empty deck is made anew from the discard only when a card must be drawn, also in mid-exploration', () => {
    const table = alone().deck('j1').discard().play('explore');
    table.state.discard.fill(0);
    table.state.discard[28] = 2;
    table.state.discard[6] = 1;
    // One card was left, so it was revealed without a draw; leaving it makes the deck anew.
    expect(table.state.track).toEqual([0]);
    expect(table.told('reshuffled').length).toBe(0);
    table.play('leave');
    expect(table.told('reshuffled').length).toBe(1);
    expect(table.moves).toEqual(['reveal:c2', 'reveal:monster']);
    table.play('reveal:c2', 'take');
    expect(table.state.discard.reduce((a, b) => a + b)).toBe(0);
  });

  it('X7: when exploring ends allies go to the stack of their race and monsters to the discard', () => {
    const table = alone().play('explore', 'reveal:s4', 'leave', 'reveal:monster', 'leave', 'reveal:s1', 'leave');
    table.play('reveal:j5', 'take');
    expect(at(table.state.council, 3).slice(15, 20)).toEqual([1, 0, 0, 1, 0]);
    expect(table.discardNow()).toEqual(['monster']);
  });

  it('X8: whoever cannot pay, or has bought enough, is not asked', () => {
    const table = rig(3).purse(1, { pearls: 0 }).purse(2, { pearls: 1 }).play('explore', 'reveal:h3');
    expect(table.actor).toBe(2);
    table.play('buy:0', 'reveal:c1');
    expect(table.at).toBe('ally');
    expect(table.actor).toBe(0);
  });

  it('X8: an extra turn starts prices and purchases anew', () => {
    const table = rig().purse(1, { pearls: 5 });
    table.state.extra = true;
    table.play('explore', 'reveal:h3', 'buy:0', 'reveal:j1', 'take');
    expect(table.state.turn).toBe(0);
    table.explore('reveal:h2');
    expect(table.actor).toBe(1);
    table.play('buy:0');
    expect(table.pearls(1)).toBe(3);
  });
});
