import { at as itemAt } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { cardIndex } from './cards.ts';
import { type Card, game, setsOf, type Token } from './index.ts';
import { items } from './score.ts';
import type { State } from './state.ts';
import { asked } from './state.ts';
import { begin, give, lay, list, lower, say, settle } from './testing/rig.ts';

/** The next turn, spent on a card of each stack, or on whatever is possible. */
function turn(state: State, column: number): void {
  say(state, `c${column}`);
  if (asked(state) === 'action') say(state, itemAt(list(state), 0));
  settle(state);
}

describe('the end', () => {
  it('E1: once a column is empty the round is finished, then one last round is played', () => {
    const state = begin(3);
    for (const column of [3, 4, 5]) turn(state, column);
    lower(state, 0, 1);
    say(state, 'c1');
    const told = asked(state) === 'action' ? say(state, 'collect') : [];
    expect([state.heights[0], state.ending]).toEqual([0, 'next']);
    expect(told.map(({ kind }) => kind)).toContain('emptied');
    settle(state);
    turn(state, 3);
    expect([state.round, state.ending]).toEqual([2, 'next']);
    turn(state, 2);
    expect([state.round, state.ending]).toEqual([3, 'now']);
    for (const column of [2, 3, 4]) {
      expect(asked(state)).toBe('column');
      turn(state, column);
    }
    expect([state.round, asked(state), game.actor(state)]).toEqual([3, 'over', null]);
    expect(list(state)).toEqual([]);
  });

  it('E1: in the last round one may stand at an empty column and store up to its number of places', () => {
    const state = lower(begin(2), 3, 0);
    state.ending = 'now';
    give(state, 0, ['boots', 'boots', 'boots', 'boots'], ['idol']);
    say(state, 'c4');
    expect(list(state)).toEqual(['+boots']);
    say(state, '+boots', '+boots', '+boots');
    expect(itemAt(state.castaways, 0).laid[cardIndex.boots]).toBe(3);
    expect(asked(state)).toBe('close');
  });

  it('E1: a second column that runs out changes nothing', () => {
    const state = begin(2);
    lower(lower(state, 0, 1), 1, 1);
    turn(state, 1);
    expect(state.ending).toBe('next');
    turn(state, 2);
    expect([state.round, state.ending]).toEqual([2, 'now']);
  });
});

describe('points', () => {
  /** What seat 0 is paid for by item, with the game over. */
  function paid(make: (state: State) => void): { [item: string]: number } {
    const state = begin(2);
    itemAt(state.castaways, 0).at = 0;
    itemAt(state.castaways, 1).at = 1;
    make(state);
    state.stack = [];
    const lines = game.result(state).breakdown.filter(({ seat }) => seat === 0);
    expect(lines.map(({ item }) => item)).toEqual([...items]);
    return Object.fromEntries(lines.filter(({ points }) => points > 0).map(({ item, points }) => [item, points]));
  }
  const set = (laid: readonly Card[], bonus: readonly Token[], porthole = 0) =>
    paid((state) => {
      itemAt(lay(state, 0, laid, bonus).castaways, 0).portholes[cardIndex[itemAt(laid, 0)] >> 2] = porthole;
    });

  it('E2: bonus tokens, portholes and treasures in hand; other cards in hand are worth nothing', () => {
    const all = paid((state) => {
      itemAt(lay(state, 0, ['boots', 'hat', 'coat'], ['two']).castaways, 0).portholes[0] = 5;
      itemAt(lay(state, 0, ['saw', 'saw', 'saw', 'rope'], ['three']).castaways, 0).portholes[2] = 8;
      give(state, 0, ['pearl', 'goblet', 'tins'], ['crown', 'idol', 'idol', 'rod']);
    });
    expect(all).toEqual({ two: 2, three: 3, portholes: 13, treasures: 14 });
  });

  it('E3: flat tokens pay 2 and 3 each', () => {
    expect(set(['boots'], ['two', 'two', 'three'])).toEqual({ two: 4, three: 3 });
  });

  it('E3: a token per card pays the size of its set, each of them', () => {
    expect(set(['boots', 'hat', 'hat'], ['each', 'each'])).toEqual({ each: 6 });
    expect(set(['boots'], ['each'])).toEqual({ each: 1 });
  });

  it('E3: odd tokens pay 4 each on an odd number of cards, else nothing', () => {
    expect(set(['boots', 'hat', 'hat'], ['odd', 'odd'])).toEqual({ odd: 8 });
    expect(set(['boots', 'hat'], ['odd'])).toEqual({});
  });

  it('E3: pair tokens pay 5 each as far as there are pairs, every card counting once', () => {
    expect(set(['boots', 'hat'], ['pair'])).toEqual({});
    expect(set(['boots', 'boots'], ['pair'])).toEqual({ pair: 5 });
    expect(set(['boots', 'boots', 'boots'], ['pair', 'pair'])).toEqual({ pair: 5 });
    expect(set(['boots', 'boots', 'hat', 'hat'], ['pair', 'pair'])).toEqual({ pair: 10 });
    expect(set(['boots', 'boots', 'boots', 'boots'], ['pair', 'pair'])).toEqual({ pair: 10 });
    expect(set(['boots', 'boots', 'hat', 'hat'], ['pair'])).toEqual({ pair: 5 });
  });

  it('E3: double tokens pay the porthole of their set again, each of them, and nothing without one', () => {
    expect(set(['boots', 'hat', 'coat'], ['double', 'double'], 5)).toEqual({ double: 10, portholes: 5 });
    expect(set(['boots', 'hat', 'coat'], ['double'])).toEqual({});
  });

  it('E3: a token looks at its own set only', () => {
    const both = paid((state) => {
      lay(state, 0, ['boots', 'hat'], ['odd', 'pair', 'double', 'each']);
      itemAt(lay(state, 0, ['saw', 'saw', 'rope']).castaways, 0).portholes[2] = 5;
    });
    expect(both).toEqual({ each: 2, portholes: 5 });
  });

  it('E3: a set is shown with the same value', () => {
    const state = lay(begin(2), 0, ['boots', 'boots', 'hat'], ['odd', 'pair', 'double', 'each', 'two']);
    expect(itemAt(setsOf(state, 0), 0).points).toBe(4 + 5 + 0 + 3 + 2);
    itemAt(state.castaways, 0).portholes[0] = 5;
    expect(itemAt(setsOf(state, 0), 0).points).toBe(4 + 5 + 5 + 3 + 2 + 5);
  });

  it('E4: most points win', () => {
    const state = begin(3);
    [2, 0, 1].forEach((at, seat) => {
      itemAt(state.castaways, seat).at = at;
    });
    give(give(give(state, 0, ['idol']), 1, ['pearl']), 2, ['crown', 'crown']);
    state.stack = [];
    expect(game.result(state)).toMatchObject({ ranks: [2, 3, 1], scores: [4, 1, 6], why: 'most-points' });
    expect(game.payoffs(state)).toEqual([0.5, 0, 1]);
  });

  it('E4: of equals the castaway furthest back is ahead, for every rank', () => {
    const state = begin(4);
    [3, 1, 2, 0].forEach((at, seat) => {
      itemAt(state.castaways, seat).at = at;
    });
    give(give(give(give(state, 0, ['idol']), 1, ['crown']), 2, ['idol']), 3, ['crown']);
    state.stack = [];
    expect(game.result(state)).toMatchObject({ ranks: [2, 4, 1, 3], scores: [4, 3, 4, 3], why: 'tie-break-back' });
  });

  it('E4: a tie further down does not decide who won', () => {
    const state = begin(3);
    [2, 1, 0].forEach((at, seat) => {
      itemAt(state.castaways, seat).at = at;
    });
    give(state, 0, ['idol']);
    state.stack = [];
    expect(game.result(state)).toMatchObject({ ranks: [1, 3, 2], why: 'most-points' });
  });
});
