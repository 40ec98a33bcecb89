import type { Move } from '@fathom/nautilus-island/rules';
import { capital, cards, colours, column, tokens } from './names-fr.ts';

/** What a move is called on a button or in a list. */
export function move(chosen: Move): string {
  switch (chosen.do) {
    case 'go':
      return capital(column(chosen.column));
    case 'collect':
      return 'Ramasser';
    case 'store':
      return `Ranger : ${cards[chosen.card]}`;
    case 'done':
      return 'Terminer';
    case 'close':
      return 'Fermer la série';
    case 'leave':
      return 'La laisser ouverte';
    case 'pass':
      return 'Passer';
    case 'first':
      return `Le joueur ${chosen.seat + 1} commence`;
    case 'place':
      return `Place ${colours[chosen.place]}`;
    case 'token':
      return `Jeton : ${tokens[chosen.token]}`;
    case 'draw':
      return `Piocher : ${cards[chosen.card]}`;
    case 'turn':
      return `Retourner : ${cards[chosen.card]}`;
  }
}
