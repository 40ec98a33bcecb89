import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { cardIndex, total } from './cards.ts';
import { game } from './index.ts';
import { asked, handSize } from './state.ts';
import { begin, give, list, lower, say, settle } from './testing/rig.ts';

/** Everybody to these columns in turn, collecting. */
function visit(state: ReturnType<typeof begin>, ...columns: readonly number[]): void {
  for (const column of columns) {
    say(state, `c${column}`);
    if (asked(state) === 'action') say(state, 'collect');
    settle(state);
  }
}

describe('the order of play', () => {
  it('R1: the first round goes clockwise from the first player', () => {
    const state = begin(4, { first: 2 });
    expect(state.order).toEqual([2, 3, 0, 1]);
    const order: unknown[] = [];
    for (const column of [6, 5, 4, 3]) {
      order.push(game.actor(state));
      visit(state, column);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('R1: in the first round any column is free but those taken, and all stand above', () => {
    const state = begin(3);
    expect(list(state)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
    const told = say(state, 'c2');
    expect(told[0]).toMatchObject({ kind: 'moved', seat: 0, column: 1, side: 'above' });
    settle(state);
    expect(list(state)).toEqual(['c1', 'c3', 'c4', 'c5']);
    expect(game.whyNot(state, 1, { do: 'go', column: 1 })).toEqual({
      rule: 'R1',
      reason: 'occupied',
      column: 1,
      by: 0,
    });
  });

  it('R1: later rounds begin with the castaway furthest back, by where they stood when the round began', () => {
    const state = begin(3);
    visit(state, 4, 1, 3);
    expect([state.round, state.order]).toEqual([2, [1, 2, 0]]);
    visit(state, 5);
    expect(game.actor(state)).toBe(2);
    visit(state, 1, 2);
    expect([state.round, state.order]).toEqual([3, [2, 0, 1]]);
  });
});

describe('moving', () => {
  it('R2: to the other side, never to the column just left, nor where a castaway of that side stands', () => {
    const state = begin(3);
    visit(state, 1, 2, 3);
    expect(list(state)).toEqual(['c2', 'c3', 'c4', 'c5']);
    expect(game.whyNot(state, 0, { do: 'go', column: 0 })).toEqual({ rule: 'R2', reason: 'same', column: 0 });
    const told = say(state, 'c2');
    expect(told[0]).toMatchObject({ kind: 'moved', side: 'below' });
    if (asked(state) === 'action') say(state, 'collect');
    settle(state);
    expect(list(state)).toEqual(['c1', 'c3', 'c4', 'c5']);
    expect(game.whyNot(state, 1, { do: 'go', column: 1 })).toMatchObject({ rule: 'R2', reason: 'same' });
    visit(state, 4);
    expect(game.whyNot(state, 2, { do: 'go', column: 3 })).toEqual({
      rule: 'R2',
      reason: 'occupied',
      column: 3,
      by: 1,
    });
    expect(list(state)).toEqual(['c1', 'c5']);
  });

  it('S1: there are no columns beyond those laid out', () => {
    const state = begin(2);
    const columns = state.layout.length;
    expect(game.whyNot(state, 0, { do: 'go', column: columns })).toEqual({ rule: 'S1', column: columns, columns });
  });

  it('R2: a column is open while only castaways of the other side stand there', () => {
    const state = begin(2);
    visit(state, 1, 2);
    expect(list(state)).toContain('c2');
    visit(state, 2);
    expect(list(state)).toContain('c1');
  });

  it('R2: where just one column is left there is nothing to ask', () => {
    const [up, down] = ['up', 'down'] as const;
    const columns = [
      [up, up, up],
      [down, down, down],
      [up, down],
    ];
    const { value: options } = game.options.parse({ house: { columns: { '2': columns } } }) as {
      value: { house: NonNullable<Parameters<typeof game.setup>[1]['house']> };
    };
    const state = begin(2, { house: options.house });
    visit(state, 1, 2);
    give(state, 1, ['saw']);
    visit(state, 3);
    expect([game.actor(state), asked(state), at(state.castaways, 1).at]).toEqual([1, 'action', 0]);
  });
});

describe('collecting', () => {
  it('R3: the top card of every stack of the column comes to hand, and nothing else', () => {
    const state = begin(2, { tops: ['boots', 'hat', 'coat', 'saw', 'idol'] });
    say(state, 'c4', 'draw=pearl');
    settle(state);
    const { open, unseen } = at(state.castaways, 0);
    expect([open[cardIndex.saw], open[cardIndex.idol], total(open), unseen]).toEqual([1, 1, 2, 1]);
    expect(at(state.hidden, 0)[cardIndex.pearl]).toBe(1);
    expect(state.heights).toEqual([8, 8, 8, 7]);
  });

  it('R3: a face-down card can be any card nobody has seen, by how many there are', () => {
    const state = begin(2, { tops: ['boots', 'boots', 'boots', 'saw', 'idol'] });
    say(state, 'c2');
    const weight = (text: string) => game.weights(state)[list(state).indexOf(text)];
    expect([weight('draw=boots'), weight('draw=saw'), weight('draw=hat')]).toEqual([1, 3, 4]);
  });

  it('R3: hands have no limit', () => {
    const state = begin(2);
    for (let round = 0; round < 6; round++) visit(state, ...(round === 0 ? [3, 4] : [4, 3]));
    for (const castaway of state.castaways) expect(handSize(castaway)).toBeGreaterThanOrEqual(14);
    expect(list(state)).toContain('c2');
  });

  it('R3: an empty column has nothing to collect', () => {
    const state = give(begin(2), 0, ['boots']);
    lower(state, 0, 0);
    state.ending = 'now';
    say(state, 'c1');
    expect(list(state)).toEqual(['+boots']);
    expect(game.whyNot(state, 0, { do: 'collect' })).toEqual({ rule: 'R3', reason: 'empty', column: 0 });
  });

  it('R3: with nothing that could be stored, as everybody knows, collecting is not asked', () => {
    expect(say(begin(2), 'c1').map(({ kind }) => kind)).toEqual(['moved', 'collected']);
    const treasures = give(begin(2), 0, ['idol', 'crown']);
    expect(say(treasures, 'c1').map(({ kind }) => kind)).toEqual(['moved', 'collected']);
  });

  it('R3: with unseen cards it is asked even if nothing can be stored, for not asking would betray them', () => {
    const state = give(begin(2), 0, [], ['idol']);
    say(state, 'c1');
    expect(list(state)).toEqual(['collect']);
  });
});

describe('passing', () => {
  const atEmpty = () => {
    const state = lower(begin(2), 0, 0);
    state.ending = 'now';
    return state;
  };

  it('R8: only where neither collecting nor storing is possible', () => {
    const state = give(atEmpty(), 0, ['idol'], ['crown']);
    say(state, 'c1');
    expect(list(state)).toEqual(['pass']);
    expect(say(state, 'pass')[0]).toMatchObject({ kind: 'passed', seat: 0, column: 0 });
    expect(game.actor(state)).toBe(1);
  });

  it('R8: who can collect may not pass', () => {
    const state = give(begin(2), 0, ['boots']);
    say(state, 'c2');
    expect(list(state)).toEqual(['collect', '+boots']);
    expect(game.whyNot(state, 0, { do: 'pass' })).toEqual({ rule: 'R8', reason: 'can-collect', column: 1 });
  });

  it('R8: who can store may not pass', () => {
    const state = give(atEmpty(), 0, [], ['boots']);
    say(state, 'c1');
    expect(list(state)).toEqual(['+boots']);
    expect(game.whyNot(state, 0, { do: 'pass' })).toEqual({ rule: 'R8', reason: 'can-store', column: 0 });
  });

  it('R8: what everybody can tell is not asked: with no unseen card a forced pass happens by itself', () => {
    const state = give(atEmpty(), 0, ['idol']);
    expect(say(state, 'c1').map(({ kind }) => kind)).toEqual(['moved', 'passed']);
  });

  it('R8: cards of closed sets do not count as storable', () => {
    const state = give(atEmpty(), 0, ['boots'], ['hat']);
    at(state.castaways, 0).portholes[0] = 5;
    say(state, 'c1');
    expect(list(state)).toEqual(['pass']);
  });
});
