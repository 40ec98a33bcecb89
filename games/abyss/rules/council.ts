import type { Seat } from '@fathom/kernel';
import { FIRST_KRAKEN, RACES, type Race } from './box/cards.ts';
import { APPRENTICE, LORDS } from './box/lords.ts';
import type { Tell } from './events.ts';
import { COUNCIL, each, target } from './notation.ts';
import { councilPlace, DISCARD_PILE, handOf, pileShifts } from './places.ts';
import { openTo, releaseGuard } from './sentinels.ts';
import { type Open, type State, stackSize } from './state.ts';
import { step } from './step.ts';

/** A stack holds cards of its race and krakens only. */
function hasCards(stack: readonly number[], race: Race): boolean {
  const at = race * 5;
  if (stack[at] > 0 || stack[at + 1] > 0 || stack[at + 2] > 0 || stack[at + 3] > 0 || stack[at + 4] > 0) return true;
  return stack[FIRST_KRAKEN] > 0 || stack[FIRST_KRAKEN + 1] > 0 || stack[FIRST_KRAKEN + 2] > 0;
}

/** A1: a stack with cards, not reserved by another, can be taken or discarded. */
export const isOpenStack = (open: Open, seat: Seat, race: Race): boolean =>
  hasCards(open.council[race], race) && openTo(open, seat, 'council', race);

export function openStacks(open: Open, seat: Seat): Race[] {
  const races: Race[] = [];
  for (let race = 0; race < RACES.length; race++) if (isOpenStack(open, seat, race)) races.push(race);
  return races;
}

export function takeStack(state: State, seat: Seat, race: Race, tell: Tell): void {
  const stack = state.council[race];
  const player = state.players[seat];
  const cards = stackSize(stack);
  if (tell) {
    const shifts = pileShifts(stack, councilPlace(race), handOf(seat));
    tell({ kind: 'stack-taken', seat, race: RACES[race], cards, shifts });
  }
  for (let card = 0; card < stack.length; card++) {
    player.hand[card] += stack[card];
    stack[card] = 0;
  }
  player.handSize += cards;
  releaseGuard(state, 'council', race, tell);
}

/** Oracle. */
export function discardStack(state: State, seat: Seat, race: Race, tell: Tell): void {
  const stack = state.council[race];
  if (tell) {
    const shifts = pileShifts(stack, councilPlace(race), DISCARD_PILE);
    tell({ kind: 'stack-discarded', seat, race: RACES[race], cards: stackSize(stack), shifts });
  }
  for (let card = 0; card < stack.length; card++) {
    state.discard[card] += stack[card];
    stack[card] = 0;
  }
  releaseGuard(state, 'council', race, tell);
}

/** One stack more: the Alchemist's second (W10), or the Apprentice's. Compulsory if one is open. */
export const stack = step<'stack'>({
  powers: 'open',
  run(state, { lord }, tell) {
    if (openStacks(state, state.turn).length > 0) return false;
    state.stack.pop();
    if (tell && lord === APPRENTICE) tell({ kind: 'no-effect', seat: state.turn, lord: LORDS[lord].key });
    return true;
  },
  actor: (state) => state.turn,
  moves: (state) => each(COUNCIL, openStacks(state, state.turn)),
  play(state, _frame, move, tell) {
    state.stack.pop();
    takeStack(state, state.turn, target(move), tell);
  },
});
