import type { Seat } from '@fathom/kernel';
import { CARD_KINDS, CARD_NAMES, type Card, type CardName, isKraken, MONSTER, RACE_OF, RACES } from './box/cards.ts';
import { HYPNOTIST, SHIP_MASTER, TAMER } from './box/lords.ts';
import { LAST_THREAT, THREAT_REWARDS } from './box/tracks.ts';
import type { Event, Tell } from './events.ts';
import { settleFigure } from './figure.ts';
import { checkCommander } from './hands.ts';
import { BUY, FIGHT, LEAVE, type Move, PASS, REVEAL, STACK, TAKE, target } from './notation.ts';
import {
  cardShift,
  councilPlace,
  DECK,
  DISCARD_PILE,
  handOf,
  KEY_TOKEN,
  NEBULIS,
  PEARL,
  pileShifts,
  purseOf,
  SUPPLY,
  shift,
  shifts,
  THREAT,
  threatSpace,
  trackPlace,
} from './places.ts';
import { earn, holdUp, means, nebulisChoices, shielded } from './purse.ts';
import { isEmpty, next, type Open, type State, works } from './state.ts';
import { step } from './step.ts';

export const TRACK_PLACES = 5;

export function explore(state: State, tell: Tell): void {
  if (tell) tell({ kind: 'explores', seat: state.turn });
  state.stack.push({ at: 'explored' }, { at: 'reveal' });
}

/** X7: an empty deck is made anew from the discard, but only when a card must be drawn. */
export function makeDeckAnew(state: State, tell: Tell): void {
  if (!isEmpty(state.deck)) return;
  if (tell) tell({ kind: 'reshuffled', shifts: pileShifts(state.discard, DISCARD_PILE, DECK) });
  const empty = state.deck;
  state.deck = state.discard;
  state.discard = empty;
}

/** Which kinds of card are left, as bits. */
function kindsLeft(deck: readonly number[]): number {
  let kinds = 0;
  for (let card = 0; card < CARD_KINDS; card++) if (deck[card] > 0) kinds |= 1 << card;
  return kinds;
}

/** More than one kind of card is left. */
export function isMixed({ deck }: State): boolean {
  let kinds = 0;
  for (let card = 0; card < CARD_KINDS; card++) if (deck[card] > 0 && ++kinds > 1) return true;
  return false;
}

function namesOf(kinds: number, names: readonly Move[]): Move[] {
  let count = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) count++;
  const moves = names.slice(0, count);
  let at = 0;
  for (let card = 0; at < count; card++) if (kinds & (1 << card)) moves[at++] = names[card];
  return moves;
}

/** Draws from the deck. A list serves as long as the same kinds are left. */
export function deckDraws(names: readonly Move[]): (state: State) => readonly Move[] {
  let lastKinds = 0;
  let last: readonly Move[] = [];
  return ({ deck }) => {
    const kinds = kindsLeft(deck);
    if (kinds !== lastKinds) {
      lastKinds = kinds;
      last = namesOf(kinds, names);
    }
    return last;
  };
}

export function deckWeights({ deck }: State): number[] {
  let kinds = 0;
  for (let card = 0; card < CARD_KINDS; card++) if (deck[card] > 0) kinds++;
  const weights = deck.slice(0, kinds);
  let at = 0;
  for (let card = 0; at < kinds; card++) if (deck[card] > 0) weights[at++] = deck[card];
  return weights;
}

/** X1: the next card, onto the first empty place of the track. */
export const reveal = step<'reveal'>({
  run(state, _frame, tell) {
    makeDeckAnew(state, tell);
    return false;
  },
  actor: () => 'chance',
  several: isMixed,
  moves: deckDraws(REVEAL),
  weights: deckWeights,
  play(state, _frame, move, tell) {
    state.stack.pop();
    const card = target(move);
    const place = state.track.length;
    state.deck[card]--;
    state.track.push(card);
    if (tell) {
      tell({ kind: 'revealed', card: CARD_NAMES[card], place, shifts: [cardShift(card, DECK, trackPlace(place))] });
    }
    if (card === MONSTER) state.stack.push({ at: 'monster' });
    else state.stack.push({ at: 'ally' }, { at: 'offer', seat: next(state, state.turn) });
  },
});

/** X2: the price rises with each sale of the turn. */
export const price = (open: Open): number => open.sales + 1;

/** X2: one purchase per turn, two with Hypnotist. */
export const purchasesOf = (open: Open, seat: Seat): number => (works(open, seat, HYPNOTIST) ? 2 : 1);

/** X8: whoever cannot pay, or has bought enough, is not asked. */
export const isAsked = (open: Open, seat: Seat): boolean =>
  open.bought[seat] < purchasesOf(open, seat) && means(open, seat) >= price(open);

/** By the numbers of nebulis allowed, as bits. */
const OFFERS: readonly (readonly Move[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [
  ...BUY.filter((_, n) => bits & (1 << n)),
  PASS,
]);

export const offer = step<'offer'>({
  asks: true,
  run(state, frame) {
    while (frame.seat !== state.turn && !isAsked(state, frame.seat)) frame.seat = next(state, frame.seat);
    if (frame.seat !== state.turn) return false;
    state.stack.pop();
    return true;
  },
  actor: (_state, { seat }) => seat,
  moves: (state, { seat }) => OFFERS[nebulisChoices(state, seat, price(state))],
  play(state, frame, move, tell) {
    const { seat } = frame;
    const card = state.track[state.track.length - 1];
    if (move === PASS) {
      if (tell) tell({ kind: 'passed', seat, card: CARD_NAMES[card], price: price(state) });
      frame.seat = next(state, seat);
      return;
    }
    state.stack.pop();
    state.stack.pop();
    // X3: sold, so another card comes onto the same place.
    state.stack.push({ at: 'reveal' });
    sell(state, seat, card, target(move), tell);
  },
});

function sell(state: State, buyer: Seat, card: Card, nebulis: number, tell: Tell): void {
  const from = state.players[buyer];
  const to = state.players[state.turn];
  const pearls = price(state) - nebulis;
  const place = state.track.length - 1;
  state.track.pop();
  from.pearls -= pearls;
  from.nebulis -= nebulis;
  to.pearls += pearls;
  to.nebulis += nebulis;
  from.hand[card]++;
  from.handSize++;
  state.sales++;
  state.bought[buyer]++;
  if (tell) {
    tell({
      kind: 'bought',
      seat: buyer,
      from: state.turn,
      card: CARD_NAMES[card],
      pearls,
      nebulis,
      shifts: [
        cardShift(card, trackPlace(place), handOf(buyer)),
        ...shifts(pearls, PEARL, purseOf(buyer), purseOf(state.turn)),
        ...shifts(nebulis, NEBULIS, purseOf(buyer), purseOf(state.turn)),
      ],
    });
  }
  holdUp(state, state.turn, pearls, tell);
  checkCommander(state, buyer);
  if (nebulis > 0) settleFigure(state, tell);
}

const TAKE_OR_LEAVE: readonly Move[] = [TAKE, LEAVE];
const MUST_TAKE: readonly Move[] = [TAKE];
const FIGHT_OR_LEAVE: readonly Move[] = [FIGHT, LEAVE];
const MUST_FIGHT: readonly Move[] = [FIGHT];

/** X3, X4: an unsold ally is taken or left; on place 5 it must be taken, and earns a pearl. */
export const ally = step<'ally'>({
  powers: 'open',
  actor: (state) => state.turn,
  several: (state) => state.track.length < TRACK_PLACES,
  moves: (state) => (state.track.length === TRACK_PLACES ? MUST_TAKE : TAKE_OR_LEAVE),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const place = state.track.length - 1;
    const card = state.track[place];
    const seat = state.turn;
    if (move === LEAVE) {
      if (tell) tell({ kind: 'left', seat, card: CARD_NAMES[card] });
      state.stack.push({ at: 'reveal' });
      return;
    }
    state.track.pop();
    state.players[seat].hand[card]++;
    state.players[seat].handSize++;
    if (tell) {
      const taken = [cardShift(card, trackPlace(place), handOf(seat))];
      tell({ kind: 'took', seat, card: CARD_NAMES[card], shifts: taken });
    }
    if (place === TRACK_PLACES - 1) earn(state, seat, 1, 'fifth-place', tell);
  },
});

/** X5, X6: fight it for the reward of the threat space, or leave it lying; on place 5 it must be fought, and earns a pearl. */
export const monster = step<'monster'>({
  powers: 'open',
  actor: (state) => state.turn,
  several: (state) => state.track.length < TRACK_PLACES,
  moves: (state) => (state.track.length === TRACK_PLACES ? MUST_FIGHT : FIGHT_OR_LEAVE),
  play(state, _frame, move, tell) {
    state.stack.pop();
    if (move === LEAVE) {
      if (tell) tell({ kind: 'left', seat: state.turn, card: CARD_NAMES[MONSTER] });
      raiseThreat(state, tell);
      state.stack.push({ at: 'reveal' });
    } else fight(state, tell);
  },
});

export function raiseThreat(state: State, tell: Tell): void {
  if (state.threat === LAST_THREAT) return;
  const from = threatSpace(state.threat++);
  if (tell) tell({ kind: 'threat', space: state.threat, shifts: [shift(THREAT, from, threatSpace(state.threat))] });
}

/** W4: with an opponent's Tamer the reward is read one space lower. */
export function rewardSpace(open: Open, seat: Seat): number {
  const tamer = open.holder[TAMER];
  const tamed = tamer >= 0 && tamer !== seat && !shielded(open, seat);
  return tamed && open.threat > 1 ? open.threat - 1 : open.threat;
}

function fight(state: State, tell: Tell): void {
  const seat = state.turn;
  const place = state.track.length - 1;
  const space = rewardSpace(state, seat);
  const { keys, units } = THREAT_REWARDS[space - 1];
  const { threat } = state;
  state.track.pop();
  state.discard[MONSTER]++;
  state.threat = 1;
  state.players[seat].keys += keys;
  if (tell) {
    tell({
      kind: 'fought',
      seat,
      threat,
      space,
      keys,
      units,
      shifts: [
        cardShift(MONSTER, trackPlace(place), DISCARD_PILE),
        ...shifts(keys, KEY_TOKEN, SUPPLY, purseOf(seat)),
        ...(threat === 1 ? [] : [shift(THREAT, threatSpace(threat), threatSpace(1))]),
      ],
    });
  }
  if (place === TRACK_PLACES - 1) earn(state, seat, 1, 'fifth-place', tell);
  if (units > 0) state.stack.push({ at: 'units', units });
}

/** X7, K9: allies left go to the council, monsters to the discard; Ship Master is paid; then each kraken left finds its stack. */
export const explored = step<'explored'>({
  run(state, _frame, tell) {
    state.stack.pop();
    const { track } = state;
    if (track.length === 0) return true;
    if (tell) tell(clearing(state));
    let krakens = 0;
    let races = 0;
    let different = 0;
    for (let place = 0; place < track.length; place++) {
      const card = track[place];
      if (isKraken(card)) track[krakens++] = card;
      else if (card === MONSTER) state.discard[card]++;
      else {
        const race = RACE_OF[card];
        state.council[race][card]++;
        if (!(races & (1 << race))) different++;
        races |= 1 << race;
      }
    }
    while (track.length > krakens) track.pop();
    if (works(state, state.turn, SHIP_MASTER)) earn(state, state.turn, different, 'ship-master', tell);
    if (krakens > 0) state.stack.push({ at: 'kraken-left' });
    return true;
  },
});

/** Where everything on the track goes; krakens move up. */
function clearing({ track, turn }: State): Event {
  const moved = [];
  const cards: CardName[] = [];
  let krakens = 0;
  for (let place = 0; place < track.length; place++) {
    const card = track[place];
    const from = trackPlace(place);
    if (isKraken(card)) {
      if (place !== krakens) moved.push(cardShift(card, from, trackPlace(krakens)));
      krakens++;
    } else if (card === MONSTER) moved.push(cardShift(card, from, DISCARD_PILE));
    else {
      cards.push(CARD_NAMES[card]);
      moved.push(cardShift(card, from, councilPlace(RACE_OF[card])));
    }
  }
  return { kind: 'to-council', seat: turn, cards, shifts: moved };
}

/** K2: the explorer chooses the stack of each kraken left, in track order; also a reserved one (K9). */
export const krakenLeft = step<'kraken-left'>({
  asks: true,
  powers: 'open',
  actor: (state) => state.turn,
  moves: () => STACK,
  play(state, _frame, move, tell) {
    const race = target(move);
    const card = state.track[0];
    state.council[race][card]++;
    if (tell) {
      const moved = state.track.map((left, place) =>
        cardShift(left, trackPlace(place), place === 0 ? councilPlace(race) : trackPlace(place - 1)),
      );
      tell({ kind: 'kraken-laid', seat: state.turn, card: CARD_NAMES[card], race: RACES[race], shifts: moved });
    }
    state.track.shift();
    if (state.track.length === 0) state.stack.pop();
  },
});
