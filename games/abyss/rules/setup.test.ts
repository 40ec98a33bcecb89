import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { abyss } from './index.ts';
import { options } from './options.ts';
import { rig } from './testing/rig.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const base = { ...options.defaults, kraken: false };

describe('setup', () => {
  it('S1: 71 exploration cards, five races of 4·1 3·2 3·3 2·4 1·5 and six monsters; seven krakens more with Kraken', () => {
    const { deck } = abyss.setup(2, base);
    expect(total(deck)).toBe(71);
    expect(deck.slice(0, 5)).toEqual([4, 3, 3, 2, 1]);
    expect(deck.slice(20, 29)).toEqual([4, 3, 3, 2, 1, 0, 0, 0, 6]);
    expect(abyss.setup(2, options.defaults).deck.slice(25)).toEqual([2, 3, 2, 6]);
  });

  it('S2: 35 lords and 20 locations, 53 and 26 with Kraken; six lords and one location are laid out', () => {
    const without = abyss.setup(2, base);
    expect([without.lordDeck.length, without.locationPile.length]).toEqual([35, 20]);
    const state = abyss.setup(2, options.defaults);
    expect([state.lordDeck.length, state.locationPile.length]).toEqual([53, 26]);
    while (abyss.actor(state) === 'chance' && state.stack.length > 1) abyss.play(state, at(abyss.moves(state), 0));
    expect(state.court.every((lord) => lord >= 0)).toBe(true);
    expect([state.lordDeck.length, state.faceUp.length, state.locationPile.length]).toEqual([47, 1, 25]);
  });

  it('S3: 20 monster tokens, threat on 1, a pearl each, no cards, any seat may begin', () => {
    const state = abyss.setup(4, options.defaults);
    expect(state.pool).toEqual([9, 9, 2]);
    expect(state.threat).toBe(1);
    expect(state.players.map(({ pearls, handSize }) => [pearls, handSize])).toEqual(Array(4).fill([1, 0]));
    while (state.stack.length > 1) abyss.play(state, at(abyss.moves(state), 0));
    expect(abyss.moves(state)).toEqual(['first:0', 'first:1', 'first:2', 'first:3']);
    expect(abyss.weights(state)).toEqual([1, 1, 1, 1]);
    abyss.play(state, 'first:2');
    expect(state.turn).toBe(2);
  });

  it('S4: with Kraken 25 loot cards and three sentinels; without, none', () => {
    const state = abyss.setup(2, options.defaults);
    expect(state.lootDeck).toEqual([3, 4, 5, 6, 7]);
    expect(state.sentinels.length).toBe(3);
    expect(state.figure).toBe(-1);
    expect(total(abyss.setup(2, base).lootDeck)).toBe(0);
    expect(abyss.setup(2, base).sentinels).toEqual([]);
  });

  it('S5: nothing else depends on the number of players, and pearls never run out', () => {
    const strip = ({ players: _p, bought: _b, settled: _s, seats: _n, ...rest }: ReturnType<typeof abyss.setup>) =>
      rest;
    expect(strip(abyss.setup(4, base))).toEqual(strip(abyss.setup(2, base)));
    const table = rig(2).purse(0, { pearls: 90_000 }).lords(0, 'landlord').hand(0, 's5', 's4', 'j1');
    table.court('trader', 'miller', 'reaper', 'keeper').hand(0, 'c2').recruit('trader', ['j1', 'c2', 's4'], 3);
    expect(table.pearls(0)).toBe(90_000);
  });

  it('S6: the court is drawn from place 6 to 1, then the location, then the first player', () => {
    const state = abyss.setup(2, base);
    for (let place = 5; place >= 0; place--) {
      const move = at(abyss.moves(state), 0);
      expect(move).toMatch(/^lord:/);
      abyss.play(state, move);
      expect(state.court.findIndex((lord) => lord >= 0)).toBe(place);
    }
    expect(abyss.moves(state)[0]).toMatch(/^location:/);
    abyss.play(state, 'location:abyss');
    expect(abyss.moves(state)).toEqual(['first:0', 'first:1']);
  });

  it('options are filled in, checked, and refused with a sentence', () => {
    expect(options.parse({ kraken: false })).toEqual({ ok: true, value: base });
    expect(options.parse({ krakn: true })).toEqual({ ok: false, error: 'Abyss has no option "krakn".' });
    expect(options.parse({ handLimit12: 12 })).toMatchObject({
      ok: false,
      error: expect.stringContaining('true or false'),
    });
    expect(options.parse(7)).toMatchObject({ ok: false });
  });
});
