import { at, type Json } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { cardIndex, total } from './cards.ts';
import { type Card, game, storeRow } from './index.ts';
import { asked, NONE, type State, setSize } from './state.ts';
import { begin, give, lay, list, say, settle } from './testing/rig.ts';

const hand: readonly Card[] = ['boots', 'boots', 'hat', 'coat', 'saw', 'idol'];
const no = (state: State, card: string) => game.whyNot(state, game.actor(state) as number, { do: 'store', card });

describe('storing', () => {
  it('R4: as many cards of one colour as the column has stacks, or fewer', () => {
    for (const [column, places] of [
      ['c1', 1],
      ['c2', 2],
      ['c4', 3],
    ] as const) {
      const state = give(begin(2), 0, hand);
      say(state, column);
      const row = storeRow(game.view(state, 0), ['boots', 'boots', 'hat'].slice(0, places) as Card[]);
      for (const move of row) say(state, game.write(move));
      expect(row).toHaveLength(places);
      expect(setSize(at(state.castaways, 0), 0)).toBe(places);
      expect(asked(state)).not.toBe('more');
    }
    const fewer = give(begin(2), 0, hand);
    say(fewer, 'c4', '+boots', 'done');
    expect(setSize(at(fewer.castaways, 0), 0)).toBe(1);
  });

  it('R4: at least one card', () => {
    const state = give(begin(2), 0, hand);
    say(state, 'c4');
    expect(list(state)).toEqual(['collect', '+boots', '+hat', '+coat', '+saw']);
    expect(game.whyNot(state, 0, { do: 'done' })).toEqual({ rule: 'R4', reason: 'nothing-laid' });
  });

  it('R4: all of one colour', () => {
    const state = give(begin(2), 0, hand);
    say(state, 'c4', '+boots');
    expect(list(state)).toEqual(['+boots', '+hat', '+coat', 'done']);
    expect(no(state, 'saw')).toEqual({
      ...{ rule: 'R4', reason: 'one-colour', card: 'saw', colour: 'repair', storing: 'clothes' },
    });
  });

  it('R4: no treasures, and only what is in hand', () => {
    const state = give(begin(2), 0, hand);
    say(state, 'c4');
    expect(no(state, 'idol')).toEqual({ rule: 'R4', reason: 'treasure', card: 'idol', colour: 'treasures' });
    expect(no(state, 'rope')).toEqual({ rule: 'R4', reason: 'not-in-hand', card: 'rope', colour: 'repair' });
  });

  it('R4: into the one set of that colour', () => {
    const state = lay(give(begin(2), 0, hand), 0, ['gloves', 'gloves']);
    say(state, 'c1', '+boots');
    expect(setSize(at(state.castaways, 0), 0)).toBe(3);
    expect(total(at(state.castaways, 0).laid)).toBe(3);
  });

  it('R9: cards are named in one order, so that every set of cards is one row and none is lost', () => {
    const state = give(begin(2), 0, hand);
    say(state, 'c4', '+hat');
    expect(list(state)).toEqual(['+coat', 'done']);
    expect(no(state, 'boots')).toEqual({
      ...{ rule: 'R9', reason: 'order', card: 'boots', colour: 'clothes', after: 'hat' },
    });
    const rows = new Set<string>();
    const explore = (from: State, row: string): void => {
      if (asked(from) !== 'action' && asked(from) !== 'more') {
        rows.add(row);
        return;
      }
      for (const text of list(from)) {
        if (text === 'collect') continue;
        const next = game.clone(from);
        say(next, text);
        explore(next, text === 'done' ? row : row + text);
      }
    };
    const whole = give(begin(2), 0, hand);
    say(whole, 'c4');
    explore(whole, '');
    expect([...rows].sort()).toEqual(
      [
        ...['+saw', '+boots', '+hat', '+coat', '+boots+boots', '+boots+hat', '+boots+coat', '+hat+coat'],
        ...['+boots+boots+hat', '+boots+boots+coat', '+boots+hat+coat'],
      ].sort(),
    );
  });

  it('R4: done is asked while others may think there are more cards to come, and only then', () => {
    const betraying = give(begin(2), 0, ['boots'], ['idol']);
    say(betraying, 'c4', '+boots');
    expect(list(betraying)).toEqual(['done']);
    const plain = give(begin(2), 0, ['boots', 'idol']);
    say(plain, 'c4', '+boots');
    expect(game.actor(plain)).toBe(1);
  });

  it('R4: storeRow puts picked cards in order and adds done exactly when it will be asked', () => {
    const cases: [Card[], Card[], Card[]][] = [
      [['boots', 'hat'], [], ['hat', 'boots']],
      [['boots', 'hat'], ['idol'], ['hat', 'boots']],
      [['boots', 'hat', 'coat'], [], ['hat', 'boots']],
      [['boots', 'hat', 'coat'], [], ['coat', 'hat']],
      [['boots'], ['coat', 'hat'], ['coat', 'boots', 'hat']],
      [[], ['saw'], ['saw']],
    ];
    for (const [open, hidden, picked] of cases) {
      const state = give(begin(2), 0, open, hidden);
      say(state, 'c4');
      for (const move of storeRow(game.view(state, 0), picked)) say(state, game.write(move));
      expect(total(at(state.castaways, 0).laid)).toBe(picked.length);
      expect(asked(state)).not.toBe('more');
    }
  });
});

describe('a store that no rule can recognise', () => {
  it('R4: is nothing the game knows, whatever is said in place of a card', () => {
    const state = give(begin(2), 0, hand);
    const odd: Json[] = [{ toString: 1, valueOf: 1 }, [], {}, null, 1e300, '', 'constructor', '__proto__'];
    say(state, 'c4');
    for (const said of odd) {
      const moves: Json[] = [
        { do: 'store', card: said },
        { do: 'go', column: said },
        { do: 'first', seat: said },
        { do: 'place', place: said },
        { do: 'draw', card: said },
        { do: said },
      ];
      for (const move of moves) expect(game.whyNot(state, 0, move), JSON.stringify(move)).toBeNull();
    }
  });
});

describe('bonus tokens', () => {
  it('R5: the camp token of that colour must be taken, and stays on the set with others', () => {
    const state = lay(give(begin(2), 0, hand), 0, ['gloves'], ['odd']);
    const told = say(state, 'c1', '+boots');
    expect(told).toContainEqual(expect.objectContaining({ kind: 'bonus', seat: 0, colour: 'clothes', token: 'two' }));
    expect(state.camp).toEqual([NONE, 1, 2, 3, 4]);
    expect(at(state.castaways, 0).tokens.slice(0, 6)).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it('R5: no token there, none to take', () => {
    const state = give(begin(2), 0, hand);
    state.supply[at(state.camp, 0)] = at(state.supply, at(state.camp, 0)) + 1;
    state.camp[0] = NONE;
    say(state, 'c1', '+boots');
    expect(total(at(state.castaways, 0).tokens)).toBe(0);
  });

  /** One more token to be taken, then the camp has one left. */
  const nearlyEmpty = (): State => {
    const state = give(begin(2), 0, hand);
    for (const place of [1, 2, 3]) {
      at(state.castaways, 1).tokens[place * 6 + at(state.camp, place)] =
        at(at(state.castaways, 1).tokens, place * 6 + at(state.camp, place)) + 1;
      state.camp[place] = NONE;
    }
    return state;
  };

  it('R6: with one token left in the camp every empty place is filled at once from the supply', () => {
    const state = nearlyEmpty();
    say(state, 'c1', '+boots');
    expect(state.stack.at(-1)).toEqual({ at: 'token', place: 0 });
    expect(game.weights(state)).toEqual([5, 5, 5, 5, 5, 4]);
    say(state, 'token=double', 'token=double', 'token=three', 'token=odd');
    expect(state.camp).toEqual([5, 5, 1, 3, 4]);
    expect(game.actor(state)).toBe(1);
  });

  it('R6: with two left nothing is filled yet', () => {
    const state = nearlyEmpty();
    state.camp[3] = 0;
    say(state, 'c1', '+boots');
    expect(game.actor(state)).toBe(1);
    expect(state.camp).toEqual([NONE, NONE, NONE, 0, 4]);
  });

  it('R10: with too few tokens chance names place, then token, until none is left', () => {
    const state = nearlyEmpty();
    state.supply = [1, 0, 1, 0, 0, 0];
    say(state, 'c1', '+boots');
    expect(list(state)).toEqual(['place=clothes', 'place=navigation', 'place=repair', 'place=fishing']);
    expect(game.weights(state)).toEqual([1, 1, 1, 1]);
    say(state, 'place=fishing');
    expect(list(state)).toEqual(['token=two', 'token=each']);
    say(state, 'token=each');
    expect(list(state)).toEqual(['place=clothes', 'place=navigation', 'place=repair']);
    say(state, 'place=clothes');
    expect(state.camp).toEqual([0, NONE, NONE, 2, 4]);
    expect([total(state.supply), game.actor(state)]).toEqual([0, 1]);
  });

  it('R10: an empty supply fills nothing more, and the last tokens of the camp can still be taken', () => {
    const state = nearlyEmpty();
    state.supply = [0, 0, 0, 0, 0, 0];
    say(state, 'c1', '+boots');
    expect(game.actor(state)).toBe(1);
    expect(state.camp).toEqual([NONE, NONE, NONE, NONE, 4]);
    give(state, 1, ['tins']);
    say(state, 'c2', '+tins');
    expect(state.camp).toEqual([NONE, NONE, NONE, NONE, NONE]);
    expect(asked(state)).toBe('column');
  });
});

describe('closing', () => {
  const three = (): State => lay(give(begin(2), 0, hand), 0, ['gloves', 'gloves']);

  it('R7: a set may be closed with the top porthole of exactly its size', () => {
    const state = three();
    say(state, 'c1', '+boots');
    expect(list(state)).toEqual(['close', 'leave']);
    const told = say(state, 'close');
    expect(told[0]).toMatchObject({ kind: 'closed', colour: 'clothes', size: 3, points: 5 });
    expect([at(state.castaways, 0).portholes[0], state.taken]).toEqual([5, [1, 0, 0, 0]]);
    const second = lay(give(state, 1, ['saw']), 1, ['rope', 'rope']);
    say(second, 'c2', '+saw', 'close');
    expect(at(second.castaways, 1).portholes[2]).toBe(4);
  });

  it('R7: a closed set takes no more cards', () => {
    const state = three();
    say(state, 'c1', '+boots', 'close', 'c3');
    settle(state);
    say(state, 'c2');
    expect(list(state)).toEqual(['collect', '+saw']);
    expect(no(state, 'hat')).toEqual({ rule: 'R7', reason: 'closed', card: 'hat', colour: 'clothes' });
  });

  it('R7: a size passed by cannot be claimed later: closing is only asked after storing', () => {
    const state = three();
    say(state, 'c1', '+boots', 'leave', 'c3');
    settle(state);
    expect(game.whyNot(state, 0, { do: 'close' })).toEqual({ rule: 'R9', asked: 'column' });
    say(state, 'c4');
    expect(game.whyNot(state, 0, { do: 'close' })).toEqual({ rule: 'R7', reason: 'store-first' });
    say(state, '+boots', '+hat', 'done');
    expect(list(state)).toEqual(['close', 'leave']);
    say(state, 'close');
    expect(at(state.castaways, 0).portholes[0]).toBe(12);
  });

  it('R4: once every place is used, no card can follow', () => {
    const state = three();
    say(state, 'c1', '+boots');
    expect(list(state)).toEqual(['close', 'leave']);
    expect(no(state, 'hat')).toEqual({ rule: 'R4', reason: 'full', places: 1 });
    expect(no(state, 'saw')).toEqual({ rule: 'R9', asked: 'close' });
  });

  it('R7: no porthole, no question: another size, or none left', () => {
    const small = lay(give(begin(2), 0, hand), 0, ['gloves']);
    say(small, 'c1', '+boots');
    expect(game.actor(small)).toBe(1);
    const none = three();
    none.taken[0] = 3;
    say(none, 'c1', '+boots');
    expect(game.actor(none)).toBe(1);
  });

  it('R9: a turn is column, action, closing, in this order', () => {
    const state = three();
    const early: Json[] = [{ do: 'collect' }, { do: 'store', card: 'boots' }, { do: 'done' }, { do: 'pass' }];
    for (const move of early) {
      expect(game.whyNot(state, 0, move)).toEqual({ rule: 'R9', asked: 'column' });
    }
    say(state, 'c4');
    expect(game.whyNot(state, 0, { do: 'go', column: 0 })).toEqual({ rule: 'R9', asked: 'action' });
    say(state, '+boots');
    for (const move of [{ do: 'collect' }, { do: 'close' }, { do: 'leave' }]) {
      expect(game.whyNot(state, 0, move)).toEqual({ rule: 'R9', asked: 'more' });
    }
    say(state, 'done');
    const late: Json[] = [{ do: 'collect' }, { do: 'store', card: 'boots' }, { do: 'done' }];
    for (const move of late) {
      expect(game.whyNot(state, 0, move)).toEqual({ rule: 'R9', asked: 'close' });
    }
  });

  it('R9: the camp is filled before closing is asked', () => {
    const state = three();
    for (const place of [1, 2, 3]) {
      at(state.castaways, 1).tokens[place * 6 + at(state.camp, place)] =
        at(at(state.castaways, 1).tokens, place * 6 + at(state.camp, place)) + 1;
      state.camp[place] = NONE;
    }
    say(state, 'c1', '+boots');
    expect(asked(state)).toBe('token');
    say(state, 'token=two', 'token=two', 'token=two', 'token=two');
    expect(list(state)).toEqual(['close', 'leave']);
  });

  it('R11: a set may grow beyond six, and can then never be closed', () => {
    const six: Card[] = ['gloves', 'gloves', 'gloves', 'gloves', 'coat', 'coat'];
    const state = lay(give(begin(2), 0, ['boots', 'boots', 'hat']), 0, six);
    say(state, 'c4', '+boots', '+boots', '+hat');
    expect(setSize(at(state.castaways, 0), 0)).toBe(9);
    expect([game.actor(state), at(state.castaways, 0).portholes[0]]).toEqual([1, 0]);
    expect(at(state.castaways, 0).laid[cardIndex.boots]).toBe(2);
  });
});
