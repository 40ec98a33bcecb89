import { at, quickRandom } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { abyss } from './index.ts';
import { decode, type Move } from './notation.ts';
import { options } from './options.ts';
import { rig } from './testing/rig.ts';
import { rules } from './why-not.ts';

describe('refusals', () => {
  it('lists every rule of the document once', () => {
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBe(6 + 1 + 3 + 8 + 1 + 6 + 4 + 13 + 7 + 9 + 2);
  });

  it('says nothing about what is no move, and nothing about a listed one', () => {
    const table = rig().council('crab', 'c1');
    for (const nonsense of [null, 7, '', 'fly', 'spend:x9', { do: 'plot' }, ['plot'], 'recruit:']) {
      expect(table.why(nonsense)).toBe(null);
    }
    for (const move of table.moves) expect(table.why(move)).toBe(null);
  });

  it('refuses chance’s moves to seats', () => {
    const table = rig().council('crab', 'c1');
    const refused = (
      ['reveal:j1', 'lord:trader', 'location:jail', 'token:2', 'loot:3', 'met:j1', 'hunt:2', 'first:0'] as const
    ).map((move) => table.why(move)?.rule);
    expect(refused).toEqual(['X1', 'S2', 'L4', 'X6', 'K8', 'K8', 'V1', 'S3']);
  });

  it('gives a rule of its own for every move at every wrong moment', () => {
    const random = quickRandom('moments');
    const everything = new Set<Move>();
    const moments: { state: ReturnType<typeof abyss.setup>; seat: number }[] = [];
    for (let game = 0; game < 12; game++) {
      const state = abyss.setup(2 + (game % 3), { ...options.defaults, handLimit12: game % 2 === 0 });
      for (let actor = abyss.actor(state); actor !== null; actor = abyss.actor(state)) {
        const moves = abyss.moves(state);
        for (const move of moves) everything.add(move);
        if (actor !== 'chance' && random.below(40) === 0) moments.push({ state: abyss.clone(state), seat: actor });
        abyss.play(state, at(moves, random.below(moves.length)));
      }
    }
    expect(everything.size).toBeGreaterThan(300);
    for (const { state, seat } of moments) {
      const listed = abyss.moves(state);
      for (const move of everything) {
        const refusal = abyss.whyNot(state, seat, move);
        if (listed.includes(move)) expect(refusal).toBe(null);
        else expect(rules, `${move} ${JSON.stringify(refusal)}`).toContain(refusal?.rule);
      }
    }
  });

  it('notation reads back what it writes, and nothing else', () => {
    expect(abyss.read('recruit:ship-master')).toBe('recruit:ship-master');
    expect(abyss.write('spend:h3')).toBe('spend:h3');
    expect(abyss.read('recruit:nobody')).toBe(null);
    expect(abyss.read('draw:4')).toBe('draw:4');
    expect(decode('draw:4')).toMatchObject({ deed: 'draw', what: 4 });
    expect(decode('guard:squid')).toMatchObject({ deed: 'guard', what: 4, area: 'council' });
  });
});
