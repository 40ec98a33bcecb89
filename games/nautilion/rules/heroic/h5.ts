import { DISMISS_CARD, REVEAL_CARD } from '../frames.ts';
import { cardNumber } from '../kinds.ts';
import { DISMISS } from '../said.ts';
import { decision, type MoveOf } from '../step.ts';
import type { State } from '../types.ts';
import { heroic } from './card.ts';

const anotherRevealed = (state: State): boolean => state.revealed.length > 0;

/** H5, H5a: another revealed card leaves the game, and the top card of the deck, if any, takes its place. */
export const h5 = heroic(
  'H5',
  (state) => {
    if (anotherRevealed(state)) state.frames.push(DISMISS_CARD);
  },
  { acts: anotherRevealed },
);

/** A card leaves the game. */
export function leaveGame(state: State, card: number): void {
  state.revealed.splice(state.revealed.indexOf(card), 1);
  state.gone.push(card);
  state.gone.sort((a, b) => a - b);
}

export const dismiss = decision('dismiss', {
  moves: (state) => state.revealed.map((card) => DISMISS[card]),
  play(state, move, _frame, tell) {
    state.frames.pop();
    const { card } = move as MoveOf<'dismiss'>;
    leaveGame(state, cardNumber(card));
    if (tell) tell({ kind: 'card-dismissed', card, shifts: [{ piece: card, from: 'revealed', to: 'gone' }] });
    if (state.deck.length > 0) state.frames.push(REVEAL_CARD);
  },
});
