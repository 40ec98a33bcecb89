import { describe, expect, it } from 'vitest';
import { rig } from '../testing/rig.ts';

const rich = () => rig(2).court('trader', 'peddler', 'shopkeeper', 'inheritor', 'landlord').purse(0, { pearls: 0 });

describe('merchants', () => {
  it('Trader earns 3, Peddler 2, Shopkeeper 1, Inheritor 5, Landlord 1 when they come', () => {
    const hand = ['s5', 's4', 's1', 'c4', 'c1', 'h2'] as const;
    expect(
      rich()
        .hand(0, ...hand)
        .recruit('trader', ['c4', 'h2', 's4'])
        .pearls(0),
    ).toBe(3);
    expect(
      rich()
        .hand(0, ...hand)
        .recruit('peddler', ['s4', 's5'])
        .pearls(0),
    ).toBe(2);
    expect(
      rich()
        .hand(0, ...hand)
        .recruit('shopkeeper', ['c1', 'h2', 's4'])
        .pearls(0),
    ).toBe(1);
    expect(
      rich()
        .hand(0, ...hand)
        .recruit('inheritor', ['c1', 's4', 's5'])
        .pearls(0),
    ).toBe(5);
    expect(
      rich()
        .hand(0, ...hand)
        .recruit('landlord', ['c1', 's4', 's5'])
        .pearls(0),
    ).toBe(1);
  });

  it('Ship Master: a pearl for each different race sent to the council, krakens not counted (W10)', () => {
    const table = rig(2).lords(0, 'ship-master').purse(0, { pearls: 0 }).purse(1, { pearls: 0 });
    table.explore('reveal:j1', 'leave', 'reveal:j2', 'leave', 'reveal:c1', 'leave', 'reveal:k3', 'leave', 'reveal:q1');
    // The q1 on place 5 was taken, with its pearl; jellyfish and crab went to the council.
    expect(table.pearls(0)).toBe(1 + 2);
    expect(table.at).toBe('kraken-left');
  });

  it('Landlord: a pearl at the start of each of your turns, but none when freed (W1)', () => {
    const table = rig(2)
      .lords(1, 'landlord')
      .purse(0, { pearls: 0 })
      .purse(1, { pearls: 0 })
      .explore('reveal:j1', 'take');
    expect(table.state.turn).toBe(1);
    expect(table.pearls(1)).toBe(1);
    const freed = rig(2).controls(0, 'abyss', 'landlord').court('liberator', 'miller', 'reaper', 'keeper');
    freed.hand(0, 'q5', 'c4').purse(0, { pearls: 0 }).recruit('liberator', ['c4', 'q5']);
    expect(freed.pearls(0)).toBe(0);
    const schemed = rig(2)
      .lords(0, 'keeper')
      .court('schemer', 'miller', 'reaper', 'trader')
      .lordDeck('landlord', 'sage');
    schemed.hand(0, 'q5', 'c2', 'h1').purse(0, { pearls: 0 }).recruit('schemer', ['c2', 'h1', 'q5']);
    expect(schemed.play('scheme:keeper', 'lord:landlord').pearls(0)).toBe(1);
  });

  it('Slaver: once in each of your turns an ally from hand for two pearls, a kraken too, without its nebulis (K2)', () => {
    const table = rig(2).lords(0, 'slaver').hand(0, 'k4', 'j1').purse(0, { pearls: 0 }).council('crab', 'c1');
    table.play('slaver:k4');
    expect([table.pearls(0), table.nebulis(0)]).toEqual([2, 0]);
    expect(table.why('slaver:j1')).toEqual({ rule: 'T3', why: 'used', lord: 'slaver' });
    expect(rig(2).hand(0, 'j1').why('slaver:j1')).toEqual({ rule: 'T2', why: 'no-such-power', lord: 'slaver' });
  });

  it('Shareholder: a pearl each time an opponent recruits, by Corruptor too, but not for Traitor and Schemer (W6)', () => {
    const table = rig(2).lords(1, 'shareholder').lords(0, 'keeper').purse(1, { pearls: 0 }).purse(0, { pearls: 5 });
    table
      .court('corruptor', 'traitor', 'miller', 'reaper')
      .hand(0, 'q5', 'q4', 'q1')
      .recruit('corruptor', ['q1', 'q4', 'q5']);
    expect(table.pearls(1)).toBe(1);
    table.play('corrupt:traitor');
    expect(table.pearls(1)).toBe(2);
    table.play('betray:keeper', 'claim:miller');
    expect(table.pearls(1)).toBe(2);
    const own = rig(2).lords(0, 'shareholder').purse(0, { pearls: 0 }).court('peddler', 'miller', 'reaper', 'keeper');
    expect(own.hand(0, 's5', 's3').recruit('peddler', ['s3', 's5']).pearls(0)).toBe(2);
  });
});
