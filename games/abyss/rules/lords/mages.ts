/**
 * Mages handle cards, the council and locations.
 *
 * Shaman: `shielded` in purse.ts. Alchemist: `action` in turn.ts. Master of Magic: `affiliable` in recruit.ts. Hypnotist:
 * `purchasesOf` in explore.ts.
 */
import { type Card, cardName, HAND_KINDS } from '../box/cards.ts';
import { tileOf } from '../box/locations.ts';
import { APPRENTICE, HEALER, ILLUSIONIST } from '../box/lords.ts';
import { discardStack, openStacks } from '../council.ts';
import { arriveAt, openLocations } from '../locations.ts';
import { DECLINE, DIVINE, each, HEAL, ILLUSION, type Move, moveOf, SWAP, target } from '../notation.ts';
import {
  cardShift,
  DISCARD_PILE,
  FACE_UP,
  handOf,
  locationShift,
  locationsOf,
  lordShift,
  underneath,
} from '../places.ts';
import { releaseGuard } from '../sentinels.ts';
import { add, countOf, playerOf, type State } from '../state.ts';
import { step } from '../step.ts';
import { type Arrival, declined, noEffect } from './arrival.ts';
import type { TurnPower } from './turn-power.ts';

/** Invoker: another full turn directly after this one. */
export const invokerArrives: Arrival = (state, seat, tell) => {
  state.extra = true;
  if (tell) tell({ kind: 'extra-turn', seat });
};

/** Apprentice: one council stack into your hand. */
export const apprenticeArrives: Arrival = (state) => {
  state.stack.push({ at: 'stack', lord: APPRENTICE });
};

/** Oracle: discard one whole council stack. */
export const oracle: TurnPower = {
  moves: (state, seat) => each(DIVINE, openStacks(state, seat)),
  use: discardStack,
};

/** Illusionist: you may trade one of your locations for a face-up one. */
export const illusionistArrives: Arrival = (state, seat, tell) => {
  if (playerOf(state, seat).locations.length > 0 && openLocations(state, seat).length > 0) {
    state.stack.push({ at: 'illusionist' });
  } else noEffect(seat, ILLUSIONIST, tell);
};

export const illusionist = step<'illusionist'>({
  asks: true,
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state): Move[] => [
    ...playerOf(state, state.turn).locations.map(({ location }) => moveOf(ILLUSION, location)),
    DECLINE,
  ],
  play(state, _frame, move, tell) {
    state.stack.pop();
    if (move === DECLINE) declined(state.turn, ILLUSIONIST, tell);
    else state.stack.push({ at: 'illusion', given: target(move) });
  },
});

/** W9: your location becomes available, its lords move under the new one, arrival effects happen. */
export const illusion = step<'illusion'>({
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state) => each(SWAP, openLocations(state, state.turn)),
  play(state, { given }, move, tell) {
    state.stack.pop();
    const seat = state.turn;
    const taken = target(move);
    const holding = playerOf(state, seat).locations.find((held) => held.location === given);
    if (!holding) throw new Error('the Illusionist trades only what its owner has');
    state.faceUp[state.faceUp.indexOf(taken)] = given;
    holding.location = taken;
    if (tell) {
      tell({
        kind: 'swapped',
        seat,
        given: tileOf(given).key,
        taken: tileOf(taken).key,
        shifts: [
          locationShift(given, locationsOf(seat), FACE_UP),
          locationShift(taken, FACE_UP, locationsOf(seat)),
          ...holding.lords.map((lord) => lordShift(lord, underneath(given), underneath(taken))),
        ],
      });
    }
    releaseGuard(state, 'locations', taken, tell);
    arriveAt(state, taken);
  },
});

const discardedAllies = ({ discard }: State): Card[] => {
  const cards: Card[] = [];
  for (let card = 0; card < HAND_KINDS; card++) if (countOf(discard, card) > 0) cards.push(card);
  return cards;
};

/** Healer: any one ally of the discard, krakens and those spent on Healer itself included (W13). */
export const healerArrives: Arrival = (state, seat, tell) => {
  if (discardedAllies(state).length > 0) state.stack.push({ at: 'healer' });
  else noEffect(seat, HEALER, tell);
};

export const healer = step<'healer'>({
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state) => each(HEAL, discardedAllies(state)),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const card = target(move);
    const seat = state.turn;
    add(state.discard, card, -1);
    add(playerOf(state, seat).hand, card, 1);
    playerOf(state, seat).handSize++;
    if (tell) {
      const shifts = [cardShift(card, DISCARD_PILE, handOf(seat))];
      tell({ kind: 'healed', seat, card: cardName(card), shifts });
    }
  },
});
