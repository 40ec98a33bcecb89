import type { Seat } from '@fathom/kernel';
import { type Card, cardName, HAND_KINDS } from './box/cards.ts';
import { COMMANDER } from './box/lords.ts';
import type { Tell } from './events.ts';
import { DISCARD, FEED, type Move, moveOf, target } from './notation.ts';
import { cardShift, DISCARD_PILE, handOf, PEARL, purseOf, SUPPLY, shift } from './places.ts';
import { shielded } from './purse.ts';
import { add, countOf, holderOf, type Open, type OpenPlayer, playerOf, type State } from './state.ts';
import { step } from './step.ts';

export const COMMANDER_LIMIT = 6;
export const HAND_LIMIT = 12;

/** W2: whether an opponent's Commander limits this seat's hand. */
export function isCommanded(open: Open, seat: Seat): boolean {
  const commander = holderOf(open, COMMANDER);
  return commander >= 0 && commander !== seat && !shielded(open, seat);
}

/** The most cards this seat may hold, for now or at the end of its turn; `null` if nothing limits it. */
export function handLimit(open: Open, seat: Seat): number | null {
  if (isCommanded(open, seat)) return COMMANDER_LIMIT;
  return open.options.handLimit12 ? HAND_LIMIT : null;
}

/** Puts the trim on the stack if this seat holds more than the Commander allows. */
export function checkCommander(state: State, seat: Seat): void {
  if (isCommanded(state, seat) && playerOf(state, seat).handSize > COMMANDER_LIMIT) {
    state.stack.push({ at: 'trim', seat, limit: COMMANDER_LIMIT, from: 0 });
  }
}

export function discardCard(
  state: State,
  seat: Seat,
  card: Card,
  why: 'jailer' | 'commander' | 'hand-limit' | 'slaver',
  tell: Tell,
): void {
  const player = playerOf(state, seat);
  add(player.hand, card, -1);
  player.handSize--;
  add(state.discard, card, 1);
  if (tell) {
    const shifts = [cardShift(card, handOf(seat), DISCARD_PILE)];
    tell({ kind: 'discarded', seat, card: cardName(card), why, shifts });
  }
}

/** The kinds of card in a hand. */
export function kindsIn(player: OpenPlayer): Card[] {
  const kinds: Card[] = [];
  for (let card = 0; card < HAND_KINDS; card++) if (countOf(player.hand, card) > 0) kinds.push(card);
  return kinds;
}

/** Discards in rising order of kind, so that no order counts twice: a kind is listed if enough cards follow it. */
export function trimMoves(player: OpenPlayer, from: Card, excess: number): Move[] {
  const moves: Move[] = [];
  let follow = 0;
  for (let card = HAND_KINDS - 1; card >= from; card--) {
    follow += countOf(player.hand, card);
    if (countOf(player.hand, card) > 0 && follow >= excess) moves.push(moveOf(DISCARD, card));
  }
  return moves.reverse();
}

export const trim = step<'trim'>({
  run(state, { seat, limit }) {
    if (playerOf(state, seat).handSize > limit) return false;
    state.stack.pop();
    return true;
  },
  actor: (_state, { seat }) => seat,
  moves(state, { seat, limit, from }) {
    const player = playerOf(state, seat);
    return trimMoves(player, from, player.handSize - limit);
  },
  play(state, frame, move, tell) {
    frame.from = target(move);
    discardCard(state, frame.seat, frame.from, 'commander', tell);
  },
});

/** H1: each card above twelve costs a pearl or is discarded; first the pearls, then the discards. */
export const limit = step<'limit'>({
  run(state, { over }) {
    if (over > 0) return false;
    state.stack.pop();
    return true;
  },
  actor: (state) => state.turn,
  moves(state, { from, over }) {
    const player = playerOf(state, state.turn);
    if (from >= 0) return trimMoves(player, from, over);
    const discards = trimMoves(player, 0, over);
    return player.pearls > 0 ? [FEED, ...discards] : discards;
  },
  play(state, frame, move, tell) {
    const seat = state.turn;
    frame.over--;
    if (move === FEED) {
      playerOf(state, seat).pearls--;
      if (tell) tell({ kind: 'fed', seat, shifts: [shift(PEARL, purseOf(seat), SUPPLY)] });
    } else {
      frame.from = target(move);
      discardCard(state, seat, frame.from, 'hand-limit', tell);
    }
  },
});
