import { at, playChance, quickRandom, type Random } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { abyss, askOf, handLimit, knownScore, LORDS, paymentFault, payRow, type State, shortfall } from './index.ts';

function* positions(seats: number, random: Random, kraken: boolean): Generator<State> {
  const state = abyss.setup(seats, { ...abyss.options.defaults, kraken });
  for (;;) {
    yield state;
    const actor = abyss.actor(state);
    if (actor === null) return;
    if (actor === 'chance') playChance(abyss, state, random);
    else {
      const moves = abyss.moves(state);
      abyss.play(state, at(moves, random.below(moves.length)));
    }
  }
}

describe.each([
  [2, true],
  [4, false],
])('with %i players, Kraken %s', (seats, kraken) => {
  it('E3: a finished game scores by item what it scores in all', () => {
    let end: State | null = null;
    for (const state of positions(seats, quickRandom(`score ${seats}`), kraken)) end = state;
    if (!end) throw new Error('no game was played');
    const { scores = [] } = abyss.result(end);
    for (let seat = 0; seat < seats; seat++) {
      const { total, lines } = knownScore(abyss.view(end, null), seat);
      expect(total).toBe(scores[seat]);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
  });

  it('R1, R2, K1, K4: cards are at fault exactly when they make no row of payment', () => {
    const random = quickRandom(`payment ${seats}`);
    let sound = 0;
    let faulty = 0;
    for (const state of positions(seats, random, kraken)) {
      if (state.stack.at(-1)?.at !== 'action') continue;
      const view = abyss.view(state, state.turn);
      const { hand } = at(state.players, state.turn);
      const held = hand.flatMap((count, card) => Array.from({ length: count }, () => card));
      for (const lord of state.court.filter((one) => one >= 0)) {
        const cards = held.filter(() => random.below(2) === 0);
        const missing = shortfall(askOf(view, state.turn, lord), cards);
        const fault = paymentFault(view, state.turn, lord, cards);
        const rows = [0, 1, 2].map((nebulis) => payRow(view, cards, missing - nebulis, nebulis, lord));
        if (fault) faulty++;
        else sound++;
        const isOpen = abyss.moves(state).includes(`recruit:${at(LORDS, lord).key}`);
        expect(rows.some((row) => row !== null)).toBe(isOpen && !fault);
      }
    }
    expect(faulty).toBeGreaterThan(10);
    expect(sound).toBeGreaterThan(0);
  });
});

describe('the most cards one may hold', () => {
  it('is what the option says, and nothing without it', () => {
    expect(handLimit(abyss.setup(2, { ...abyss.options.defaults, handLimit12: true }), 0)).toBe(12);
    expect(handLimit(abyss.setup(2, { ...abyss.options.defaults, handLimit12: false }), 0)).toBeNull();
  });
});
