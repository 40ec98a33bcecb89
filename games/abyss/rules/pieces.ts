import type { Census } from '@fathom/kernel';
import { cardName } from './box/cards.ts';
import { FIRST_SANCTUARY, tileOf } from './box/locations.ts';
import { lordCard } from './box/lords.ts';
import { LOOT_VALUES, lootValue, TOKEN_VALUES } from './box/tracks.ts';
import * as P from './places.ts';
import { countOf, type Open, type State, stackSize } from './state.ts';
import type { View } from './view.ts';

/** Pearls, keys and nebulis never run out (S5): more than any game can bring into play. */
const PLENTY = 1_000_000;

class Counter {
  readonly places: { [place: string]: { [piece: string]: number } } = {};

  put(place: string, piece: string, count = 1): void {
    if (count === 0) return;
    this.places[place] ??= {};
    this.places[place][piece] = (this.places[place][piece] ?? 0) + count;
  }

  cards(place: string, pile: readonly number[]): void {
    pile.forEach((count, card) => {
      this.put(place, cardName(card), count);
    });
  }

  lords(place: string, lords: readonly number[]): void {
    for (const lord of lords) this.put(place, lordCard(lord).key);
  }

  locations(place: string, locations: readonly number[]): void {
    for (const location of locations) this.put(place, tileOf(location).key);
  }
}

function countOpen(open: Open): Counter {
  const all = new Counter();
  all.cards(P.DECK, open.deck);
  all.cards(P.DISCARD_PILE, open.discard);
  open.track.forEach((card, place) => {
    all.put(P.trackPlace(place), cardName(card));
  });
  open.council.forEach((stack, race) => {
    all.cards(P.councilPlace(race), stack);
  });
  open.court.forEach((lord, place) => {
    if (lord >= 0) all.put(P.courtPlace(place), lordCard(lord).key);
  });
  all.lords(P.LORD_DECK, open.lordDeck);
  all.lords(P.GONE, open.gone);
  all.locations(P.LOCATION_PILE, open.locationPile);
  all.locations(P.FACE_UP, open.faceUp);
  all.locations(P.DRAWN, open.drawn);
  all.locations(P.GONE, open.goneLocations);
  all.put(P.threatSpace(open.threat), P.THREAT);
  countPlayers(open, all);
  if (open.options.kraken) countKraken(open, all);
  for (const frame of open.stack) {
    if (frame.at === 'pay') for (const card of frame.spent) all.put(P.SPENT, cardName(card));
    else if (frame.at === 'affiliate') for (const card of frame.cards) all.put(P.SPENT, cardName(card));
    else if (frame.at === 'loot-laid') all.put(P.lootOn(frame.location), P.lootPiece(lootValue(frame.loot)));
  }
  return all;
}

function countPlayers(open: Open, all: Counter): void {
  let pearls = PLENTY;
  let nebulis = PLENTY;
  let keys = PLENTY;
  open.players.forEach((player, seat) => {
    const purse = P.purseOf(seat);
    all.put(purse, P.PEARL, player.pearls);
    all.put(purse, P.NEBULIS, player.nebulis);
    all.put(purse, P.KEY_TOKEN, player.keys);
    pearls -= player.pearls;
    nebulis -= player.nebulis;
    keys -= player.keys;
    all.cards(P.handOf(seat), player.hand);
    all.cards(P.alliesOf(seat), player.allies);
    all.lords(P.lordsOf(seat), player.lords);
    for (const { location, lords } of player.locations) {
      all.put(P.locationsOf(seat), tileOf(location).key);
      all.lords(P.underneath(location), lords);
    }
  });
  all.put(P.SUPPLY, P.PEARL, pearls);
  all.put(P.SUPPLY, P.KEY_TOKEN, keys);
  if (open.options.kraken) all.put(P.SUPPLY, P.NEBULIS, nebulis);
}

function countKraken(open: Open, all: Counter): void {
  LOOT_VALUES.forEach((value, i) => {
    all.put(P.LOOT_DECK, P.lootPiece(value), open.lootDeck[i]);
    all.put(P.LOOT_DISCARD, P.lootPiece(value), open.lootDiscard[i]);
    open.hoards.forEach((hoard, at) => {
      if (hoard & (1 << i)) all.put(P.lootOn(FIRST_SANCTUARY + at), P.lootPiece(value));
    });
  });
  all.put(open.figure < 0 ? P.SUPPLY : P.purseOf(open.figure), P.KRAKEN_FIGURE);
  open.sentinels.forEach(({ owner, area }, i) => {
    all.put(area !== null ? P.guardOf(area) : owner < 0 ? P.SUPPLY : P.purseOf(owner), P.sentinelPiece(i));
  });
}

export function census(state: State): Census {
  const all = countOpen(state);
  TOKEN_VALUES.forEach((value, i) => {
    all.put(P.TOKEN_POOL, P.tokenPiece(value), state.pool[i]);
    state.players.forEach(({ tokens }, seat) => {
      all.put(P.tokensOf(seat), P.tokenPiece(value), tokens[i]);
    });
  });
  return all.places;
}

export function pieces(view: View): Census {
  const all = countOpen(view);
  view.players.forEach(({ tokens, tokenCount }, seat) => {
    tokens.forEach((count, i) => {
      all.put(P.tokensOf(seat), P.tokenPiece(countOf(TOKEN_VALUES, i)), count);
    });
    all.put(P.tokensOf(seat), P.UNKNOWN, tokenCount - stackSize(tokens));
  });
  all.put(P.TOKEN_POOL, P.UNKNOWN, view.poolCount);
  return all.places;
}
