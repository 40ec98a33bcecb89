import type { Sign } from '@fathom/board';
import type { GameEvent } from '@fathom/kernel';
import type { Event } from '@fathom/toy/rules';

/** What is drawn for what a diver did. */
export function signs(happened: GameEvent): Sign | null {
  const event = happened as Event;
  switch (event.kind) {
    case 'dives':
      return { icon: 'explore' };
    case 'finds':
      return { icon: 'take' };
    case 'sells':
      return { icon: 'offer' };
    case 'rests':
    case 'waits':
      return { icon: 'pass' };
    case 'believes':
      return { icon: 'trust', text: `+${event.points}` };
    case 'doubts':
      return { icon: 'doubt', text: `+${event.points}` };
    case 'shows':
      return { icon: 'show' };
    case 'sea':
    case 'ends':
      return null;
  }
}
