import { BLANK, kindOf, MAGE_A, MERCENARY, pathPlace, REEF_3, reefNumber, takeFrom } from './kinds.ts';
import { LAY, REEF, said } from './said.ts';
import { draw, type MoveOf, type Tell } from './step.ts';
import type { Move, State } from './types.ts';

/** The kinds from `first` up to (not with) `end` still in the bag, as bits. */
function bagged(state: State, first: number, end: number): number {
  let set = 0;
  for (let kind = first; kind < end; kind++) if (state.bag[kind] !== 0) set |= 1 << kind;
  return set;
}

/** Lists of moves by the set of kinds they are for; path tokens and reefs never share a set. */
const pathLists: (readonly Move[])[] = new Array(1 << BLANK);
const reefLists: (readonly Move[])[] = new Array(1 << 3);

/** Apart from those who ask, because a function that makes a closure keeps what it catches in memory at every call, made or not. */
const movesFor = (table: readonly Move[], set: number): readonly Move[] => table.filter((_, kind) => set & (1 << kind));

const layMoves = (set: number): readonly Move[] => {
  let list = pathLists[set];
  if (!list) {
    list = movesFor(LAY, set);
    pathLists[set] = list;
  }
  return list;
};

const reefMoves = (set: number): readonly Move[] => {
  let list = reefLists[set >> REEF_3];
  if (!list) {
    list = movesFor(REEF, set);
    reefLists[set >> REEF_3] = list;
  }
  return list;
};

/** How many there are of each of these kinds. Copied and closed up, because a list that grows is made with room it does not need. */
function countsOf({ bag }: State, first: number, end: number): number[] {
  const counts = bag.slice(first, end);
  let kept = 0;
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i] ?? 0;
    if (count !== 0) counts[kept++] = count;
  }
  while (counts.length > kept) counts.pop();
  return counts;
}

/** The move of the only kind in the set, if there is just one. */
const lastKind = (set: number, moves: readonly Move[]): Move | null =>
  (set & (set - 1)) === 0 ? said(moves, 31 - Math.clz32(set)) : null;

/** S1: how many tokens the path has. */
export const pathTokens = ({ mages, mercenaries }: State['charter']): number =>
  36 + (mages ? 9 : 0) + (mercenaries ? 9 : 0);

/** Path tokens are the kinds before this one. */
const pathKinds = ({ mages, mercenaries }: State['charter']): number =>
  mercenaries ? BLANK : mages ? MERCENARY : MAGE_A;

/** Nine mercenaries are the most of one kind. */
const MOST_OF_A_KIND = 9;

/** S1: the next token of the path; behind the last one lies the Abyss with the Phantom on it (S2). */
export const lay = draw('lay', {
  moves: (state) => layMoves(bagged(state, 1, pathKinds(state.charter))),
  weights: (state) => countsOf(state, 1, pathKinds(state.charter)),
  only(state) {
    const left = pathTokens(state.charter) + 1 - state.path.length;
    return left > MOST_OF_A_KIND ? null : lastKind(bagged(state, 1, BLANK), LAY);
  },
  play(state, _frame, move, tell) {
    const { token } = move as MoveOf<'lay'>;
    const kind = kindOf(token);
    const spot = state.path.length;
    takeFrom(state.bag, kind);
    state.path.push(kind);
    state.spots.push(spot);
    if (tell) tell({ kind: 'laid', token, spot, shifts: [{ piece: token, from: 'bag', to: pathPlace(spot) }] });
    if (spot === pathTokens(state.charter)) endPath(state, tell);
  },
});

function endPath(state: State, tell: Tell): void {
  state.stack.pop();
  const abyss = state.path.length;
  state.path.push(0);
  state.spots.push(abyss);
  state.phantom = abyss;
  if (state.charter.reefs) state.reefs = state.path.map(() => 0);
  if (tell) {
    const shifts = [{ piece: 'phantom', from: 'lair', to: pathPlace(abyss) }];
    tell({ kind: 'path-laid', places: abyss + 1, shifts });
  }
}

/** E3.1: the next place to get a reef: every third, from the first after home. */
export function reefPlace(state: State): number {
  let place = 1;
  while (state.reefs[place] !== 0) place += 3;
  return place;
}

export const reef = draw('reef', {
  moves: (state) => reefMoves(bagged(state, REEF_3, REEF_3 + 3)),
  weights: (state) => countsOf(state, REEF_3, REEF_3 + 3),
  only: (state) => lastKind(bagged(state, REEF_3, REEF_3 + 3), REEF),
  play(state, _frame, move, tell) {
    const { token } = move as MoveOf<'reef'>;
    const kind = kindOf(token);
    const place = reefPlace(state);
    takeFrom(state.bag, kind);
    state.reefs[place] = reefNumber(kind);
    if (tell) {
      const shifts = [{ piece: token, from: 'bag', to: `reef:${place}` }];
      tell({ kind: 'reef-laid', reef: reefNumber(kind), spot: place, shifts });
    }
    if (place + 3 >= state.path.length - 1) state.stack.pop();
  },
});
