import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { rig } from './testing/rig.ts';

describe('the turn', () => {
  it('T1: a plot costs a pearl and lays the top lord on the free place furthest from the deck; as often as you like', () => {
    const table = rig().court('miller', 'reaper', 'keeper').purse(0, { pearls: 2 });
    table.play('plot', 'lord:trader');
    expect(table.courtNow()).toEqual([null, null, 'trader', 'keeper', 'reaper', 'miller']);
    table.play('plot', 'lord:peddler');
    expect(table.courtNow()[1]).toBe('peddler');
    expect(table.pearls(0)).toBe(0);
    expect(table.at).toBe('reveal');
  });

  it('T1: never with a nebulis, and never after the action', () => {
    const table = rig().court('miller').purse(0, { pearls: 0, nebulis: 5 }).figure(0).council('crab', 'c1');
    expect(table.why('plot')).toMatchObject({ rule: 'T1', why: 'no-pearl' });
    table.lords(0, 'slaver').hand(0, 'j1').play('council:crab');
    expect(table.at).toBe('end');
    expect(table.why('plot')).toMatchObject({ rule: 'T1', why: 'not-now' });
  });

  it('T1: an action is compulsory; with nothing else to do you explore unasked', () => {
    const table = rig().purse(0, { pearls: 0 }).purse(1, { pearls: 0 }).hand(0, 'j1');
    expect(table.moves).toEqual(['explore']);
    table.play('explore', 'reveal:c1', 'take');
    expect(table.state.turn).toBe(1);
    // Seat 1 has no pearl, no stack to ask and no hand: it explores without being asked.
    expect(table.at).toBe('reveal');
  });

  it('T2: a power once per turn may be used before, between and after, and the turn waits for it', () => {
    for (const when of ['before', 'between', 'after']) {
      const table = rig().lords(0, 'slaver').hand(0, 'j1', 'c2').purse(1, { pearls: 0 });
      if (when === 'before') table.play('slaver:j1');
      table.explore('reveal:h3');
      if (when === 'between') table.play('slaver:c2');
      table.play('take');
      if (when === 'after') {
        expect(table.moves).toEqual(['end', 'slaver:j1', 'slaver:c2', 'slaver:h3']);
        table.play('slaver:h3');
      }
      expect(table.state.turn).toBe(1);
      expect(table.pearls(0)).toBe(3);
    }
  });

  it('T2: not between choosing a lord and paying, nor while choosing the affiliated ally or keys', () => {
    const table = rig()
      .lords(0, 'slaver', 'keeper', 'reaper', 'shepherd')
      .court('shopkeeper', 'miller', 'landowner', 'trader');
    table.hand(0, 's2', 's4', 'c2', 'c4', 'h2', 'h4', 'q1').play('recruit:shopkeeper');
    expect(table.at).toBe('pay');
    expect(table.moves.some((move) => move.startsWith('slaver'))).toBe(false);
    expect(table.why('slaver:q1')).toMatchObject({ rule: 'T2', why: 'not-now' });
    table.play('spend:c2', 'spend:h2', 'spend:s2');
    expect(table.at).toBe('affiliate');
    expect(table.moves).toEqual(['affiliate:c2', 'affiliate:h2', 'affiliate:s2']);
    table.play('affiliate:c2');
    expect(table.at).toBe('location');
    expect(table.can('slaver:q1')).toBe(true);
    table.play('control:coral-barrier');
    expect(table.at).toBe('pay-keys');
    expect(table.can('slaver:q1')).toBe(false);
  });

  it('T2: the only location is not taken unasked while a power that could be used would go under it', () => {
    const armed = () => rig().lords(0, 'slaver', 'keeper', 'reaper').hand(0, 'j1').council('crab', 'c1').locationPile();
    const table = armed().play('council:crab');
    expect(table.at).toBe('location');
    expect(table.moves).toEqual(['control:coral-barrier', 'slaver:j1', 'slaver:c1']);
    table.play('slaver:j1');
    // Used is used: now nothing is lost, and nothing else to choose.
    expect(table.told('controlled')).toMatchObject([{ lords: ['slaver', 'keeper', 'reaper'] }]);
    expect(table.state.turn).toBe(1);
    const drawn = armed().faceUp().locationPile('abyss').play('council:crab');
    expect(drawn.moves).toEqual(['draw:1', 'slaver:j1', 'slaver:c1']);
  });

  it('T2: the only council stack is not taken unasked while the Oracle could discard it', () => {
    const table = rig().lords(0, 'oracle').council('squid', 'q1').hand(0, 'j1', 'c2', 'h3');
    table.court('apprentice', 'miller', 'reaper', 'keeper').recruit('apprentice', ['j1', 'c2', 'h3']);
    expect([table.at, table.moves]).toEqual(['stack', ['council:squid', 'oracle:squid']]);
    table.play('oracle:squid');
    expect(table.told('no-effect')).toMatchObject([{ lord: 'apprentice' }]);
  });

  it('T2: you choose the order, and with no power left the turn ends by itself', () => {
    const table = rig().lords(0, 'slaver', 'oracle').hand(0, 'j1').council('crab', 'c1').council('squid', 'q1');
    table.play('council:squid');
    expect(table.moves).toEqual(['end', 'slaver:j1', 'slaver:q1', 'oracle:crab']);
    table.play('oracle:crab', 'slaver:j1');
    expect(table.state.turn).toBe(1);
  });

  it('T3: a lord that joins may use its power this turn, but used is used, even if freed again', () => {
    const table = rig().court('slaver', 'liberator', 'reaper', 'miller').hand(0, 's5', 's3', 'j1');
    table.recruit('slaver', ['s3', 's5']);
    expect(table.moves).toEqual(['end', 'slaver:j1']);
    const freed = rig()
      .lords(0, 'slaver')
      .hand(0, 'j1', 'q5', 'c4', 'c1')
      .court('liberator', 'reaper', 'miller', 'trader');
    freed.play('slaver:j1');
    at(freed.state.players, 0).lords = [];
    freed.state.holder[11] = -1;
    freed.controls(0, 'abyss', 'slaver').recruit('liberator', ['c4', 'q5']);
    expect(freed.lordsOf(0)).toContain('slaver');
    expect(freed.told('freed').length).toBe(1);
    // Hand left: c1. The turn is over without asking for the Slaver again.
    expect(freed.state.turn).toBe(1);
  });

  it('T3: plotting needs a free place and a lord in the deck', () => {
    expect(rig().why('plot')).toEqual({ rule: 'T3', why: 'court-full' });
    expect(rig().court('miller').lordDeck().why('plot')).toEqual({ rule: 'T3', why: 'no-lord' });
  });

  it('H1: with the option, each card above twelve costs a pearl or is discarded, after the Commander', () => {
    const cards = ['j1', 'j2', 'j3', 'c1', 'c2', 'c3', 'h1', 'h2', 'h3', 's1', 's2', 's3', 'q1', 'q2'] as const;
    const table = rig(2, { handLimit12: true })
      .hand(0, ...cards)
      .council('squid', 'q3')
      .purse(0, { pearls: 2 });
    table.play('council:squid');
    expect(table.at).toBe('limit');
    expect(at(table.state.players, 0).handSize).toBe(15);
    table.play('feed', 'discard:h1');
    expect(table.why('feed')).toEqual({ rule: 'H1', why: 'discarding' });
    expect(table.why('discard:c1')).toMatchObject({ rule: 'H1', why: 'order' });
    table.play('discard:q3');
    expect(table.pearls(0)).toBe(1);
    expect(at(table.state.players, 0).handSize).toBe(13);
    expect(table.state.turn).toBe(1);
    const free = rig(2)
      .hand(0, ...cards)
      .council('squid', 'q3')
      .play('council:squid');
    expect(free.state.turn).toBe(1);
    const commanded = rig(2, { handLimit12: true })
      .hand(0, ...cards)
      .council('squid', 'q3')
      .lords(1, 'commander');
    commanded.play('council:squid');
    expect(commanded.at).toBe('trim');
  });

  it('H1: without pearls the cards must go', () => {
    const table = rig(2, { handLimit12: true }).purse(0, { pearls: 0 }).council('squid', 'q1');
    table.hand(0, 'j1', 'j2', 'j3', 'c1', 'c2', 'c3', 'h1', 'h2', 'h3', 's1', 's2', 's3').play('council:squid');
    expect(table.why('feed')).toEqual({ rule: 'H1', why: 'no-pearl' });
    expect(table.can('discard:j1')).toBe(true);
  });
});
