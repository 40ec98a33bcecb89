import type { Sign } from '@fathom/board';
import type { GameEvent } from '@fathom/kernel';
import type { Event } from '@fathom/nautilion/rules';

/** What is drawn for what an Admiral did, and for what came of it. */
export function signs(happened: GameEvent): Sign | null {
  const event = happened as Event;
  switch (event.kind) {
    case 'rolled':
      return event.more > 0 ? null : { icon: 'roll', text: event.dice.join(' ') };
    case 'whirlwind':
    case 'tide':
    case 'translation':
    case 'pair-used':
    case 'card-played':
    case 'die-turned':
      return { icon: 'spell' };
    case 'paid':
      return { icon: 'pay' };
    case 'darkhouse':
      return event.demands > 0 ? { icon: 'danger', text: String(event.demands) } : null;
    case 'lost':
      return { icon: 'lose', text: short(event.token) };
    case 'moved':
      if (event.figure === 'phantom') return { icon: 'fight', text: String(event.die) };
      return { icon: event.backwards ? 'back' : 'move', text: String(event.die) };
    case 'placed':
      return { icon: event.to === 'reserve' ? 'store' : 'take', text: short(event.token) };
    case 'sank':
      return { icon: 'lose', text: short(event.token) };
    case 'collision':
      return { icon: 'fight', text: `${event.nautilion}–${event.phantom}` };
    case 'over':
      return { icon: 'end' };
    default:
      return null;
  }
}

/** Crew by their numbers, mages by their letters. */
const short = (token: string): string => (token.length === 1 ? token : '');
