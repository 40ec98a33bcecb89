import type { Event, LocationName, LordName, RaceName } from '@fathom/abyss/rules';
import { at } from '@fathom/kernel';
import { lords } from './cards-en.ts';
import { capital, card, list, locationName, money, oneCard, pearlsOf, theLord, theRace } from './names-en.ts';

export const why: { readonly [why in Extract<Event, { kind: 'over' }>['why']]: string } = {
  'seven-lords': 'A seventh lord brought the end, and everyone else has played once more.',
  'court-empty': 'The court could no longer be filled, and everyone else has played once more.',
  quiet: 'Nobody had recruited a lord for fifteen rounds.',
};

const earned: { readonly [why in Extract<Event, { kind: 'earned' }>['why']]: string } = {
  'fifth-place': 'on the fifth place',
  threat: 'from the fight',
  'ship-master': 'through the Ship Master',
  trader: 'through the Trader',
  peddler: 'through the Peddler',
  shopkeeper: 'through the Shopkeeper',
  inheritor: 'through the Inheritor',
  landlord: 'through the Landlord',
  slaver: 'through the Slaver',
  shareholder: 'through the Shareholder',
  refill: 'for filling the court',
  loot: 'as loot',
  ferryman: 'through the Ferryman',
};

const corrupted: { readonly [why in Extract<Event, { kind: 'corrupted' }>['why']]: string } = {
  krakens: 'for the krakens spent',
  sentinel: 'with the sentinel',
  'last-krakens': 'for krakens left in hand',
};

const discarded: { readonly [why in Extract<Event, { kind: 'discarded' }>['why']]: string } = {
  jailer: 'because of the Jailer',
  commander: 'because of the Commander',
  'hand-limit': 'over the hand limit',
  slaver: 'to the Slaver',
};

const sentinelLord: readonly LordName[] = ['watcher', 'vigil', 'lookout'];

/** Plain sentences for the log and the announcer, in the past, so that they fit "you" and a name alike. */
export function event(event: Event, called: (seat: number) => string): string | null {
  const name = (seat: number): string => (called(seat).toLowerCase() === 'you' ? 'you' : called(seat));
  const who = 'seat' in event ? capital(name(event.seat)) : '';
  const whose = (seat: number): string => (name(seat) === 'you' ? 'your' : `${name(seat)}’s`);
  const sentinel = (index: number): string => `${theLord(at(sentinelLord, index))}’s sentinel`;
  switch (event.kind) {
    case 'turn-ended':
    case 'court-slid':
      return null;
    case 'first-player':
      return name(event.seat) === 'you' ? 'You begin.' : `${who} begins.`;
    case 'lord-laid':
      return `${capital(theLord(event.lord))} came to court.`;
    case 'location-laid':
      return `${locationName(event.location)} lies face up.`;
    case 'turn-begins':
      return `Round ${event.round}: ${whose(event.seat)} ${event.extra ? 'extra turn' : 'turn'}.`;
    case 'earned':
      return `${who} earned ${pearlsOf(event.pearls)} ${earned[event.why]}.`;
    case 'held-up':
      return `${capital(whose(event.by))} Highwayman took 1 pearl from ${name(event.seat)}.`;
    case 'plotted':
      return `${who} plotted at court.`;
    case 'explores':
      return `${who} went exploring.`;
    case 'reshuffled':
      return 'The discard was shuffled into a new deck.';
    case 'revealed':
      return `${capital(oneCard(event.card))} turned up.`;
    case 'passed':
      return `${who} declined.`;
    case 'bought':
      return `${who} bought ${oneCard(event.card)} from ${name(event.from)} for ${money(event.pearls, event.nebulis)}.`;
    case 'took':
      return `${who} took ${oneCard(event.card)}.`;
    case 'left':
      return `${who} left ${oneCard(event.card)}.`;
    case 'fought': {
      const parts: string[] = [];
      if (event.keys > 0) parts.push(event.keys === 1 ? 'a key' : `${event.keys} keys`);
      if (event.units > 0) parts.push(event.units === 1 ? 'a pearl or token' : `${event.units} pearls or tokens`);
      return `${who} fought the monster on threat space ${event.space} for ${list(parts)}.`;
    }
    case 'split': {
      const parts: string[] = [];
      if (event.pearls > 0) parts.push(pearlsOf(event.pearls));
      if (event.tokens > 0) parts.push(event.tokens === 1 ? '1 monster token' : `${event.tokens} monster tokens`);
      return `${who} chose ${list(parts)}.`;
    }
    case 'threat':
      return `The threat is on space ${event.space}.`;
    case 'token-drawn':
      return `${who} drew a monster token${event.value === null ? '' : ` worth ${event.value}`}.`;
    case 'to-council':
      return event.cards.length === 0 ? null : `To the council: ${list(event.cards.map(card))}.`;
    case 'kraken-laid':
      return `${who} laid ${oneCard(event.card)} with ${theRace(event.race)}.`;
    case 'stack-taken':
      return `${who} took ${theRace(event.race)} from the council, ${cards(event.cards)}.`;
    case 'stack-discarded':
      return `${who} discarded ${theRace(event.race)} of the council, ${cards(event.cards)}.`;
    case 'recruits':
      return `${who} recruited ${theLord(event.lord)}, cost ${event.cost}.`;
    case 'spent':
      return `${who} spent ${list([event.card, ...(event.more ?? [])].map(oneCard))}.`;
    case 'paid':
      return event.pearls + event.nebulis === 0 ? null : `${who} paid ${money(event.pearls, event.nebulis)}.`;
    case 'krakens-discarded':
      return `${who} discarded ${event.krakens === 1 ? 'a kraken' : `${event.krakens} krakens`} left in hand.`;
    case 'affiliated':
      return event.card === null ? `${who} affiliated nobody.` : `${who} affiliated ${oneCard(event.card)}.`;
    case 'corrupted':
      return `${who} received ${event.nebulis} nebulis ${corrupted[event.why]}.`;
    case 'figure':
      return `The Kraken (−5) went ${event.to === null ? 'back to the supply' : `to ${name(event.to)}`}.`;
    case 'joined': {
      const how = event.how === 'recruited' ? '' : ` through ${theLord(event.how)}`;
      return `${capital(theLord(event.lord))} joined ${name(event.seat)}${how}.`;
    }
    case 'no-effect':
      return `${capital(theLord(event.lord))} had no effect.`;
    case 'declined':
      return `${who} did not use ${theLord(event.lord)}.`;
    case 'court-short':
      return `The court could not be filled: ${event.missing} ${event.missing === 1 ? 'place stays' : 'places stay'} empty.`;
    case 'draws-locations':
      return `${who} drew ${event.count === 1 ? 'a location' : `${event.count} locations`}.`;
    case 'location-drawn':
      return `Drawn: ${locationName(event.location)}.`;
    case 'location-kept': {
      const others = event.others.length === 0 ? '' : `; face up now: ${list(event.others.map(locationName))}`;
      return `${who} kept ${locationName(event.location)}${others}.`;
    }
    case 'controlled': {
      const keys = event.lords.map(theLord);
      if (event.tokens > 0) keys.unshift(event.tokens === 1 ? '1 key token' : `${event.tokens} key tokens`);
      return `${who} took control of ${locationName(event.location)}${keys.length === 0 ? '' : ` with ${list(keys)}`}.`;
    }
    case 'keys-stay':
      return name(event.seat) === 'you'
        ? 'No location was open to you: you keep your keys.'
        : `No location was open to ${name(event.seat)}, who keeps the keys.`;
    case 'smokers':
      return event.location === null
        ? `${who} kept the Black Smokers.`
        : `${who} took ${locationName(event.location)} in place of the Black Smokers.`;
    case 'loot':
      return `${who} found loot ${event.value} in ${locationName(event.location)}.`;
    case 'loot-key':
      return `${who} gained a key.`;
    case 'loot-nothing':
      return `Loot ${event.value} brought nothing.`;
    case 'loot-bust':
      return `A second ${event.value}: both are lost, and the search is over.`;
    case 'search-ends':
      return event.empty ? 'The loot deck is empty: the search is over.' : `${who} stopped searching.`;
    case 'met':
      return `${who} met ${oneCard(event.card)}.`;
    case 'discarded':
      return `${who} discarded ${oneCard(event.card)} ${discarded[event.why]}.`;
    case 'fed':
      return `${who} paid 1 pearl to keep a card.`;
    case 'seized':
      return `${who} lost ${pearlsOf(event.pearls)} to the Seeker.`;
    case 'disabled':
      return `${capital(whose(event.by))} Assassin disabled ${whose(event.seat)} ${lords[event.lord].name}.`;
    case 'token-hunted': {
      const worth = event.value === null ? '' : ` worth ${event.value}`;
      return `${capital(name(event.by))} took a monster token${worth} from ${name(event.seat)}.`;
    }
    case 'named':
      return `${who} named ${theRace(event.race)}.`;
    case 'ally-lost':
      return `${who} lost an affiliated ${card(event.card)}.`;
    case 'extra-turn':
      return `${who} will play another turn.`;
    case 'swapped':
      return `${who} gave up ${locationName(event.given)} for ${locationName(event.taken)}.`;
    case 'healed':
      return `${who} took ${oneCard(event.card)} from the discard.`;
    case 'lord-discarded':
      return `${who} discarded ${theLord(event.lord)} through ${theLord(event.by)}.`;
    case 'freed':
      return `${who} freed ${theLord(event.lord)} from ${locationName(event.location)}.`;
    case 'handed-on':
      return `${who} passed a nebulis to ${name(event.to)}.`;
    case 'ferried':
      return `${who} changed a nebulis into a pearl.`;
    case 'sentinel-taken':
      return `${who} took ${sentinel(event.sentinel)}.`;
    case 'sentinel-placed':
      return `${who} placed ${sentinel(event.sentinel)} on ${guarded(event.area, event.thing)}.`;
    case 'sentinel-back':
      return `${capital(sentinel(event.sentinel))} came back to ${name(event.seat)}.`;
    case 'end-is-near':
      return event.why === 'seven-lords'
        ? `Seven lords for ${name(event.seat)}: everyone else has one more turn.`
        : 'The court cannot be filled: everyone else has one more turn.';
    case 'tokens-shown':
      return event.values.length === 0
        ? `${who} had no monster tokens.`
        : `${capital(whose(event.seat))} monster tokens: ${list(event.values)}.`;
    case 'last-affiliations':
      return event.cards.length === 0
        ? `${who} had nobody left to affiliate.`
        : `At the end ${name(event.seat)} affiliated ${list(event.cards.map(oneCard))}.`;
    case 'over':
      return why[event.why];
  }
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

function guarded(area: 'court' | 'council' | 'locations', thing: LordName | RaceName | LocationName): string {
  if (area === 'court') return theLord(thing as LordName);
  return area === 'council' ? theRace(thing as RaceName) : locationName(thing as LocationName);
}
