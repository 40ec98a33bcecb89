import type { Card, Event, Move } from '@fathom/nautilus-island/rules';
import { move } from './moves-en.ts';
import { capital, cardList } from './names-en.ts';

/** “Column 3, store 2 × …, close the set”: cards stored in one turn are one thing done. */
export function row(moves: readonly Move[]): string {
  const stored = moves.flatMap((one): Card[] => (one.do === 'store' ? [one.card] : []));
  const deeds = moves.flatMap((one, i): string[] => {
    switch (one.do) {
      case 'go': {
        const n = one.column + 1;
        return [`Column ${n}`];
      }
      case 'collect':
        return ['collect'];
      case 'store': {
        if (moves.findIndex((other) => other.do === 'store') !== i) return [];
        const list = cardList(stored);
        return [`store ${list}`];
      }
      case 'done':
        return [];
      case 'close':
        return ['close the set'];
      case 'leave':
        return ['leave it open'];
      default:
        return [move(one)];
    }
  });
  return capital(deeds.join(', '));
}

/** Which card was stored: the log tells all of a turn at once. */
export const deed = (event: Event): string | null =>
  event.kind === 'stored' ? `To the set: ${cardList([event.card])}.` : null;
