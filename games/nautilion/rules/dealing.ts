import { at } from '@fathom/kernel';
import { cardOf } from './darkhouse/index.ts';
import { cardNumber, darkhouseCard, heroicCard, putRising } from './kinds.ts';
import { ADMIRAL, allSaid, REVEAL, ROW, said } from './said.ts';
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

/** E4.1: nine of the twelve cards are red, three blue. */
const OF_A_COLOUR = { red: 9, blue: 3 };

const colourOf = (card: number): 'red' | 'blue' => (cardOf(card).colour === 'red' ? 'red' : 'blue');

/** E4.1: the next card is red or blue with the odds of what the row still wants, and then any of that colour alike. */
function rowOdds({ charter, row }: State): { readonly red: number; readonly blue: number } {
  const wanted = ROW_OF[charter.options.darkhouse];
  let reds = 0;
  for (const card of row) if (colourOf(card) === 'red') reds++;
  const blues = row.length - reds;
  return {
    red: (wanted.red - reds) * (OF_A_COLOUR.blue - blues),
    blue: (wanted.blue - blues) * (OF_A_COLOUR.red - reds),
  };
}

/** The cards that could come next. */
function rowCards(state: State): number[] {
  const odds = rowOdds(state);
  const cards: number[] = [];
  for (let card = 1; card < ROW.length; card++) {
    if (odds[colourOf(card)] > 0 && !state.row.includes(card)) cards.push(card);
  }
  return cards;
}

export const row = draw('row', {
  moves: (state) => allSaid(ROW, rowCards(state)),
  weights(state) {
    const odds = rowOdds(state);
    return rowCards(state).map((card) => odds[colourOf(card)]);
  },
  /** There are more of either colour than any row wants. */
  only: () => null,
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
  only: ({ deck }) => (deck.length === 1 ? said(REVEAL, at(deck, 0)) : null),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const card = cardNumber((move as MoveOf<'reveal'>).card);
    state.deck.splice(state.deck.indexOf(card), 1);
    putRising(state.revealed, card);
    if (tell) {
      const name = heroicCard(card);
      tell({ kind: 'revealed', card: name, shifts: [{ piece: name, from: 'heroic-deck', to: 'revealed' }] });
    }
  },
});
