import { type Card, type Colour, campFor, portholesLeft, setsOf, thisRound } from '@fathom/nautilus-island/rules';
import type { Play } from './play.ts';
import { saysOfSet } from './set-words.ts';

/** What a piece that is not lit says when it is touched, by its `data-says`: a kind, and after a colon which one. */
export function saidOf(play: Play, key: string): string {
  const [kind = '', which = '', more = ''] = key.split(':');
  const words = play.words();
  const view = play.view();
  switch (kind) {
    case 'camp': {
      const place = campFor(view, play.me() ?? 0, play.picked()).find(({ colour }) => colour === which);
      return place ? `${words.campSays(place.colour, place.token, place.pays)}.` : '';
    }
    case 'portholes': {
      const pile = portholesLeft(view).find(({ size }) => size === Number(which));
      return pile ? `${words.portholeSays(pile.size, pile.points)}.` : '';
    }
    case 'set': {
      const set = setsOf(view, Number(which)).find(({ colour }) => colour === (more as Colour));
      return set ? `${saysOfSet(words, set)}.` : '';
    }
    case 'card':
      return words.handCardSays(which as Card);
    case 'turn': {
      const place = thisRound(view).find(({ seat }) => seat === Number(which));
      return place ? words.turnSays(play.props.name(place.seat), place.turn) : '';
    }
    case 'next':
      return words.nextSays;
    default:
      return '';
  }
}
