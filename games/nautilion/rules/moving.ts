import { isFighter, MERCENARY, pathPlace, putIn, putRising, reefKind, tokenOf } from './kinds.ts';
import { demand } from './losing.ts';
import { spotOf } from './path.ts';
import type { Tell } from './step.ts';
import type { Event, State } from './types.ts';

export type Mover = 'phantom' | 'nautilion';

/** T8: the spots of the spaces a figure counts between two places, in its order; the last is where it ends. */
export function spacesOver(state: State, from: number, to: number): number[] {
  const over: number[] = [];
  const way = to > from ? 1 : -1;
  for (let place = from; place !== to; ) {
    place += way;
    if (place === to || state.path[place] !== 0) over.push(spotOf(state, place));
  }
  return over;
}

type End = Extract<Event, { readonly kind: 'moved' }>['end'];

/** What a figure ends on: a token, or one of the ends. */
function endOf(state: State, place: number): End {
  if (place === 0) return 'home';
  return place === state.path.length - 1 ? 'abyss' : 'token';
}

/** Moves a figure along the path and says so. */
export function moveFigure(state: State, figure: Mover, die: number, backwards: boolean, to: number, tell: Tell): void {
  const from = figure === 'phantom' ? state.phantom : state.nautilion;
  if (figure === 'phantom') state.phantom = to;
  else state.nautilion = to;
  if (tell) {
    const shifts =
      from === to ? [] : [{ piece: figure, from: pathPlace(spotOf(state, from)), to: pathPlace(spotOf(state, to)) }];
    tell({
      kind: 'moved',
      figure,
      die,
      backwards,
      from: spotOf(state, from),
      to: spotOf(state, to),
      over: spacesOver(state, from, to),
      end: endOf(state, to),
      shifts,
    });
  }
}

/** E2.1: the places of the Phantom's board. */
export const HOLD = 6;

/** E2.2: whether a token the Phantom gets joins its board. */
export const joinsPhantom = (state: State, kind: number): boolean =>
  state.charter.mercenaries && !state.collided && isFighter(kind) && state.hold.length < HOLD;

/**
 * The Phantom gets the token at a place, by ending there (T6) or through D6: fighters join its board before the collision while there
 * is room (E2.2); after it a mercenary costs you a token (E2.7, E2.7a); everything else is discarded.
 */
export function givePhantom(state: State, place: number, tell: Tell): void {
  const kind = state.path[place] ?? 0;
  const spot = spotOf(state, place);
  const token = tokenOf(kind);
  state.path[place] = 0;
  if (joinsPhantom(state, kind)) {
    putRising(state.hold, kind);
    if (tell) tell({ kind: 'armed', token, spot, shifts: [{ piece: token, from: pathPlace(spot), to: 'hold' }] });
    return;
  }
  putIn(state.discard, kind);
  if (tell) tell({ kind: 'sank', token, spot, shifts: [{ piece: token, from: pathPlace(spot), to: 'discard' }] });
  if (kind === MERCENARY && state.collided) demand(state, 1, 'mercenary');
}

/** E3.2: the reef beside a place goes to the discard. */
export function sinkReef(state: State, place: number, tell: Tell): void {
  const reef = state.reefs[place] ?? 0;
  const kind = reefKind(reef);
  const spot = spotOf(state, place);
  state.reefs[place] = 0;
  putIn(state.discard, kind);
  if (tell) {
    const shifts = [{ piece: tokenOf(kind), from: `reef:${spot}`, to: 'discard' }];
    tell({ kind: 'reef-sunk', reef, spot, shifts });
  }
}
