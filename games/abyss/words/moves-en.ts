import type { CardName, LocationName, LordName, Move, RaceName } from '@fathom/abyss/rules';
import { locations, lords } from './cards-en.ts';
import { capital, locationName, oneCard, theLord, theRace } from './names-en.ts';

const player = (seat: string): string => `player ${Number(seat) + 1}`;

const pay = (nebulis: string): string => (nebulis === '0' ? 'with pearls' : `with ${nebulis} nebulis`);

/** What a sentinel can stand on. */
function thing(name: string): string {
  if (name in lords) return theLord(name as LordName);
  return name in locations ? locationName(name as LocationName) : theRace(name as RaceName);
}

/** What a move is called on a button or in a list. */
export function move(move: Move): string {
  const [deed, what = ''] = move.split(':');
  const lord = theLordOr(what);
  const place = what in locations ? locationName(what as LocationName) : '';
  const card = what as CardName;
  const race = what as RaceName;
  switch (deed) {
    case 'first':
      return capital(`${player(what)} begins`);
    case 'reveal':
    case 'met':
      return `Turn up ${oneCard(card)}`;
    case 'lord':
      return `Draw ${lord}`;
    case 'location':
      return `Draw ${place}`;
    case 'token':
    case 'hunt':
      return `A token worth ${what}`;
    case 'loot':
      return `Loot ${what}`;
    case 'plot':
      return 'Plot for 1 pearl';
    case 'explore':
      return 'Explore';
    case 'council':
      return `Take ${theRace(race)}`;
    case 'recruit':
      return `Recruit ${lord}`;
    case 'guard':
      return `Guard ${thing(what)}`;
    case 'end':
      return 'End your turn';
    case 'slaver':
      return `Slaver: sell ${oneCard(card)}`;
    case 'oracle':
      return `Oracle: discard ${theRace(race)}`;
    case 'opportunist':
      return `Opportunist: replace ${lord}`;
    case 'ferryman':
      return 'Ferryman: a nebulis into a pearl';
    case 'recipient':
      return 'Recipient: bring a lord to court';
    case 'buy':
      return `Buy ${pay(what)}`;
    case 'pass':
      return 'Decline';
    case 'take':
      return 'Take it';
    case 'leave':
      return 'Leave it';
    case 'fight':
      return 'Fight';
    case 'tokens':
      return what === '0' ? 'Pearls only' : `${what} monster ${what === '1' ? 'token' : 'tokens'}`;
    case 'stack':
      return `Lay it with ${theRace(race)}`;
    case 'spend':
      return `Spend ${oneCard(card)}`;
    case 'pay':
      return `Pay ${pay(what)}`;
    case 'affiliate':
      return `Affiliate ${oneCard(card)}`;
    case 'figure':
      return `Give the Kraken (−5) to ${player(what)}`;
    case 'control':
      return `Take ${place}`;
    case 'draw':
      return what === '1' ? 'Draw 1 location' : `Draw ${what} locations`;
    case 'keep':
      return `Keep ${place}`;
    case 'key':
      return `Pay with ${lord}`;
    case 'key-tokens':
      return 'Pay the rest with key tokens';
    case 'smoke':
      return `Take ${place} instead`;
    case 'search':
      return 'Search again';
    case 'stop':
      return 'Stop searching';
    case 'decline':
      return 'No, thank you';
    case 'discard':
    case 'lose':
      return `Discard ${oneCard(card)}`;
    case 'feed':
      return 'Pay a pearl to keep a card';
    case 'disable':
      return `Disable ${lord}`;
    case 'hunter':
      return `Take a token from ${player(what)}`;
    case 'execute':
      return `Name ${theRace(race)}`;
    case 'illusion':
      return `Give up ${place}`;
    case 'swap':
      return `Take ${place} for it`;
    case 'heal':
      return `Take ${oneCard(card)}`;
    case 'corrupt':
      return `Recruit ${lord} for 5 pearls`;
    case 'betray':
    case 'scheme':
      return `Discard ${lord}`;
    case 'claim':
      return `Take ${lord}`;
    case 'free':
      return `Free ${lord}`;
    case 'give':
      return `Give a nebulis to ${player(what)}`;
    default:
      return move;
  }
}

const theLordOr = (what: string): string => (what in lords ? theLord(what as LordName) : what);
