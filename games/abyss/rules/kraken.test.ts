import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { abyss } from './index.ts';
import { location, lord, race, rig } from './testing/rig.ts';

/** Seat 0's action is over when this is played; the end of the game has come. */
const lastTurn = (seats = 2) => {
  const table = rig(seats).council('crab', 'c1');
  table.state.closer = 1;
  table.state.ending = 'seven-lords';
  return table;
};

describe('krakens and nebulis', () => {
  it('K2, K9: each kraken left finds a stack of the explorer’s choice, in track order, a reserved one too, after Ship Master', () => {
    const table = rig(2).lords(0, 'ship-master').purse(1, { pearls: 0 }).guards(0, 1, 'council', race('squid'));
    table.explore('reveal:k2', 'leave', 'reveal:j1', 'leave', 'reveal:k4', 'leave', 'reveal:q1', 'take');
    expect(table.told('earned')).toMatchObject([{ why: 'ship-master', pearls: 1 }]);
    expect([table.actor, table.moves.length]).toEqual([0, 5]);
    table.play('stack:squid');
    expect(table.told('kraken-laid')).toMatchObject([{ card: 'k2', race: 'squid' }]);
    table.play('stack:crab');
    expect(at(table.state.council, race('squid'))[25]).toBe(1);
    expect(at(table.state.council, race('crab'))[27]).toBe(1);
    expect(table.nebulis(0)).toBe(0);
  });

  it('K3: each nebulis costs a point at the end, the holder of the figure five more', () => {
    const table = lastTurn()
      .purse(0, { nebulis: 2, pearls: 0 })
      .purse(1, { nebulis: 3, pearls: 0 })
      .figure(1)
      .play('council:crab');
    const { breakdown } = abyss.result(table.state);
    const of = (seat: number, item: string) =>
      breakdown.find((line) => line.seat === seat && line.item === item)?.points;
    expect([of(0, 'nebulis'), of(0, 'figure'), of(1, 'nebulis'), of(1, 'figure')]).toEqual([-2, 0, -3, -5]);
  });

  it('K4: one nebulis only together with all your pearls', () => {
    const offer = (pearls: number, nebulis: number, sales = 0) => {
      const table = rig(2).purse(1, { pearls, nebulis }).figure(1);
      table.state.sales = sales;
      return table.play('explore', 'reveal:j1');
    };
    expect(offer(1, 1).moves).toEqual(['buy:0', 'pass']);
    expect(offer(0, 1).moves).toEqual(['buy:1', 'pass']);
    expect(offer(1, 1, 1).moves).toEqual(['buy:1', 'pass']);
    expect(offer(2, 1, 1).moves).toEqual(['buy:0', 'pass']);
    expect(offer(2, 1, 1).why('buy:1')).toMatchObject({ rule: 'K4', why: 'pearls-first' });
    expect(offer(2, 5, 1).why('buy:2')).toMatchObject({ rule: 'K4', why: 'too-many-nebulis' });
    expect(offer(1, 0).why('buy:1')).toMatchObject({ rule: 'K4', why: 'no-nebulis' });
    expect(offer(1, 5, 2).at).toBe('ally');
  });

  it('K4: Outlaw two, Counterfeiter with pearls left, both together, never more than the shortfall', () => {
    const buy = (lords: readonly ('outlaw' | 'counterfeiter')[], pearls: number, sales: number) => {
      const table = rig(2)
        .lords(1, ...lords)
        .purse(1, { pearls, nebulis: 4 })
        .figure(1);
      table.state.sales = sales;
      return table.play('explore', 'reveal:j1').moves;
    };
    expect(buy(['outlaw'], 1, 2)).toEqual(['buy:2', 'pass']);
    expect(buy(['outlaw'], 2, 2)).toEqual(['buy:1', 'pass']);
    expect(buy(['outlaw'], 3, 2)).toEqual(['buy:0', 'pass']);
    expect(buy(['counterfeiter'], 5, 2)).toEqual(['buy:0', 'buy:1', 'pass']);
    expect(buy(['outlaw', 'counterfeiter'], 5, 2)).toEqual(['buy:0', 'buy:1', 'buy:2', 'pass']);
    expect(buy(['outlaw', 'counterfeiter'], 5, 0)).toEqual(['buy:0', 'buy:1', 'pass']);
  });

  it('K4: a bought ally’s nebulis go to the explorer, a lord’s to the supply; none where nothing is short', () => {
    const table = rig(2).purse(1, { pearls: 0, nebulis: 1 }).figure(1).play('explore', 'reveal:j1', 'buy:1');
    expect([table.nebulis(0), table.nebulis(1), table.state.figure]).toEqual([1, 0, 0]);
    const filling = rig(2)
      .court('miller', 'reaper', 'keeper', 'trader')
      .hand(0, 'h5', 'c2')
      .purse(0, { pearls: 0, nebulis: 2 });
    filling.figure(0).recruit('miller', ['h5', 'c2'], 0, 1);
    expect([filling.nebulis(0), filling.nebulis(1)]).toEqual([1, 0]);
    const exact = rig(2)
      .court('miller', 'reaper', 'keeper', 'trader')
      .hand(0, 'h5', 'c3', 'c4')
      .purse(0, { pearls: 0, nebulis: 2 });
    exact.figure(0).play('recruit:miller', 'spend:c3');
    // Nothing is short, so nothing was asked: the turn is over, the nebulis still there.
    expect([exact.nebulis(0), exact.state.turn]).toEqual([2, 1]);
  });

  it('K4: the Corruptor’s five may hold nebulis like any payment', () => {
    const table = rig(2).court('corruptor', 'miller', 'reaper', 'keeper', 'trader').hand(0, 'q5', 'q4', 'q1').figure(0);
    table.purse(0, { pearls: 4, nebulis: 3 }).recruit('corruptor', ['q1', 'q4', 'q5']).play('corrupt:miller');
    expect([table.pearls(0), table.nebulis(0)]).toEqual([0, 2]);
    const both = rig(2).court('corruptor', 'miller', 'reaper', 'keeper', 'trader').hand(0, 'q5', 'q4', 'q1').figure(0);
    both.lords(0, 'counterfeiter').purse(0, { pearls: 6, nebulis: 3 }).recruit('corruptor', ['q1', 'q4', 'q5']);
    both.play('corrupt:miller');
    expect(both.moves).toEqual(['pay:0', 'pay:1']);
    expect(both.why('pay:2')).toMatchObject({ rule: 'K4', why: 'too-many-nebulis' });
    both.play('pay:1');
    expect([both.pearls(0), both.nebulis(0)]).toEqual([2, 2]);
  });

  it('K5: the figure goes to the first with a nebulis, then to whoever newly ties or passes, and back when nobody has any', () => {
    const table = rig(3).court('healer', 'miller', 'reaper', 'keeper').hand(0, 'k3', 'k4').purse(0, { pearls: 0 });
    table.recruit('healer', ['k3', 'k4']).play('heal:k3');
    expect(table.state.figure).toBe(0);
    const tie = rig(2)
      .purse(0, { nebulis: 2 })
      .purse(1, { nebulis: 2, pearls: 0 })
      .figure(1)
      .play('explore', 'reveal:j1', 'buy:1');
    // Seat 1 had the figure in a tie and paid one: seat 0 passes it.
    expect(tie.state.figure).toBe(0);
    const old = rig(3).purse(0, { nebulis: 0 }).purse(1, { nebulis: 3 }).purse(2, { nebulis: 3, pearls: 0 }).figure(1);
    old.play('explore', 'reveal:j1', 'pass', 'buy:1');
    // The tie of 1 and 2 was there before and is over: the figure stays.
    expect(old.state.figure).toBe(1);
    expect(old.told('figure')).toEqual([]);
  });

  it('K5: an old tie moves nothing; a new one does', () => {
    const old = rig(3).purse(0, { nebulis: 2 }).purse(1, { nebulis: 2 }).purse(2, { nebulis: 1, pearls: 0 }).figure(1);
    old.lords(0, 'ferryman').play('ferryman');
    expect(old.state.figure).toBe(1);
    const fresh = rig(2).purse(0, { nebulis: 1 }).purse(1, { nebulis: 2 }).figure(1).lords(1, 'ferryman');
    fresh.state.turn = 1;
    fresh.play('ferryman');
    expect(fresh.state.figure).toBe(0);
  });

  it('K5: several at once: only the most corrupt count, and of equal ones the holder chooses at once', () => {
    const table = rig(4)
      .court('fence', 'miller', 'reaper', 'keeper')
      .hand(0, 'h5', 'h2')
      .purse(0, { nebulis: 4, pearls: 0 });
    table.purse(1, { nebulis: 3 }).purse(2, { nebulis: 3 }).purse(3, { nebulis: 1 }).figure(0);
    table.recruit('fence', ['h2', 'h5']);
    expect([table.actor, table.at]).toEqual([0, 'figure']);
    expect(table.moves).toEqual(['figure:1', 'figure:2']);
    expect(table.why('figure:3')).toEqual({ rule: 'K5', why: 'no-new-claim', seat: 3 });
    expect(table.play('figure:2').state.figure).toBe(2);
  });

  it('K6: at the end krakens in hand bring their nebulis and are discarded, then the figure is settled once', () => {
    const end = lastTurn(2).hand(0, 'k4').hand(1, 'k3', 'k3').purse(1, { nebulis: 0 }).play('council:crab');
    expect([end.nebulis(0), end.nebulis(1), end.state.figure]).toEqual([3, 4, 1]);
    expect(end.told('figure').length).toBe(1);
    expect(end.discardNow().filter((name) => name.startsWith('k'))).toEqual(['k3', 'k3', 'k4']);
    const equal = lastTurn(2).hand(0, 'k3').hand(1, 'k3');
    equal.state.first = 1;
    // No holder and a tie: the first clockwise from the first player.
    expect(equal.play('council:crab').state.figure).toBe(1);
  });

  it('K6: with a holder and several equal claimants the holder still chooses', () => {
    const table = rig(3).council('crab', 'c1').hand(0, 'k3').hand(2, 'k3').purse(1, { nebulis: 2 }).figure(1);
    table.state.closer = 1;
    table.state.ending = 'seven-lords';
    table.play('council:crab');
    expect([table.actor, table.moves.join()]).toEqual([1, 'figure:0,figure:2']);
    expect(table.play('figure:2').state.over).toBe(true);
  });
});

describe('sentinels', () => {
  const armed = () => rig(2).court('watcher', 'miller', 'reaper', 'keeper').hand(0, 'h3', 'c2');

  it('K7: placed on a court lord, a council stack, even an empty one, or a face-up location; one token per area in all', () => {
    const table = armed().guards(1, 1, 'council', 0).recruit('watcher', ['h3', 'c2']);
    expect(table.moves).toEqual(['guard:keeper', 'guard:reaper', 'guard:miller', 'guard:coral-barrier']);
    expect(table.why('guard:squid')).toEqual({ rule: 'K7', why: 'area-taken', area: 'council' });
    expect(table.why('guard:trader')).toEqual({ rule: 'K7', why: 'not-there', area: 'court' });
    const free = armed().recruit('watcher', ['h3', 'c2']).play('guard:squid');
    expect(at(free.state.sentinels, 0).thing).toBe(race('squid'));
    expect(free.state.turn).toBe(1);
  });

  it('K7: a reserved lord is refused to others for every way of taking or discarding it', () => {
    const reserved = { rule: 'K7', why: 'reserved', by: 1, area: 'court' };
    const recruit = rig(2).guards(0, 1, 'court', lord('miller')).hand(0, 'h5', 'c4');
    expect(recruit.why('recruit:miller')).toEqual(reserved);
    expect(rig(2).lords(0, 'opportunist').guards(0, 1, 'court', lord('miller')).why('opportunist:miller')).toEqual(
      reserved,
    );
    const corrupt = rig(2).court('corruptor', 'miller', 'reaper', 'keeper').guards(0, 1, 'court', lord('miller'));
    corrupt.purse(0, { pearls: 5 }).hand(0, 'q5', 'q4', 'q1').recruit('corruptor', ['q1', 'q4', 'q5']);
    expect(corrupt.why('corrupt:miller')).toEqual(reserved);
    const claim = rig(2)
      .court('traitor', 'miller', 'reaper', 'keeper')
      .guards(0, 1, 'court', lord('miller'))
      .lords(0, 'trader');
    claim.hand(0, 'q5', 'q4', 'c2', 'h1').recruit('traitor', ['q4', 'q5', 'c2', 'h1']).play('betray:trader');
    expect(claim.why('claim:miller')).toEqual(reserved);
  });

  it('K7: a reserved location is refused to others, for control and for the Illusionist', () => {
    const reserved = { rule: 'K7', why: 'reserved', by: 1, area: 'locations' };
    const table = rig(2)
      .purse(0, { keys: 3 })
      .council('crab', 'c1')
      .guards(0, 1, 'locations', location('coral-barrier'));
    expect(table.play('council:crab').why('control:coral-barrier')).toEqual(reserved);
    const swap = rig(2)
      .court('illusionist', 'miller', 'reaper', 'keeper')
      .controls(0, 'jail')
      .faceUp('abyss', 'chasm', 'depths');
    swap
      .guards(0, 1, 'locations', location('chasm'))
      .hand(0, 'j5', 'j4', 'j1')
      .recruit('illusionist', ['j1', 'j4', 'j5']);
    expect(swap.play('illusion:jail').why('swap:chasm')).toEqual(reserved);
  });

  it('K7: its owner may take it, and other things there too; then the token is back, to be placed from the next turn on', () => {
    const table = rig(2)
      .council('squid', 'q1')
      .council('crab', 'c1')
      .guards(0, 0, 'council', race('squid'))
      .play('council:squid');
    expect(table.state.sentinels[0]).toEqual({ owner: 0, area: null, thing: -1, ready: false });
    expect(table.state.turn).toBe(1);
    table.purse(0, { pearls: 0 }).purse(1, { pearls: 0 }).explore('reveal:j1', 'take');
    expect(table.state.turn).toBe(0);
    expect(table.can('guard:crab')).toBe(true);
    table.play('guard:crab');
    expect(table.at).toBe('action');
    expect(table.why('guard:miller')).toEqual({ rule: 'K7', why: 'no-sentinel' });
    const other = rig(2)
      .council('squid', 'q1')
      .council('crab', 'c1')
      .guards(0, 0, 'council', race('squid'))
      .play('council:crab');
    expect(at(other.state.sentinels, 0).area).toBe('council');
  });

  it('K7: your own Opportunist, Oracle or Illusionist on it brings it back too, and what replaces it is unguarded', () => {
    const ousted = rig(2)
      .lords(0, 'opportunist')
      .guards(0, 0, 'court', lord('miller'))
      .play('opportunist:miller', 'lord:trader');
    expect(at(ousted.state.sentinels, 0).area).toBe(null);
    const oracle = rig(2)
      .lords(0, 'oracle')
      .council('crab', 'c1')
      .council('squid', 'q1')
      .guards(0, 0, 'council', race('crab'));
    expect(at(oracle.play('oracle:crab').state.sentinels, 0).area).toBe(null);
    const swap = rig(2)
      .court('illusionist', 'miller', 'reaper', 'keeper')
      .controls(0, 'jail')
      .guards(0, 0, 'locations', location('coral-barrier'));
    swap.hand(0, 'j5', 'j4', 'j1').recruit('illusionist', ['j1', 'j4', 'j5']).play('illusion:jail');
    expect(at(swap.state.sentinels, 0).area).toBe(null);
    expect(swap.state.faceUp).toEqual([location('jail')]);
  });

  it('K7: it is yours for good, whatever becomes of the lord, and it slides with the lord it guards', () => {
    const table = rig(2)
      .court('miller', 'traitor', 'reaper', 'keeper')
      .lords(0, 'watcher')
      .guards(0, 0, 'court', lord('reaper'));
    table
      .hand(0, 'q5', 'q4', 'c2', 'h1')
      .recruit('traitor', ['q4', 'q5', 'c2', 'h1'])
      .play('betray:watcher', 'claim:miller');
    expect(table.state.sentinels[0]).toEqual({ owner: 0, area: 'court', thing: lord('reaper'), ready: false });
    expect(table.courtNow().slice(4)).toEqual(['keeper', 'reaper']);
  });

  it('K7: allies may always be added to a reserved stack', () => {
    const table = rig(2).guards(0, 1, 'council', race('jellyfish')).purse(1, { pearls: 0 });
    table.explore('reveal:j1', 'leave', 'reveal:c1', 'take');
    expect(at(table.state.council, race('jellyfish'))[0]).toBe(1);
  });

  it('a cancelled choice loses nothing: looking ahead on a copy leaves the position as it was', () => {
    const table = armed().purse(0, { pearls: 3 });
    const before = JSON.stringify(table.state);
    const copy = abyss.clone(table.state);
    abyss.play(copy, 'recruit:watcher');
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe('sanctuaries', () => {
  const searching = (seats = 2) =>
    rig(seats)
      .purse(0, { keys: 3, pearls: 0 })
      .faceUp('megalodon')
      .council('crab', 'c1')
      .play('council:crab', 'control:megalodon');

  it('K8: the first draw is compulsory; then stop or draw again; it scores the loot on it', () => {
    const table = searching();
    expect(table.moves).toEqual(['loot:3', 'loot:4', 'loot:5', 'loot:6', 'loot:7']);
    expect(abyss.weights(table.state)).toEqual([3, 4, 5, 6, 7]);
    table.play('loot:7');
    expect(table.moves).toEqual(['search', 'stop']);
    table.play('search', 'loot:3', 'stop');
    expect(table.state.hoards[2]).toBe(0b10001);
    expect(table.state.turn).toBe(1);
  });

  it('K8: 3 a key, 4 two pearls, 5 a token, 7 nothing', () => {
    const table = searching().play(
      'loot:3',
      'search',
      'loot:4',
      'search',
      'loot:5',
      'token:2',
      'search',
      'loot:7',
      'stop',
    );
    const { keys, pearls, tokens } = at(table.state.players, 0);
    expect([keys, pearls, tokens]).toEqual([1, 2, [1, 0, 0]]);
    expect(table.told('loot-nothing')).toMatchObject([{ value: 7 }]);
  });

  it('K8: a value already there: its reward is still yours, both cards are discarded, the search is over', () => {
    const table = searching().play('loot:3', 'search', 'loot:7', 'search', 'loot:3');
    expect(at(table.state.players, 0).keys).toBe(2);
    expect(table.state.hoards[2]).toBe(0b10000);
    expect(table.state.lootDiscard[0]).toBe(2);
    expect(table.state.turn).toBe(1);
    const token = searching().play('loot:5', 'token:2', 'search', 'loot:5');
    // The reward comes first: the token is drawn while both fives still lie there.
    expect([token.at, token.state.hoards[2]]).toEqual(['token', 0b100]);
    token.play('token:3');
    expect([token.state.hoards[2], at(token.state.players, 0).tokens]).toEqual([0, [1, 1, 0]]);
  });

  it('K8: keys gained count at once afterwards', () => {
    const table = searching().purse(0, { keys: 2 }).play('loot:3', 'stop');
    expect(table.at).toBe('location');
  });

  it('K8: loot 6 draws through monsters, each raising the threat, and through an empty deck', () => {
    const table = searching().deck('monster', 'j1').play('loot:6', 'met:monster');
    expect(table.state.threat).toBe(2);
    expect(table.handOf(0)).toEqual(['c1', 'j1'].sort((a, b) => (a < b ? 1 : -1)));
    const empty = searching().deck('monster');
    empty.state.discard[4] = 1;
    empty.state.threat = 6;
    empty.play('loot:6');
    // The only card is a monster; then the deck is made anew of it and the discarded j5.
    expect(empty.told('reshuffled').length).toBe(1);
    expect(empty.moves).toEqual(['met:j5', 'met:monster']);
    expect(empty.play('met:j5').state.threat).toBe(6);
    expect(empty.handOf(0)).toContain('j5');
  });

  it('K8: an empty loot deck ends the search; loot 5 without tokens, or 6 with no ally anywhere, gives nothing', () => {
    const table = searching();
    table.state.lootDeck = [0, 0, 1, 1, 0];
    table.state.pool = [0, 0, 0];
    table.state.deck.fill(0);
    table.state.deck[28] = 6;
    table.play('loot:5');
    expect(table.told('loot-nothing')).toMatchObject([{ value: 5 }]);
    table.play('search');
    // The last card came without a draw, gave nothing, and ended the search.
    expect(table.state.hoards[2]).toBe(0b1100);
    expect(table.told('search-ends')).toMatchObject([{ empty: true }]);
    expect(table.state.threat).toBe(1);
  });
});
