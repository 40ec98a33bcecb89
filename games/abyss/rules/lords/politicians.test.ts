import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { costFor } from '../payment.ts';
import { location, lord, rig } from '../testing/rig.ts';

describe('politicians', () => {
  it('Opportunist: a lord of the court leaves the game and the top of the deck takes its place (W13)', () => {
    const table = rig(2)
      .lords(0, 'opportunist')
      .court('miller', 'reaper', 'keeper')
      .play('opportunist:reaper', 'lord:trader');
    expect(table.courtNow()).toEqual([null, null, null, 'keeper', 'trader', 'miller']);
    expect(table.state.gone).toEqual([lord('reaper')]);
    expect(table.why('opportunist:trader')).toMatchObject({ rule: 'T3', why: 'used' });
    const empty = rig(2).lords(0, 'opportunist').lordDeck().court('miller', 'reaper').lordDeck();
    expect(empty.why('opportunist:miller')).toEqual({ rule: 'W13', why: 'no-lord' });
    const reserved = rig(2).lords(0, 'opportunist').guards(0, 1, 'court', lord('miller'));
    expect(reserved.why('opportunist:miller')).toMatchObject({ rule: 'K7', why: 'reserved' });
    expect(reserved.why('opportunist:trader')).toMatchObject({ rule: 'W13', why: 'not-in-court' });
  });

  it('Corruptor: a second court lord for a flat five pearls, no allies, no affiliation, whatever it costs (W6)', () => {
    const table = rig(2)
      .court('corruptor', 'landowner', 'miller', 'reaper', 'trader')
      .lords(1, 'recruiter')
      .purse(0, { pearls: 6 });
    table.hand(0, 'q5', 'q4', 'q3').recruit('corruptor', ['q3', 'q4', 'q5']);
    const allies = table.alliesOf(0);
    expect(table.why('corrupt:keeper')).toMatchObject({ rule: 'W6', why: 'not-in-court' });
    table.play('corrupt:landowner');
    expect(table.pearls(0)).toBe(1);
    expect(table.lordsOf(0)).toEqual(['corruptor', 'landowner']);
    expect(table.alliesOf(0)).toEqual(allies);
  });

  it('Corruptor is optional, and declined by itself if you cannot pay', () => {
    const table = rig(2)
      .court('corruptor', 'landowner', 'miller', 'reaper')
      .purse(0, { pearls: 4 })
      .hand(0, 'q5', 'q4', 'q1');
    table.recruit('corruptor', ['q1', 'q4', 'q5']);
    expect(table.told('declined')).toMatchObject([{ lord: 'corruptor' }]);
    expect(table.state.turn).toBe(1);
    const slaver = rig(2)
      .court('corruptor', 'landowner', 'miller', 'reaper')
      .purse(0, { pearls: 4 })
      .hand(0, 'q5', 'q4', 'q1', 'j1');
    slaver.lords(0, 'slaver').recruit('corruptor', ['q1', 'q4', 'q5']);
    // T2: a power may be used at this decision, and brings the missing pearls.
    expect(slaver.moves).toEqual(['decline', 'slaver:j1']);
    expect(slaver.why('corrupt:miller')).toMatchObject({ rule: 'W6', why: 'pearls', means: 4 });
    slaver.play('slaver:j1', 'corrupt:miller');
    expect(slaver.lordsOf(0)).toContain('miller');
  });

  it('Corruptor chains: a Corruptor’s lord has its own power, and the refill comes once, after all of them', () => {
    const table = rig(2).court('corruptor', 'trader', 'miller').purse(0, { pearls: 5 }).hand(0, 'q5', 'q4', 'q1');
    table.recruit('corruptor', ['q1', 'q4', 'q5']).play('corrupt:trader');
    expect(table.pearls(0)).toBe(0 + 3 + 2);
    expect(table.told('earned')).toMatchObject([{ why: 'trader' }, { why: 'refill' }]);
    expect(table.at).toBe('fill');
  });

  it('W6: Traitor: another free lord of yours, a disabled one too, for any court lord; not one under a location, not itself', () => {
    const table = rig(2).court('traitor', 'landowner', 'miller', 'trader').lords(0, 'reaper').disabled(0, 'keeper');
    table.controls(0, 'abyss', 'shepherd').hand(0, 'q5', 'q4', 'c2', 'h1').recruit('traitor', ['q4', 'q5', 'c2', 'h1']);
    expect(table.moves).toEqual(['betray:reaper', 'betray:keeper', 'decline']);
    expect(table.why('betray:shepherd')).toMatchObject({ rule: 'W6', why: 'not-another-free-lord' });
    expect(table.why('betray:traitor')).toMatchObject({ rule: 'W6', why: 'not-another-free-lord' });
    table.play('betray:keeper');
    expect(at(table.state.players, 0).disabled).toEqual([]);
    expect(table.why('claim:keeper')).toMatchObject({ rule: 'W6', why: 'not-in-court' });
    table.play('claim:landowner');
    expect(table.lordsOf(0)).toEqual(['reaper', 'traitor', 'landowner']);
    expect(table.state.gone).toEqual([lord('keeper')]);
    const alone = rig(2).court('traitor', 'landowner', 'miller', 'trader').hand(0, 'q5', 'q4', 'c2', 'h1');
    alone.recruit('traitor', ['q4', 'q5', 'c2', 'h1']);
    expect(alone.told('no-effect')).toMatchObject([{ lord: 'traitor' }]);
  });

  it('Schemer: another free lord for the top of the deck, whose power fires (W1); with an empty deck nothing (W13)', () => {
    const table = rig(2).court('schemer', 'landowner', 'miller', 'reaper').lords(0, 'keeper').hand(0, 'q5', 'c2', 'h1');
    table.purse(0, { pearls: 0 }).recruit('schemer', ['q5', 'c2', 'h1']).play('scheme:keeper', 'lord:trader');
    expect(table.lordsOf(0)).toEqual(['schemer', 'trader']);
    expect(table.pearls(0)).toBe(3);
    const empty = rig(2)
      .court('schemer', 'landowner', 'miller', 'reaper')
      .lords(0, 'keeper')
      .lordDeck()
      .hand(0, 'q5', 'c2', 'h1');
    empty.recruit('schemer', ['q5', 'c2', 'h1']);
    expect(empty.told('no-effect')).toMatchObject([{ lord: 'schemer' }]);
  });

  it('Diplomat: the named race no longer matters, only how many', () => {
    const table = rig(2).court('miller', 'reaper', 'trader', 'peddler').hand(0, 'c5', 'j3');
    expect(table.why('recruit:miller')).toMatchObject({ rule: 'R1', why: 'named' });
    table.lords(0, 'diplomat').recruit('miller', ['j3', 'c5']);
    expect(table.lordsOf(0)).toContain('miller');
  });

  it('Treasurer: your recruitments cost 2 less; not the Corruptor’s five (W5)', () => {
    const table = rig(2)
      .lords(0, 'treasurer')
      .court('corruptor', 'landowner', 'miller', 'reaper', 'trader')
      .purse(0, { pearls: 6 });
    expect(costFor(table.state, 0, lord('corruptor'))).toBe(8);
    table.hand(0, 'q5', 'q3').recruit('corruptor', ['q3', 'q5']).play('corrupt:landowner');
    expect(table.pearls(0)).toBe(1);
  });

  it('Recipient: the top lord onto the free place furthest from the deck, at no cost (R6)', () => {
    const table = rig(2)
      .lords(0, 'recipient')
      .court('miller', 'reaper')
      .purse(0, { pearls: 0 })
      .play('recipient', 'lord:trader');
    expect(table.courtNow()).toEqual([null, null, null, 'trader', 'reaper', 'miller']);
    expect(rig(2).lords(0, 'recipient').why('recipient')).toEqual({ rule: 'T3', why: 'court-full' });
    expect(rig(2).court('miller').lords(0, 'recipient').lordDeck().why('recipient')).toEqual({
      rule: 'T3',
      why: 'no-lord',
    });
  });

  it('W8: Liberator: the freed lord’s key and lasting power are back, and a third key is checked again', () => {
    const table = rig(2)
      .court('liberator', 'miller', 'reaper', 'trader')
      .controls(0, 'abyss', 'treasurer', 'landlord', 'shepherd');
    table.lords(0, 'keeper').purse(0, { keys: 1, pearls: 0 }).hand(0, 'q5', 'c4').recruit('liberator', ['c4', 'q5']);
    expect(table.moves).toEqual(['free:treasurer', 'free:landlord', 'free:shepherd']);
    expect(table.why('free:keeper')).toMatchObject({ rule: 'W8', why: 'not-under-a-location' });
    table.play('free:treasurer');
    expect(costFor(table.state, 0, lord('miller'))).toBe(6);
    expect(at(table.state.players, 0).locations).toEqual([
      { location: location('abyss'), lords: [lord('landlord'), lord('shepherd')] },
    ]);
    // Keeper, the freed Treasurer and a token: three keys.
    expect(table.at).toBe('location');
  });

  it('W8: a once-power is not repeated, a freed ambassador is a plain lord (W7), a freed Commander strikes (W1)', () => {
    const base = () =>
      rig(2).court('liberator', 'miller', 'reaper', 'keeper').hand(0, 'q5', 'c4').purse(0, { pearls: 0 });
    const trader = base().controls(0, 'abyss', 'trader').recruit('liberator', ['c4', 'q5']);
    expect(trader.pearls(0)).toBe(0);
    const sage = base().controls(0, 'abyss', 'sage').recruit('liberator', ['c4', 'q5']);
    expect(sage.lordsOf(0)).toEqual(['liberator', 'sage']);
    expect(sage.state.turn).toBe(1);
    const commander = base().controls(0, 'abyss', 'commander').hand(1, 'j1', 'j2', 'j3', 'j4', 'h1', 'h2', 'h3');
    commander.recruit('liberator', ['c4', 'q5']);
    expect([commander.actor, commander.at]).toEqual([1, 'trim']);
    const nobody = base().recruit('liberator', ['c4', 'q5']);
    expect(nobody.told('no-effect')).toMatchObject([{ lord: 'liberator' }]);
  });
});
