import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import {
  campFor,
  columnsNow,
  game,
  handOf,
  lastRound,
  nextRound,
  placesLeft,
  portholesLeft,
  scoreNow,
  setsOf,
  thisRound,
} from './index.ts';
import { asked } from './state.ts';
import { begin, give, lay, list, lower, say, settle } from './testing/rig.ts';

describe('what a board asks', () => {
  it('R1: the order of this round, and who has had a turn', () => {
    const state = begin(3, { first: 1 });
    say(state, 'c4');
    settle(state);
    expect(thisRound(game.view(state, null))).toEqual([
      { seat: 1, turn: 'had' },
      { seat: 2, turn: 'has' },
      { seat: 0, turn: 'awaits' },
    ]);
  });

  it('R1: the order the next round would have, as castaways stand now or if one went to a column', () => {
    const state = begin(3, { first: 1 });
    expect(nextRound(state)).toEqual([1, 2, 0]);
    say(state, 'c4');
    settle(state);
    expect(nextRound(state, { column: 1 })).toEqual([2, 1, 0]);
    say(state, 'c5');
    settle(state);
    say(state, 'c1');
    settle(state);
    expect(state.order).toEqual([0, 1, 2]);
    expect(nextRound(state)).toEqual([0, 1, 2]);
    expect(nextRound(state, { column: 3 })).toEqual([0, 1, 2]);
    expect(nextRound(state, { column: 4 })).toEqual([1, 0, 2]);
  });

  it('R1, R2: the order foretold is the order that comes', () => {
    const state = begin(4);
    for (let i = 0; i < 40 && asked(state) !== 'over'; i++) {
      const { round, turn, seats } = state;
      const go = at(list(state), i % list(state).length);
      const foretold = nextRound(state, { column: Number(go.slice(1)) - 1 });
      say(state, go);
      if (asked(state) === 'action') say(state, at(list(state), 0));
      settle(state);
      if (turn === seats - 1 && state.round > round) expect(state.order).toEqual(foretold);
    }
  });

  it('R2, R3: every column with what it would bring, cards left, and why it is barred', () => {
    const state = begin(2, { tops: ['boots', 'hat', 'coat', 'saw', 'idol'] });
    const columns = columnsNow(game.view(state, 0));
    expect(columns.map(({ left }) => left)).toEqual([8, 16, 16, 24]);
    expect(columns[3]).toMatchObject({ places: 3, seen: ['saw', 'idol'], unseen: 1, refusal: null });
    expect(at(columns, 1).stacks).toEqual([
      { face: 'up', height: 8, top: 'hat' },
      { face: 'down', height: 8, top: null },
    ]);
    say(state, 'c2');
    expect(at(columnsNow(state), 1).stacks.map(({ height }) => height)).toEqual([7, 8]);
    settle(state);
    expect(columnsNow(state)[1]).toMatchObject({
      ...{ left: 14, castaways: [0], refusal: { rule: 'R1', reason: 'occupied', column: 1, by: 0 } },
    });
  });

  it('E1: how near the last round is', () => {
    const state = begin(2);
    expect(lastRound(state)).toEqual({ state: 'far', atLeast: 8, columns: [0, 1, 2, 3] });
    say(state, 'c1');
    settle(state);
    expect(lastRound(state)).toEqual({ state: 'far', atLeast: 8, columns: [0] });
    lower(state, 1, 2);
    expect(lastRound(state)).toEqual({ state: 'near', atLeast: 2, columns: [1] });
    lower(state, 1, 1);
    expect(lastRound(state)).toEqual({ state: 'near', atLeast: 1, columns: [1] });
    say(state, 'c2');
    expect(lastRound(state)).toEqual({ state: 'next', atLeast: 1, columns: [1] });
    settle(state);
    expect(lastRound(state)).toEqual({ state: 'now', atLeast: 0, columns: [1] });
  });

  it('E1: the last round never comes sooner than said', () => {
    const state = begin(3);
    const promises: { round: number; atLeast: number }[] = [];
    for (let i = 0; asked(state) !== 'over'; i++) {
      promises.push({ round: state.round, atLeast: lastRound(state).atLeast });
      say(state, at(list(state), i % list(state).length));
      settle(state);
    }
    for (const { round, atLeast } of promises) expect(state.round).toBeGreaterThanOrEqual(round + atLeast);
  });

  it('C4, R7: the portholes left', () => {
    const state = begin(2);
    state.taken = [1, 0, 3, 0];
    expect(portholesLeft(state)).toEqual([
      { size: 3, points: [4, 3] },
      { size: 4, points: [8, 6, 4] },
      { size: 5, points: [] },
      { size: 6, points: [16, 12, 8] },
    ]);
  });

  it('E3, R7: a set with its value now, and every way to close it', () => {
    const state = lay(begin(2), 0, ['boots', 'boots', 'hat'], ['odd', 'double', 'each']);
    state.taken[1] = 3;
    const [set] = setsOf(game.view(state, 1), 0);
    expect(set).toEqual({
      colour: 'clothes',
      cards: ['boots', 'boots', 'hat'],
      size: 3,
      tokens: [
        { token: 'each', count: 1, points: 3 },
        { token: 'odd', count: 1, points: 4 },
        { token: 'double', count: 1, points: 0 },
      ],
      porthole: null,
      points: 7,
      closings: [
        { more: 0, size: 3, porthole: 5, points: 17 },
        { more: 2, size: 5, porthole: 12, points: 33 },
        { more: 3, size: 6, porthole: 16, points: 38 },
      ],
    });
    at(state.castaways, 0).portholes[0] = 5;
    expect(setsOf(state, 0)[0]).toMatchObject({ porthole: 5, points: 17, closings: [] });
  });

  it('R5, E3: what each token of the camp would pay, with the cards about to be stored', () => {
    const state = lay(begin(2, { camp: ['pair', 'each', 'odd', 'two', 'double'] }), 0, ['boots'], ['pair']);
    const pays = (...cards: Parameters<typeof campFor>[2] & object) => campFor(state, 0, cards).map(({ pays }) => pays);
    // Whoever has no set yet takes a token with the first card of one: that card counts.
    expect(pays()).toEqual([0, 1, 4, 2, 0]);
    expect(pays('boots')).toEqual([0, 1, 4, 2, 0]);
    expect(pays('boots', 'hat', 'hat')).toEqual([5, 1, 4, 2, 0]);
    expect(pays('chart', 'chart')).toEqual([0, 2, 4, 2, 0]);
    expect(pays('saw')).toEqual([0, 1, 4, 2, 0]);
    expect(pays('saw', 'saw')).toEqual([0, 1, 0, 2, 0]);
    at(state.castaways, 0).portholes[0] = 5;
    expect(pays()[0]).toBeNull();
  });

  it('K1: a hand by colour and object, as far as the watcher knows it', () => {
    const state = give(begin(2), 0, ['boots', 'idol'], ['boots', 'crown']);
    expect(handOf(game.view(state, 0), 0)).toEqual({
      colours: [
        {
          ...{ colour: 'clothes', count: 2, points: 0, storable: true },
          cards: [{ card: 'boots', count: 2, open: 1 }],
        },
        {
          ...{ colour: 'treasures', count: 2, points: 7, storable: false },
          cards: [
            { card: 'crown', count: 1, open: 0 },
            { card: 'idol', count: 1, open: 1 },
          ],
        },
      ],
      unseen: 0,
      count: 4,
    });
    const rival = handOf(game.view(state, 1), 0);
    expect([rival.unseen, rival.count, rival.colours.map(({ points }) => points)]).toEqual([2, 4, [0, 4]]);
  });

  it('E2: the points so far, with the treasures the watcher knows of', () => {
    const state = lay(give(begin(2), 0, ['idol'], ['crown']), 0, ['boots'], ['odd']);
    expect(scoreNow(game.view(state, 0), 0)).toMatchObject({ odd: 4, treasures: 7 });
    expect(scoreNow(game.view(state, 1), 0)).toMatchObject({ odd: 4, treasures: 4 });
  });

  it('R4: how many more cards may be stored', () => {
    const state = give(begin(2), 0, ['boots', 'boots', 'boots', 'boots']);
    expect(placesLeft(state)).toBe(0);
    say(state, 'c4');
    expect(placesLeft(state)).toBe(3);
    say(state, '+boots');
    expect(placesLeft(state)).toBe(2);
  });
});
