import { type GameEvent, quickRandom, type Seat, type Watcher } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { cardIndex, total } from './cards.ts';
import { game, handOf, unseenCards } from './index.ts';
import type { Move } from './moves.ts';
import { begin, give, list, lower, say, settle } from './rig.ts';
import type { State } from './state.ts';

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
    expect(views[0].castaways[1].unseen).toBe(2);
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
    expect([state.castaways[0].open[cardIndex.hat], state.castaways[0].unseen]).toEqual([0, 2]);
    expect(game.reveals(state, game.read('+hat') as Move)).toBe(true);
    say(state, '+hat');
    expect([state.castaways[0].unseen, state.hidden[0][cardIndex.hat]]).toEqual([1, 0]);
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
      expect(total(imagined.hidden[1])).toBe(2);
      expect(game.view(imagined, 0)).toEqual(view);
      imagined.hidden[1].forEach((count, card) => {
        if (count > 0) found.add(card);
      });
    }
    expect(found.size).toBe(24);
    expect(total(unseenCards(view))).toBe(total(state.pool) + 2);
  });

  it('R8: who has passed is imagined with treasures and cards of closed sets only', () => {
    const state = lower(begin(2), 0, 0);
    state.ending = 'now';
    state.castaways[0].portholes[0] = 5;
    give(state, 0, [], ['hat', 'idol', 'idol']);
    say(state, 'c1', 'pass');
    const found = new Set<number>();
    for (let i = 0; i < 400; i++) {
      game.imagine(game.view(state, 1), 1, random).hidden[0].forEach((count, card) => {
        if (count > 0) found.add(card);
      });
    }
    expect([...found].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 20, 21, 22, 23]);
  });

  it('R8: several hands that have passed are dealt evenly, though they may hold different cards', () => {
    const state = begin(3);
    const [first, second] = state.castaways;
    Object.assign(first, { passed: true, unseen: 1 });
    Object.assign(second, { passed: true, unseen: 1 });
    first.portholes[0] = 5;
    state.pool.fill(0);
    state.hidden[2].fill(0);
    for (const [seat, card] of [
      [0, 'hat'],
      [1, 'idol'],
    ] as const) {
      state.hidden[seat][cardIndex[card]] = 1;
    }
    state.pool[cardIndex.idol] = 1;
    const view = game.view(state, 2);
    view.castaways[2].open = view.castaways[2].open.map((_, card) => 4 - unseenOf(view, card));
    const counts = { hat: 0, idol: 0 };
    for (let i = 0; i < 3000; i++) {
      const { hidden } = game.imagine(view, 2, random);
      expect(hidden[1][cardIndex.idol]).toBe(1);
      counts[hidden[0][cardIndex.hat] === 1 ? 'hat' : 'idol']++;
    }
    expect(counts.hat / 3000).toBeGreaterThan(0.45);
    expect(counts.hat / 3000).toBeLessThan(0.55);
  });

  /** Two idols and a hat are all the cards the third seat has not seen. */
  function unseenOf(view: ReturnType<typeof game.view>, card: number): number {
    const left = card === cardIndex.idol ? 2 : card === cardIndex.hat ? 1 : 0;
    const tops = view.tops.flat().filter((top) => top === card).length;
    return left + tops;
  }
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
