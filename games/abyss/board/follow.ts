import {
  CARD_NAMES,
  type Event,
  FIRST_SANCTUARY,
  LOCATIONS,
  LOOT_VALUES,
  LORDS,
  RACES,
  SENTINELS,
  TOKEN_VALUES,
  type View,
} from '@fathom/abyss/rules';
import { at, type Shift } from '@fathom/kernel';

/**
 * The view as it looks once this event has been seen: what the board shows between two views. It follows shifts, not rules; after
 * the last event the true view takes over.
 */
export function follow(view: View, event: Event): View {
  const draft = structuredClone(view);
  if (event.kind === 'recruits')
    draft.stack.push({ at: 'pay', lord: lordOf(event.lord), spent: [], next: [], nebulis: 0 });
  for (const shift of event.shifts ?? []) lift(draft, shift);
  for (const shift of event.shifts ?? []) lay(draft, shift);
  draft.track = draft.track.filter((card) => card >= 0);
  switch (event.kind) {
    case 'turn-begins':
      draft.turn = event.seat;
      draft.round = event.round;
      draft.sales = 0;
      draft.bought = draft.bought.map(() => 0);
      break;
    case 'bought':
      draft.sales++;
      break;
    case 'disabled':
      at(draft.players, event.seat).disabled.push(lordOf(event.lord));
      draft.holder[lordOf(event.lord)] = -1;
      break;
    case 'sentinel-placed': {
      const sentinel = at(draft.sentinels, event.sentinel);
      sentinel.area = event.area;
      sentinel.thing = thingOf(event.thing);
      break;
    }
    case 'over':
      draft.over = true;
      break;
  }
  return draft;
}

/** The view while the pieces of this event are in the air: gone from where they were, not yet where they go. */
export function lifted(view: View, event: Event): View {
  const draft = structuredClone(view);
  for (const shift of event.shifts ?? []) lift(draft, shift);
  return draft;
}

const cardNames: readonly string[] = CARD_NAMES;
const cardOf = (piece: string): number => cardNames.indexOf(piece);
const lordOf = (piece: string): number => LORDS.findIndex(({ key }) => key === piece);
const locationOf = (piece: string): number => LOCATIONS.findIndex(({ key }) => key === piece);
const races: readonly string[] = RACES;

function thingOf(thing: string): number {
  const lord = lordOf(thing);
  if (lord >= 0) return lord;
  const race = races.indexOf(thing);
  return race >= 0 ? race : locationOf(thing);
}

const split = (place: string): readonly [name: string, detail: string] => {
  const colon = place.indexOf(':');
  return colon < 0 ? [place, ''] : [place.slice(0, colon), place.slice(colon + 1)];
};

function without(list: number[], item: number): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}

/** So many more of a piece known by its place in a list; one that is not known is in none. */
function add(counts: number[], index: number, by: number): void {
  if (index >= 0) counts[index] = at(counts, index) + by;
}

const lootIndex = (piece: string): number =>
  (LOOT_VALUES as readonly number[]).indexOf(Number(piece.slice('loot-'.length)));
const tokenIndex = (piece: string): number =>
  (TOKEN_VALUES as readonly number[]).indexOf(Number(piece.slice('token-'.length)));

function lift(draft: View, { piece, was, from, count = 1 }: Shift): void {
  change(draft, was === undefined || isKnown(draft, piece, from) ? piece : was, from, -count);
}

/** Whether this watcher knows the monster token under its own name: its owner does (V1). */
function isKnown({ players }: View, piece: string, place: string): boolean {
  const [name, detail] = split(place);
  return name === 'tokens' && (players[Number(detail)]?.tokens[tokenIndex(piece)] ?? 0) > 0;
}

function lay(draft: View, { piece, to, count = 1 }: Shift): void {
  change(draft, piece, to, count);
}

/** Puts so many of a piece to a place, or takes them away. */
function change(draft: View, piece: string, place: string, by: number): void {
  const [name, detail] = split(place);
  const player = () => at(draft.players, Number(detail));
  switch (name) {
    case 'deck':
      add(draft.deck, cardOf(piece), by);
      break;
    case 'discard':
      add(draft.discard, cardOf(piece), by);
      break;
    case 'council':
      add(at(draft.council, races.indexOf(detail)), cardOf(piece), by);
      break;
    case 'track':
      draft.track[Number(detail) - 1] = by > 0 ? cardOf(piece) : -1;
      break;
    case 'hand':
      add(player().hand, cardOf(piece), by);
      player().handSize += by;
      break;
    case 'allies':
      add(player().allies, cardOf(piece), by);
      break;
    case 'court':
      draft.court[Number(detail) - 1] = by > 0 ? lordOf(piece) : -1;
      break;
    case 'lord-deck':
      if (by > 0) draft.lordDeck.push(lordOf(piece));
      else without(draft.lordDeck, lordOf(piece));
      break;
    case 'lords':
      draft.holder[lordOf(piece)] = by > 0 ? Number(detail) : -1;
      if (by > 0) player().lords.push(lordOf(piece));
      else {
        without(player().lords, lordOf(piece));
        without(player().disabled, lordOf(piece));
      }
      break;
    case 'gone':
      if (by > 0) (lordOf(piece) >= 0 ? draft.gone : draft.goneLocations).push(thingOf(piece));
      break;
    case 'location-pile':
      if (by < 0) without(draft.locationPile, locationOf(piece));
      break;
    case 'face-up':
      if (by > 0) draft.faceUp.push(locationOf(piece));
      else without(draft.faceUp, locationOf(piece));
      break;
    case 'drawn':
      if (by > 0) draft.drawn.push(locationOf(piece));
      else without(draft.drawn, locationOf(piece));
      break;
    case 'locations':
      if (by > 0) player().locations.push({ location: locationOf(piece), lords: [] });
      else player().locations = player().locations.filter(({ location }) => location !== locationOf(piece));
      break;
    case 'under':
      bury(draft, lordOf(piece), locationOf(detail), by);
      break;
    case 'tokens':
      player().tokenCount += by;
      add(player().tokens, tokenIndex(piece), by);
      break;
    case 'token-pool':
      draft.poolCount += by;
      break;
    case 'purse':
      if (piece === 'pearl') player().pearls += by;
      else if (piece === 'nebulis') player().nebulis += by;
      else if (piece === 'key') player().keys += by;
      else if (piece === 'kraken-figure') draft.figure = by > 0 ? Number(detail) : -1;
      else if (by > 0) at(draft.sentinels, sentinelOf(piece)).owner = Number(detail);
      break;
    case 'guard':
      if (by < 0) {
        const sentinel = at(draft.sentinels, sentinelOf(piece));
        sentinel.area = null;
        sentinel.thing = -1;
      }
      break;
    case 'threat':
      if (by > 0) draft.threat = Number(detail);
      break;
    case 'loot-deck':
      add(draft.lootDeck, lootIndex(piece), by);
      break;
    case 'loot-discard':
      add(draft.lootDiscard, lootIndex(piece), by);
      break;
    case 'loot':
      hoard(draft, lootIndex(piece), locationOf(detail), by);
      break;
    case 'spent':
      spend(draft, cardOf(piece), by);
      break;
  }
}

const sentinelOf = (piece: string): number => (SENTINELS as readonly string[]).indexOf(piece);

function bury(draft: View, lord: number, location: number, by: number): void {
  for (const player of draft.players) {
    for (const holding of player.locations) {
      if (by < 0) without(holding.lords, lord);
      else if (holding.location === location) holding.lords.push(lord);
    }
  }
}

/** A second card of a value lies beside the first until both are discarded. */
function hoard(draft: View, loot: number, location: number, by: number): void {
  const sanctuary = location - FIRST_SANCTUARY;
  const lying = at(draft.hoards, sanctuary);
  const bit = 1 << loot;
  if (by < 0) {
    draft.hoards[sanctuary] = lying & ~bit;
    draft.stack = draft.stack.filter((frame) => frame.at !== 'loot-laid');
  } else if (lying & bit) draft.stack.push({ at: 'loot-laid', location, loot });
  else draft.hoards[sanctuary] = lying | bit;
}

function spend(draft: View, card: number, by: number): void {
  for (const frame of draft.stack) {
    const cards = frame.at === 'pay' ? frame.spent : frame.at === 'affiliate' ? frame.cards : null;
    if (!cards) continue;
    if (by > 0) cards.push(card);
    else without(cards, card);
    return;
  }
}
