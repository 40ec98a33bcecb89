import type { Seat } from '@fathom/kernel';
import { LORDS, type Lord, lordCard } from './box/lords.ts';
import type { Tell } from './events.ts';
import { each, LORD, type Move, target } from './notation.ts';
import { courtPlace, LORD_DECK, lordShift, PEARL, purseOf, SUPPLY, shift } from './places.ts';
import { earn } from './purse.ts';
import { openTo, releaseGuard } from './sentinels.ts';
import { type Open, playerOf, remove, type State } from './state.ts';
import { step } from './step.ts';

export const COURT_PLACES = 6;

/** R6: refill, plot and Recipient use the free place furthest from the deck; −1 if the court is full. */
export function freePlace(open: Open): number {
  for (let place = COURT_PLACES - 1; place >= 0; place--) if (open.court[place] === -1) return place;
  return -1;
}

/** The lords of the court this seat may acquire, discard or swap (K7). */
export function courtOpenTo(open: Open, seat: Seat): Lord[] {
  const lords: Lord[] = [];
  for (let place = 0; place < COURT_PLACES; place++) {
    const lord = open.court[place] ?? -1;
    if (lord >= 0 && openTo(open, seat, 'court', lord)) lords.push(lord);
  }
  return lords;
}

/** T1, T3: plotting needs a pearl, a free place and a lord in the deck. */
export const mayPlot = (open: Open, seat: Seat): boolean =>
  playerOf(open, seat).pearls > 0 && open.lordDeck.length > 0 && freePlace(open) >= 0;

export function plot(state: State, seat: Seat, tell: Tell): void {
  playerOf(state, seat).pearls--;
  if (tell) tell({ kind: 'plotted', seat, shifts: [shift(PEARL, purseOf(seat), SUPPLY)] });
  state.stack.push({ at: 'lord-drawn', place: freePlace(state) });
}

/** A lord leaves the court; a sentinel on it goes back to its owner. */
export function leaveCourt(state: State, lord: Lord, tell: Tell): number {
  const place = state.court.indexOf(lord);
  state.court[place] = -1;
  releaseGuard(state, 'court', lord, tell);
  return place;
}

/** So many equal weights. */
export const ONES: readonly (readonly number[])[] = Array.from({ length: LORDS.length + 1 }, (_, length) =>
  Array.from({ length }, () => 1),
);
/** Draws from a deck of single cards are all equally likely. */
export const evenly = (deck: readonly unknown[]): readonly number[] => ONES[deck.length] ?? [];

const isChoice = (state: State): boolean => state.lordDeck.length > 1;
const deckMoves = (state: State): Move[] => each(LORD, state.lordDeck);
const deckWeights = (state: State): readonly number[] => evenly(state.lordDeck);

function layLord(state: State, lord: Lord, place: number, tell: Tell): void {
  remove(state.lordDeck, lord);
  state.court[place] = lord;
  if (tell) {
    tell({
      kind: 'lord-laid',
      lord: lordCard(lord).key,
      place,
      shifts: [lordShift(lord, LORD_DECK, courtPlace(place))],
    });
  }
}

export const lordDrawn = step<'lord-drawn'>({
  actor: () => 'chance',
  several: isChoice,
  moves: deckMoves,
  weights: deckWeights,
  play(state, { place }, move, tell) {
    state.stack.pop();
    layLord(state, target(move), place, tell);
  },
});

/** Fills the court place by place, as far as the deck goes. */
export const fill = step<'fill'>({
  run(state, _frame, tell) {
    const place = freePlace(state);
    if (place >= 0 && state.lordDeck.length > 0) return false;
    state.stack.pop();
    if (place >= 0) {
      state.ending ??= 'court-empty';
      if (tell) tell({ kind: 'court-short', missing: state.court.filter((lord) => lord < 0).length });
    }
    return true;
  },
  actor: () => 'chance',
  several: isChoice,
  moves: deckMoves,
  weights: deckWeights,
  play: (state, _frame, move, tell) => layLord(state, target(move), freePlace(state), tell),
});

/** R5: the court slides away from the deck; with two lords or fewer the recruiter earns 2 pearls and it is filled again. */
export const refill = step<'refill'>({
  run(state, _frame, tell) {
    state.stack.pop();
    slide(state, tell);
    let lords = 0;
    for (let place = 0; place < COURT_PLACES; place++) if ((state.court[place] ?? -1) >= 0) lords++;
    if (lords > 2) return true;
    earn(state, state.turn, 2, 'refill', tell);
    state.stack.push({ at: 'fill' });
    return true;
  },
});

function slide(state: State, tell: Tell): void {
  const { court } = state;
  let to = COURT_PLACES - 1;
  const shifts = [];
  for (let place = COURT_PLACES - 1; place >= 0; place--) {
    const lord = court[place] ?? -1;
    if (lord < 0) continue;
    if (place !== to) {
      court[to] = lord;
      court[place] = -1;
      if (tell) shifts.push(lordShift(lord, courtPlace(place), courtPlace(to)));
    }
    to--;
  }
  if (tell && shifts.length > 0) tell({ kind: 'court-slid', shifts });
}
