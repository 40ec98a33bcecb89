import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { LORDS } from './box/lords.ts';
import { abyss } from './index.ts';
import {
  asked,
  bringsFigure,
  courtFor,
  guardedBy,
  handSummary,
  lordFor,
  offerNow,
  paymentsFor,
  payRow,
  powersOn,
  runningScore,
  wouldScore,
} from './questions.ts';
import { card, location, lord, race, rig } from './testing/rig.ts';

const seen = (table: ReturnType<typeof rig>, seat = 0) => abyss.view(table.state, seat);

describe('what boards ask', () => {
  it('R1, W5: every lord of the court: its cost for you, whether you can pay it, and what is lacking', () => {
    const table = rig().lords(0, 'treasurer').court('peddler', 'seeker', 'reaper', 'sage').hand(0, 's5', 's1', 'c3');
    table.guards(0, 1, 'court', lord('reaper'));
    expect(
      courtFor(seen(table), 0).map(({ lord, cost, printed, payable, reservedBy, lacks }) => [
        at(LORDS, lord).key,
        cost,
        printed,
        payable,
        reservedBy,
        lacks,
      ]),
    ).toEqual([
      ['sage', 8, 10, false, -1, { what: 'races', count: 3 }],
      ['reaper', 5, 7, false, 1, { what: 'named', count: 1 }],
      ['seeker', 5, 7, true, -1, null],
      ['peddler', 6, 8, true, -1, null],
    ]);
  });

  it('suggests the cheapest payment, and the one that affiliates the highest ally', () => {
    const table = rig()
      .court('peddler', 'miller', 'reaper', 'keeper')
      .purse(0, { pearls: 3 })
      .hand(0, 's1', 's3', 's4', 's5');
    const { cheapest, affiliateHighest } = lordFor(seen(table), 0, lord('peddler'));
    expect(cheapest).toMatchObject({ cards: [card('s3'), card('s5')], pearls: 0, affiliated: card('s3') });
    expect(affiliateHighest).toMatchObject({ cards: [card('s5')], pearls: 3, affiliated: card('s5') });
  });

  it('K2, K5: whether the nebulis of a payment bring the kraken figure', () => {
    const paying = (mine: number, theirs: number, holder: number) => {
      const table = rig(2)
        .court('peddler', 'miller', 'reaper', 'keeper')
        .purse(0, { pearls: 9, nebulis: mine })
        .purse(1, { nebulis: theirs })
        .hand(0, 's5', 'k4');
      if (holder >= 0) table.figure(holder);
      const view = seen(table);
      const ways = paymentsFor(view, 0, lord('peddler'));
      const brought = (brings: number) => ways.filter((way) => way.brings === brings && way.nebulis === 0);
      return { view, none: brought(0)[0], three: brought(3)[0] };
    };
    const comes = (mine: number, theirs: number, holder: number) => {
      const { view, none, three } = paying(mine, theirs, holder);
      return [none, three].map((way) => way && bringsFigure(view, 0, way));
    };
    expect(comes(0, 0, -1)).toEqual([false, true]);
    expect(comes(0, 3, 1)).toEqual([false, true]);
    expect(comes(0, 4, 1)).toEqual([false, false]);
    expect(comes(1, 0, 0)).toEqual([false, false]);
  });

  it('K2: krakens are the last resort, and what they bring is said', () => {
    const table = rig()
      .court('peddler', 'miller', 'reaper', 'keeper')
      .purse(0, { pearls: 0 })
      .hand(0, 's5', 's3', 'k3');
    expect(lordFor(seen(table), 0, lord('peddler')).cheapest).toMatchObject({
      cards: [card('s3'), card('s5')],
      brings: 0,
    });
    const kraken = paymentsFor(seen(table), 0, lord('peddler')).find(({ brings }) => brings > 0);
    expect(kraken).toMatchObject({ cards: [card('s5'), card('k3')], brings: 2 });
  });

  it('R2: every payment listed can be played as a row, and no other', () => {
    const table = rig().court('seeker', 'miller', 'reaper', 'keeper').purse(0, { pearls: 2, nebulis: 1 }).figure(0);
    table.hand(0, 'c1', 'c3', 'j2', 'j4', 'k2', 'q5');
    const view = seen(table);
    const all = paymentsFor(view, 0, lord('seeker'));
    expect(all.length).toBeGreaterThan(10);
    for (const { cards, pearls, nebulis } of all) {
      const row = payRow(view, cards, pearls, nebulis, lord('seeker'));
      const state = abyss.clone(table.state);
      for (const move of row ?? []) {
        expect(abyss.moves(state)).toContain(move);
        abyss.play(state, move);
      }
      expect(at(state.players, 0).lords, `${cards} ${pearls} ${nebulis}`).toContain(lord('seeker'));
      expect(at(state.players, 0).pearls).toBe(2 - pearls);
      const spent = at(table.state.players, 0).hand.flatMap((count, kind) =>
        Array(count - at(at(state.players, 0).hand, kind)).fill(kind),
      );
      expect(spent).toEqual(cards);
    }
    expect(payRow(view, [card('c1'), card('c3')], 2, 1, lord('seeker'))).toBe(null);
    expect(payRow(view, [card('c5'), card('j2')], 0, 0, lord('seeker'))).toBe(null);
  });

  it('pays from the middle of a payment, too', () => {
    const table = rig()
      .court('peddler', 'miller', 'reaper', 'keeper')
      .purse(0, { pearls: 4 })
      .hand(0, 's1', 's3', 's4', 's5');
    table.play('recruit:peddler', 'spend:s3');
    expect(payRow(seen(table), [card('s3'), card('s4')], 1, 0)).toEqual(['spend:s4']);
    expect(payRow(seen(table), [card('s4'), card('s5')], 0, 0)).toBe(null);
  });

  it('powers that bear on you: your own, and opponents’, soldiers not if you are shielded', () => {
    const table = rig(3)
      .lords(0, 'slaver', 'keeper', 'trader')
      .lords(1, 'recruiter', 'treasurer')
      .lords(2, 'shareholder');
    const names = (seat: number) => powersOn(seen(table), seat).map((one) => at(LORDS, one.lord).key);
    expect(names(0)).toEqual(['recruiter', 'slaver', 'shareholder']);
    table.lords(0, 'shaman');
    expect(names(0)).toEqual(['slaver', 'shaman', 'shareholder']);
    table.hand(0, 'j1').council('crab', 'c1').play('slaver:j1');
    expect(powersOn(seen(table), 0).find(({ lord: one }) => one === lord('slaver'))?.used).toBe(true);
  });

  it('sum and count per race of a hand', () => {
    const table = rig().hand(0, 'j1', 'j4', 'q5', 'k2', 'k4');
    const { races, krakens, size } = handSummary(seen(table), 0);
    expect(races[race('jellyfish')]).toEqual({ count: 2, sum: 5 });
    expect(races[race('squid')]).toEqual({ count: 1, sum: 5 });
    expect([krakens, size]).toEqual([{ count: 2, sum: 6 }, 5]);
  });

  it('what a location would score, and the score so far without secrets (E3, V1)', () => {
    const table = rig()
      .lords(0, 'trader', 'peddler')
      .allies(0, 's4')
      .controls(0, 'jail')
      .tokens(0, 4)
      .purse(0, { nebulis: 2 });
    expect(wouldScore(seen(table), 0, location('dockworks'))).toBe(9);
    expect(runningScore(seen(table, 1), 0).total).toBe(18 + 4 + 13 - 2);
  });

  it('who is asked what, the offer on the table, and whose a reserved thing is', () => {
    const table = rig()
      .purse(1, { pearls: 0, nebulis: 1 })
      .figure(1)
      .guards(0, 1, 'court', lord('miller'))
      .play('explore', 'reveal:h4');
    expect(asked(seen(table))).toMatchObject({ actor: 1, frame: { at: 'offer', seat: 1 } });
    expect(offerNow(seen(table))).toEqual({ seat: 1, card: card('h4'), price: 1, nebulis: [1] });
    expect(guardedBy(seen(table), 'court', lord('miller'))).toBe(1);
  });
});
