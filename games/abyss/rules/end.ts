import type { Seat } from '@fathom/kernel';
import { ALLY_KINDS, type CardName, cardName, FIRST_KRAKEN, HAND_KINDS, nebulisOf, raceOf } from './box/cards.ts';
import { CLEANER } from './box/lords.ts';
import { tokenValue } from './box/tracks.ts';
import type { Tell } from './events.ts';
import { corrupt, settleFigure } from './figure.ts';
import { alliesOf, cardShift, DISCARD_PILE, handOf, shifts, tokenPiece, tokensOf, UNKNOWN } from './places.ts';
import { add, countOf, playerOf, type State, works } from './state.ts';
import { step } from './step.ts';

/** K6: krakens in hand bring their nebulis, but not to a working Cleaner, and are discarded; then the figure is settled once. */
export const lastKrakens = step<'last-krakens'>({
  run(state, _frame, tell) {
    state.stack.pop();
    for (let i = 0; i < state.seats; i++) discardKrakens(state, (state.first + i) % state.seats, tell);
    settleFigure(state, tell);
    return true;
  },
});

function discardKrakens(state: State, seat: Seat, tell: Tell): void {
  const player = playerOf(state, seat);
  const moved = [];
  let nebulis = 0;
  let krakens = 0;
  for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++) {
    const count = countOf(player.hand, card);
    krakens += count;
    nebulis += count * nebulisOf(card);
    if (tell) moved.push(...shifts(count, cardName(card), handOf(seat), DISCARD_PILE));
    add(state.discard, card, count);
    player.hand[card] = 0;
  }
  if (krakens === 0) return;
  player.handSize -= krakens;
  if (tell) tell({ kind: 'krakens-discarded', seat, krakens, shifts: moved });
  if (!works(state, seat, CLEANER)) corrupt(state, seat, nebulis, 'last-krakens', tell);
}

/** E2: everybody affiliates the lowest ally of each race in hand and discards the rest. Then the game is over. */
export const lastAllies = step<'last-allies'>({
  run(state, _frame, tell) {
    state.stack.pop();
    for (let i = 0; i < state.seats; i++) emptyHand(state, (state.first + i) % state.seats, tell);
    for (let i = 0; tell && i < state.seats; i++) showTokens(state, (state.first + i) % state.seats, tell);
    state.over = true;
    if (tell && state.ending) tell({ kind: 'over', why: state.ending });
    return true;
  },
});

function emptyHand(state: State, seat: Seat, tell: Tell): void {
  const { hand, allies } = playerOf(state, seat);
  const moved = [];
  const cards: CardName[] = [];
  let affiliated = 0;
  for (let card = 0; card < ALLY_KINDS; card++) {
    const race = 1 << raceOf(card);
    const lowest = countOf(hand, card) > 0 && !(affiliated & race);
    if (lowest) {
      affiliated |= race;
      add(hand, card, -1);
      add(allies, card, 1);
      if (tell) {
        cards.push(cardName(card));
        moved.push(cardShift(card, handOf(seat), alliesOf(seat)));
      }
    }
    if (tell) moved.push(...shifts(countOf(hand, card), cardName(card), handOf(seat), DISCARD_PILE));
    add(state.discard, card, countOf(hand, card));
    hand[card] = 0;
  }
  playerOf(state, seat).handSize = 0;
  if (tell) tell({ kind: 'last-affiliations', seat, cards, shifts: moved });
}

/** V1: at the end all see the tokens. The one the Hunter took is known to its victim already. */
function showTokens(state: State, seat: Seat, tell: NonNullable<Tell>): void {
  const { hunted } = state;
  const place = tokensOf(seat);
  const values = playerOf(state, seat).tokens.flatMap((count, i) => Array<number>(count).fill(tokenValue(i)));
  if (values.length === 0) return;
  const turned = (value: number) => ({ piece: tokenPiece(value), from: place, to: place, was: UNKNOWN });
  const rest = values.slice();
  if (hunted && hunted.to === seat) {
    rest.splice(rest.indexOf(hunted.value), 1);
    const known = { kind: 'tokens-shown', seat, values: [hunted.value] } as const;
    tell(known, [hunted.from, seat], { ...known, shifts: [turned(hunted.value)] });
  }
  if (rest.length === 0) return;
  const known = { kind: 'tokens-shown', seat, values: rest } as const;
  tell(known, [seat], { ...known, shifts: rest.map(turned) });
}
