import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import type { CardName } from './box/cards.ts';
import type { LordName } from './box/lords.ts';
import { canPay } from './payment.ts';
import { payRow } from './questions.ts';
import { card, lord, rig } from './testing/rig.ts';
import { view } from './view.ts';

const pays = (table: ReturnType<typeof rig>, name: LordName, cards: readonly CardName[], pearls = 0, nebulis = 0) =>
  payRow(view(table.state, 0), cards.map(card), pearls, nebulis, lord(name)) !== null;

describe('recruiting', () => {
  it('R1: exactly so many races, the named one among them, and value plus pearls reaching the cost', () => {
    // Seeker: 7 points, two races, one of them crab.
    const table = rig().court('seeker', 'miller', 'reaper', 'keeper').purse(0, { pearls: 2 });
    table.hand(0, 'c2', 'c4', 'j3', 'h5', 's1');
    expect(pays(table, 'seeker', ['c2', 'h5'])).toBe(true);
    expect(pays(table, 'seeker', ['c2', 'j3'], 2)).toBe(true);
    expect(pays(table, 'seeker', ['c2', 'j3'])).toBe(false);
    expect(pays(table, 'seeker', ['j3', 'h5'])).toBe(false);
    expect(pays(table, 'seeker', ['c4', 'j3', 's1'])).toBe(false);
    expect(pays(table, 'seeker', ['c2', 'c4'], 1)).toBe(false);
  });

  it('R1: pearls fill up points, never a race, and there is no change', () => {
    const table = rig().court('seeker', 'miller', 'reaper', 'keeper').purse(0, { pearls: 9 }).hand(0, 'c5', 'c4');
    expect(table.why('recruit:seeker')).toMatchObject({ rule: 'R1', why: 'races', have: 1, races: 2 });
    const rich = rig().court('seeker', 'miller', 'reaper', 'keeper').purse(0, { pearls: 9 }).hand(0, 'c5', 'j4');
    rich.recruit('seeker', ['c5', 'j4']);
    expect(rich.pearls(0)).toBe(9);
  });

  it('R1: a lord that is not there, or dearer than all you have, is refused with what is lacking', () => {
    const table = rig().court('seeker', 'miller', 'reaper', 'trader').hand(0, 'c1', 'j1', 's3', 'q3');
    expect(table.why('recruit:peddler')).toMatchObject({ rule: 'R1', why: 'not-in-court' });
    expect(table.why('recruit:seeker')).toMatchObject({ rule: 'R1', why: 'points', short: 2, cost: 7 });
    expect(table.why('recruit:reaper')).toMatchObject({ rule: 'R1', why: 'named', race: 'seahorse' });
  });

  it('R2: no superfluous card; fewer cards and more pearls are fine; the rest is exactly the shortfall', () => {
    const table = rig().court('peddler', 'miller', 'reaper', 'keeper').purse(0, { pearls: 4 });
    table.hand(0, 's1', 's3', 's4', 's5');
    // Peddler: 8 points, shellfish.
    expect(pays(table, 'peddler', ['s3', 's5'])).toBe(true);
    expect(pays(table, 'peddler', ['s4', 's5'])).toBe(true);
    expect(pays(table, 'peddler', ['s1', 's4', 's5'])).toBe(false);
    expect(pays(table, 'peddler', ['s1', 's3', 's5'])).toBe(false);
    expect(pays(table, 'peddler', ['s1', 's3'], 4)).toBe(true);
    expect(pays(table, 'peddler', ['s5'], 3)).toBe(true);
    expect(pays(table, 'peddler', ['s5'], 4)).toBe(false);
    table.play('recruit:peddler', 'spend:s4', 'spend:s5');
    expect(table.state.turn).toBe(1);
  });

  it('R2: a card is refused by name where it would be too much, and cards go in one order only', () => {
    const table = rig().court('peddler', 'miller', 'reaper', 'keeper').purse(0, { pearls: 1, nebulis: 1 });
    table.lords(0, 'counterfeiter').hand(0, 's1', 's3', 's4', 's5', 'j1').play('recruit:peddler');
    expect(table.why('spend:j1')).toMatchObject({ rule: 'R1', why: 'named' });
    table.play('spend:s3');
    expect(table.why('spend:s1')).toMatchObject({ rule: 'R2', why: 'order' });
    expect(table.why('spend:s2')).toMatchObject({ rule: 'R1', why: 'not-in-hand' });
    table.play('spend:s4');
    expect(table.why('spend:s5')).toMatchObject({ rule: 'R2', why: 'superfluous' });
  });

  it('R2: a card needed for a race is never superfluous, however much the others are worth', () => {
    const table = rig().court('seeker', 'miller', 'reaper', 'keeper').hand(0, 'c5', 'c4', 'j1');
    expect(pays(table, 'seeker', ['c4', 'c5', 'j1'])).toBe(true);
    expect(pays(table, 'seeker', ['c5', 'j1'])).toBe(false);
  });

  it('R3: the lowest card spent is affiliated, of equals your choice, the rest is discarded', () => {
    const table = rig().court('shopkeeper', 'miller', 'reaper', 'keeper').hand(0, 's2', 'c2', 'h3');
    table.play('recruit:shopkeeper');
    expect(table.moves).toEqual(['affiliate:c2', 'affiliate:s2']);
    expect(table.why('affiliate:h3')).toEqual({ rule: 'R3', why: 'not-lowest', card: 'h3' });
    expect(table.why('affiliate:j1')).toEqual({ rule: 'R3', why: 'not-spent', card: 'j1' });
    table.play('affiliate:s2');
    expect(table.alliesOf(0)).toEqual(['s2']);
    expect(table.discardNow()).toEqual(['c2', 'h3']);
  });

  it('R4: the lord joins you, free, and a once power happens now; cost is never below 0 and races are still needed', () => {
    const table = rig().court('trader', 'miller', 'reaper', 'keeper').hand(0, 's4', 'c4', 'h2').purse(0, { pearls: 0 });
    table.recruit('trader', ['c4', 'h2', 's4']);
    expect(table.lordsOf(0)).toEqual(['trader']);
    expect(table.pearls(0)).toBe(3);
    const free = { cost: 0, races: 2, named: 1, means: 0 };
    expect(canPay(free, at(table.hand(0, 'c1', 'c5').state.players, 0).hand)).toBe(false);
    expect(canPay(free, at(table.hand(0, 'j1').state.players, 0).hand)).toBe(true);
  });

  it('R5: the court slides away from the deck; no refill with three or more left', () => {
    const table = rig()
      .court('miller', 'shopkeeper', 'reaper', 'keeper')
      .hand(0, 's2', 'c2', 'h2')
      .purse(0, { pearls: 0 });
    table.recruit('shopkeeper', ['c2', 'h2', 's2']).play('affiliate:s2');
    expect(table.courtNow()).toEqual([null, null, null, 'keeper', 'reaper', 'miller']);
    expect(table.pearls(0)).toBe(1);
    expect(table.told('court-slid').length).toBe(1);
  });

  it('R5: with two lords or fewer left you earn two pearls and the court is filled to six', () => {
    const table = rig().court('miller', 'keeper', 'shopkeeper').hand(0, 's2', 'c1', 'h3').purse(0, { pearls: 0 });
    table.recruit('shopkeeper', ['c1', 'h3', 's2']);
    expect(table.pearls(0)).toBe(1 + 2);
    expect(table.at).toBe('fill');
    table.play('lord:trader', 'lord:peddler', 'lord:sage', 'lord:elder');
    expect(table.courtNow()).toEqual(['elder', 'sage', 'peddler', 'trader', 'keeper', 'miller']);
    expect(table.state.turn).toBe(1);
  });

  it('R5, W6: a chain of Corruptor, Traitor and Schemer is followed by one check at its end', () => {
    const table = rig(3)
      .court('miller', 'corruptor', 'traitor', 'schemer')
      .hand(0, 'q5', 'q4', 'q1')
      .lords(0, 'keeper', 'reaper');
    table.purse(0, { pearls: 6 }).recruit('corruptor', ['q1', 'q4', 'q5']);
    expect(table.told('court-slid').length).toBe(0);
    table.play('corrupt:traitor', 'betray:keeper', 'claim:schemer', 'scheme:reaper', 'lord:trader');
    // Only Miller is left in the court: two pearls once, and one refill.
    expect(table.told('earned')).toMatchObject([{ why: 'trader' }, { why: 'refill', pearls: 2 }]);
    expect(table.at).toBe('fill');
    expect(table.lordsOf(0)).toEqual(['corruptor', 'traitor', 'schemer', 'trader']);
  });

  it('R6: payment, krakens discarded, affiliation, nebulis, the lord joins, Shareholder, its power, refill, keys', () => {
    const table = rig()
      .court('trader', 'miller')
      .hand(0, 's4', 'c3', 'k2')
      .lords(1, 'shareholder')
      .purse(0, { pearls: 1, keys: 3 });
    table.recruit('trader', ['s4', 'c3', 'k2'], 1);
    const order = table.events.map((event) => event.kind).filter((kind) => kind !== 'spent' && kind !== 'recruits');
    expect(order).toEqual([
      'paid',
      'affiliated',
      'corrupted',
      'figure',
      'joined',
      'earned',
      'earned',
      'court-slid',
      'earned',
    ]);
    expect(table.told('earned').map((event) => 'why' in event && event.why)).toEqual([
      'shareholder',
      'trader',
      'refill',
    ]);
    table.play('lord:peddler', 'lord:sage', 'lord:elder', 'lord:hermit', 'lord:keeper');
    expect(table.at).toBe('location');
  });

  it('R6: the two pearls come even if the deck cannot fill the court', () => {
    const table = rig()
      .court('shopkeeper', 'miller')
      .lordDeck('trader')
      .hand(0, 's2', 'c1', 'h3')
      .purse(0, { pearls: 0 });
    table.recruit('shopkeeper', ['c1', 'h3', 's2']);
    expect(table.pearls(0)).toBe(3);
    expect(table.courtNow()).toEqual([null, null, null, null, 'trader', 'miller']);
    expect(table.told('court-short')).toMatchObject([{ missing: 4 }]);
  });

  it('K1: krakens stand for any race, but no foreign race can be smuggled in with one', () => {
    // Seeker: 7 points, two races, one of them crab. The example of the booklet.
    const table = rig().court('seeker', 'miller', 'reaper', 'keeper').hand(0, 'k3', 'k4', 'h5', 'j3');
    expect(pays(table, 'seeker', ['h5', 'k3'])).toBe(true);
    expect(pays(table, 'seeker', ['k3', 'k4'])).toBe(true);
    // Two foreign races and a kraken: the kraken cannot be a third race.
    expect(pays(table, 'seeker', ['j3', 'h5', 'k3'])).toBe(false);
    expect(pays(table, 'seeker', ['j3', 'h5'])).toBe(false);
    table.play('recruit:seeker', 'spend:j3');
    expect(table.why('spend:h5')).toMatchObject({ rule: 'K1', why: 'named' });
  });

  it('K1: a kraken may double a race that is there', () => {
    const table = rig().court('commander', 'miller', 'reaper', 'keeper').hand(0, 'c4', 'k4', 'j4');
    expect(pays(table, 'commander', ['c4', 'k4'])).toBe(true);
    expect(pays(table, 'commander', ['j4', 'k4'])).toBe(false);
    expect(pays(table, 'commander', ['c4', 'j4'])).toBe(false);
  });

  it('K1, W5: with the Diplomat no race is named, but still so many are asked for', () => {
    const table = rig().court('commander', 'miller', 'reaper', 'keeper').lords(0, 'diplomat').hand(0, 'j4', 'k4', 'h4');
    expect(pays(table, 'commander', ['j4', 'k4'])).toBe(true);
    expect(pays(table, 'commander', ['j4', 'h4'])).toBe(false);
  });

  it('K1: a lone kraken as first card is listed, and paying with krakens alone is legal', () => {
    const table = rig().court('healer', 'miller', 'reaper', 'keeper').hand(0, 'k4', 'k3', 'j3').purse(0, { pearls: 0 });
    table.play('recruit:healer');
    expect(table.moves).toEqual(['spend:j3', 'spend:k3']);
    table.play('spend:k3');
    expect(table.alliesOf(0)).toEqual([]);
    expect(table.nebulis(0)).toBe(5);
  });

  it('K2: krakens never affiliate, and bring their nebulis only when used to recruit', () => {
    const table = rig()
      .court('shopkeeper', 'miller', 'reaper', 'keeper')
      .hand(0, 's3', 'k2', 'c4', 'k4')
      .lords(0, 'slaver');
    table.recruit('shopkeeper', ['c4', 's3', 'k2']);
    expect(table.alliesOf(0)).toEqual(['s3']);
    expect(table.discardNow()).toEqual(['c4', 'k2']);
    expect(table.nebulis(0)).toBe(1);
    table.play('slaver:k4');
    expect(table.nebulis(0)).toBe(1);
  });
});
