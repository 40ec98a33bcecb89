import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { location, lord, rig } from './testing/rig.ts';

/** Seat 0 ends its action with these keys. */
const keyed = (keys: number, seats = 2) => rig(seats).purse(0, { keys, pearls: 1 }).council('crab', 'c1');

describe('locations', () => {
  it('L1: with three keys or more you must take a location, again and again', () => {
    const table = keyed(7).faceUp('abyss', 'depths').play('council:crab');
    expect(table.at).toBe('location');
    expect(table.can('end')).toBe(false);
    table.play('control:abyss');
    expect(at(table.state.players, 0).keys).toBe(4);
    table.play('control:depths');
    expect(at(table.state.players, 0).keys).toBe(1);
    expect(table.state.turn).toBe(1);
    const two = keyed(2).play('council:crab');
    expect(two.state.turn).toBe(1);
  });

  it('L1: a face-up one, or draw one to four, keep one, and lay the others out', () => {
    const table = keyed(3).faceUp('abyss').play('council:crab');
    expect(table.moves).toEqual(['control:abyss', 'draw:1', 'draw:2', 'draw:3', 'draw:4']);
    table.play('draw:3', 'location:jail', 'location:chasm', 'location:depths');
    expect(table.moves).toEqual(['keep:jail', 'keep:chasm', 'keep:depths']);
    table.play('keep:chasm');
    expect(at(table.state.players, 0).locations).toEqual([{ location: location('chasm'), lords: [] }]);
    expect(table.state.faceUp).toEqual(['abyss', 'jail', 'depths'].map((name) => location(name as 'abyss')));
  });

  it('L1, L2: exactly three keys, any mix of tokens and lords; those lords go under the location', () => {
    const table = keyed(2).lords(0, 'keeper', 'miller', 'reaper', 'shepherd').faceUp('abyss').play('council:crab');
    table.play('control:abyss');
    expect(table.moves).toEqual(['key:keeper', 'key:reaper', 'key:shepherd']);
    expect(table.why('key-tokens')).toEqual({ rule: 'L2', why: 'tokens', tokens: 2 });
    expect(table.why('key:miller')).toMatchObject({ rule: 'L1', why: 'no-key' });
    table.play('key:reaper');
    expect(table.moves).toEqual(['key:shepherd', 'key-tokens']);
    expect(table.why('key:keeper')).toMatchObject({ rule: 'L2', why: 'order' });
    expect(table.why('key:reaper')).toMatchObject({ rule: 'L2', why: 'twice' });
    table.play('key-tokens');
    expect(at(table.state.players, 0).keys).toBe(0);
    expect(table.lordsOf(0)).toEqual(['keeper', 'miller', 'shepherd']);
    expect(at(at(table.state.players, 0).locations, 0).lords).toEqual([lord('reaper')]);
    // Two keys are left: nothing more is due.
    expect(table.state.turn).toBe(1);
  });

  it('L3: under a location a lord has no power and no key, and only the Liberator reaches it', () => {
    const table = rig().lords(0, 'slaver', 'keeper', 'reaper').hand(0, 'j1').council('crab', 'c1').play('council:crab');
    table.play('control:coral-barrier');
    expect(table.state.holder[lord('slaver')]).toBe(-1);
    expect(table.state.turn).toBe(1);
    const assassin = rig().controls(1, 'abyss', 'keeper').lords(1, 'miller').hand(0, 'c5', 'c4', 'c1');
    assassin.court('assassin', 'reaper', 'trader', 'peddler').recruit('assassin', ['c1', 'c4', 'c5']);
    expect(at(assassin.state.players, 1).disabled).toEqual([lord('miller')]);
    const paying = keyed(3)
      .controls(0, 'abyss', 'shepherd')
      .lords(0, 'keeper')
      .play('council:crab', 'control:coral-barrier');
    expect(paying.why('key:shepherd')).toMatchObject({ rule: 'L3', why: 'not-free' });
  });

  it('L4: say the number, at most what the pile holds; one of the drawn must be kept', () => {
    const table = keyed(3).faceUp().locationPile('jail', 'chasm').play('council:crab');
    expect(table.moves).toEqual(['draw:1', 'draw:2']);
    expect(table.why('draw:3')).toEqual({ rule: 'L4', why: 'pile', left: 2 });
    table.play('draw:2');
    // The second of two needs no draw by chance once the first is known, and no way back.
    table.play('location:jail');
    expect(table.moves).toEqual(['keep:jail', 'keep:chasm']);
    expect(table.why('keep:abyss')).toMatchObject({ rule: 'L4', why: 'not-drawn' });
  });

  it('L4: keys are checked once the action and its refill are over', () => {
    const table = rig().court('keeper', 'miller').purse(0, { keys: 2, pearls: 0 }).hand(0, 'h4', 'c1', 'j1');
    table.recruit('keeper', ['j1', 'c1', 'h4']).play('affiliate:c1');
    expect(table.at).toBe('fill');
    for (let i = 0; i < 5; i++) table.play(at(table.moves, 0));
    expect(table.at).toBe('location');
  });

  it('L4: with no location open to you the keys stay', () => {
    const table = keyed(5)
      .faceUp('abyss')
      .locationPile()
      .guards(0, 1, 'locations', location('abyss'))
      .play('council:crab');
    expect(at(table.state.players, 0).keys).toBe(5);
    expect(table.told('keys-stay').length).toBe(1);
    expect(table.state.turn).toBe(1);
  });

  it('L4, K8: the payment comes first: keys found as loot never pay for their own sanctuary', () => {
    const table = keyed(3).faceUp('megalodon').play('council:crab', 'control:megalodon', 'loot:3');
    expect(at(table.state.players, 0).keys).toBe(1);
    table.play('stop');
    expect(table.state.turn).toBe(1);
  });

  it('W9: Black Smokers: another location of the pile, and the tile leaves; or nothing', () => {
    const table = keyed(3).lords(0, 'keeper').faceUp('black-smokers').play('council:crab', 'control:black-smokers');
    table.play('key:keeper');
    expect(table.can('smoke:jail')).toBe(true);
    expect(table.why('smoke:black-smokers')).toMatchObject({ rule: 'W9', why: 'not-in-pile' });
    table.play('smoke:jail');
    expect(at(table.state.players, 0).locations).toEqual([{ location: location('jail'), lords: [lord('keeper')] }]);
    expect(table.state.goneLocations).toEqual([location('black-smokers')]);
    const kept = keyed(3).faceUp('black-smokers').play('council:crab', 'control:black-smokers', 'decline');
    expect(at(at(kept.state.players, 0).locations, 0).location).toBe(location('black-smokers'));
    const empty = keyed(3).faceUp('black-smokers').locationPile().play('council:crab');
    expect(at(at(empty.state.players, 0).locations, 0).location).toBe(location('black-smokers'));
    expect(empty.state.turn).toBe(1);
  });
});
