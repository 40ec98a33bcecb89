import { type Decoded, type Deed, decode, type Move } from '@fathom/abyss/rules';

/** What a move is done to, as a piece on the table: the piece lights up and sends it. */
export type PieceKind =
  | 'lord'
  | 'stack'
  | 'location'
  | 'card'
  | 'ally'
  | 'own-lord'
  | 'own-location'
  | 'seat'
  | 'track';

const PIECE_OF: { readonly [deed in Deed]?: PieceKind } = {
  recruit: 'lord',
  opportunist: 'lord',
  corrupt: 'lord',
  claim: 'lord',
  council: 'stack',
  oracle: 'stack',
  stack: 'stack',
  control: 'location',
  keep: 'location',
  swap: 'location',
  spend: 'card',
  discard: 'card',
  slaver: 'card',
  lose: 'ally',
  key: 'own-lord',
  betray: 'own-lord',
  scheme: 'own-lord',
  free: 'own-lord',
  disable: 'own-lord',
  illusion: 'own-location',
  hunter: 'seat',
  figure: 'seat',
  give: 'seat',
};

/** Deeds asked for by name first, because the pieces they touch have another use at the same time. */
const MODES: readonly Deed[] = ['slaver', 'oracle', 'opportunist', 'guard'];

export type Mode = 'slaver' | 'oracle' | 'opportunist' | 'guard' | null;

const isMode = (deed: Deed): deed is NonNullable<Mode> => MODES.includes(deed);

export interface Choices {
  readonly all: readonly Decoded[];
  /** What is asked for by its own name first, and the moves behind it. */
  readonly modes: ReadonlyMap<NonNullable<Mode>, readonly Decoded[]>;
  /** The moves that are there without asking for a power. */
  readonly plain: readonly Decoded[];
  /** By piece: `lord:12`, `stack:3`. */
  readonly pieces: ReadonlyMap<string, Decoded>;
}

export const pieceKey = (kind: PieceKind, what: number): string => `${kind}:${what}`;

function pieceOf({ deed, area }: Decoded): PieceKind | null {
  if (deed === 'guard') return area === 'court' ? 'lord' : area === 'council' ? 'stack' : 'location';
  return PIECE_OF[deed] ?? null;
}

/** What may be done now, sorted by the piece one touches to do it. `guarding`: a sentinel is being placed, nothing else is asked. */
export function sort(moves: readonly Move[], mode: Mode, guarding: boolean): Choices {
  const all = moves.flatMap((move) => decode(move) ?? []);
  const modes = new Map<NonNullable<Mode>, Decoded[]>();
  const plain: Decoded[] = [];
  for (const move of all) {
    if (isMode(move.deed) && !(move.deed === 'guard' && guarding)) {
      const known = modes.get(move.deed);
      if (known) known.push(move);
      else modes.set(move.deed, [move]);
    } else plain.push(move);
  }
  const pieces = new Map<string, Decoded>();
  for (const move of mode ? (modes.get(mode) ?? []) : plain) {
    const kind = pieceOf(move);
    if (kind) pieces.set(pieceKey(kind, move.what), move);
  }
  return { all, modes, plain, pieces };
}
