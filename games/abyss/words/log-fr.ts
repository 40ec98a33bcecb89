import type { Event, LocationName, LordName, RaceName } from '@fathom/abyss/rules';
import { at } from '@fathom/kernel';
import { de } from '@fathom/words';
import { capital, card, list, locationName, money, ofLord, oneCard, pearlsOf, theLord, theRace } from './names-fr.ts';

export const why: { readonly [why in Extract<Event, { kind: 'over' }>['why']]: string } = {
  'seven-lords': 'Un septième seigneur a sonné la fin, et tous les autres ont joué une dernière fois.',
  'court-empty': 'La Cour ne pouvait plus être complétée, et tous les autres ont joué une dernière fois.',
  quiet: 'Personne n’avait recruté de seigneur depuis quinze manches.',
};

const earned: { readonly [why in Extract<Event, { kind: 'earned' }>['why']]: string } = {
  'fifth-place': 'à la cinquième place',
  threat: 'au combat',
  'ship-master': 'grâce à l’Armateur',
  trader: 'grâce au Négociant',
  peddler: 'grâce au Colporteur',
  shopkeeper: 'grâce au Boutiquier',
  inheritor: 'grâce à l’Héritier',
  landlord: 'grâce au Bailleur',
  slaver: 'grâce à l’Esclavagiste',
  shareholder: 'grâce à l’Actionnaire',
  refill: 'en complétant la Cour',
  loot: 'comme butin',
  ferryman: 'grâce au Passeur',
};

const corrupted: { readonly [why in Extract<Event, { kind: 'corrupted' }>['why']]: string } = {
  krakens: 'pour les krakens dépensés',
  sentinel: 'avec la sentinelle',
  'last-krakens': 'pour les krakens restés en main',
};

const discarded: { readonly [why in Extract<Event, { kind: 'discarded' }>['why']]: string } = {
  jailer: 'à cause du Geôlier',
  commander: 'à cause du Commandant',
  'hand-limit': 'au-delà de la limite de main',
  slaver: 'pour l’Esclavagiste',
};

const sentinelLord: readonly LordName[] = ['watcher', 'vigil', 'lookout'];

/** Des phrases simples pour le journal et l’annonceur, au passé composé avec « avoir », justes pour « vous » comme pour un nom. */
export function event(event: Event, name: (seat: number) => string): string | null {
  const isYou = (seat: number): boolean => name(seat).toLowerCase() === 'vous';
  /** « Vous avez », « Anna a ». */
  const has = (seat: number): string => (isYou(seat) ? 'Vous avez' : `${capital(name(seat))} a`);
  const who = 'seat' in event ? has(event.seat) : '';
  /** « Anna vous a pris 1 perle », « Anna a pris 1 perle à Ben ». */
  const between = (seat: number, deed: string, other: number, rest = ''): string =>
    isYou(other) ? `${capital(name(seat))} vous a ${deed}${rest}.` : `${has(seat)} ${deed} à ${name(other)}${rest}.`;
  const to = (seat: number): string => (isYou(seat) ? 'vous' : name(seat));
  const sentinel = (index: number): string => `la sentinelle ${ofLord(at(sentinelLord, index))}`;
  switch (event.kind) {
    case 'turn-ended':
    case 'court-slid':
      return null;
    case 'first-player':
      return isYou(event.seat) ? 'Vous commencez.' : `${capital(name(event.seat))} commence.`;
    case 'lord-laid':
      return `${capital(theLord(event.lord))} arrive à la Cour.`;
    case 'location-laid':
      return `Lieu face visible : ${locationName(event.location)}.`;
    case 'turn-begins':
      return `Manche ${event.round} : à ${to(event.seat)} de jouer${event.extra ? ' à nouveau' : ''}.`;
    case 'earned':
      return `${who} gagné ${pearlsOf(event.pearls)} ${earned[event.why]}.`;
    case 'held-up':
      return between(event.by, 'pris 1 perle', event.seat, ' avec le Détrousseur');
    case 'plotted':
      return `${who} comploté à la Cour.`;
    case 'explores':
      return `${who} commencé à explorer.`;
    case 'reshuffled':
      return 'La défausse mélangée forme une nouvelle pioche.';
    case 'revealed':
      return `Carte retournée : ${oneCard(event.card)}.`;
    case 'passed':
      return `${who} refusé.`;
    case 'bought':
      return between(
        event.seat,
        `acheté ${oneCard(event.card)}`,
        event.from,
        ` pour ${money(event.pearls, event.nebulis)}`,
      );
    case 'took':
      return `${who} pris ${oneCard(event.card)}.`;
    case 'left':
      return `${who} laissé ${oneCard(event.card)}.`;
    case 'fought': {
      const parts: string[] = [];
      if (event.keys > 0) parts.push(event.keys === 1 ? 'une clé' : `${event.keys} clés`);
      if (event.units > 0) parts.push(event.units === 1 ? 'une perle ou un jeton' : `${event.units} perles ou jetons`);
      return `${who} combattu le monstre sur la case Menace ${event.space} pour ${list(parts)}.`;
    }
    case 'split': {
      const parts: string[] = [];
      if (event.pearls > 0) parts.push(pearlsOf(event.pearls));
      if (event.tokens > 0) parts.push(event.tokens === 1 ? '1 jeton Monstre' : `${event.tokens} jetons Monstre`);
      return `${who} choisi ${list(parts)}.`;
    }
    case 'threat':
      return `La menace est sur la case ${event.space}.`;
    case 'token-drawn':
      return `${who} tiré un jeton Monstre${event.value === null ? '' : ` de valeur ${event.value}`}.`;
    case 'to-council':
      return event.cards.length === 0 ? null : `Au Conseil : ${list(event.cards.map(card))}.`;
    case 'kraken-laid':
      return `${who} posé ${oneCard(event.card)} avec ${theRace(event.race)}.`;
    case 'stack-taken':
      return `${who} pris au Conseil ${theRace(event.race)}, ${cards(event.cards)}.`;
    case 'stack-discarded':
      return `${who} défaussé du Conseil ${theRace(event.race)}, ${cards(event.cards)}.`;
    case 'recruits':
      return `${who} recruté ${theLord(event.lord)}, coût ${event.cost}.`;
    case 'spent':
      return `${who} dépensé ${list([event.card, ...(event.more ?? [])].map(oneCard))}.`;
    case 'paid':
      return event.pearls + event.nebulis === 0 ? null : `${who} payé ${money(event.pearls, event.nebulis)}.`;
    case 'krakens-discarded':
      return `${who} défaussé ${event.krakens === 1 ? 'un kraken resté' : `${event.krakens} krakens restés`} en main.`;
    case 'affiliated':
      if (event.card !== null) return `${who} fédéré ${oneCard(event.card)}.`;
      return isYou(event.seat) ? 'Vous n’avez fédéré personne.' : `${capital(name(event.seat))} n’a fédéré personne.`;
    case 'corrupted':
      return `${who} reçu ${event.nebulis} nébulis ${corrupted[event.why]}.`;
    case 'figure':
      if (event.to === null) return 'Le Kraken (−5) retourne au stock.';
      return isYou(event.to) ? 'Le Kraken (−5) est à vous.' : `Le Kraken (−5) passe à ${name(event.to)}.`;
    case 'joined': {
      const how = event.how === 'recruited' ? '' : `, par l’entremise ${ofLord(event.how)}`;
      return `${who} désormais ${theLord(event.lord)} à ${isYou(event.seat) ? 'votre' : 'son'} service${how}.`;
    }
    case 'no-effect':
      return `${capital(theLord(event.lord))} n’a eu aucun effet.`;
    case 'declined':
      return `${who} renoncé au pouvoir ${ofLord(event.lord)}.`;
    case 'court-short':
      return `La Cour n’a pu être complétée : il y manque ${event.missing} ${event.missing === 1 ? 'seigneur' : 'seigneurs'}.`;
    case 'draws-locations':
      return `${who} pioché ${event.count === 1 ? 'un lieu' : `${event.count} lieux`}.`;
    case 'location-drawn':
      return `Lieu pioché : ${locationName(event.location)}.`;
    case 'location-kept': {
      const others = event.others.length === 0 ? '' : ` ; face visible : ${list(event.others.map(locationName))}`;
      return `${who} gardé ${locationName(event.location)}${others}.`;
    }
    case 'controlled': {
      const keys = event.lords.map(theLord);
      if (event.tokens > 0) keys.unshift(event.tokens === 1 ? '1 jeton Clé' : `${event.tokens} jetons Clé`);
      return `${who} pris ${locationName(event.location)}${keys.length === 0 ? '' : ` avec ${list(keys)}`}.`;
    }
    case 'keys-stay':
      return isYou(event.seat)
        ? 'Aucun lieu ne vous était ouvert : vous gardez vos clés.'
        : `Aucun lieu n’était ouvert à ${name(event.seat)}, qui garde ses clés.`;
    case 'smokers':
      return event.location === null
        ? `${who} gardé les Fumeurs noirs.`
        : `${who} pris ${locationName(event.location)} à la place des Fumeurs noirs.`;
    case 'loot':
      return `${who} trouvé un butin ${event.value} dans ${locationName(event.location)}.`;
    case 'loot-key':
      return `${who} gagné une clé.`;
    case 'loot-nothing':
      return `Le butin ${event.value} n’a rien rapporté.`;
    case 'loot-bust':
      return `Un second ${event.value} : les deux sont perdus, et la fouille est finie.`;
    case 'search-ends':
      return event.empty ? 'La pioche de butin est vide : la fouille est finie.' : `${who} arrêté de fouiller.`;
    case 'met':
      return `${who} rencontré ${oneCard(event.card)}.`;
    case 'discarded':
      return `${who} défaussé ${oneCard(event.card)} ${discarded[event.why]}.`;
    case 'fed':
      return `${who} payé 1 perle pour garder une carte.`;
    case 'seized':
      return `${who} perdu ${pearlsOf(event.pearls)} à cause du Traqueur.`;
    case 'disabled':
      return `${has(event.by)} désactivé ${theLord(event.lord)} chez ${to(event.seat)} avec l’Assassin.`;
    case 'token-hunted': {
      const worth = event.value === null ? '' : ` de valeur ${event.value}`;
      return between(event.by, `pris un jeton Monstre${worth}`, event.seat);
    }
    case 'named':
      return `${who} nommé ${theRace(event.race)}.`;
    case 'ally-lost':
      return `${who} perdu un allié fédéré : ${card(event.card)}.`;
    case 'extra-turn':
      return `${who} encore un tour à jouer.`;
    case 'swapped':
      return `${who} cédé ${locationName(event.given)} pour ${locationName(event.taken)}.`;
    case 'healed':
      return `${who} repris ${oneCard(event.card)} dans la défausse.`;
    case 'lord-discarded':
      return `${who} défaussé ${theLord(event.lord)} par l’entremise ${ofLord(event.by)}.`;
    case 'freed':
      return `${who} libéré ${theLord(event.lord)}, placé sous ${locationName(event.location)}.`;
    case 'handed-on':
      return between(event.seat, 'donné un nébulis', event.to);
    case 'ferried':
      return `${who} changé un nébulis en perle.`;
    case 'sentinel-taken':
      return `${who} pris ${sentinel(event.sentinel)}.`;
    case 'sentinel-placed':
      return `${who} posé ${sentinel(event.sentinel)} sur ${guarded(event.area, event.thing)}.`;
    case 'sentinel-back':
      return `${who} récupéré ${sentinel(event.sentinel)}.`;
    case 'end-is-near':
      return event.why === 'seven-lords'
        ? `Sept seigneurs pour ${to(event.seat)} : tous les autres ont encore un tour.`
        : 'La Cour ne peut être complétée : tous les autres ont encore un tour.';
    case 'tokens-shown':
      return event.values.length === 0
        ? `${isYou(event.seat) ? 'Vous n’aviez' : `${capital(name(event.seat))} n’avait`} aucun jeton Monstre.`
        : `${isYou(event.seat) ? 'Vos jetons Monstre' : `Jetons Monstre ${de(name(event.seat))}`} : ${list(event.values)}.`;
    case 'last-affiliations':
      return event.cards.length === 0
        ? `${isYou(event.seat) ? 'Vous n’aviez' : `${capital(name(event.seat))} n’avait`} plus personne à fédérer.`
        : `À la fin, ${isYou(event.seat) ? 'vous avez' : `${name(event.seat)} a`} fédéré ${list(event.cards.map(oneCard))}.`;
    case 'over':
      return why[event.why];
  }
}

const cards = (count: number): string => (count === 1 ? '1 carte' : `${count} cartes`);

function guarded(area: 'court' | 'council' | 'locations', thing: LordName | RaceName | LocationName): string {
  if (area === 'court') return theLord(thing as LordName);
  return area === 'council' ? theRace(thing as RaceName) : locationName(thing as LocationName);
}
