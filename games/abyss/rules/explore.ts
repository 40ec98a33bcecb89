import type { Seat } from '@fathom/kernel';
import { type Card, type CardName, cardName, isKraken, MONSTER, raceName, raceOf } from './box/cards.ts';
import { HYPNOTIST, SHIP_MASTER, TAMER } from './box/lords.ts';
import { missing } from './box/missing.ts';
import { LAST_THREAT, rewardOn } from './box/tracks.ts';
import type { Event, Tell } from './events.ts';
import { settleFigure } from './figure.ts';
import type { Frame, FrameOf } from './frames.ts';
import { checkCommander } from './hands.ts';
import { BUY, FIGHT, LEAVE, type Move, moveOf, PASS, REVEAL, STACK, TAKE, target } from './notation.ts';
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
import { add, councilStack, holderOf, isEmpty, next, type Open, playerOf, type State, works } from './state.ts';
import { step } from './step.ts';

export const TRACK_PLACES = 5;

/** Frames that never change are the same for all games: they come with every card, and making them anew would cost time. */
const REVEAL_NEXT: Frame = { at: 'reveal' };
const DECIDE_ON_ALLY: Frame = { at: 'ally' };
const MEET_MONSTER: Frame = { at: 'monster' };
const CLEAR_TRACK: Frame = { at: 'explored' };
const OFFERED_TO: readonly FrameOf<'offer'>[] = [0, 1, 2, 3].map((seat) => ({ at: 'offer', seat }));

/** The card on a place of the track that is not empty. */
const onTrack = ({ track }: State, place: number): Card => track[place] ?? MONSTER;

export function explore(state: State, tell: Tell): void {
  if (tell) tell({ kind: 'explores', seat: state.turn });
  state.stack.push(CLEAR_TRACK, REVEAL_NEXT);
}

/** X7: an empty deck is made anew from the discard, but only when a card must be drawn. */
export function makeDeckAnew(state: State, tell: Tell): void {
  if (!isEmpty(state.deck)) return;
  if (tell) tell({ kind: 'reshuffled', shifts: pileShifts(state.discard, DISCARD_PILE, DECK) });
  const empty = state.deck;
  state.deck = state.discard;
  state.discard = empty;
}

/** 1 if there is any, else 0: told by the sign of its negative, because a question at each of 29 kinds costs several times as much. */
const some = (count: number): number => (0 - count) >>> 31;

/** Which kinds of card are left, as bits. */
function kindsLeft(deck: readonly number[]): number {
  let kinds = 0;
  for (let card = 0; card < deck.length; card++) kinds |= some(deck[card] ?? 0) << card;
  return kinds;
}

/** More than one kind of card is left. */
export function isMixed({ deck }: State): boolean {
  let kinds = 0;
  for (let card = 0; card < deck.length; card++) if ((deck[card] ?? 0) > 0 && ++kinds > 1) return true;
  return false;
}

function namesOf(kinds: number, names: readonly Move[]): Move[] {
  let count = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) count++;
  const moves = names.slice(0, count);
  let listed = 0;
  for (let card = 0; listed < count; card++) if (kinds & (1 << card)) moves[listed++] = moveOf(names, card);
  return moves;
}

/** Draws from the deck. A list serves as long as the same kinds are left. */
export function deckDraws(names: readonly Move[]): (state: State) => readonly Move[] {
  let lastKinds = 0;
  let lastMoves: readonly Move[] = [];
  return ({ deck }) => {
    const kinds = kindsLeft(deck);
    if (kinds !== lastKinds) {
      lastKinds = kinds;
      lastMoves = namesOf(kinds, names);
    }
    return lastMoves;
  };
}

export function deckWeights({ deck }: State): number[] {
  let kinds = 0;
  for (let card = 0; card < deck.length; card++) kinds += some(deck[card] ?? 0);
  const weights = deck.slice(0, kinds);
  for (let card = 0, listed = 0; listed < kinds; card++) {
    const count = deck[card] ?? 0;
    weights[listed] = count;
    listed += some(count);
  }
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
    add(state.deck, card, -1);
    state.track.push(card);
    if (tell) {
      tell({ kind: 'revealed', card: cardName(card), place, shifts: [cardShift(card, DECK, trackPlace(place))] });
    }
    if (card === MONSTER) state.stack.push(MEET_MONSTER);
    else {
      state.stack.push(DECIDE_ON_ALLY);
      offerFrom(state, next(state, state.turn));
    }
  },
});

/** X2: the price rises with each sale of the turn. */
export const price = (open: Open): number => open.sales + 1;

/** X2: one purchase per turn, two with Hypnotist. */
export const purchasesOf = (open: Open, seat: Seat): number => (works(open, seat, HYPNOTIST) ? 2 : 1);

/** X8: whoever cannot pay, or has bought enough, is not asked. */
export const isAsked = (open: Open, seat: Seat): boolean =>
  (open.bought[seat] ?? 0) < purchasesOf(open, seat) && means(open, seat) >= price(open);

/** Offers the card to the first who is asked, from this seat on clockwise to the explorer. */
function offerFrom(state: State, seat: Seat): void {
  for (let buyer = seat; buyer !== state.turn; buyer = next(state, buyer)) {
    if (isAsked(state, buyer)) {
      state.stack.push(OFFERED_TO[buyer] ?? missing('seat', buyer));
      return;
    }
  }
}

/** By the numbers of nebulis allowed, as bits. */
const OFFERS: readonly (readonly Move[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [
  ...BUY.filter((_, n) => bits & (1 << n)),
  PASS,
]);

const JUST_PASS: readonly Move[] = [PASS];

export const offer = step<'offer'>({
  asks: true,
  actor: (_state, { seat }) => seat,
  moves: (state, { seat }) => OFFERS[nebulisChoices(state, seat, price(state))] ?? JUST_PASS,
  play(state, frame, move, tell) {
    const { seat } = frame;
    const card = onTrack(state, state.track.length - 1);
    if (move === PASS) {
      if (tell) tell({ kind: 'passed', seat, card: cardName(card), price: price(state) });
      state.stack.pop();
      offerFrom(state, next(state, seat));
      return;
    }
    state.stack.pop();
    state.stack.pop();
    // X3: sold, so another card comes onto the same place.
    state.stack.push(REVEAL_NEXT);
    sell(state, seat, card, target(move), tell);
  },
});

function sell(state: State, buyer: Seat, card: Card, nebulis: number, tell: Tell): void {
  const from = playerOf(state, buyer);
  const to = playerOf(state, state.turn);
  const pearls = price(state) - nebulis;
  const place = state.track.length - 1;
  state.track.pop();
  from.pearls -= pearls;
  from.nebulis -= nebulis;
  to.pearls += pearls;
  to.nebulis += nebulis;
  add(from.hand, card, 1);
  from.handSize++;
  state.sales++;
  add(state.bought, buyer, 1);
  if (tell) {
    tell({
      kind: 'bought',
      seat: buyer,
      from: state.turn,
      card: cardName(card),
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
    const card = onTrack(state, place);
    const seat = state.turn;
    if (move === LEAVE) {
      if (tell) tell({ kind: 'left', seat, card: cardName(card) });
      state.stack.push(REVEAL_NEXT);
      return;
    }
    state.track.pop();
    const player = playerOf(state, seat);
    add(player.hand, card, 1);
    player.handSize++;
    if (tell) {
      const taken = [cardShift(card, trackPlace(place), handOf(seat))];
      tell({ kind: 'took', seat, card: cardName(card), shifts: taken });
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
      if (tell) tell({ kind: 'left', seat: state.turn, card: cardName(MONSTER) });
      raiseThreat(state, tell);
      state.stack.push(REVEAL_NEXT);
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
  const tamer = holderOf(open, TAMER);
  const tamed = tamer >= 0 && tamer !== seat && !shielded(open, seat);
  return tamed && open.threat > 1 ? open.threat - 1 : open.threat;
}

function fight(state: State, tell: Tell): void {
  const seat = state.turn;
  const place = state.track.length - 1;
  const space = rewardSpace(state, seat);
  const { keys, units } = rewardOn(space);
  const { threat } = state;
  state.track.pop();
  add(state.discard, MONSTER, 1);
  state.threat = 1;
  playerOf(state, seat).keys += keys;
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
      const card = onTrack(state, place);
      if (isKraken(card)) track[krakens++] = card;
      else if (card === MONSTER) add(state.discard, card, 1);
      else {
        const race = raceOf(card);
        add(councilStack(state, race), card, 1);
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
    const card = track[place] ?? MONSTER;
    const from = trackPlace(place);
    if (isKraken(card)) {
      if (place !== krakens) moved.push(cardShift(card, from, trackPlace(krakens)));
      krakens++;
    } else if (card === MONSTER) moved.push(cardShift(card, from, DISCARD_PILE));
    else {
      cards.push(cardName(card));
      moved.push(cardShift(card, from, councilPlace(raceOf(card))));
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
    const card = onTrack(state, 0);
    add(councilStack(state, race), card, 1);
    if (tell) {
      const moved = state.track.map((left, place) =>
        cardShift(left, trackPlace(place), place === 0 ? councilPlace(race) : trackPlace(place - 1)),
      );
      tell({ kind: 'kraken-laid', seat: state.turn, card: cardName(card), race: raceName(race), shifts: moved });
    }
    state.track.shift();
    if (state.track.length === 0) state.stack.pop();
  },
});
