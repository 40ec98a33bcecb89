import { at, quickRandom } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { abyss } from './index.ts';
import { rig } from './testing/rig.ts';

describe('knowledge', () => {
  it('V1: a token’s value is known to its owner alone; all else is open', () => {
    const table = rig(3).tokens(0, 4, 2).hand(1, 'q5').council('crab', 'c1').discard('s3');
    const own = abyss.view(table.state, 0);
    expect([at(own.players, 0).tokens, at(own.players, 0).tokenCount]).toEqual([[1, 0, 1], 2]);
    for (const watcher of [1, null]) {
      const view = abyss.view(table.state, watcher);
      expect([at(view.players, 0).tokens, at(view.players, 0).tokenCount]).toEqual([[0, 0, 0], 2]);
      expect(at(view.players, 1).hand).toEqual(at(table.state.players, 1).hand);
      expect([view.council, view.discard, view.deck]).toEqual([
        table.state.council,
        table.state.discard,
        table.state.deck,
      ]);
      expect('pool' in view).toBe(false);
    }
  });

  it('V1: only the owner is told what was drawn', () => {
    const table = rig(2).purse(0, { pearls: 0 }).purse(1, { pearls: 0 }).explore('reveal:monster', 'fight', 'tokens:1');
    const told: { event: Event; audience?: readonly number[]; veiled?: Event }[] = [];
    abyss.play(table.state, 'token:3', (event, audience, veiled) => told.push({ event, audience, veiled }));
    const drawn = told.find(({ event }) => event.kind === 'token-drawn');
    expect(drawn).toMatchObject({ event: { value: 3 }, audience: [0], veiled: { value: null } });
  });

  it('V1: of the token the Hunter took, taker and victim know, and nobody else', () => {
    const table = rig(3)
      .court('hunter', 'miller', 'reaper', 'keeper')
      .hand(0, 'c5', 'c2', 'j1')
      .tokens(1, 4, 4, 2)
      .purse(0, { pearls: 0 });
    table.recruit('hunter', ['j1', 'c2', 'c5']).play('hunt:4');
    const known = [0, 1, 2, null].map((watcher) => {
      const view = abyss.view(table.state, watcher);
      return [at(view.players, 0).tokens, view.hunted?.value];
    });
    expect(known).toEqual([
      [[0, 0, 1], 4],
      [[0, 0, 1], 4],
      [[0, 0, 0], null],
      [[0, 0, 0], null],
    ]);
  });

  it('V1: the victim of the Hunter is told which of its tokens went', () => {
    const table = rig(3).court('hunter', 'miller', 'reaper', 'keeper').hand(0, 'c5', 'c2', 'j1').tokens(1, 4, 2);
    table.purse(0, { pearls: 0 }).recruit('hunter', ['j1', 'c2', 'c5']);
    const secret: { event: Event; audience: readonly number[] }[] = [];
    abyss.play(table.state, 'hunt:4', (event, audience) => audience && secret.push({ event, audience }));
    expect(secret.length).toBeGreaterThan(0);
    for (const { audience } of secret) expect(audience).toEqual([1, 0]);
  });

  it('V1: what a watcher imagines agrees with what it knows, and varies in the rest', () => {
    const table = rig(3).tokens(0, 4, 2).tokens(1, 3, 3);
    const view = abyss.view(table.state, 0);
    const random = quickRandom('tokens');
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const { players, pool } = abyss.imagine(view, 0, random);
      expect(at(players, 0).tokens).toEqual([1, 0, 1]);
      expect(at(players, 1).tokens.reduce((a, b) => a + b)).toBe(2);
      expect(players.reduce((sum, player) => sum + at(player.tokens, 1), at(pool, 1))).toBe(9);
      seen.add(at(players, 1).tokens.join());
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('V1: at the end all see all tokens, so the move that ends the game reveals', () => {
    const table = rig(2).tokens(0, 4).council('crab', 'c1').council('squid', 'q1');
    expect(abyss.reveals(table.state, 'council:crab')).toBe(false);
    table.state.closer = 1;
    table.state.ending = 'seven-lords';
    expect(abyss.reveals(table.state, 'council:crab')).toBe(true);
    table.play('council:crab');
    expect(at(abyss.view(table.state, 1).players, 0).tokens).toEqual([0, 0, 1]);
  });

  it('V2: openMemory changes only what the board shows: views know the same', () => {
    const [on, off] = [true, false].map((openMemory) => {
      const { options, ...view } = abyss.view(rig(2, { openMemory }).hand(1, 'q5').discard('s3').state, 0);
      return view;
    });
    expect(off).toEqual(on);
  });
});
