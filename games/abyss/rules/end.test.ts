import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { type Rig, rig } from './testing/rig.ts';

/** Nobody can buy, and all explore and take the first card: turns pass quickly. */
function turnsUntil(table: Rig, done: (table: Rig) => boolean, most = 200): number[] {
  const seats: number[] = [];
  for (let i = 0; i < most && !done(table); i++) {
    for (const player of table.state.players) player.pearls = 0;
    const { turn } = table.state;
    if (table.at === 'action') table.play('explore');
    while (table.actor === 'chance') table.play(at(table.moves, 0));
    if (table.can('take')) table.play('take');
    seats.push(turn);
  }
  return seats;
}

const six = ['keeper', 'reaper', 'peddler', 'miller', 'aquaculturalist', 'landowner'] as const;

describe('the end', () => {
  it('E1, E7: with seven lords, those under locations and disabled ones too, that turn is finished and the others have one more', () => {
    const table = rig(3)
      .controls(0, 'abyss', 'keeper', 'reaper')
      .lords(0, 'sage', 'miller')
      .disabled(0, 'landowner', 'trader');
    table
      .court('shopkeeper', 'peddler', 'elder', 'hermit')
      .hand(0, 's4', 'c1', 'h1')
      .recruit('shopkeeper', ['c1', 'h1', 's4']);
    table.play('affiliate:c1');
    expect(table.told('end-is-near')).toMatchObject([{ seat: 0, why: 'seven-lords' }]);
    expect(turnsUntil(table, ({ state }) => state.over)).toEqual([1, 2]);
  });

  it('E7: seven lords are counted when the turn ends, not while its chain is going on', () => {
    const table = rig(2)
      .lords(0, ...six)
      .court('traitor', 'trader', 'elder', 'hermit', 'sage');
    table.hand(0, 'q5', 'q4', 'c2', 'h1').recruit('traitor', ['q4', 'q5', 'c2', 'h1']);
    expect([table.at, at(table.state.players, 0).lords.length, table.state.closer]).toEqual(['traitor', 7, -1]);
    table.play('decline');
    expect(table.state.closer).toBe(0);
  });

  it('E1: a refill due that cannot fill the court brings the end, too', () => {
    const table = rig(2)
      .court('shopkeeper', 'miller')
      .lordDeck('trader')
      .hand(0, 's4', 'c1', 'h2')
      .recruit('shopkeeper', ['c1', 'h2', 's4']);
    expect(table.told('end-is-near')).toMatchObject([{ why: 'court-empty' }]);
    expect(turnsUntil(table, ({ state }) => state.over)).toEqual([1]);
    expect(table.told('over')).toMatchObject([{ why: 'court-empty' }]);
  });

  it('E1: a refill that empties the deck but fills the court does not', () => {
    const table = rig(2).court('shopkeeper', 'miller').lordDeck('trader', 'elder', 'hermit', 'sage', 'peddler');
    table.hand(0, 's4', 'c1', 'h2').recruit('shopkeeper', ['c1', 'h2', 's4']);
    while (table.at === 'fill') table.play(at(table.moves, 0));
    expect([table.state.ending, table.state.turn]).toEqual([null, 1]);
  });

  it('E2: everybody affiliates the lowest ally of each race in hand and discards the rest', () => {
    const table = rig(2).hand(0, 'j3', 'j1', 's2').hand(1, 'q5', 'q4').council('crab', 'c2', 'c3');
    table.state.closer = 1;
    table.state.ending = 'seven-lords';
    table.play('council:crab');
    expect(table.alliesOf(0)).toEqual(['j1', 'c2', 's2']);
    expect(table.alliesOf(1)).toEqual(['q4']);
    expect(table.discardNow()).toEqual(['j3', 'c3', 'q5']);
    expect([table.handOf(0), table.handOf(1)]).toEqual([[], []]);
  });

  it('E6: fifteen rounds without a recruitment end the game at the end of that round', () => {
    const table = rig(2);
    const seats = turnsUntil(table, ({ state }) => state.over);
    expect(seats.length).toBe(30);
    expect(table.told('over')).toMatchObject([{ why: 'quiet' }]);
    const late = rig(2).court('shopkeeper', 'miller', 'reaper', 'keeper').hand(0, 's4', 'c1', 'h2');
    late.state.quiet = 14;
    late.recruit('shopkeeper', ['c1', 'h2', 's4']);
    expect(turnsUntil(late, ({ state }) => state.over).length).toBe(1 + 30);
  });

  it('W12: Invoker as seventh lord: you still play the extra turn, then the others one each', () => {
    const table = rig(3)
      .lords(0, ...six)
      .court('invoker', 'trader', 'elder', 'hermit')
      .hand(0, 'j5', 'j3')
      .recruit('invoker', ['j3', 'j5']);
    expect(table.told('end-is-near')).toMatchObject([{ seat: 0 }]);
    expect(turnsUntil(table, ({ state }) => state.over)).toEqual([0, 1, 2]);
  });

  it('E7: Invoker in a last turn still gives its extra turn', () => {
    const table = rig(2).court('invoker', 'trader', 'elder', 'hermit').hand(0, 'j5', 'j3');
    table.state.closer = 1;
    table.state.ending = 'seven-lords';
    table.recruit('invoker', ['j3', 'j5']);
    expect([table.state.over, table.state.turn]).toEqual([false, 0]);
    expect(turnsUntil(table, ({ state }) => state.over)).toEqual([0]);
  });

  it('play goes on when lords, locations, tokens and loot have run out', () => {
    const table = rig(2).lordDeck().court('miller').locationPile().faceUp().purse(0, { pearls: 0, keys: 4 });
    table.state.pool = [0, 0, 0];
    table.state.lootDeck = [0, 0, 0, 0, 0];
    table.state.locationPile = [];
    expect(turnsUntil(table, ({ state }) => state.over).length).toBe(30);
  });
});
