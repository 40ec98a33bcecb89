import type { Seat } from '@fathom/kernel';
import { type Card, FIRST_KRAKEN, HAND_KINDS, RACES, type Race, raceName } from './box/cards.ts';
import { APPRENTICE, lordCard, ORACLE } from './box/lords.ts';
import type { Tell } from './events.ts';
import { COUNCIL, each, target } from './notation.ts';
import { councilPlace, DISCARD_PILE, handOf, pileShifts } from './places.ts';
import { closedTo, openTo, releaseGuard } from './sentinels.ts';
import { add, councilStack, countOf, isReady, type Open, playerOf, type State } from './state.ts';
import { step } from './step.ts';

/** How many cards a stack holds. It holds cards of its race and krakens only. */
function cardsIn(stack: readonly number[], race: Race): number {
  const at = race * 5;
  const low = countOf(stack, at) + countOf(stack, at + 1) + countOf(stack, at + 2);
  const high = countOf(stack, at + 3) + countOf(stack, at + 4);
  const krakens = countOf(stack, FIRST_KRAKEN) + countOf(stack, FIRST_KRAKEN + 1) + countOf(stack, FIRST_KRAKEN + 2);
  return low + high + krakens;
}

/** Moves all cards of a stack onto a pile. */
function empty(stack: number[], race: Race, onto: number[]): void {
  for (let card = race * 5; card < race * 5 + 5; card++) shiftAll(stack, card, onto);
  for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++) shiftAll(stack, card, onto);
}

function shiftAll(stack: number[], card: Card, onto: number[]): void {
  add(onto, card, countOf(stack, card));
  stack[card] = 0;
}

/** Without a question at each kind: it is asked at every turn. */
export const hasCards = (open: Open, race: Race): boolean => cardsIn(councilStack(open, race), race) > 0;

/** A1: a stack with cards, not reserved by another, can be taken or discarded. */
export const isOpenStack = (open: Open, seat: Seat, race: Race): boolean =>
  hasCards(open, race) && openTo(open, seat, 'council', race);

export function openStacks(open: Open, seat: Seat): Race[] {
  const races: Race[] = [];
  const closed = closedTo(open, seat, 'council');
  for (let race = 0; race < RACES.length; race++) if (race !== closed && hasCards(open, race)) races.push(race);
  return races;
}

/** Whether any stack is open; asked at every turn. */
export function isAnyStackOpen(open: Open, seat: Seat): boolean {
  const closed = closedTo(open, seat, 'council');
  for (let race = 0; race < RACES.length; race++) if (race !== closed && hasCards(open, race)) return true;
  return false;
}

export function takeStack(state: State, seat: Seat, race: Race, tell: Tell): void {
  const stack = councilStack(state, race);
  const player = playerOf(state, seat);
  const cards = cardsIn(stack, race);
  if (tell) {
    const shifts = pileShifts(stack, councilPlace(race), handOf(seat));
    tell({ kind: 'stack-taken', seat, race: raceName(race), cards, shifts });
  }
  empty(stack, race, player.hand);
  player.handSize += cards;
  releaseGuard(state, 'council', race, tell);
}

/** Oracle. */
export function discardStack(state: State, seat: Seat, race: Race, tell: Tell): void {
  const stack = councilStack(state, race);
  if (tell) {
    const shifts = pileShifts(stack, councilPlace(race), DISCARD_PILE);
    tell({ kind: 'stack-discarded', seat, race: raceName(race), cards: cardsIn(stack, race), shifts });
  }
  empty(stack, race, state.discard);
  releaseGuard(state, 'council', race, tell);
}

/**
 * One stack more: the Alchemist's second (W10), or the Apprentice's. Compulsory if one is open. T2: the last one is not taken
 * unasked from an Oracle that could discard it.
 */
export const stack = step<'stack'>({
  powers: 'open',
  several: (state) => isReady(state, state.turn, ORACLE),
  run(state, { lord }, tell) {
    if (openStacks(state, state.turn).length > 0) return false;
    state.stack.pop();
    if (tell && lord === APPRENTICE) tell({ kind: 'no-effect', seat: state.turn, lord: lordCard(lord).key });
    return true;
  },
  actor: (state) => state.turn,
  moves: (state) => each(COUNCIL, openStacks(state, state.turn)),
  play(state, _frame, move, tell) {
    state.stack.pop();
    takeStack(state, state.turn, target(move), tell);
  },
});
