import { at, type Seat, type Shift } from '@fathom/kernel';
import { add, type Card, cards } from './cards.ts';
import type { Tell } from './events.ts';
import { type CardFrame, drawFrom, turnIn } from './frames.ts';
import type { Face, Layout } from './house.ts';
import { places } from './places.ts';
import { castawayOf, hiddenOf, missing, NONE, type Open, onTurn, type State, stacksOf } from './state.ts';

/** The next stack of a column that lies so, or NONE. */
function nextStack(stacks: readonly Face[], after: number, face: Face): number {
  for (let stack = after + 1; stack < stacks.length; stack++) if (stacks[stack] === face) return stack;
  return NONE;
}

/** S5: the first of all face-up stacks after this one, back to front; `null` if there is none. */
export function nextFirstTop(layout: Layout, column: number, after: number): CardFrame | null {
  for (let here = column, from = after; here < layout.length; here++, from = NONE) {
    const stack = nextStack(stacksOf({ layout }, here), from, 'up');
    if (stack !== NONE) return turnIn(here, stack);
  }
  return null;
}

const topsOf = (state: State, column: number): number[] => state.tops[column] ?? missing('column', column);

/** S6: the next face-up stack of the column that has a card left to show. */
export function nextTop(scene: Open, column: number, after: number): CardFrame | null {
  if (scene.heights[column] === 0) return null;
  const stack = nextStack(stacksOf(scene, column), after, 'up');
  return stack === NONE ? null : turnIn(column, stack);
}

export function turnUp(state: State, { column, stack }: CardFrame, card: number, tell: Tell): void {
  add(state.pool, card, -1);
  topsOf(state, column)[stack] = card;
  if (tell) {
    const name = at(cards, card);
    const shifts = [{ piece: name, was: '?', from: places.pool, to: places.top(column, stack) }];
    tell({ kind: 'turned', column, stack, card: name, shifts });
  }
  const next = state.round === 0 ? nextFirstTop(state.layout, column, stack) : nextTop(state, column, stack);
  if (next !== null) state.stack.push(next);
}

/** What chance still has to say after a collection: first the cards drawn (R3), then the new tops (S6). */
function pushPending(state: State, column: number): void {
  const top = nextTop(state, column, NONE);
  if (top !== null) state.stack.push(top);
  const unseen = nextStack(stacksOf(state, column), NONE, 'down');
  if (unseen !== NONE) state.stack.push(drawFrom(column, unseen));
}

/** R3: the seen tops come to hand at once, the cards of the face-down stacks one by one from chance. */
export function collectCards(state: State, tell: Tell): void {
  const seat = onTurn(state);
  const { at: column, open } = castawayOf(state, seat);
  const tops = topsOf(state, column);
  if (tell) tellCollected(state, seat, column, tell);
  add(state.heights, column, -1);
  for (let stack = 0; stack < tops.length; stack++) {
    const card = tops[stack] ?? NONE;
    if (card === NONE) continue;
    add(open, card, 1);
    tops[stack] = NONE;
  }
  if (state.heights[column] === 0 && state.ending === 'no') {
    state.ending = 'next';
    if (tell) tell({ kind: 'emptied', column });
  }
  pushPending(state, column);
}

function tellCollected(state: State, seat: Seat, column: number, tell: NonNullable<Tell>): void {
  const seen: Card[] = [];
  const shifts: Shift[] = [];
  topsOf(state, column).forEach((card, stack) => {
    if (card === NONE) return;
    const name = at(cards, card);
    seen.push(name);
    shifts.push({ piece: name, from: places.top(column, stack), to: places.hand(seat) });
  });
  const unseen = stacksOf(state, column).length - seen.length;
  tell({ kind: 'collected', seat, column, cards: seen, unseen, shifts });
}

/** K1: seen by the taker alone. */
export function draw(state: State, { column, stack }: CardFrame, card: number, tell: Tell): void {
  const seat = onTurn(state);
  add(state.pool, card, -1);
  add(hiddenOf(state, seat), card, 1);
  castawayOf(state, seat).unseen++;
  if (tell) {
    const name = at(cards, card);
    const way = { from: places.pool, to: places.hand(seat) };
    const event = { kind: 'drew', seat, column, stack } as const;
    tell({ ...event, card: name, shifts: [{ piece: name, was: '?', ...way }] }, [seat], {
      ...event,
      card: '?',
      shifts: [{ piece: '?', ...way }],
    });
  }
  const next = nextStack(stacksOf(state, column), stack, 'down');
  if (next !== NONE) state.stack.push(drawFrom(column, next));
}
