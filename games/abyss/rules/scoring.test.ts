import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATIONS, type LocationName } from './box/locations.ts';
import { abyss, strongestLord } from './index.ts';
import { allyPoints, locationPoints, lordPoints } from './scoring.ts';
import { location, lord, rig } from './testing/rig.ts';

const worth = (table: ReturnType<typeof rig>, name: LocationName, seat = 0) =>
  locationPoints(table.state, seat, location(name));

describe('scoring', () => {
  it('E3: locations, influence of all lords, the highest ally of each race, tokens, less nebulis and figure', () => {
    const table = rig(2)
      .lords(0, 'miller')
      .disabled(0, 'keeper')
      .controls(0, 'jail', 'trader')
      .allies(0, 'j1', 'j4', 's2')
      .tokens(0, 4, 2);
    table.purse(0, { nebulis: 1, pearls: 0 }).figure(0).council('crab', 'c1');
    table.state.closer = 1;
    table.state.ending = 'seven-lords';
    table.play('council:crab');
    const { scores, breakdown } = abyss.result(table.state);
    // The c1 taken is affiliated at the end (E2): 4 + 2 + 1 for allies.
    expect(breakdown.filter(({ seat }) => seat === 0)).toEqual([
      { seat: 0, item: 'location:jail', points: 12 },
      { seat: 0, item: 'lords', points: 10 + 6 + 9 },
      { seat: 0, item: 'allies', points: 7 },
      { seat: 0, item: 'nebulis', points: -1 },
      { seat: 0, item: 'figure', points: -5 },
      { seat: 0, item: 'tokens', points: 6 },
    ]);
    expect(scores?.[0]).toBe(12 + 25 + 7 - 1 - 5 + 6);
  });

  it('E3, L3: lords under locations and disabled ones keep influence, guild and number', () => {
    const table = rig(2).lords(0, 'trader').disabled(0, 'peddler').controls(0, 'dockworks', 'shopkeeper');
    expect(lordPoints(at(table.state.players, 0))).toBe(27);
    expect(worth(table, 'dockworks')).toBe(5 + 2 * 3);
  });

  it('E3: only the highest affiliated ally of each race counts', () => {
    expect(allyPoints(at(rig(2).allies(0, 'j1', 'j5', 'c2', 'c2').state.players, 0))).toBe(7);
  });

  it('E4: equal points: more pearls, then the strongest single lord, then shared', () => {
    const ended = (a: readonly ['miller' | 'keeper', number], b: readonly ['reaper' | 'grower', number]) => {
      const table = rig(2, { kraken: true }).council('crab', 'c1').lords(0, a[0]).lords(1, b[0]).allies(1, 'c1');
      table.purse(0, { pearls: a[1] }).purse(1, { pearls: b[1] });
      table.state.closer = 1;
      table.state.ending = 'seven-lords';
      return abyss.result(table.play('council:crab').state).ranks;
    };
    expect(ended(['keeper', 1], ['reaper', 2])).toEqual([2, 1]);
    expect(ended(['keeper', 2], ['reaper', 2])).toEqual([1, 1]);
    const strongest = rig(2).council('crab', 'c1').lords(0, 'miller').lords(1, 'keeper', 'watcher').allies(1, 'c1');
    strongest.state.closer = 1;
    strongest.state.ending = 'seven-lords';
    expect(abyss.result(strongest.play('council:crab').state).ranks).toEqual([1, 2]);
    const hidden = rig(2).lords(0, 'keeper').controls(0, 'abyss', 'miller');
    expect(strongestLord(at(hidden.state.players, 0))).toBe(lord('miller'));
    expect(strongestLord(at(hidden.state.players, 1))).toBeNull();
  });

  it('E5: City of Mirrors copies the best opposing location, judged by your own, never below 0, never Mirrors (E7)', () => {
    const table = rig(3)
      .controls(0, 'city-of-mirrors')
      .controls(1, 'barracks')
      .controls(2, 'dockworks')
      .lords(0, 'trader', 'peddler');
    expect(worth(table, 'city-of-mirrors')).toBe(9);
    table.lords(1, 'seeker', 'jailer', 'hunter');
    expect(worth(table, 'city-of-mirrors')).toBe(9);
    const loot = rig(2).controls(0, 'city-of-mirrors').controls(1, 'megalodon').loot('megalodon', 7, 6);
    expect(worth(loot, 'city-of-mirrors')).toBe(13);
    const lair = rig(2).controls(0, 'city-of-mirrors').controls(1, 'krakens-lair').purse(0, { nebulis: 9 });
    expect(worth(lair, 'krakens-lair')).toBe(-12);
    expect(worth(lair, 'city-of-mirrors')).toBe(0);
    const self = rig(2).controls(1, 'city-of-mirrors').controls(1, 'jail');
    expect(locationPoints(self.state, 1, location('city-of-mirrors'))).toBe(0);
    expect(worth(rig(2).controls(1, 'city-of-mirrors'), 'city-of-mirrors')).toBe(0);
  });

  it('E5: The Abyss: ambassadors and smugglers are two guilds; towers count printed keys, disabled or not', () => {
    const table = rig(2)
      .lords(0, 'sage', 'watcher', 'trader')
      .disabled(0, 'keeper')
      .controls(0, 'closed-tower', 'reaper');
    expect(worth(table, 'abyss')).toBe(2 * 4);
    expect(worth(table, 'closed-tower')).toBe(3 * 2);
    expect(worth(table, 'lost-tower')).toBe(3 * 3);
  });

  it('E3: what each of the 26 locations scores', () => {
    const table = rig(2, { kraken: true })
      .lords(0, 'miller', 'shaman', 'invoker', 'treasurer', 'seeker', 'trader', 'outlaw')
      .allies(0, 'j1', 'j3', 'c2', 'h4', 'h4', 's5', 'q1', 'q2', 'q3')
      .purse(0, { nebulis: 2 })
      .controls(0, 'sargasso-silos', 'keeper')
      .controls(1, 'jail')
      .loot('cetaceous-cemetery', 3)
      .loot('abandoned-convoy', 4, 5)
      .loot('battlefield', 3, 4, 5, 6, 7);
    const scores = Object.fromEntries(LOCATIONS.map(({ key }) => [key, worth(table, key)]));
    expect(scores).toEqual({
      'sargasso-silos': 5 + 2 * 2,
      'hydrozoa-reserves': 6 + 2 * 2,
      sanctuary: 4 + 3 * 2,
      parliament: 6 + 2,
      barracks: 7 + 2,
      dockworks: 5 + 2,
      'sargasso-fields': 3 + 3 * 2,
      abyss: 2 * 6,
      'city-of-mirrors': 15 - 8,
      'black-smokers': 0,
      'oceanic-senate-assembly': 4 + 3 * 3,
      depths: 2 * 5,
      'throne-room': 10,
      jail: 15 - 8,
      chasm: 5 + 3,
      'closed-tower': 3 * 4,
      'lost-tower': 3 * 4,
      'chamber-of-allies': 3 + 1 + 2 + 4 + 5 + 1,
      'nest-of-giant-clams': 3 + 3,
      'coral-barrier': 20 - 9,
      'gambling-den': 5 + 2,
      'krakens-lair': 15 - 6,
      'cetaceous-cemetery': 3,
      'abandoned-convoy': 9,
      megalodon: 0,
      battlefield: 25,
    });
  });

  it('The Depths and The Throne Room are worth nothing to whoever has no lord', () => {
    expect([worth(rig(2), 'depths'), worth(rig(2), 'throne-room')]).toEqual([0, 0]);
  });
});
