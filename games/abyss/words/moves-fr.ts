import type { CardName, LocationName, LordName, Move, RaceName } from '@fathom/abyss/rules';
import { locations, lords } from './cards-fr.ts';
import { locationName, oneCard, theLord, theRace } from './names-fr.ts';

const player = (seat: string): string => `joueur ${Number(seat) + 1}`;

const pay = (nebulis: string): string => (nebulis === '0' ? 'avec des perles' : `avec ${nebulis} nébulis`);

/** Ce qu’une sentinelle peut garder. */
function thing(name: string): string {
  if (name in lords) return theLord(name as LordName);
  return name in locations ? locationName(name as LocationName) : theRace(name as RaceName);
}

/** Le nom d’un coup sur un bouton ou dans une liste. */
export function move(move: Move): string {
  const [deed, what = ''] = move.split(':');
  const lord = theLordOr(what);
  const place = what in locations ? locationName(what as LocationName) : '';
  const card = what as CardName;
  const race = what as RaceName;
  switch (deed) {
    case 'first':
      return `Le ${player(what)} commence`;
    case 'reveal':
    case 'met':
      return `Retourner ${oneCard(card)}`;
    case 'lord':
      return `Piocher ${lord}`;
    case 'location':
      return `Piocher ${place}`;
    case 'token':
    case 'hunt':
      return `Un jeton de valeur ${what}`;
    case 'loot':
      return `Butin ${what}`;
    case 'plot':
      return 'Comploter pour 1 perle';
    case 'explore':
      return 'Explorer';
    case 'council':
      return `Prendre ${theRace(race)}`;
    case 'recruit':
      return `Recruter ${lord}`;
    case 'guard':
      return `Garder ${thing(what)}`;
    case 'end':
      return 'Finir le tour';
    case 'slaver':
      return `Esclavagiste : vendre ${oneCard(card)}`;
    case 'oracle':
      return `Oracle : défausser ${theRace(race)}`;
    case 'opportunist':
      return `Opportuniste : remplacer ${lord}`;
    case 'ferryman':
      return 'Passeur : un nébulis en perle';
    case 'recipient':
      return 'Destinataire : un seigneur à la Cour';
    case 'buy':
      return `Acheter ${pay(what)}`;
    case 'pass':
      return 'Refuser';
    case 'take':
      return 'Prendre';
    case 'leave':
      return 'Laisser';
    case 'fight':
      return 'Combattre';
    case 'tokens':
      return what === '0' ? 'Seulement des perles' : `${what} ${what === '1' ? 'jeton' : 'jetons'} Monstre`;
    case 'stack':
      return `Le poser avec ${theRace(race)}`;
    case 'spend':
      return `Dépenser ${oneCard(card)}`;
    case 'pay':
      return `Payer ${pay(what)}`;
    case 'affiliate':
      return `Fédérer ${oneCard(card)}`;
    case 'figure':
      return `Donner le Kraken (−5) au ${player(what)}`;
    case 'control':
      return `Prendre ${place}`;
    case 'draw':
      return what === '1' ? 'Piocher 1 lieu' : `Piocher ${what} lieux`;
    case 'keep':
      return `Garder ${place}`;
    case 'key':
      return `Payer avec ${lord}`;
    case 'key-tokens':
      return 'Payer le reste en jetons Clé';
    case 'smoke':
      return `Prendre plutôt ${place}`;
    case 'search':
      return 'Fouiller encore';
    case 'stop':
      return 'Arrêter de fouiller';
    case 'decline':
      return 'Non merci';
    case 'discard':
    case 'lose':
      return `Défausser ${oneCard(card)}`;
    case 'feed':
      return 'Payer une perle pour garder une carte';
    case 'disable':
      return `Désactiver ${lord}`;
    case 'hunter':
      return `Prendre un jeton au ${player(what)}`;
    case 'execute':
      return `Nommer ${theRace(race)}`;
    case 'illusion':
      return `Céder ${place}`;
    case 'swap':
      return `Prendre ${place} en échange`;
    case 'heal':
      return `Reprendre ${oneCard(card)}`;
    case 'corrupt':
      return `Recruter ${lord} pour 5 perles`;
    case 'betray':
    case 'scheme':
      return `Défausser ${lord}`;
    case 'claim':
      return `Prendre ${lord}`;
    case 'free':
      return `Libérer ${lord}`;
    case 'give':
      return `Donner un nébulis au ${player(what)}`;
    default:
      return move;
  }
}

const theLordOr = (what: string): string => (what in lords ? theLord(what as LordName) : what);
