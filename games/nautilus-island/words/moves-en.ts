import type { Move } from '@fathom/nautilus-island/rules';
import { capital, cards, colours, column, tokens } from './names-en.ts';

/** What a move is called on a button or in a list. */
export function move(chosen: Move): string {
  switch (chosen.do) {
    case 'go':
      return capital(column(chosen.column));
    case 'collect':
      return 'Collect';
    case 'store':
      return `Store ${cards[chosen.card]}`;
    case 'done':
      return 'Done';
    case 'close':
      return 'Close the set';
    case 'leave':
      return 'Leave it open';
    case 'pass':
      return 'Pass';
    case 'first':
      return `Player ${chosen.seat + 1} begins`;
    case 'place':
      return `Place for ${colours[chosen.place]}`;
    case 'token':
      return `Token: ${tokens[chosen.token]}`;
    case 'draw':
      return `Draw: ${cards[chosen.card]}`;
    case 'turn':
      return `Turn up: ${cards[chosen.card]}`;
  }
}
