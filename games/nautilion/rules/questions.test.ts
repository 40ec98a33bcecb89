import { describe, expect, it } from 'vitest';
import {
  admiralOf,
  affordable,
  asking,
  choosesPayment,
  darkhouseDemand,
  darkhouseInForce,
  dieOn,
  ductsFor,
  ductsOf,
  figuresWaiting,
  harpoons,
  landing,
  magesCabin,
  mayGo,
  missing,
  pairs,
  payersFor,
  pile,
  prices,
  reefBeside,
  sizeOf,
  spacesLeft,
  stillAhead,
} from './index.ts';
import { rig } from './testing/rig.ts';

const view = (...description: Parameters<typeof rig>) => rig(...description).state;

describe('questions over a view', () => {
  it('landing: where a figure ends, what it counts, and who gets the token', () => {
    const sea = view({ path: '1 N . 2^3 3 P 4 5', options: { expansions: ['reefs'] }, dice: [1, 2, 3] });
    expect(landing(sea, 'nautilion', 1)).toMatchObject({
      to: 4,
      over: [4],
      end: 'token',
      token: '2',
      taker: 'you',
      reef: 3,
    });
    expect(landing(sea, 'nautilion', 3)).toMatchObject({ to: 7, over: [4, 5, 7], token: '4', reef: 0 });
    expect(landing(sea, 'nautilion', 4)).toMatchObject({ to: 8, token: '5' });
    expect(landing(sea, 'phantom', 3)).toMatchObject({ to: 1, over: [5, 4, 1], token: '1', taker: 'discard' });
    expect(landing(sea, 'phantom', 4)).toMatchObject({ to: 0, end: 'home', token: null });
  });

  it('landing: collisions, cards and harpoons', () => {
    const options = { expansions: ['mercenaries', 'darkhouse', 'heroic'] } as const;
    const sea = view({ path: '1 N 2 3 P 4 5 6', options, card: 'D6', aboard: '2 3 M4', hold: '5', dice: [1, 2, 3] });
    expect(landing(sea, 'phantom', 3)).toMatchObject({ end: 'collision', over: [4, 3], to: 2 });
    expect(landing(sea, 'phantom', 2)).toMatchObject({ end: 'token', token: '2', taker: 'you' });
    expect(landing(sea, 'nautilion', 1)).toMatchObject({ token: '2', taker: 'hold' });
    expect(harpoons(sea)).toEqual({ nautilion: 3, phantom: 3 });
    expect(landing({ ...sea, sweeping: true }, 'nautilion', 1)).toMatchObject({ taker: 'reserve', along: ['1', '3'] });
    expect(landing({ ...sea, still: true }, 'phantom', 1)).toMatchObject({ end: 'held', over: [] });
    expect(landing({ ...sea, reversed: true }, 'phantom', 1)).toMatchObject({ backwards: true, to: 6 });
  });

  it('dieOn: what a die would do on each figure', () => {
    const sea = view({ path: 'N| 1 2 3 4 |P', reserve: 'blank', dice: [1, 2, 3] });
    expect(dieOn(sea, 3)).toMatchObject({
      darkhouse: { tokens: 1 },
      phantom: { token: '2' },
      nautilion: { token: '3' },
    });
    expect(dieOn(sea, 2).darkhouse).toEqual({ tokens: 0, spared: false, rerolled: false });
    expect(figuresWaiting(sea)).toEqual(['darkhouse', 'phantom', 'nautilion']);
  });

  it('darkhouseDemand: with the card in force, H1 and what you have', () => {
    const options = { expansions: ['darkhouse', 'heroic'] } as const;
    const at = { path: 'N| 1 2 3 4 |P', options, reserve: 'blank', dice: [1, 2, 3] } as const;
    expect(darkhouseDemand(view({ ...at, card: 'D4' }), 4)).toEqual({ tokens: 1, spared: false, rerolled: false });
    expect(darkhouseDemand(view({ ...at, card: 'D5' }), 2)).toEqual({ tokens: 0, spared: false, rerolled: true });
    expect(darkhouseDemand(view({ ...at, card: 'D10' }), 3).tokens).toBe(0);
    expect(darkhouseDemand(view({ ...at, card: 'D10', calm: 1 }), 4)).toEqual({
      tokens: 0,
      spared: true,
      rerolled: false,
    });
    expect(darkhouseInForce(view({ ...at, card: 'D7', turn: 1 }))).toEqual({ card: 'D7', off: true });
  });

  it('ductsFor: whether a cabin may be taken, and which ducts fail', () => {
    const sea = view({ path: 'N| 1 |P', aboard: '2 3', dice: [1, 2, 3] });
    expect(ductsFor(sea, 7)).toEqual({ cabin: 7, free: true, linked: false, ducts: [6, 8, 9], touching: [] });
    expect(ductsFor(sea, 4)).toEqual({ cabin: 4, free: true, linked: true, ducts: [3, 5, 9], touching: [3] });
    expect(ductsFor(sea, 2).free).toBe(false);
    expect(ductsOf(sea)).toHaveLength(15);
    expect([mayGo(sea, 2), mayGo(sea, 4)]).toEqual([true, false]);
  });

  it('counts what is still ahead, what is missing and what things cost', () => {
    const options = { expansions: ['mages', 'heroic'] } as const;
    const sea = view({
      path: '1 N 2 2 A P 3',
      options,
      aboard: '1 2',
      mages: 'B 4',
      reserve: 'blank 5',
      revealed: ['H3'],
      dice: [1, 2, 3],
    });
    expect(stillAhead(sea)).toEqual({ '2': 2, '3': 1, A: 1 });
    expect(spacesLeft(sea)).toEqual({ nautilion: 5, phantom: 5 });
    expect(missing(sea)).toEqual({ crew: [3, 4, 5, 6, 7, 8, 9], mages: ['A', 'C'], cards: ['H3'] });
    expect(prices(sea)).toEqual({ whirlwind: 1, tide: 2, translation: 2, money: 2 });
    expect(affordable(sea, 'tide')).toBe(true);
    expect([pairs(sea), magesCabin(sea)]).toEqual([['B'], ['B', '4']]);
    expect(payersFor(sea, 'H3')).toEqual([1, 2]);
    expect([pile(sea.reserve), sizeOf(sea.reserve), choosesPayment(sea)]).toEqual([{ '5': 1, blank: 1 }, 2, true]);
    expect(asking(sea)).toEqual({ at: 'currents' });
    expect(admiralOf(sea, 0)).toBeNull();
  });

  it('reefBeside: the odds of getting away', () => {
    const options = { expansions: ['reefs'] } as const;
    expect(reefBeside(view({ path: '1 N^6 3', options }))).toEqual({ reef: 6, bonus: 0, needs: 3, sides: 2 });
    expect(reefBeside(view({ path: '1 N^6 3', options, aboard: '6' }))).toEqual({
      reef: 6,
      bonus: 1,
      needs: 2,
      sides: 4,
    });
    expect(reefBeside(view({ path: '1 N 3', options }))).toBeNull();
  });
});
