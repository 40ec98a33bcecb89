import { at, type GameEvent, quickRandom, type Seat, type Watcher } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { type Card, type Colour, cardIndex, cards, colourIndex, colourOf, colours, named, total } from './cards.ts';
import { game, handOf, unseenCards } from './index.ts';
import type { Move } from './moves.ts';
import type { State, View } from './state.ts';
import { begin, give, list, lower, say, settle } from './testing/rig.ts';

function seenBy(state: State, watcher: Watcher, text: string): GameEvent[] {
  const seen: GameEvent[] = [];
  game.play(state, game.read(text) as Move, (event, audience, veiled) => {
    if (audience === undefined || (watcher !== null && audience.includes(watcher as Seat))) seen.push(event);
    else if (veiled) seen.push(veiled);
  });
  return seen;
}

describe('what is known', () => {
  it('K1: a card from a face-up stack is known to all, one from a face-down stack to its taker alone', () => {
    const state = begin(2, { tops: ['saw', 'hat'] });
    say(state, 'c2', 'draw=idol');
    settle(state);
    const own = handOf(game.view(state, 0), 0);
    expect(own.colours.flatMap(({ cards }) => cards)).toEqual([
      { card: 'hat', count: 1, open: 1 },
      { card: 'idol', count: 1, open: 0 },
    ]);
    for (const watcher of [1, null]) {
      const hand = handOf(game.view(state, watcher), 0);
      expect(hand.colours.flatMap(({ cards }) => cards)).toEqual([{ card: 'hat', count: 1, open: 1 }]);
      expect([hand.unseen, hand.count]).toEqual([1, 2]);
      expect(JSON.stringify(game.view(state, watcher))).not.toContain('pool');
      expect(game.view(state, watcher).hidden[0]).toBeNull();
    }
  });

  it('K1: the draw is told to its taker, and veiled from all others', () => {
    for (const [watcher, card] of [
      [0, 'idol'],
      [1, '?'],
      [null, '?'],
    ] as const) {
      const state = begin(2);
      say(state, 'c2');
      const [drew] = seenBy(state, watcher, 'draw=idol');
      expect(drew).toMatchObject({ kind: 'drew', seat: 0, card, shifts: [{ piece: card, to: 'hand:0' }] });
    }
  });

  it('K1: hand sizes, cards played, tokens, portholes and stack heights are the same to everybody', () => {
    const state = give(begin(3), 1, ['saw'], ['hat', 'idol']);
    say(state, 'c4');
    settle(state);
    const views = [0, 1, 2, null].map((watcher) => ({ ...game.view(state, watcher), hidden: null }));
    for (const view of views) expect(view).toEqual(views[0]);
    expect(at(at(views, 0).castaways, 1).unseen).toBe(2);
  });

  it('K1: a card nobody has seen is no card yet: the view of all hands together does not tell it', () => {
    const state = give(begin(2), 1, [], ['hat']);
    const other = begin(2);
    give(other, 1, [], ['coat']);
    expect(game.view(state, 0)).toEqual(game.view(other, 0));
    expect(game.view(state, 1)).not.toEqual(game.view(other, 1));
  });

  it('K2: a stored card leaves the publicly known part of the hand first', () => {
    const state = give(begin(2), 0, ['hat'], ['hat', 'idol']);
    say(state, 'c2', '+hat');
    expect([at(state.castaways, 0).open[cardIndex.hat], at(state.castaways, 0).unseen]).toEqual([0, 2]);
    expect(game.reveals(state, game.read('+hat') as Move)).toBe(true);
    say(state, '+hat');
    expect([at(state.castaways, 0).unseen, at(state.hidden, 0)[cardIndex.hat]]).toEqual([1, 0]);
  });

  it('K2: hands are open at the end, the box is not', () => {
    const state = lower(begin(2), 0, 0);
    state.ending = 'now';
    give(give(state, 0, [], ['idol']), 1, [], ['crown', 'saw']);
    say(state, 'c2', 'collect');
    settle(state);
    expect(game.view(state, 0).hidden[1]).toBeNull();
    say(state, 'c4');
    const told = say(state, 'collect', 'draw=tins', 'turn=tins', 'turn=tins');
    expect(told).toContainEqual(expect.objectContaining({ kind: 'shown', seat: 1, cards: ['saw', 'tins', 'crown'] }));
    for (const watcher of [0, 1, null]) {
      const view = game.view(state, watcher);
      expect(view.hidden).toEqual(state.hidden);
      expect(game.pieces(view).pool).toEqual({ '?': total(state.pool) });
    }
  });
});

describe('what can be imagined', () => {
  const random = quickRandom('imagine');

  it('K1: hidden hands are filled from all cards not seen, with their size', () => {
    const state = give(begin(3), 1, ['saw'], ['hat', 'idol']);
    const view = game.view(state, 0);
    const found = new Set<number>();
    for (let i = 0; i < 400; i++) {
      const imagined = game.imagine(view, 0, random);
      expect(total(at(imagined.hidden, 1))).toBe(2);
      expect(game.view(imagined, 0)).toEqual(view);
      at(imagined.hidden, 1).forEach((count, card) => {
        if (count > 0) found.add(card);
      });
    }
    expect(found.size).toBe(24);
    expect(total(unseenCards(view))).toBe(total(state.pool) + 2);
  });

  it('R8: who has passed is imagined with treasures and cards of closed sets only', () => {
    const state = lower(begin(2), 0, 0);
    state.ending = 'now';
    at(state.castaways, 0).portholes[0] = 5;
    give(state, 0, [], ['hat', 'idol', 'idol']);
    say(state, 'c1', 'pass');
    const found = new Set<number>();
    for (let i = 0; i < 400; i++) {
      at(game.imagine(game.view(state, 1), 1, random).hidden, 0).forEach((count, card) => {
        if (count > 0) found.add(card);
      });
    }
    expect([...found].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 20, 21, 22, 23]);
  });

  /** A view of the third of three seats in which these are all the cards it has not seen, and these hands have passed. */
  function passedBefore(unseen: { readonly [card in Card]?: number }, hands: readonly PassedHand[]): View {
    const view = game.view(begin(3), 2);
    const tops = view.tops.flat();
    at(view.castaways, 2).open = cards.map(
      (card, i) => 4 - (unseen[card] ?? 0) - tops.filter((top) => top === i).length,
    );
    hands.forEach(({ size, closed }, seat) => {
      Object.assign(at(view.castaways, seat), { passed: true, unseen: size });
      for (const colour of closed) at(view.castaways, seat).portholes[colourIndex[colour]] = 5;
    });
    return view;
  }

  interface PassedHand {
    readonly size: number;
    readonly closed: readonly Colour[];
  }

  /** How often each dealing of single cards comes up if all are equally likely, every copy being a card of its own. */
  function dealings(unseen: readonly Card[], hands: readonly PassedHand[]): Map<string, number> {
    const found = new Map<string, number>();
    const owners: number[] = [];
    const explore = (card: number): void => {
      if (card === unseen.length) {
        if (hands.some(({ size }, seat) => owners.filter((owner) => owner === seat).length !== size)) return;
        const text = hands.map((_, seat) => unseen.filter((_, i) => owners[i] === seat).join('+')).join(' | ');
        found.set(text, (found.get(text) ?? 0) + 1);
        return;
      }
      const colour = at(colours, colourOf(cardIndex[at(unseen, card)]));
      for (let owner = -1; owner < hands.length; owner++) {
        if (owner >= 0 && colour !== 'treasures' && !at(hands, owner).closed.includes(colour)) continue;
        owners[card] = owner;
        explore(card + 1);
      }
    };
    explore(0);
    return found;
  }

  it('R8: several hands that have passed are dealt evenly, though they may hold different cards', () => {
    const cases: [Card[], PassedHand[]][] = [
      [
        ['hat', 'idol', 'idol'],
        [
          { size: 1, closed: ['clothes'] },
          { size: 1, closed: [] },
        ],
      ],
      [
        ['hat', 'hat', 'crown', 'idol', 'idol', 'idol'],
        [
          { size: 2, closed: ['clothes'] },
          { size: 2, closed: [] },
        ],
      ],
      [
        ['hat', 'hat', 'saw', 'saw', 'saw', 'idol', 'idol'],
        [
          { size: 2, closed: ['clothes'] },
          { size: 3, closed: ['repair'] },
        ],
      ],
    ];
    for (const [unseen, hands] of cases) {
      const counts = Object.fromEntries(unseen.map((card) => [card, unseen.filter((one) => one === card).length]));
      const view = passedBefore(counts, hands);
      const expected = dealings(unseen, hands);
      const ways = [...expected.values()].reduce((sum, count) => sum + count, 0);
      const found = new Map<string, number>();
      const samples = 4000;
      for (let i = 0; i < samples; i++) {
        const { hidden, pool } = game.imagine(view, 2, random);
        expect(Math.min(...pool)).toBe(0);
        const text = hands.map((_, seat) => named(at(hidden, seat)).join('+')).join(' | ');
        found.set(text, (found.get(text) ?? 0) + 1);
      }
      expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [text, count] of expected) {
        const chance = count / ways;
        const spread = Math.sqrt(samples * chance * (1 - chance));
        expect(Math.abs((found.get(text) ?? 0) - samples * chance), text).toBeLessThan(5 * spread);
      }
    }
  });

  it('R8: hands that hold every treasure there is are imagined without trying for ever', () => {
    const hands = [
      { size: 8, closed: [] },
      { size: 8, closed: [] },
    ];
    const view = passedBefore({ pearl: 4, goblet: 4, crown: 4, idol: 4, hat: 3 }, hands);
    for (let i = 0; i < 200; i++) {
      const { hidden, pool } = game.imagine(view, 2, random);
      expect([total(at(hidden, 0)), total(at(hidden, 1)), total(pool)]).toEqual([8, 8, 3]);
    }
  });
});

describe('what a move reveals', () => {
  const reveals = (state: State, text: string) => game.reveals(state, game.read(text) as Move);

  it('K1: storing reveals a card exactly when it was not public', () => {
    const state = give(begin(2), 0, ['saw', 'hat'], ['hat', 'coat', 'boots']);
    say(state, 'c4');
    expect(['+saw', '+hat', '+coat', '+boots'].map((text) => reveals(state, text))).toEqual([false, false, true, true]);
    say(state, '+hat');
    expect(['+hat', '+coat', 'done'].map((text) => reveals(state, text))).toEqual([true, true, false]);
  });

  it('R8: a pass reveals that there was nothing to store', () => {
    const state = give(lower(begin(2), 0, 0), 0, [], ['idol']);
    state.ending = 'now';
    say(state, 'c1');
    expect(list(state)).toEqual(['pass']);
    expect(reveals(state, 'pass')).toBe(true);
  });

  it('K2: the last move of the game reveals the hands', () => {
    const state = begin(2);
    state.ending = 'now';
    lower(state, 0, 1);
    give(state, 1, ['saw', 'hat'], ['idol']);
    say(state, 'c2');
    settle(state);
    say(state, 'c1');
    expect(reveals(state, 'collect')).toBe(true);
    expect(reveals(state, '+saw')).toBe(true);
    state.ending = 'no';
    expect(reveals(state, '+saw')).toBe(false);
  });
});
