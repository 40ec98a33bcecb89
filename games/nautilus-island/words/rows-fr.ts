import type { Card, Event, Move } from '@fathom/nautilus-island/rules';
import { typeset } from '@fathom/words';
import { move } from './moves-fr.ts';
import { capital, cardList } from './names-fr.ts';

/** “Colonne 3, ranger 2 × …, fermer la série”: cards stored in one turn are one thing done. */
export function row(moves: readonly Move[]): string {
  const stored = moves.flatMap((one): Card[] => (one.do === 'store' ? [one.card] : []));
  const deeds = moves.flatMap((one, i): string[] => {
    switch (one.do) {
      case 'go': {
        const n = one.column + 1;
        return [`Colonne ${n}`];
      }
      case 'collect':
        return ['ramasser'];
      case 'store': {
        if (moves.findIndex((other) => other.do === 'store') !== i) return [];
        const list = cardList(stored);
        return [`ranger ${list}`];
      }
      case 'done':
        return [];
      case 'close':
        return ['fermer la série'];
      case 'leave':
        return ['la laisser ouverte'];
      default:
        return [move(one)];
    }
  });
  return typeset(capital(deeds.join(', ')));
}

/** Which card was stored: the log tells all of a turn at once. */
export const deed = (event: Event): string | null =>
  event.kind === 'stored' ? typeset(`Dans la série : ${cardList([event.card])}.`) : null;
