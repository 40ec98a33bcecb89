import { SMUGGLE } from '../frames.ts';
import { BLANK, kindOf, pathPlace, takeFrom, tokenOf } from '../kinds.ts';
import { openPlace, placeOf, spotOf } from '../path.ts';
import { allSaid, insertBefore, TAKE } from '../said.ts';
import { decision, type MoveOf } from '../step.ts';
import type { State } from '../types.ts';
import { redCard } from './card.ts';

/** D3: a crew, mage or mercenary token from the discard is slid into the path ahead of the Nautilion; nothing if there is none. */
export const d3 = redCard('D3', {
  machinate(state) {
    if (smuggleable(state).length > 0) state.stack.push(SMUGGLE);
  },
});

/** The kinds that may be slid in: no blank, no reef. */
export function smuggleable(state: State): number[] {
  const kinds: number[] = [];
  for (let kind = 1; kind < BLANK; kind++) if (state.discard[kind] !== 0) kinds.push(kind);
  return kinds;
}

/**
 * The places in front of which a token may be slid in: anywhere between the Nautilion and the Abyss, on either side of the Phantom. A
 * row of gaps is one choice: only the front of it, right behind a token or a figure, is named.
 */
export function openings(state: State): number[] {
  const places: number[] = [];
  for (let place = state.nautilion + 1; place < state.path.length; place++) {
    const before = place - 1;
    if (state.path[before] !== 0 || before === state.nautilion || before === state.phantom) places.push(place);
  }
  return places;
}

export const smuggle = decision('smuggle', {
  moves: (state) => allSaid(TAKE, smuggleable(state)),
  play(state, _frame, move) {
    state.stack.pop();
    state.stack.push({ at: 'insert', token: (move as MoveOf<'take'>).token });
  },
});

export const insert = decision('insert', {
  moves: (state) => openings(state).map((place) => insertBefore(spotOf(state, place))),
  play(state, { token }, move, tell) {
    state.stack.pop();
    const { before } = move as MoveOf<'insert'>;
    const place = placeOf(state, before);
    const kind = kindOf(token);
    const spot = openPlace(state, place);
    state.path[place] = kind;
    takeFrom(state.discard, kind);
    if (tell) {
      const shifts = [{ piece: tokenOf(kind), from: 'discard', to: pathPlace(spot) }];
      tell({ kind: 'inserted', token, spot, before, shifts });
    }
  },
});
