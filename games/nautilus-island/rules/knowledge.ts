import type { Watcher } from '@fathom/kernel';
import { cardIndex, countOf } from './cards.ts';
import { play } from './machine.ts';
import type { Move } from './moves.ts';
import { castawayOf, clone, copyOpen, type Open, onTurn, type State, stacksOf, type View } from './state.ts';
import { mayStore } from './turn.ts';

/** K1, K2. */
export const view = (state: State, watcher: Watcher): View => Object.assign(copyOpen(state), own(state, watcher));

/** What one holds in secret. */
export function own(state: State, watcher: Watcher): Pick<View, 'hidden'> {
  const open = state.stack.length === 0;
  return { hidden: state.hidden.map((hidden, seat) => (open || seat === watcher ? hidden.slice() : null)) };
}

/**
 * Storing a card nobody else knew of shows it; passing shows that nothing could be stored; the last move of the game shows all
 * hands. Collecting, or moving where only that is left to do, has cards drawn or turned: that is chance's doing, but with one kind
 * of card left chance has no choice by which the table could tell.
 */
export function reveals(state: State, move: Move): boolean {
  const castaway = castawayOf(state, onTurn(state));
  if (endsGame(state, move) && state.castaways.some(({ unseen }) => unseen > 0)) return true;
  switch (move.do) {
    case 'store':
      return countOf(castaway.open, cardIndex[move.card]) === 0;
    case 'pass':
      return castaway.unseen > 0;
    case 'collect':
      return bringsCards(state, castaway.at);
    case 'go':
      return !mayStore(castaway) && bringsCards(state, move.column);
    default:
      return false;
  }
}

function endsGame(state: State, move: Move): boolean {
  if (state.ending !== 'now' || state.turn < state.seats - 1) return false;
  const after = clone(state);
  play(after, move);
  return after.stack.length === 0;
}

function bringsCards(scene: Open, column: number): boolean {
  const height = countOf(scene.heights, column);
  return height > 1 || (height === 1 && stacksOf(scene, column).includes('down'));
}
