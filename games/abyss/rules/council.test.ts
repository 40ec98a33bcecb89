import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { race, rig } from './testing/rig.ts';

describe('the council', () => {
  it('A1: one whole stack comes into your hand; empty stacks are not to be had', () => {
    const table = rig().council('squid', 'q1', 'q4', 'k3').council('crab', 'c2');
    expect(table.why('council:seahorse')).toEqual({ rule: 'A1', why: 'empty', race: 'seahorse' });
    table.play('council:squid');
    expect(table.handOf(0)).toEqual(['q1', 'q4', 'k3']);
    expect(at(table.state.council, race('squid')).every((count) => count === 0)).toBe(true);
    expect(table.state.turn).toBe(1);
  });

  it('A1, K7: a stack reserved by another can be neither taken nor discarded', () => {
    const table = rig()
      .council('squid', 'q1')
      .council('crab', 'c1')
      .lords(0, 'oracle')
      .guards(0, 1, 'council', race('squid'));
    const refusal = { rule: 'K7', why: 'reserved', by: 1, area: 'council' };
    expect(table.why('council:squid')).toEqual(refusal);
    expect(table.why('oracle:squid')).toEqual(refusal);
    expect(table.can('oracle:crab')).toBe(true);
  });

  it('W10: the Alchemist takes two stacks; the second is compulsory if one is open', () => {
    const table = rig().council('squid', 'q1').council('crab', 'c1').council('seahorse', 'h1').lords(0, 'alchemist');
    table.play('council:squid');
    expect(table.moves).toEqual(['council:crab', 'council:seahorse']);
    expect(table.why('decline')).toEqual({ rule: 'W1', why: 'compulsory' });
    table.play('council:seahorse');
    expect(table.handOf(0)).toEqual(['h1', 'q1']);
    expect(table.state.turn).toBe(1);
    const single = rig().council('squid', 'q1').council('crab', 'c1').lords(0, 'alchemist').play('council:squid');
    expect(single.handOf(0)).toEqual(['c1', 'q1']);
    const reserved = rig().council('squid', 'q1').council('crab', 'c1').lords(0, 'alchemist');
    reserved.guards(0, 1, 'council', race('crab')).play('council:squid');
    expect(reserved.handOf(0)).toEqual(['q1']);
    expect(reserved.state.turn).toBe(1);
  });

  it('without the Alchemist one stack is all', () => {
    const table = rig().council('squid', 'q1').council('crab', 'c1').disabled(0, 'alchemist').play('council:squid');
    expect(table.handOf(0)).toEqual(['q1']);
    expect(table.state.turn).toBe(1);
  });
});
