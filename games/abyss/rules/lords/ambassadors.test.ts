import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import type { LordName } from '../box/lords.ts';
import { location, lord, rig } from '../testing/rig.ts';

const brought = (name: LordName) =>
  rig(2).court(name, 'miller', 'reaper', 'keeper').hand(0, 'j2', 'c2', 'h2', 's2', 'q1').purse(0, { pearls: 1 });
const all = ['j2', 'c2', 'h2', 's2', 'q1'] as const;

describe('ambassadors', () => {
  it('W7: Sage draws 2, Hermit 1, Elder 3: one is kept with the ambassador under it, the others become available', () => {
    const sage = brought('sage').recruit('sage', all, 1).play('location:jail', 'location:abyss', 'keep:abyss');
    expect(at(sage.state.players, 0).locations).toEqual([{ location: location('abyss'), lords: [lord('sage')] }]);
    expect(sage.lordsOf(0)).toEqual([]);
    expect(sage.state.faceUp).toEqual([location('coral-barrier'), location('jail')]);
    const hermit = brought('hermit').recruit('hermit', all, 1).play('location:jail');
    expect(at(hermit.state.players, 0).locations).toEqual([{ location: location('jail'), lords: [lord('hermit')] }]);
    const elder = brought('elder').recruit('elder', all, 1).play('location:jail', 'location:abyss', 'location:depths');
    expect(elder.moves).toEqual(['keep:jail', 'keep:abyss', 'keep:depths']);
  });

  it('W13: a short pile gives what is there; with none the ambassador stays free', () => {
    const short = brought('elder').locationPile('jail', 'abyss').recruit('elder', all, 1);
    expect(short.moves).toEqual(['location:abyss', 'location:jail']);
    short.play('location:abyss');
    expect(short.moves).toEqual(['keep:abyss', 'keep:jail']);
    const none = brought('sage').locationPile().recruit('sage', all, 1);
    expect(none.lordsOf(0)).toEqual(['sage']);
    expect(none.told('no-effect')).toMatchObject([{ lord: 'sage' }]);
  });

  it('W9: Black Smokers brought by an ambassador work, and it lies under what they bring', () => {
    const table = brought('hermit').recruit('hermit', all, 1).play('location:black-smokers', 'smoke:depths');
    expect(at(table.state.players, 0).locations).toEqual([{ location: location('depths'), lords: [lord('hermit')] }]);
  });

  it('K8: a sanctuary brought by an ambassador is searched at once, before the refill', () => {
    const table = brought('hermit').court('hermit', 'miller').recruit('hermit', all, 1).play('location:megalodon');
    expect(table.at).toBe('loot');
    table.play('loot:7', 'stop');
    expect(table.at).toBe('fill');
  });
});
