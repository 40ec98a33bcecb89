import type { Seat } from '@fathom/kernel';
import { type Card, cardName, FIRST_KRAKEN, isKraken, nebulisOf, pointsOf } from './box/cards.ts';
import { type Lord, lordCard, MASTER_OF_MAGIC, SHAREHOLDER } from './box/lords.ts';
import { leaveCourt } from './court.ts';
import type { Tell } from './events.ts';
import { corrupt, settleFigure } from './figure.ts';
import type { FrameOf } from './frames.ts';
import { arrive } from './lords/index.ts';
import { nextCards } from './next-cards.ts';
import { AFFILIATE, decode, each, type Move, moveOf, PAY, SPEND, target } from './notation.ts';
import { askOf, costFor, isPayment, shortfall, worth } from './payment.ts';
import {
  alliesOf,
  cardShift,
  courtPlace,
  DISCARD_PILE,
  handOf,
  LORD_DECK,
  lordShift,
  lordsOf,
  SPENT,
} from './places.ts';
import { earn, nebulisChoices, pay as payPearls } from './purse.ts';
import { add, holderOf, type Open, playerOf, remove, type State, works } from './state.ts';
import { step } from './step.ts';

export function recruit(state: State, lord: Lord, tell: Tell): void {
  const seat = state.turn;
  if (tell) tell({ kind: 'recruits', seat, lord: lordCard(lord).key, cost: costFor(state, seat, lord) });
  const spent: Card[] = [];
  const { next, nebulis } = lookAhead(state, lord, spent);
  state.stack.push({ at: 'pay', lord, spent, next, nebulis });
}

/** Works out what may be spent next, and whether what is spent is a whole payment (R1, R2, K1). */
export function lookAhead(state: State, lord: Lord, spent: readonly Card[]): Pick<FrameOf<'pay'>, 'next' | 'nebulis'> {
  const seat = state.turn;
  const ask = askOf(state, seat, lord);
  const next = nextCards(ask, spent, playerOf(state, seat).hand);
  const whole = spent.length > 0 && isPayment(ask, spent);
  return { next, nebulis: whole ? nebulisChoices(state, seat, shortfall(ask, spent)) : 0 };
}

/** Cards one by one, then pearls and nebulis for exactly the shortfall (K4). */
export const pay = step<'pay'>({
  several(_state, { next, nebulis }) {
    return next.length + (nebulis & 1) + ((nebulis >> 1) & 1) + (nebulis >> 2) > 1;
  },
  actor: (state) => state.turn,
  moves(_state, { next, nebulis }) {
    const moves: Move[] = [];
    for (let i = 0; i < next.length; i++) moves.push(moveOf(SPEND, next[i] ?? -1));
    for (let n = 0; n <= 2; n++) if (nebulis & (1 << n)) moves.push(moveOf(PAY, n));
    return moves;
  },
  play(state, frame, move, tell) {
    const decoded = decode(move);
    if (!decoded) return;
    if (decoded.deed === 'spend') spend(state, frame, decoded.what, tell);
    else settle(state, frame, decoded.what, tell);
  },
});

function spend(state: State, frame: FrameOf<'pay'>, card: Card, tell: Tell): void {
  const seat = state.turn;
  const player = playerOf(state, seat);
  add(player.hand, card, -1);
  player.handSize--;
  frame.spent.push(card);
  if (tell) {
    tell({ kind: 'spent', seat, card: cardName(card), shifts: [cardShift(card, handOf(seat), SPENT)] });
  }
  const { next, nebulis } = lookAhead(state, frame.lord, frame.spent);
  frame.next = next;
  frame.nebulis = nebulis;
}

/** R6: what follows the payment, in its order. */
function settle(state: State, { lord, spent }: FrameOf<'pay'>, nebulis: number, tell: Tell): void {
  const seat = state.turn;
  const missing = Math.max(0, costFor(state, seat, lord) - worth(spent));
  state.stack.pop();
  state.stack.push({ at: 'refill' }, { at: 'join', lord, how: 'recruited' });
  let gift = 0;
  for (let i = 0; i < spent.length; i++) gift += nebulisOf(spent[i] ?? -1);
  if (gift > 0) state.stack.push({ at: 'gift', nebulis: gift });
  state.stack.push({ at: 'affiliate', cards: spent });
  if (missing > 0) payPearls(state, seat, missing - nebulis, nebulis, tell);
  if (nebulis > 0) settleFigure(state, tell);
}

/** R3, W5: the lowest of the other cards, of equals your choice; with Master of Magic any of them. Cards come in rising order of kind. */
export function affiliable(open: Open, seat: Seat, cards: readonly Card[]): Card[] {
  const any = works(open, seat, MASTER_OF_MAGIC);
  const lowest = any ? 0 : lowestAlly(cards);
  const found: Card[] = [];
  let previous: Card = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? -1;
    if (isKraken(card) || card === previous) continue;
    previous = card;
    if (any || pointsOf(card) === lowest) found.push(card);
  }
  return found;
}

/** The lowest value of the cards that are no krakens; 9 if all are. */
function lowestAlly(cards: readonly Card[]): number {
  let lowest = 9;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? -1;
    if (!isKraken(card) && pointsOf(card) < lowest) lowest = pointsOf(card);
  }
  return lowest;
}

export const affiliate = step<'affiliate'>({
  run(state, { cards }, tell) {
    // Krakens come last, so with one in front there is nothing else.
    if (!isKraken(cards[0] ?? FIRST_KRAKEN)) return false;
    state.stack.pop();
    layDown(state, cards, -1, tell);
    return true;
  },
  actor: (state) => state.turn,
  moves: (state, { cards }) => each(AFFILIATE, affiliable(state, state.turn, cards)),
  play(state, { cards }, move, tell) {
    state.stack.pop();
    layDown(state, cards, target(move), tell);
  },
});

function layDown(state: State, cards: readonly Card[], affiliated: Card, tell: Tell): void {
  const seat = state.turn;
  const moved = [];
  let kept = affiliated < 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? -1;
    const keep = !kept && card === affiliated;
    if (keep) {
      kept = true;
      add(playerOf(state, seat).allies, card, 1);
    } else add(state.discard, card, 1);
    if (tell) moved.push(cardShift(card, SPENT, keep ? alliesOf(seat) : DISCARD_PILE));
  }
  if (tell) tell({ kind: 'affiliated', seat, card: affiliated < 0 ? null : cardName(affiliated), shifts: moved });
}

/** K2: each kraken used brings its nebulis, after the payment. */
export const gift = step<'gift'>({
  run(state, { nebulis }, tell) {
    state.stack.pop();
    corrupt(state, state.turn, nebulis, 'krakens', tell);
    settleFigure(state, tell);
    return true;
  },
});

/** R4, R6: the lord joins, free; Shareholder; then its power. */
export const join = step<'join'>({
  run(state, { lord, how }, tell) {
    state.stack.pop();
    const seat = state.turn;
    let from = LORD_DECK;
    if (how === 'schemer') remove(state.lordDeck, lord);
    else from = courtPlace(leaveCourt(state, lord, tell));
    playerOf(state, seat).lords.push(lord);
    state.holder[lord] = seat;
    if (tell) {
      tell({ kind: 'joined', seat, lord: lordCard(lord).key, how, shifts: [lordShift(lord, from, lordsOf(seat))] });
    }
    if (how === 'recruited' || how === 'corruptor') {
      state.recruited = true;
      const shareholder = holderOf(state, SHAREHOLDER);
      if (shareholder >= 0 && shareholder !== seat) earn(state, shareholder, 1, 'shareholder', tell);
    }
    arrive(state, lord, tell);
    return true;
  },
});
