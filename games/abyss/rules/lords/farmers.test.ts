import { describe, expect, it } from 'vitest';
import { LORDS } from '../box/lords.ts';
import { rig } from '../testing/rig.ts';

describe('farmers', () => {
  it('Keeper, Reaper, Shepherd, Miller, Aquaculturalist, Landowner, Grower and Oyster Farmer have no power', () => {
    const farmers = LORDS.filter(({ guild }) => guild === 'farmers');
    expect(farmers.map(({ key, timing, influence, keys }) => [key, timing, influence, keys])).toEqual([
      ['keeper', 'none', 6, 1],
      ['reaper', 'none', 6, 1],
      ['shepherd', 'none', 6, 1],
      ['miller', 'none', 10, 0],
      ['aquaculturalist', 'none', 11, 0],
      ['landowner', 'none', 12, 0],
      ['grower', 'none', 7, 1],
      ['oyster-farmer', 'none', 13, 0],
    ]);
    const table = rig(2)
      .court('landowner', 'miller', 'reaper', 'keeper')
      .hand(0, 'h5', 'h4', 'h1')
      .recruit('landowner', ['h1', 'h4', 'h5']);
    expect(table.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['joined', 'court-slid', 'turn-ended', 'turn-begins']),
    );
    expect(table.told('earned')).toEqual([]);
  });
});
