import { at } from '@fathom/kernel';
import { occupied, reachable, reaches } from './ducts.ts';
import type { FrameOf } from './frames.ts';
import {
  isCrew,
  isMage,
  KINDS,
  kindOf,
  MAGE_PLACES,
  MERCENARY,
  magePlace,
  pathPlace,
  putIn,
  takeFrom,
  tokenOf,
} from './kinds.ts';
import { spotOf } from './path.ts';
import { PLACE_ABOARD, PLACE_MAGES, PLACE_RESERVE, said } from './said.ts';
import { decision, type MoveOf, single, type Tell } from './step.ts';
import type { CrewNumber, Move, State } from './types.ts';

export type PlacingRule = FrameOf<'place'>['by'];

/** C5: the numbers on the two Admirals, as bits. */
export const ADMIRALS = { low: 0b0000111110, high: 0b1111100000 };

/** P3: whether the active player's Admiral carries this number. Alone, there is no Admiral. */
export function onAdmiral(state: State, number: CrewNumber): boolean {
  if (state.seats === 1) return true;
  return ((state.active === state.lowAdmiral ? ADMIRALS.low : ADMIRALS.high) & (1 << number)) !== 0;
}

export function kindsIn(counts: readonly number[]): number[] {
  const kinds: number[] = [];
  for (let kind = 1; kind < KINDS; kind++) if (counts[kind] !== 0) kinds.push(kind);
  return kinds;
}

/** The mages' cabin among the berths, which else are cabins. */
export const MAGES_CABIN = 1;

/** E2.5, E2.6: a token won back at the collision. E2.5a: only crew goes aboard then, and nothing to the mages' cabin. */
export const isWonBack = (by: PlacingRule): boolean => by === 'E2.5' || by === 'E2.6';

/** Where else than the reserve a token may go, as bits: aboard (T9, P3, E2.3) or to the mages' cabin (E1.3, E1.7). */
export function berthSet(state: State, kind: number, by: PlacingRule): number {
  const { charter, cabins } = state;
  let open = 0;
  if (isCrew(kind)) {
    if (!onAdmiral(state, kind)) return 0;
    if (cabins[kind] === 0 && (by === 'E2.6' || reaches(charter.ducts, occupied(cabins), kind))) open = 1 << kind;
  } else if (kind === MERCENARY && !state.collided && !isWonBack(by)) {
    open = reachable(charter.ducts, occupied(cabins));
  }
  if (charter.mages && !isWonBack(by) && (isCrew(kind) || isMage(kind))) {
    const place = magePlace(kind);
    if (place >= 0 && state.mages[place] === 0) open |= MAGES_CABIN;
  }
  return open;
}

export const hasBerth = (state: State, kind: number, by: PlacingRule): boolean => berthSet(state, kind, by) !== 0;

/** By kind, then by berths, without and with the reserve: there are few, so each list of moves is made once. */
const lists: (readonly Move[])[] = new Array(KINDS * 1024 * 2);

function placeMoves(kind: number, open: number, reserve: boolean): readonly Move[] {
  const key = (kind * 1024 + open) * 2 + (reserve ? 1 : 0);
  let list = lists[key];
  if (!list) {
    list = listPlaces(kind, open, reserve);
    lists[key] = list;
  }
  return list;
}

const listPlaces = (kind: number, open: number, reserve: boolean): readonly Move[] => [
  ...at(PLACE_ABOARD, kind).filter((_, cabin) => cabin > 0 && open & (1 << cabin)),
  ...(open & MAGES_CABIN ? [said(PLACE_MAGES, kind)] : []),
  ...(reserve ? [said(PLACE_RESERVE, kind)] : []),
];

/** The moves to these berths. */
export const berths = (state: State, kind: number, by: PlacingRule): readonly Move[] =>
  placeMoves(kind, berthSet(state, kind, by), false);

/** A token comes to the reserve from somewhere else. */
export function putInReserve(state: State, kind: number, from: string, tell: Tell): void {
  putIn(state.reserve, kind);
  if (tell) {
    const token = tokenOf(kind);
    const shifts = [{ piece: token, from, to: 'reserve' }];
    tell({ kind: 'placed', token, from, to: 'reserve', cabin: 0, shifts });
  }
}

export function putAboard(state: State, kind: number, cabin: CrewNumber, from: string, tell: Tell): void {
  state.cabins[cabin] = kind;
  if (tell) {
    const token = tokenOf(kind);
    const shifts = [{ piece: token, from, to: `cabin:${cabin}` }];
    tell({ kind: 'placed', token, from, to: 'aboard', cabin, shifts });
  }
}

export function putInMagesCabin(state: State, kind: number, from: string, tell: Tell): void {
  const place = magePlace(kind);
  state.mages[place] = 1;
  if (tell) {
    const token = tokenOf(kind);
    const shifts = [{ piece: token, from, to: `mages:${MAGE_PLACES[place]}` }];
    tell({ kind: 'placed', token, from, to: 'mages', cabin: 0, shifts });
  }
}

/** T7: the token at this place is yours: it goes to the reserve unless there is somewhere else to put it. */
export function takeFromPath(state: State, place: number, by: 'T7' | 'D6', tell: Tell): void {
  const kind = state.path[place] ?? 0;
  if (hasBerth(state, kind, by)) {
    state.stack.push({ at: 'place', token: tokenOf(kind), from: pathPlace(spotOf(state, place)), by });
    return;
  }
  state.path[place] = 0;
  putInReserve(state, kind, pathPlace(spotOf(state, place)), tell);
}

/** The token leaves where it lay until it was placed: the figure's place (T7, D6) or the discard (D12, E2.5, E2.6). */
function pickUp(state: State, kind: number, by: PlacingRule): void {
  if (by === 'T7') state.path[state.nautilion] = 0;
  else if (by === 'D6') state.path[state.phantom] = 0;
  else takeFrom(state.discard, kind);
}

export const place = decision('place', {
  moves(state, { token, by }) {
    const kind = kindOf(token);
    return placeMoves(kind, berthSet(state, kind, by), by !== 'D12');
  },
  /** Apart from D12 there is always the reserve, and nobody is asked without somewhere else. */
  only: (state, { token, by }) => (by === 'D12' ? single(berths(state, kindOf(token), by)) : null),
  play(state, { token, from, by }, move, tell) {
    state.stack.pop();
    const placed = move as MoveOf<'place'>;
    const kind = kindOf(token);
    pickUp(state, kind, by);
    if (placed.to === 'aboard') putAboard(state, kind, placed.cabin, from, tell);
    else if (placed.to === 'mages') putInMagesCabin(state, kind, from, tell);
    else putInReserve(state, kind, from, tell);
  },
});
