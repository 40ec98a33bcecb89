import type { Sign } from '@fathom/board';
import type { GameEvent } from '@fathom/kernel';
import type { Event } from '@fathom/nautilus-island/rules';

/** What is drawn for what a castaway did. */
export function signs(happened: GameEvent): Sign | null {
  const event = happened as Event;
  switch (event.kind) {
    case 'moved':
      return { icon: 'move', text: String(event.column + 1) };
    case 'collected':
      return { icon: 'take', text: String(event.cards.length + event.unseen) };
    case 'laid':
      return { icon: 'store', text: String(event.cards.length) };
    case 'bonus':
      return { icon: 'bonus' };
    case 'closed':
      return { icon: 'close', text: `+${event.points}` };
    case 'passed':
      return { icon: 'pass' };
    case 'shown':
      return { icon: 'show' };
    case 'emptied':
      return { icon: 'danger' };
    default:
      return null;
  }
}
