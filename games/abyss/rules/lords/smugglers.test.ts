import { describe, expect, it } from 'vitest';
import { lord, rig } from '../testing/rig.ts';

describe('smugglers', () => {
  it('Ferryman: once in each of your turns a nebulis becomes a pearl, and the figure is settled (K5)', () => {
    const table = rig(2)
      .lords(0, 'ferryman')
      .purse(0, { pearls: 0, nebulis: 1 })
      .figure(0)
      .council('crab', 'c1')
      .play('ferryman');
    expect([table.pearls(0), table.nebulis(0), table.state.figure]).toEqual([1, 0, -1]);
    expect(table.why('ferryman')).toMatchObject({ rule: 'T3', why: 'used' });
    expect(rig(2).lords(0, 'ferryman').why('ferryman')).toEqual({ rule: 'T2', why: 'no-nebulis' });
  });

  it('Outlaw: two nebulis in one payment; Counterfeiter: pearls may stay (K4)', () => {
    const buyer = () => rig(2).purse(1, { pearls: 2, nebulis: 3 }).figure(1);
    expect(buyer().play('explore', 'reveal:j1').moves).toEqual(['buy:0', 'pass']);
    expect(buyer().lords(1, 'counterfeiter').play('explore', 'reveal:j1').moves).toEqual(['buy:0', 'buy:1', 'pass']);
    const outlaw = rig(2).lords(1, 'outlaw').purse(1, { pearls: 0, nebulis: 3 }).figure(1);
    outlaw.state.sales = 1;
    expect(outlaw.play('explore', 'reveal:j1').moves).toEqual(['buy:2', 'pass']);
    const plain = rig(2).purse(1, { pearls: 0, nebulis: 3 }).figure(1);
    plain.state.sales = 1;
    expect(plain.play('explore', 'reveal:j1').at).toBe('ally');
  });

  it('Fence: one of your nebulis to every opponent, those of its own krakens included (W13)', () => {
    const table = rig(4).court('fence', 'miller', 'reaper', 'keeper').hand(0, 'k4', 'k3').purse(0, { pearls: 0 });
    table.recruit('fence', ['k3', 'k4']);
    expect([0, 1, 2, 3].map((seat) => table.nebulis(seat))).toEqual([2, 1, 1, 1]);
    expect(table.told('figure')).toMatchObject([{ to: 0 }]);
  });

  it('Fence: with too few you choose who gets one; with none it is skipped (W1)', () => {
    const table = rig(4)
      .court('fence', 'miller', 'reaper', 'keeper')
      .hand(0, 'h5', 'h2')
      .purse(0, { pearls: 0, nebulis: 2 });
    table.figure(0).recruit('fence', ['h2', 'h5']);
    expect(table.moves).toEqual(['give:1', 'give:2']);
    expect(table.why('give:0')).toMatchObject({ rule: 'W13', why: 'yourself' });
    table.play('give:2');
    expect([0, 1, 2, 3].map((seat) => table.nebulis(seat))).toEqual([0, 0, 1, 1]);
    const none = rig(2).court('fence', 'miller', 'reaper', 'keeper').hand(0, 'h5', 'h2').recruit('fence', ['h2', 'h5']);
    expect(none.told('no-effect')).toMatchObject([{ lord: 'fence' }]);
  });

  it('K5: the Fence is one event: no power between two gifts', () => {
    const table = rig(4)
      .court('fence', 'miller', 'reaper', 'keeper')
      .hand(0, 'h5', 'h2')
      .lords(0, 'ferryman')
      .purse(0, { pearls: 0, nebulis: 2 })
      .purse(1, { nebulis: 1 });
    table.figure(0).recruit('fence', ['h2', 'h5']);
    expect(table.moves).toEqual(['give:1', 'give:2', 'ferryman']);
    table.play('give:1');
    expect(table.moves).toEqual(['give:2', 'give:3']);
    expect(table.why('ferryman')).toMatchObject({ rule: 'T2', why: 'not-now' });
    table.play('give:2');
    expect(table.told('figure')).toMatchObject([{ from: 0, to: 1 }]);
  });

  it('T2: the Fence waits for a Ferryman whose last nebulis it would hand on', () => {
    const arrives = (nebulis: number) => {
      const table = rig(2).court('fence', 'miller', 'reaper', 'keeper').hand(0, 'h5', 'h2').lords(0, 'ferryman');
      return table.purse(0, { pearls: 0, nebulis }).figure(0).recruit('fence', ['h2', 'h5']);
    };
    expect([arrives(1).at, arrives(1).moves]).toEqual(['fence', ['give:1', 'ferryman']]);
    const kept = arrives(1).play('ferryman');
    expect([kept.pearls(0), kept.nebulis(0), kept.nebulis(1)]).toEqual([1, 0, 0]);
    // With a second nebulis nothing is lost by giving: the Ferryman can wait.
    expect([arrives(2).at, arrives(2).nebulis(1)]).toEqual(['end', 1]);
  });

  it('Cleaner: krakens left in hand at the end bring no nebulis, unless it is disabled (K6)', () => {
    const end = (works: boolean) => {
      const table = rig(2).hand(0, 'k4', 'k2').purse(0, { pearls: 0 }).purse(1, { pearls: 0 });
      if (works) table.lords(0, 'cleaner');
      else table.disabled(0, 'cleaner');
      table.state.closer = 1;
      table.state.ending = 'seven-lords';
      return table.council('crab', 'c1').play('council:crab');
    };
    expect(end(true).nebulis(0)).toBe(0);
    expect(end(false).nebulis(0)).toBe(4);
    expect(end(true).state.over).toBe(true);
  });

  it('Watcher, Vigil, Lookout: each takes its own token and a nebulis and places it at once (K7)', () => {
    for (const [index, name] of (['watcher', 'vigil', 'lookout'] as const).entries()) {
      const table = rig(2).court(name, 'miller', 'reaper', 'keeper').hand(0, 'h3', 'c2').recruit(name, ['h3', 'c2']);
      expect(table.nebulis(0)).toBe(1);
      expect(table.state.figure).toBe(0);
      expect(table.at).toBe('guard');
      table.play('guard:miller');
      expect(table.state.sentinels[index]).toEqual({ owner: 0, area: 'court', thing: lord('miller'), ready: false });
    }
  });
});
