import {
  type Actor,
  at,
  type Game,
  type GameEvent,
  type Parsed,
  type Random,
  type Seat,
  type Tell,
  type Watcher,
} from '@fathom/kernel';
import type { Secret, Subject } from '@fathom/kernel/conform';

/**
 * Under Two Cups, the smallest game with hidden dice: each of two players rolls a die under a cup, the first says whose shows more,
 * both cups are lifted. A die stays where it is, whatever it shows, so that no census can tell one roll from another.
 */
const faces = [1, 2, 3, 4, 5, 6] as const;
type Face = (typeof faces)[number];
type Claim = 'more' | 'not-more';

export interface CupsState {
  /** The faces rolled so far. */
  dice: Face[];
  claim: Claim | null;
}

export interface CupsView {
  readonly dice: readonly (Face | null)[];
  readonly claim: Claim | null;
}

export type CupsMove = { readonly do: 'roll'; readonly face: Face } | { readonly do: 'say'; readonly claim: Claim };

export type CupsEvent = GameEvent &
  (
    | { readonly kind: 'rolls'; readonly seat: Seat; readonly face: Face | null }
    | { readonly kind: 'says'; readonly claim: Claim; readonly dice: readonly Face[] }
  );

const rolls: readonly CupsMove[] = faces.map((face) => ({ do: 'roll', face }));
const claims: readonly CupsMove[] = [
  { do: 'say', claim: 'more' },
  { do: 'say', claim: 'not-more' },
];
const write = (move: CupsMove): string => (move.do === 'roll' ? String(move.face) : move.claim);
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

function actor({ dice, claim }: CupsState): Actor {
  if (claim !== null) return null;
  return dice.length < 2 ? 'chance' : 0;
}

function moves(state: CupsState): readonly CupsMove[] {
  const by = actor(state);
  if (by === null) return [];
  return by === 'chance' ? rolls : claims;
}

function play(state: CupsState, move: CupsMove, tell?: Tell<CupsEvent>): void {
  if (move.do === 'say') {
    state.claim = move.claim;
    if (tell) tell({ kind: 'says', claim: move.claim, dice: [...state.dice] });
    return;
  }
  const seat = state.dice.length;
  state.dice.push(move.face);
  if (tell) tell({ kind: 'rolls', seat, face: move.face }, [seat], { kind: 'rolls', seat, face: null });
}

/** A die under each cup in turn, and a claim only once both are rolled. */
function restore(input: unknown): Parsed<CupsState> {
  const { dice, claim, ...rest } = Object(input);
  const rolled = Array.isArray(dice) && dice.length <= 2 && dice.every((face) => faces.includes(face)) ? dice : null;
  const said = claim === null || ((claim === 'more' || claim === 'not-more') && rolled?.length === 2);
  return rolled && said && isEmpty(rest)
    ? { ok: true, value: { dice: [...rolled], claim } }
    : { ok: false, error: 'This is no position of Under Two Cups.' };
}

const winner = ({ dice: [own = 1, other = 1], claim }: CupsState): Seat => (own > other === (claim === 'more') ? 0 : 1);

/** Two dice, one under each cup, from the first moment to the last. */
const lying = { 'cup:0': { die: 1 }, 'cup:1': { die: 1 } };

const rolled = (random: Random): Face => at(faces, random.below(faces.length));

export const cups: Game<CupsState, CupsMove, CupsView, object, CupsEvent> = {
  id: 'cups',
  version: 1,
  seats: [2, 2],
  options: {
    defaults: {},
    parse: (input) => (isEmpty(input) ? { ok: true, value: {} } : { ok: false, error: 'There is nothing to choose.' }),
  },
  rules: ['C1'],
  setup: () => ({ dice: [], claim: null }),
  restore,
  actor,
  moves,
  weights: () => faces.map(() => 1),
  play,
  clone: ({ dice, claim }) => ({ dice: [...dice], claim }),
  whyNot: () => null,
  view: ({ dice, claim }, watcher) => ({
    dice: dice.map((face, seat) => (claim !== null || seat === watcher ? face : null)),
    claim,
  }),
  imagine: ({ dice, claim }, _watcher, random) => ({
    dice: dice.map((face) => face ?? rolled(random)),
    claim,
  }),
  reveals: () => true,
  payoffs: (state) => (winner(state) === 0 ? [1, 0] : [0, 1]),
  result: (state) => ({ ranks: winner(state) === 0 ? [1, 2] : [2, 1], breakdown: [], why: 'said' }),
  census: () => lying,
  pieces: () => lying,
  bound: () => 3,
  write,
  read: (text) => [...rolls, ...claims].find((move) => write(move) === text) ?? null,
};

/** A die the watcher has not seen might as well show any other face. */
function secrets({ dice, claim }: CupsState, watcher: Watcher): readonly Secret<CupsState>[] {
  if (claim !== null) return [];
  return dice.flatMap((shown, seat) =>
    faces
      .filter((face) => seat !== watcher && face !== shown)
      .map((face) => ({
        what: `${shown} under the cup of seat ${seat}, not ${face}`,
        swap(copy: CupsState) {
          copy.dice[seat] = face;
        },
      })),
  );
}

export const cupsSubject: Subject<CupsState, CupsMove, CupsView, object, CupsEvent> = {
  game: cups,
  configurations: [{ seats: 2, options: {} }],
  secrets,
};
