import { at, type Seat } from '@fathom/kernel';
import { raceName } from './box/cards.ts';
import { tileOf } from './box/locations.ts';
import { lordCard } from './box/lords.ts';
import type { Tell } from './events.ts';
import { corrupt, settleFigure } from './figure.ts';
import { decode, GUARD, type Move, moveOf } from './notation.ts';
import { guardOf, purseOf, SUPPLY, sentinelPiece, shift } from './places.ts';
import type { Area, Open, State } from './state.ts';
import { step } from './step.ts';

/** K7: whoever alone may acquire, discard or swap this; −1 if anybody may. */
export function reservedFor(open: Open, area: Area, thing: number): Seat {
  const { sentinels } = open;
  for (let i = 0; i < sentinels.length; i++) {
    const sentinel = sentinels[i];
    if (sentinel?.thing === thing && sentinel.area === area) return sentinel.owner;
  }
  return -1;
}

export function openTo(open: Open, seat: Seat, area: Area, thing: number): boolean {
  const owner = reservedFor(open, area, thing);
  return owner < 0 || owner === seat;
}

/** K7: the one thing of an area that another has reserved from this seat, for there is one token per area; −1 if there is none. */
export function closedTo(open: Open, seat: Seat, area: Area): number {
  const { sentinels } = open;
  for (let i = 0; i < sentinels.length; i++) {
    const sentinel = sentinels[i];
    if (sentinel?.area === area) return sentinel.owner === seat ? -1 : sentinel.thing;
  }
  return -1;
}

/** The guarded thing has left its place: the token is back before its owner, to be placed from the next turn on. */
export function releaseGuard(state: State, area: Area, thing: number, tell: Tell): void {
  const { sentinels } = state;
  for (let i = 0; i < sentinels.length; i++) {
    const sentinel = sentinels[i];
    if (sentinel?.thing !== thing || sentinel.area !== area) continue;
    sentinel.area = null;
    sentinel.thing = -1;
    sentinel.ready = false;
    if (tell) {
      const { owner } = sentinel;
      const shifts = [shift(sentinelPiece(i), guardOf(area), purseOf(owner))];
      tell({ kind: 'sentinel-back', seat: owner, sentinel: i, shifts });
    }
  }
}

/** Watcher, Vigil, Lookout: the token, a nebulis, and the token is placed at once. */
export function takeSentinel(state: State, seat: Seat, index: number, tell: Tell): void {
  at(state.sentinels, index).owner = seat;
  if (tell) {
    tell({
      kind: 'sentinel-taken',
      seat,
      sentinel: index,
      shifts: [shift(sentinelPiece(index), SUPPLY, purseOf(seat))],
    });
  }
  corrupt(state, seat, 1, 'sentinel', tell);
  state.stack.push({ at: 'guard', sentinel: index });
  settleFigure(state, tell);
}

/** The token this seat may place before its action; −1 if none. */
export function readySentinel(open: Open, seat: Seat): number {
  const { sentinels } = open;
  for (let i = 0; i < sentinels.length; i++) {
    const sentinel = sentinels[i];
    if (sentinel?.owner === seat && sentinel.ready) return i;
  }
  return -1;
}

/** Where a token may be placed: one per area in all. */
export function guardMoves(open: Open): Move[] {
  const taken = (area: Area) => open.sentinels.some((sentinel) => sentinel.area === area);
  const moves: Move[] = [];
  if (!taken('court')) for (const lord of open.court) if (lord >= 0) moves.push(moveOf(GUARD.court, lord));
  if (!taken('council')) moves.push(...GUARD.council);
  if (!taken('locations')) for (const location of open.faceUp) moves.push(moveOf(GUARD.locations, location));
  return moves;
}

export function placeSentinel(state: State, index: number, move: Move, tell: Tell): void {
  const decoded = decode(move);
  if (!decoded?.area) return;
  const { area, what } = decoded;
  const sentinel = at(state.sentinels, index);
  sentinel.area = area;
  sentinel.thing = what;
  sentinel.ready = false;
  if (tell) {
    tell({
      kind: 'sentinel-placed',
      seat: sentinel.owner,
      sentinel: index,
      area,
      thing: area === 'court' ? lordCard(what).key : area === 'council' ? raceName(what) : tileOf(what).key,
      shifts: [shift(sentinelPiece(index), purseOf(sentinel.owner), guardOf(area))],
    });
  }
}

export const guard = step<'guard'>({
  powers: 'open',
  run(state) {
    if (guardMoves(state).length > 0) return false;
    state.stack.pop();
    return true;
  },
  actor: (state) => state.turn,
  moves: (state) => guardMoves(state),
  play(state, { sentinel }, move, tell) {
    state.stack.pop();
    placeSentinel(state, sentinel, move, tell);
  },
});
