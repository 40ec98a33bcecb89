import { CARD_NAMES, type Frame, LORDS, lordFor, offerNow, TRACK_PLACES, type View } from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import type { Speaker } from './lord-words.ts';

/** What somebody is asked. */
export function questionOf(by: Speaker, view: View, frame: Frame, seat: Seat): string {
  const words = by.words();
  const last = view.track.at(-1) ?? -1;
  const name = last >= 0 ? words.card(at(CARD_NAMES, last)) : '';
  const must = view.track.length === TRACK_PLACES;
  switch (frame.at) {
    case 'offer':
      return words.offerTitle(by.name(view.turn), name, offerNow(view)?.price ?? 1);
    case 'ally':
      return words.allyTitle(name, must);
    case 'monster':
      return words.monsterTitle(must);
    case 'pay':
      return words.payTitle(at(LORDS, frame.lord).key, lordFor(view, seat, frame.lord).cost);
    case 'bribe':
      return words.bribeTitle(at(LORDS, frame.lord).key);
    case 'trim':
      return words.trimTitle(frame.limit, (view.players[frame.seat]?.handSize ?? 0) - frame.limit);
    case 'limit':
      return words.limitTitle(frame.over);
    case 'assassin':
      return words.assassinTitle(by.name(frame.seat));
    default:
      return words.prompt[frame.at] ?? '';
  }
}
