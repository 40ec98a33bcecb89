import { at, type Seat } from '@fathom/kernel';
import { type Card, cardIndex, colourOf, TOKENS, type Token, tokenIndex } from '../cards.ts';
import type { Event } from '../events.ts';
import type { House } from '../house.ts';
import { nautilusIsland as game } from '../index.ts';
import { NONE, type State } from '../state.ts';

/** Positions made by hand, for tests: chance says what it is told to say, and hands are dealt at will. */
export interface Opening {
  readonly house?: House;
  readonly first?: Seat;
  /** The tokens on the five places, green to orange. */
  readonly camp?: readonly Token[];
  /** The tops of the face-up stacks, back to front; cards of which most are left where the list is short. */
  readonly tops?: readonly Card[];
}

export function begin(seats: number, opening: Opening = {}): State {
  const state = game.setup(seats, { house: opening.house ?? null });
  say(state, `first=${(opening.first ?? 0) + 1}`);
  for (const token of opening.camp ?? ['two', 'three', 'each', 'odd', 'pair']) say(state, `token=${token}`);
  for (const card of opening.tops ?? []) say(state, `turn=${card}`);
  return settle(state);
}

/** Plays moves in notation, each of which must be listed, and gives back what everybody is told. */
export function say(state: State, ...texts: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const text of texts) {
    const move = game.moves(state).find((listed) => game.write(listed) === text);
    if (move === undefined) throw new Error(`${text} is not among ${list(state).join(' ')}`);
    game.play(state, move, (event, audience, veiled) => {
      if (audience === undefined) told.push(event);
      else if (veiled !== undefined) told.push(veiled);
    });
  }
  return told;
}

/** What may be done now, in notation. */
export const list = (state: State): string[] => game.moves(state).map(game.write);

/** Lets chance act, always by taking what there is most of, the last of these, until a seat decides. */
export function settle(state: State): State {
  while (game.actor(state) === 'chance') {
    const weights = game.weights(state);
    game.play(state, at(game.moves(state), weights.lastIndexOf(Math.max(...weights))));
  }
  return state;
}

/** Deals cards from the pool into a hand: seen by all, and seen by their owner alone. */
export function give(state: State, seat: Seat, open: readonly Card[], hidden: readonly Card[] = []): State {
  for (const card of open) {
    state.pool[cardIndex[card]] = at(state.pool, cardIndex[card]) - 1;
    at(state.castaways, seat).open[cardIndex[card]] = at(at(state.castaways, seat).open, cardIndex[card]) + 1;
  }
  for (const card of hidden) {
    state.pool[cardIndex[card]] = at(state.pool, cardIndex[card]) - 1;
    at(state.hidden, seat)[cardIndex[card]] = at(at(state.hidden, seat), cardIndex[card]) + 1;
    at(state.castaways, seat).unseen++;
  }
  if (state.pool.some((count) => count < 0)) throw new Error('the pool has too few of these cards');
  return state;
}

/** Lays cards from the pool into a seat's set, and tokens from the supply onto it. */
export function lay(state: State, seat: Seat, laid: readonly Card[], bonus: readonly Token[] = []): State {
  const castaway = at(state.castaways, seat);
  for (const card of laid) {
    state.pool[cardIndex[card]] = at(state.pool, cardIndex[card]) - 1;
    castaway.laid[cardIndex[card]] = at(castaway.laid, cardIndex[card]) + 1;
  }
  const colour = colourOf(cardIndex[at(laid, 0)]);
  for (const token of bonus) {
    state.supply[tokenIndex[token]] = at(state.supply, tokenIndex[token]) - 1;
    castaway.tokens[colour * TOKENS + tokenIndex[token]] = at(castaway.tokens, colour * TOKENS + tokenIndex[token]) + 1;
  }
  return state;
}

/** The column is drawn down to this many cards a stack; those cards go back to the pool's unseen rest. */
export function lower(state: State, column: number, height: number): State {
  state.heights[column] = height;
  if (height === 0) {
    at(state.tops, column).forEach((top, stack) => {
      if (top !== NONE) state.pool[top] = at(state.pool, top) + 1;
      at(state.tops, column)[stack] = NONE;
    });
  }
  return state;
}
