/**
 * Politicians bend the court.
 *
 * Diplomat and Treasurer: `askOf` and `costFor` in payment.ts.
 */
import type { Seat } from '@fathom/kernel';
import { tileOf } from '../box/locations.ts';
import { COMMANDER, CORRUPTOR, LIBERATOR, type Lord, lordCard, SCHEMER, TRAITOR } from '../box/lords.ts';
import { courtOpenTo, evenly, freePlace, leaveCourt } from '../court.ts';
import type { Tell } from '../events.ts';
import { settleFigure } from '../figure.ts';
import {
  BETRAY,
  CLAIM,
  CORRUPT,
  DECLINE,
  each,
  FREE,
  LORD,
  type Move,
  OUST,
  PAY,
  RECEIVE,
  SCHEME,
  target,
} from '../notation.ts';
import { courtPlace, GONE, lordShift, lordsOf, underneath } from '../places.ts';
import { means, nebulisChoices, pay } from '../purse.ts';
import { type OpenPlayer, playerOf, remove, type State } from '../state.ts';
import { step } from '../step.ts';
import { type Arrival, declined, noEffect } from './arrival.ts';
import { commanderStrikes } from './soldiers.ts';
import type { TurnPower } from './turn-power.ts';

/** Opportunist: discard a lord of the court; the top lord of the deck takes its place (W13). */
export const opportunist: TurnPower = {
  moves: (state, seat) => each(OUST, state.lordDeck.length === 0 ? [] : courtOpenTo(state, seat)),
  use(state, seat, lord, tell) {
    const place = leaveCourt(state, lord, tell);
    state.gone.push(lord);
    if (tell) {
      const shifts = [lordShift(lord, courtPlace(place), GONE)];
      tell({ kind: 'lord-discarded', seat, lord: lordCard(lord).key, by: 'opportunist', shifts });
    }
    state.stack.push({ at: 'lord-drawn', place });
  },
};

/** Recipient: the top lord of the deck onto a free place of the court, at no cost. */
export const recipient: TurnPower = {
  moves: (state) => (state.lordDeck.length > 0 && freePlace(state) >= 0 ? [RECEIVE] : []),
  use(state) {
    state.stack.push({ at: 'lord-drawn', place: freePlace(state) });
  },
};

export const BRIBE = 5;

/** Corruptor: you may take a second court lord right away for a flat five pearls. */
export const corruptorArrives: Arrival = (state) => {
  state.stack.push({ at: 'corruptor' });
};

export const corruptor = step<'corruptor'>({
  powers: 'alone',
  actor: (state) => state.turn,
  moves(state): Move[] {
    const seat = state.turn;
    if (means(state, seat) < BRIBE) return [DECLINE];
    return [...each(CORRUPT, courtOpenTo(state, seat)), DECLINE];
  },
  play(state, _frame, move, tell) {
    state.stack.pop();
    if (move === DECLINE) declined(state.turn, CORRUPTOR, tell);
    else {
      const lord = target(move);
      state.stack.push({ at: 'join', lord, how: 'corruptor' }, { at: 'bribe', lord });
    }
  },
});

/** W6, K4: in pearls, with nebulis as in any payment. */
export const bribe = step<'bribe'>({
  actor: (state) => state.turn,
  moves(state) {
    const choices = nebulisChoices(state, state.turn, BRIBE);
    return PAY.filter((_, n) => choices & (1 << n));
  },
  play(state, _frame, move, tell) {
    state.stack.pop();
    const nebulis = target(move);
    pay(state, state.turn, BRIBE - nebulis, nebulis, tell);
    if (nebulis > 0) settleFigure(state, tell);
  },
});

/** W6: another free lord of yours, a disabled one too. */
const othersOf = (player: OpenPlayer, lord: Lord): Lord[] => player.lords.filter((other) => other !== lord);

function discardOwn(state: State, seat: Seat, lord: Lord, by: 'traitor' | 'schemer', tell: Tell): void {
  const player = playerOf(state, seat);
  remove(player.lords, lord);
  remove(player.disabled, lord);
  state.holder[lord] = -1;
  state.gone.push(lord);
  if (tell) {
    const shifts = [lordShift(lord, lordsOf(seat), GONE)];
    tell({ kind: 'lord-discarded', seat, lord: lordCard(lord).key, by, shifts });
  }
}

/** Traitor: you may discard another of your free lords and take any court lord for nothing. */
export const traitorArrives: Arrival = (state, seat, tell) => {
  if (playerOf(state, seat).lords.length > 1 && courtOpenTo(state, seat).length > 0)
    state.stack.push({ at: 'traitor' });
  else noEffect(seat, TRAITOR, tell);
};

export const traitor = step<'traitor'>({
  asks: true,
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state): Move[] => [...each(BETRAY, othersOf(playerOf(state, state.turn), TRAITOR)), DECLINE],
  play(state, _frame, move, tell) {
    state.stack.pop();
    if (move === DECLINE) return declined(state.turn, TRAITOR, tell);
    discardOwn(state, state.turn, target(move), 'traitor', tell);
    state.stack.push({ at: 'treason' });
  },
});

export const treason = step<'treason'>({
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state) => each(CLAIM, courtOpenTo(state, state.turn)),
  play(state, _frame, move) {
    state.stack.pop();
    state.stack.push({ at: 'join', lord: target(move), how: 'traitor' });
  },
});

/** Schemer: you may discard another of your free lords and take the top lord of the deck for nothing. */
export const schemerArrives: Arrival = (state, seat, tell) => {
  if (playerOf(state, seat).lords.length > 1 && state.lordDeck.length > 0) state.stack.push({ at: 'schemer' });
  else noEffect(seat, SCHEMER, tell);
};

export const schemer = step<'schemer'>({
  powers: 'open',
  run(state, _frame, tell) {
    if (state.lordDeck.length > 0) return false;
    state.stack.pop();
    noEffect(state.turn, SCHEMER, tell);
    return true;
  },
  actor: (state) => state.turn,
  moves: (state): Move[] => [...each(SCHEME, othersOf(playerOf(state, state.turn), SCHEMER)), DECLINE],
  play(state, _frame, move, tell) {
    state.stack.pop();
    if (move === DECLINE) return declined(state.turn, SCHEMER, tell);
    discardOwn(state, state.turn, target(move), 'schemer', tell);
    state.stack.push({ at: 'scheme' });
  },
});

export const scheme = step<'scheme'>({
  actor: () => 'chance',
  several: (state) => state.lordDeck.length > 1,
  moves: (state) => each(LORD, state.lordDeck),
  weights: (state) => evenly(state.lordDeck),
  play(state, _frame, move) {
    state.stack.pop();
    state.stack.push({ at: 'join', lord: target(move), how: 'schemer' });
  },
});

const buried = (player: OpenPlayer): Lord[] => player.locations.flatMap(({ lords }) => lords);

/** Liberator: one of your lords comes out from under a location; the location stays yours. */
export const liberatorArrives: Arrival = (state, seat, tell) => {
  if (buried(playerOf(state, seat)).length > 0) state.stack.push({ at: 'liberator' });
  else noEffect(seat, LIBERATOR, tell);
};

/** W8: its key and lasting power are back, its once-power is not repeated; a freed Commander is checked at once (W1). */
export const liberator = step<'liberator'>({
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state) => each(FREE, buried(playerOf(state, state.turn))),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const seat = state.turn;
    const player = playerOf(state, seat);
    const lord = target(move);
    const holding = player.locations.find(({ lords }) => lords.includes(lord));
    if (!holding) throw new Error('the Liberator frees only a lord under a location');
    remove(holding.lords, lord);
    player.lords.push(lord);
    state.holder[lord] = seat;
    if (tell) {
      const shifts = [lordShift(lord, underneath(holding.location), lordsOf(seat))];
      tell({ kind: 'freed', seat, lord: lordCard(lord).key, location: tileOf(holding.location).key, shifts });
    }
    if (lord === COMMANDER) commanderStrikes(state);
  },
});
