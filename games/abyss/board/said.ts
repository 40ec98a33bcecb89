import { MONSTER, THREAT_REWARDS, TRACK_PLACES } from '@fathom/abyss/rules';
import { sum } from '@fathom/kernel';
import type { Play } from './play.ts';

/** What a piece that is not lit says when it is touched, by its `data-says`: a kind, and after a colon which one. */
export function saidOf(play: Play, key: string): string {
  const [kind = '', which = ''] = key.split(':');
  const n = Number(which);
  const words = play.words();
  const dark = play.dark();
  const view = play.view();
  switch (kind) {
    case 'lord-deck':
      return dark.lordDeck(view.lordDeck.length);
    case 'empty-place':
      return dark.emptyPlace;
    case 'deck':
      return dark.deck(sum(view.deck));
    case 'place':
      return n === TRACK_PLACES ? dark.lastPlace : dark.place(n);
    case 'track':
      return n === MONSTER ? dark.leftMonster : dark.left;
    case 'offer':
      return dark.onOffer;
    case 'threat': {
      const reward = THREAT_REWARDS[n - 1];
      return `${words.threatSpace(n, words.reward(reward?.keys ?? 0, reward?.units ?? 0), view.threat === n)}.`;
    }
    case 'location-pile':
      return dark.locationPile;
    case 'card':
      return play.why('card', n) || dark.card;
    case 'fan':
      return dark.card;
    case 'ally':
      return (which && play.why('ally', n)) || dark.ally;
    case 'coin':
      return `${words.signRows.find(([coin]) => coin === which)?.[1] ?? ''}.`;
    case 'tokens':
      return dark.tokens;
    case 'sentinel':
      return dark.sentinel;
    case 'figure':
      return dark.figure;
    default:
      return '';
  }
}
