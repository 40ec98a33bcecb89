import type { State } from '@fathom/nautilion/rules';

/**
 * The path as figures count it (T8): only the tokens still there, in order from home. A figure stands between two of them, so it is
 * told by how many lie behind it, on the side of home.
 */
export interface Sea {
  /** Kinds of tokens; only the first `length` count. */
  readonly tokens: Uint8Array;
  length: number;
  nautilion: number;
  phantom: number;
}

/** More than 36 crew, 9 mages, 9 mercenaries and what D3 slides in. */
const ROOM = 96;

export const emptySea = (): Sea => ({ tokens: new Uint8Array(ROOM), length: 0, nautilion: 0, phantom: 0 });

export function readSea({ path, nautilion, phantom }: State, sea: Sea): Sea {
  sea.length = 0;
  sea.nautilion = 0;
  sea.phantom = 0;
  for (let place = 1; place < path.length - 1; place++) {
    if (path[place] === 0) continue;
    sea.tokens[sea.length++] = path[place];
    if (place <= nautilion) sea.nautilion = sea.length;
    if (place < phantom) sea.phantom = sea.length;
  }
  return sea;
}

export function copySea(from: Sea, to: Sea): void {
  to.tokens.set(from.tokens);
  to.length = from.length;
  to.nautilion = from.nautilion;
  to.phantom = from.phantom;
}

/** Takes a token out and tells its kind. Figures beyond it have one less behind them. */
export function takeOut(sea: Sea, at: number): number {
  const { tokens } = sea;
  const kind = tokens[at];
  tokens.copyWithin(at, at + 1, sea.length);
  sea.length--;
  if (sea.nautilion > at) sea.nautilion--;
  if (sea.phantom > at) sea.phantom--;
  return kind;
}

/** How many of each kind lie before the Nautilion. */
export function countAhead({ tokens, length, nautilion }: Sea, copies: Uint8Array): void {
  copies.fill(0);
  for (let i = nautilion; i < length; i++) copies[tokens[i]]++;
}
