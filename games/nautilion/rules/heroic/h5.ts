import { DISMISS_CARD, REVEAL_CARD } from '../frames.ts';
import { cardNumber, putRising } from '../kinds.ts';
import { allSaid, DISMISS } from '../said.ts';
import { decision, type MoveOf } from '../step.ts';
import type { State } from '../types.ts';
import { heroic } from './card.ts';

const anotherRevealed = (state: State): boolean => state.revealed.length > 0;

/** H5, H5a: another revealed card leaves the game, and the top card of the deck, if any, takes its place. */
export const h5 = heroic(
  'H5',
  (state) => {
    if (anotherRevealed(state)) state.stack.push(DISMISS_CARD);
  },
  { acts: anotherRevealed },
);

/** A card leaves the game. */
export function leaveGame(state: State, card: number): void {
  state.revealed.splice(state.revealed.indexOf(card), 1);
  putRising(state.gone, card);
}

export const dismiss = decision('dismiss', {
  moves: (state) => allSaid(DISMISS, state.revealed),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const { card } = move as MoveOf<'dismiss'>;
    leaveGame(state, cardNumber(card));
    if (tell) tell({ kind: 'card-dismissed', card, shifts: [{ piece: card, from: 'revealed', to: 'gone' }] });
    if (state.deck.length > 0) state.stack.push(REVEAL_CARD);
  },
});
