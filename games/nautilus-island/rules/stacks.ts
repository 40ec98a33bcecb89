import type { Seat, Shift, Tell } from '@fathom/kernel';
import { type Card, cards } from './cards.ts';
import type { Event, Listener } from './events.ts';
import { places } from './places.ts';
import { NONE, onTurn, type State } from './state.ts';
import { beginRound, endTurn } from './turn.ts';

/** S5: the tops of the face-up stacks, back to front. */
export function turnFirstTops(state: State, tell: Listener): void {
  state.column = 0;
  state.stack = NONE;
  nextTop(state, tell);
}

/** S6: every face-up stack of the column shows its top card, if it has one left. */
function nextTop(state: State, tell: Listener): void {
  for (;;) {
    const stacks = state.layout[state.column];
    if (state.heights[state.column] > 0) {
      for (let stack = state.stack + 1; stack < stacks.length; stack++) {
        if (stacks[stack] === 'up') {
          state.stack = stack;
          state.phase = 'turn';
          return;
        }
      }
    }
    state.stack = NONE;
    if (state.round > 0) {
      state.column = NONE;
      endTurn(state, tell);
      return;
    }
    if (++state.column === state.layout.length) {
      state.column = NONE;
      beginRound(state, tell);
      return;
    }
  }
}

export function turnUp(state: State, card: number, tell: Listener): void {
  const { column, stack } = state;
  state.pool[card]--;
  state.tops[column][stack] = card;
  if (tell) {
    const shifts = [{ piece: cards[card], was: '?', from: places.pool, to: places.top(column, stack) }];
    tell({ kind: 'turned', column, stack, card: cards[card], shifts });
  }
  nextTop(state, tell);
}

/** R3: the seen tops come to hand at once, the cards of the face-down stacks one by one from chance. */
export function collectCards(state: State, tell: Listener): void {
  const seat = onTurn(state);
  const { at: column, open } = state.castaways[seat];
  const tops = state.tops[column];
  if (tell) tellCollected(state, seat, column, tell);
  state.heights[column]--;
  for (let stack = 0; stack < tops.length; stack++) {
    const card = tops[stack];
    if (card === NONE) continue;
    open[card]++;
    tops[stack] = NONE;
  }
  if (state.heights[column] === 0 && state.ending === 'no') {
    state.ending = 'next';
    if (tell) tell({ kind: 'emptied', column });
  }
  state.column = column;
  state.stack = NONE;
  nextDraw(state, tell);
}

function tellCollected(state: State, seat: Seat, column: number, tell: Tell<Event>): void {
  const seen: Card[] = [];
  const shifts: Shift[] = [];
  state.tops[column].forEach((card, stack) => {
    if (card === NONE) return;
    seen.push(cards[card]);
    shifts.push({ piece: cards[card], from: places.top(column, stack), to: places.hand(seat) });
  });
  const unseen = state.layout[column].length - seen.length;
  tell({ kind: 'collected', seat, column, cards: seen, unseen, shifts });
}

function nextDraw(state: State, tell: Listener): void {
  const stacks = state.layout[state.column];
  for (let stack = state.stack + 1; stack < stacks.length; stack++) {
    if (stacks[stack] === 'down') {
      state.stack = stack;
      state.phase = 'draw';
      return;
    }
  }
  state.stack = NONE;
  nextTop(state, tell);
}

/** K1: seen by the taker alone. */
export function draw(state: State, card: number, tell: Listener): void {
  const seat = onTurn(state);
  const { column, stack } = state;
  state.pool[card]--;
  state.hidden[seat][card]++;
  state.castaways[seat].unseen++;
  if (tell) {
    const way = { from: places.pool, to: places.hand(seat) };
    const event = { kind: 'drew', seat, column, stack } as const;
    tell({ ...event, card: cards[card], shifts: [{ piece: cards[card], was: '?', ...way }] }, [seat], {
      ...event,
      card: '?',
      shifts: [{ piece: '?', ...way }],
    });
  }
  nextDraw(state, tell);
}
