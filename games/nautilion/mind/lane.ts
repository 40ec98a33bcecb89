import type { State } from '@fathom/nautilion/rules';

/**
 * The path as figures count it (T8): only the tokens still there, in order from home. A figure stands between two of them, so it is
 * told by how many lie behind it, on the side of home.
 */
export interface Lane {
  /** Kinds of tokens; only the first `length` count. */
  readonly tokens: Uint8Array;
  length: number;
  nautilion: number;
  phantom: number;
}

/** More than 36 crew, 9 mages, 9 mercenaries and what D3 slides in. */
const ROOM = 96;

export const emptyLane = (): Lane => ({ tokens: new Uint8Array(ROOM), length: 0, nautilion: 0, phantom: 0 });

export function readLane({ path, nautilion, phantom }: State, lane: Lane): Lane {
  lane.length = 0;
  lane.nautilion = 0;
  lane.phantom = 0;
  for (let place = 1; place < path.length - 1; place++) {
    const kind = path[place] ?? 0;
    if (kind === 0) continue;
    lane.tokens[lane.length++] = kind;
    if (place <= nautilion) lane.nautilion = lane.length;
    if (place < phantom) lane.phantom = lane.length;
  }
  return lane;
}

export function copyLane(from: Lane, to: Lane): void {
  to.tokens.set(from.tokens);
  to.length = from.length;
  to.nautilion = from.nautilion;
  to.phantom = from.phantom;
}

/** Takes a token out and tells its kind. Figures beyond it have one less behind them. */
export function takeOut(lane: Lane, at: number): number {
  const { tokens } = lane;
  const kind = tokens[at] ?? 0;
  tokens.copyWithin(at, at + 1, lane.length);
  lane.length--;
  if (lane.nautilion > at) lane.nautilion--;
  if (lane.phantom > at) lane.phantom--;
  return kind;
}

/** How many of each kind lie before the Nautilion. */
export function countAhead({ tokens, length, nautilion }: Lane, copies: Uint8Array): void {
  copies.fill(0);
  for (let i = nautilion; i < length; i++) {
    const kind = tokens[i] ?? 0;
    copies[kind] = (copies[kind] ?? 0) + 1;
  }
}
