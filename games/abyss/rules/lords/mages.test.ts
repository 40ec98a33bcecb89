import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { card, location, lord, race, rig } from '../testing/rig.ts';

describe('mages', () => {
  it('Invoker: another full turn directly after this one', () => {
    const table = rig(2).court('invoker', 'miller', 'reaper', 'keeper').hand(0, 'j5', 'j3').council('crab', 'c1');
    table.recruit('invoker', ['j3', 'j5']);
    expect(table.state.turn).toBe(0);
    expect(table.told('turn-begins')).toMatchObject([{ seat: 0, extra: true }]);
    table.play('council:crab');
    expect(table.state.turn).toBe(1);
  });

  it('Apprentice: one council stack into your hand, not one reserved by another (K7); none, and it is skipped (W1)', () => {
    const base = () => rig(2).court('apprentice', 'miller', 'reaper', 'keeper').hand(0, 'j4', 'c1', 'h1');
    const table = base()
      .council('crab', 'c2')
      .council('squid', 'q1')
      .council('seahorse', 'h2')
      .guards(0, 1, 'council', race('squid'));
    table.recruit('apprentice', ['j4', 'c1', 'h1']).play('affiliate:c1');
    expect(table.moves).toEqual(['council:crab', 'council:seahorse']);
    expect(table.why('council:squid')).toMatchObject({ rule: 'K7', why: 'reserved' });
    expect(table.play('council:crab').handOf(0)).toEqual(['c2']);
    const none = base().recruit('apprentice', ['j4', 'c1', 'h1']).play('affiliate:c1');
    expect(none.told('no-effect')).toMatchObject([{ lord: 'apprentice' }]);
  });

  it('Oracle: once in each of your turns one whole council stack is discarded', () => {
    const table = rig(2).lords(0, 'oracle').council('crab', 'c2', 'k2').play('oracle:crab');
    expect(table.discardNow()).toEqual(['c2', 'k2']);
    expect(table.nebulis(0)).toBe(0);
  });

  it('Master of Magic: any of the allies spent is affiliated, from the next recruitment on, and never a kraken (W5, K2)', () => {
    const table = rig(2).court('master-of-magic', 'shopkeeper', 'miller', 'reaper', 'keeper').purse(0, { pearls: 0 });
    table.hand(0, 'j4', 'c4', 'h2').recruit('master-of-magic', ['j4', 'c4', 'h2']);
    expect(table.alliesOf(0)).toEqual(['h2']);
    const later = rig(2)
      .lords(0, 'master-of-magic')
      .court('shopkeeper', 'miller', 'reaper', 'keeper')
      .hand(0, 's1', 'c4', 'k3');
    later.recruit('shopkeeper', ['c4', 's1', 'k3']);
    expect(later.moves).toEqual(['affiliate:c4', 'affiliate:s1']);
    expect(later.why('affiliate:k3')).toEqual({ rule: 'K2', why: 'kraken' });
    expect(later.play('affiliate:c4').alliesOf(0)).toEqual(['c4']);
  });

  it('W9: Illusionist: your location for a face-up one; the lords under it move, and the old one becomes available', () => {
    const table = rig(2)
      .court('illusionist', 'miller', 'reaper', 'keeper')
      .controls(0, 'jail', 'trader')
      .controls(0, 'depths');
    table.faceUp('abyss', 'chasm').guards(0, 1, 'locations', location('chasm')).hand(0, 'j5', 'j4', 'j1');
    table.recruit('illusionist', ['j1', 'j4', 'j5']);
    expect(table.moves).toEqual(['illusion:jail', 'illusion:depths', 'decline']);
    expect(table.why('illusion:abyss')).toMatchObject({ rule: 'W9', why: 'not-yours' });
    table.play('illusion:jail');
    // Chasm is reserved by seat 1, so only the Abyss is left and nobody is asked.
    expect(at(table.state.players, 0).locations).toEqual([
      { location: location('abyss'), lords: [lord('trader')] },
      { location: location('depths'), lords: [] },
    ]);
    expect(table.state.faceUp).toEqual([location('jail'), location('chasm')]);
    const declined = rig(2)
      .court('illusionist', 'miller', 'reaper', 'keeper')
      .controls(0, 'jail')
      .hand(0, 'j5', 'j4', 'j1');
    declined.recruit('illusionist', ['j1', 'j4', 'j5']).play('decline');
    expect(at(at(declined.state.players, 0).locations, 0).location).toBe(location('jail'));
  });

  it('W9: Illusionist with a sanctuary: it is searched on arrival, keeps its loot when given away, and the next owner goes on', () => {
    const table = rig(2)
      .court('illusionist', 'miller', 'reaper', 'keeper')
      .controls(0, 'megalodon', 'trader')
      .loot('megalodon', 7, 5);
    table.faceUp('battlefield').hand(0, 'j5', 'j4', 'j1').recruit('illusionist', ['j1', 'j4', 'j5']);
    table.play('illusion:megalodon', 'loot:7', 'stop');
    expect(table.state.hoards).toEqual([0, 0, 0b10100, 0b10000]);
    expect(table.state.faceUp).toEqual([location('megalodon')]);
    table.purse(1, { keys: 3 }).council('crab', 'c1').play('council:crab', 'control:megalodon', 'loot:5');
    // The first draw is compulsory for the new owner too: the token is theirs, both fives go, the seven stays.
    expect(table.at).toBe('token');
    table.play('token:3');
    expect(table.state.hoards[2]).toBe(0b10000);
    expect(table.state.lootDiscard).toEqual([0, 0, 2, 0, 0]);
  });

  it('W9: Illusionist onto Black Smokers: they work on arrival, too', () => {
    const table = rig(2)
      .court('illusionist', 'miller', 'reaper', 'keeper')
      .controls(0, 'jail', 'trader')
      .faceUp('black-smokers');
    table.hand(0, 'j5', 'j4', 'j1').recruit('illusionist', ['j1', 'j4', 'j5']).play('illusion:jail');
    expect(table.at).toBe('smokers');
    table.play('smoke:abyss');
    expect(at(table.state.players, 0).locations).toEqual([{ location: location('abyss'), lords: [lord('trader')] }]);
  });

  it('Hypnotist: two purchases in each opponent’s turn', () => {
    const table = rig(2).lords(1, 'hypnotist').purse(1, { pearls: 3 });
    table.play('explore', 'reveal:j1', 'buy:0', 'reveal:j2', 'buy:0', 'reveal:j3');
    expect(table.handOf(1)).toEqual(['j1', 'j2']);
    expect(table.at).toBe('ally');
  });

  it('W13: Healer: any ally of the discard, krakens and those spent on Healer itself included, never a monster', () => {
    const table = rig(2)
      .court('healer', 'miller', 'reaper', 'keeper')
      .discard('q5', 'monster', 'k4')
      .hand(0, 'j5', 'j2');
    table.recruit('healer', ['j2', 'j5']);
    expect(table.moves).toEqual(['heal:j5', 'heal:q5', 'heal:k4']);
    expect(table.why('heal:monster')).toMatchObject({ rule: 'W13', why: 'monster' });
    expect(table.why('heal:j2')).toMatchObject({ rule: 'W13', why: 'not-in-discard' });
    table.play('heal:k4');
    expect(table.handOf(0)).toEqual(['k4']);
    const none = rig(2)
      .court('healer', 'miller', 'reaper', 'keeper')
      .hand(0, 'j5')
      .purse(0, { pearls: 2 })
      .recruit('healer', ['j5'], 2);
    expect(none.told('no-effect')).toMatchObject([{ lord: 'healer' }]);
    expect(none.state.discard[card('j5')]).toBe(0);
  });

  it('Shaman: see the soldiers; disabled or under a location it shields nobody (W4)', () => {
    const table = rig(2)
      .disabled(0, 'shaman')
      .lords(0, 'slaver')
      .lords(1, 'highwayman')
      .hand(0, 'j1')
      .purse(0, { pearls: 0 });
    expect(table.play('slaver:j1').pearls(0)).toBe(1);
  });
});
