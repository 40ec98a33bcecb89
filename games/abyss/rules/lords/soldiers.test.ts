import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { costFor } from '../payment.ts';
import { lord, type Rig, rig } from '../testing/rig.ts';

/** Seat 0 has just recruited this soldier, paying with crabs and whatever else it takes. */
function soldier(name: 'jailer' | 'seeker' | 'assassin' | 'commander' | 'hunter' | 'executioner', table: Rig): Rig {
  return table
    .court(name, 'miller', 'landowner', 'aquaculturalist')
    .lords(0, 'diplomat')
    .hand(0, 'c5', 'c4', 'c3', 'j1', 'h1')
    .purse(0, { pearls: 0 })
    .recruit(...paymentFor(name));
}

function paymentFor(name: string): Parameters<Rig['recruit']> {
  switch (name) {
    case 'jailer':
      return ['jailer', ['j1', 'c4', 'h1']];
    case 'seeker':
      return ['seeker', ['j1', 'c3', 'c4']];
    case 'assassin':
      return ['assassin', ['c3', 'c4', 'c5']];
    case 'commander':
      return ['commander', ['c3', 'c5']];
    case 'hunter':
      return ['hunter', ['j1', 'c3', 'c4']];
    default:
      return ['executioner', ['j1', 'c3', 'c4', 'h1']];
  }
}

describe('soldiers', () => {
  it('Recruiter: opponents pay 2 more; with a Treasurer of their own that is evened out (W5)', () => {
    const table = rig(3).lords(1, 'recruiter');
    expect(costFor(table.state, 0, lord('miller'))).toBe(10);
    expect(costFor(table.state, 1, lord('miller'))).toBe(8);
    table.lords(0, 'treasurer');
    expect(costFor(table.state, 0, lord('miller'))).toBe(8);
    table.lords(2, 'shaman');
    expect(costFor(table.state, 2, lord('miller'))).toBe(8);
  });

  it('Jailer: every opponent throws away one ally of their own choosing, clockwise (W1)', () => {
    const table = soldier('jailer', rig(4).hand(1, 'q1', 'q5').hand(3, 's2', 'k3'));
    table.play('affiliate:j1');
    expect(table.actor).toBe(1);
    expect(table.why('discard:s2')).toMatchObject({ rule: 'W1', why: 'not-in-hand' });
    table.play('discard:q1');
    expect(table.actor).toBe(3);
    table.play('discard:k3');
    expect(table.nebulis(3)).toBe(0);
    expect([table.handOf(1), table.handOf(3)]).toEqual([['q5'], ['s2']]);
  });

  it('W1: a Jailer with nobody to hurt is skipped with a line in the log', () => {
    const table = soldier('jailer', rig(2)).play('affiliate:j1');
    expect(table.told('no-effect')).toMatchObject([{ lord: 'jailer', seat: 0 }]);
  });

  it('Seeker: every opponent gives two pearls back, or all they have', () => {
    const table = rig(3).purse(1, { pearls: 5 }).purse(2, { pearls: 1 });
    soldier('seeker', table);
    expect([table.pearls(1), table.pearls(2)]).toEqual([3, 0]);
  });

  it('W3: the Assassin disables a free, enabled lord of each opponent: no power, no key, but influence and guild stay', () => {
    const table = rig(3)
      .lords(1, 'keeper', 'treasurer')
      .lords(2, 'slaver')
      .disabled(1, 'reaper')
      .controls(1, 'abyss', 'trader');
    soldier('assassin', table);
    expect(table.actor).toBe(0);
    expect(table.moves).toEqual(['disable:keeper', 'disable:treasurer']);
    expect(table.why('disable:reaper')).toMatchObject({ rule: 'W3', why: 'disabled' });
    expect(table.why('disable:trader')).toMatchObject({ rule: 'W3', why: 'not-a-free-lord-of-theirs' });
    expect(table.why('disable:slaver')).toMatchObject({ rule: 'W3', why: 'another-opponent' });
    table.play('disable:treasurer');
    expect(at(table.state.players, 2).disabled).toEqual([lord('slaver')]);
    expect(table.lordsOf(1)).toContain('treasurer');
    expect(costFor(table.state, 1, lord('miller'))).toBe(8);
  });

  it('W3: an Assassin on a key-bearer takes its key out of the count', () => {
    const table = soldier('assassin', rig(2).lords(1, 'keeper').purse(1, { keys: 2 }));
    expect(at(table.state.players, 1).disabled).toEqual([lord('keeper')]);
    table.council('crab', 'c1').play('council:crab');
    expect(at(table.state.players, 1).locations).toEqual([]);
    expect(table.state.turn).toBe(0);
  });

  it('W2: the Commander trims opponents to six when it comes, in one order only', () => {
    const table = rig(3).hand(1, 'j1', 'j2', 'j3', 'j4', 'h2', 'h3', 's1', 's2').hand(2, 'q1', 'q2');
    soldier('commander', table);
    expect(table.actor).toBe(1);
    table.play('discard:j2');
    expect(table.why('discard:j1')).toMatchObject({ rule: 'W2', why: 'order' });
    expect(table.can('discard:s2')).toBe(true);
    table.play('discard:h3');
    expect(at(table.state.players, 1).handSize).toBe(6);
    expect(at(table.state.players, 2).handSize).toBe(2);
  });

  it('W2: and at the end of each opponent’s own turn', () => {
    const table = rig().lords(1, 'commander').hand(0, 'j1', 'j2', 'j3', 'j4', 'h2').council('crab', 'c1', 'c2', 'c3');
    table.play('council:crab');
    expect(table.at).toBe('trim');
    table.play('discard:j1', 'discard:c3');
    expect(table.state.turn).toBe(1);
    expect(at(table.state.players, 0).handSize).toBe(6);
  });

  it('W2: and right after an opponent buys out of turn', () => {
    const table = rig(3)
      .lords(0, 'commander')
      .hand(1, 'j1', 'j2', 'j3', 'j4', 'h2', 'h3')
      .play('explore', 'reveal:s5', 'buy:0');
    expect(table.actor).toBe(1);
    expect(table.at).toBe('trim');
    table.play('discard:j1');
    expect(table.handOf(1)).toContain('s5');
    expect(table.at).toBe('reveal');
    const own = rig(2)
      .lords(1, 'commander')
      .hand(1, 'j1', 'j2', 'j3', 'j4', 'h2', 'h3')
      .play('explore', 'reveal:s5', 'buy:0');
    expect(own.at).toBe('reveal');
  });

  it('Tamer, W4: an opponent’s reward is read one space lower, space 1 at least; the token still returns to 1', () => {
    const table = rig().lords(1, 'tamer').purse(0, { pearls: 0 }).purse(1, { pearls: 0 });
    table.state.threat = 4;
    table.explore('reveal:monster', 'fight');
    expect(at(table.state.players, 0).keys).toBe(1);
    expect(table.state.threat).toBe(1);
    expect(table.told('fought')).toMatchObject([{ threat: 4, space: 3, units: 0 }]);
    const low = rig().lords(1, 'tamer').purse(1, { pearls: 0 }).explore('reveal:monster', 'fight');
    expect(low.told('fought')).toMatchObject([{ threat: 1, space: 1, units: 1 }]);
    const own = rig().lords(0, 'tamer').purse(1, { pearls: 0 });
    own.state.threat = 4;
    own.explore('reveal:monster', 'fight');
    expect(own.told('fought')).toMatchObject([{ space: 4 }]);
  });

  it('Hunter: a random token of an opponent you choose', () => {
    const table = soldier('hunter', rig(4).tokens(1, 2, 3, 3).tokens(2, 4));
    expect(table.moves).toEqual(['hunter:1', 'hunter:2']);
    expect(table.why('hunter:3')).toEqual({ rule: 'W1', why: 'no-tokens', seat: 3 });
    table.play('hunter:1');
    expect(table.moves).toEqual(['hunt:2', 'hunt:3']);
    table.play('hunt:3');
    expect(at(table.state.players, 0).tokens).toEqual([0, 1, 0]);
    expect(at(table.state.players, 1).tokens).toEqual([1, 1, 0]);
  });

  it('W11: the Highwayman takes one of every single gain of two pearls or more', () => {
    const gains: { [what: string]: (table: Rig) => Rig } = {
      reward: (table) => {
        table.state.threat = 2;
        return table.explore('reveal:monster', 'fight', 'tokens:0');
      },
      'a power': (table) =>
        table.hand(0, 's5', 's3').court('peddler', 'miller', 'reaper', 'keeper').recruit('peddler', ['s3', 's5']),
      refill: (table) =>
        table.hand(0, 'h5', 'h3', 'h2').court('landowner', 'miller').recruit('landowner', ['h2', 'h3', 'h5']),
      'Ship Master': (table) =>
        table.lords(0, 'ship-master').explore('reveal:j1', 'leave', 'reveal:c1', 'leave', 'reveal:h1', 'take'),
      Slaver: (table) => table.lords(0, 'slaver').hand(0, 'j1').play('slaver:j1'),
      'loot 4': (table) =>
        table
          .purse(0, { keys: 3, pearls: 0 })
          .faceUp('megalodon')
          .council('crab', 'c1')
          .play('council:crab', 'control:megalodon', 'loot:4'),
    };
    for (const [what, gain] of Object.entries(gains)) {
      const table = rig(2).lords(1, 'highwayman').purse(0, { pearls: 0 }).purse(1, { pearls: 0 });
      gain(table);
      expect([what, table.pearls(0), table.pearls(1)]).toEqual([what, 1, 1]);
    }
  });

  it('W11: a sale of two pearls or more too, also to the Highwayman’s owner; gains of one are left alone', () => {
    const table = rig(3).lords(2, 'highwayman').purse(0, { pearls: 0 }).purse(1, { pearls: 1 }).purse(2, { pearls: 2 });
    table.explore('reveal:j1', 'buy:0');
    expect([table.pearls(0), table.pearls(2)]).toEqual([1, 2]);
    table.play('reveal:j2', 'buy:0');
    expect([table.pearls(0), table.pearls(2)]).toEqual([2, 1]);
    const own = rig(2).lords(0, 'highwayman', 'slaver').hand(0, 'j1').purse(0, { pearls: 0 }).play('slaver:j1');
    expect(own.pearls(0)).toBe(2);
  });

  it('W13: the Executioner names a race some unshielded opponent has affiliated; each chooses which ally goes to the discard', () => {
    const table = rig(4).allies(1, 'q1', 'q4').allies(2, 'q2', 's1').allies(3, 'h5').lords(3, 'shaman');
    soldier('executioner', table).play('affiliate:j1');
    expect(table.moves).toEqual(['execute:shellfish', 'execute:squid']);
    expect(table.why('execute:seahorse')).toEqual({ rule: 'W13', why: 'nobody-has', race: 'seahorse' });
    table.play('execute:squid');
    expect(table.actor).toBe(1);
    expect(table.why('lose:q5')).toMatchObject({ rule: 'W13', why: 'not-affiliated' });
    table.play('lose:q4');
    expect([table.alliesOf(1), table.alliesOf(2)]).toEqual([['q1'], ['s1']]);
    expect(table.discardNow()).toContain('q4');
  });

  it('W4: the Shaman keeps all nine soldiers off: none does anything to its owner', () => {
    const shielded = () => rig(3).lords(1, 'shaman').lords(1, 'keeper').purse(1, { pearls: 5 });
    const cost = costFor(shielded().lords(2, 'recruiter').state, 1, lord('miller'));
    expect(cost).toBe(8);
    const jailer = soldier('jailer', shielded().hand(1, 'q1').hand(2, 'q2')).play('affiliate:j1');
    expect([jailer.handOf(1), jailer.handOf(2)]).toEqual([['q1'], []]);
    expect(soldier('seeker', shielded()).pearls(1)).toBe(5);
    const assassin = soldier('assassin', shielded().lords(2, 'reaper', 'shepherd'));
    expect(assassin.why('disable:keeper')).toMatchObject({ rule: 'W4', why: 'shielded', seat: 1 });
    assassin.play('disable:reaper');
    expect(at(assassin.state.players, 1).disabled).toEqual([]);
    const cards = ['q1', 'q2', 'q3', 'q4', 'q5', 'h2', 'h3'] as const;
    expect(at(soldier('commander', shielded().hand(1, ...cards)).state.players, 1).handSize).toBe(7);
    const tamer = rig(2).lords(0, 'shaman').lords(1, 'tamer').purse(1, { pearls: 0 });
    tamer.state.threat = 3;
    expect(at(tamer.explore('reveal:monster', 'fight').state.players, 0).keys).toBe(1);
    const hunter = soldier('hunter', shielded().tokens(1, 4).tokens(2, 2).tokens(2, 3));
    // Only seat 2 can be chosen, so nobody is asked whom.
    expect(hunter.moves).toEqual(['hunt:2', 'hunt:3']);
    const highwayman = rig(2).lords(0, 'shaman', 'slaver').lords(1, 'highwayman').hand(0, 'j1').purse(0, { pearls: 0 });
    expect(highwayman.play('slaver:j1').pearls(0)).toBe(2);
    const executioner = soldier('executioner', shielded().allies(1, 'q1')).play('affiliate:j1');
    expect(executioner.alliesOf(1)).toEqual(['q1']);
    expect(executioner.told('no-effect')).toMatchObject([{ lord: 'executioner' }]);
  });

  it('W4: the Shaman undoes nothing already done', () => {
    const table = rig(2).disabled(0, 'keeper').lords(1, 'assassin').hand(0, 'j4', 'c1', 'h1');
    table.court('shaman', 'miller', 'reaper', 'trader').recruit('shaman', ['j4', 'c1', 'h1']).play('affiliate:c1');
    expect(at(table.state.players, 0).disabled).toEqual([lord('keeper')]);
    expect(table.state.holder[lord('keeper')]).toBe(-1);
  });
});
