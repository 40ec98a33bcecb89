import type { Event } from '@fathom/abyss/rules';
import type { Sign } from '@fathom/board';
import type { GameEvent } from '@fathom/kernel';

/** What is drawn for what a player did. */
export function signs(happened: GameEvent): Sign | null {
  const event = happened as Event;
  switch (event.kind) {
    case 'plotted':
      return { icon: 'show' };
    case 'explores':
      return { icon: 'explore' };
    case 'bought':
      return { icon: 'buy', text: value(event.card) };
    case 'took':
    case 'healed':
      return { icon: 'take', text: value(event.card) };
    case 'fought':
      return { icon: 'fight', text: String(event.space) };
    case 'token-drawn':
      return { icon: 'monster' };
    case 'token-hunted':
      return { icon: 'monster', seat: event.by };
    case 'stack-taken':
      return { icon: 'council', text: String(event.cards) };
    case 'stack-discarded':
      return { icon: 'lose', text: String(event.cards) };
    case 'joined':
      return { icon: 'recruit' };
    case 'paid':
      return event.pearls + event.nebulis > 0 ? { icon: 'pay', text: String(event.pearls + event.nebulis) } : null;
    case 'earned':
      return { icon: 'gain', text: `+${event.pearls}` };
    case 'held-up':
    case 'disabled':
      return { icon: 'danger', seat: event.by };
    case 'corrupted':
      return { icon: 'corrupt', text: String(event.nebulis) };
    case 'affiliated':
      return event.card === null ? null : { icon: 'store', text: value(event.card) };
    case 'controlled':
      return { icon: 'place' };
    case 'discarded':
    case 'ally-lost':
    case 'lord-discarded':
      return { icon: 'lose' };
    case 'sentinel-placed':
      return { icon: 'guard' };
    case 'loot':
      return { icon: 'bonus', text: String(event.value) };
    case 'swapped':
    case 'freed':
    case 'smokers':
      return { icon: 'place' };
    case 'handed-on':
      return { icon: 'corrupt' };
    case 'end-is-near':
      return { icon: 'end' };
    default:
      return null;
  }
}

/** "4" of a crab 4; nothing of a monster. */
const value = (card: string): string => (/\d$/.test(card) ? card.slice(-1) : '');
