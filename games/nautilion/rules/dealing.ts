import { cardOf } from './darkhouse/index.ts';
import { cardNumber, darkhouseCard, heroicCard } from './kinds.ts';
import { ADMIRAL, allSaid, REVEAL, ROW } from './said.ts';
import { draw, type MoveOf } from './step.ts';
import type { DarkhouseLevel, State } from './types.ts';

/** E4.1: red and blue cards in the row. */
export const ROW_OF: { readonly [level in DarkhouseLevel]: { readonly red: number; readonly blue: number } } = {
  intro: { red: 3, blue: 2 },
  normal: { red: 4, blue: 1 },
  difficult: { red: 5, blue: 0 },
};
export const ROW_LENGTH = 5;

/** P1: one Admiral each. */
export const admirals = draw('admirals', {
  moves: () => ADMIRAL,
  weights: () => [1, 1],
  play(state, _frame, move, tell) {
    state.stack.pop();
    const { seat } = move as MoveOf<'admiral'>;
    state.lowAdmiral = seat;
    if (tell) {
      const shifts = [
        { piece: 'admiral-low', from: 'admirals', to: `seat:${seat}` },
        { piece: 'admiral-high', from: 'admirals', to: `seat:${1 - seat}` },
      ];
      tell({ kind: 'admirals', low: seat, shifts });
    }
  },
});

/** E4.1: the cards not yet in the row that could come next, with their odds. */
function rowDraws(state: State): { cards: number[]; weights: number[] } {
  const due = ROW_OF[state.charter.options.darkhouse];
  const left = (colour: 'red' | 'blue') =>
    due[colour] - state.row.filter((card) => cardOf(card).colour === colour).length;
  const red = left('red');
  const blue = left('blue');
  const out = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((card) => !state.row.includes(card));
  const reds = out.filter((card) => cardOf(card).colour === 'red').length;
  const blues = out.length - reds;
  const cards: number[] = [];
  const weights: number[] = [];
  for (const card of out) {
    // The next card is red with odds red : blue, and then any red one alike; the same for blue.
    const weight = cardOf(card).colour === 'red' ? red * Math.max(blues, 1) : blue * Math.max(reds, 1);
    if (weight === 0) continue;
    cards.push(card);
    weights.push(weight);
  }
  return { cards, weights };
}

export const row = draw('row', {
  moves: (state) => allSaid(ROW, rowDraws(state).cards),
  weights: (state) => rowDraws(state).weights,
  play(state, _frame, move, tell) {
    const card = cardNumber((move as MoveOf<'row'>).card);
    const index = state.row.length;
    state.row.push(card);
    if (tell) {
      const name = darkhouseCard(card);
      const shifts = [{ piece: name, from: 'darkhouse-deck', to: `row:${index}` }];
      tell({ kind: 'row-laid', card: name, index, shifts });
    }
    if (state.row.length === ROW_LENGTH) state.stack.pop();
  },
});

/** E5.1, H5: the top card of the Heroic deck, which has no order until it is turned up. */
export const reveal = draw('reveal', {
  moves: (state) => allSaid(REVEAL, state.deck),
  weights: (state) => state.deck.slice().fill(1),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const card = cardNumber((move as MoveOf<'reveal'>).card);
    state.deck.splice(state.deck.indexOf(card), 1);
    state.revealed.push(card);
    state.revealed.sort((a, b) => a - b);
    if (tell) {
      const name = heroicCard(card);
      tell({ kind: 'revealed', card: name, shifts: [{ piece: name, from: 'heroic-deck', to: 'revealed' }] });
    }
  },
});
