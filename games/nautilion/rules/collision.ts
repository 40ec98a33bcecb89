import { cabinsIn, groups, occupied } from './ducts.ts';
import { end } from './ending.ts';
import { KEEP_GROUP } from './frames.ts';
import { isFighter, kindOf, MERCENARY, pathPlace, putIn, takeFrom, tokenOf, total } from './kinds.ts';
import type { Mover } from './moving.ts';
import { openPlace, spotOf, tokensBetween } from './path.ts';
import { hasBerth, kindsIn, putInReserve } from './placing.ts';
import { said, TAKE } from './said.ts';
import { decision, type MoveOf, type Tell } from './step.ts';
import type { CrewNumber, Move, State } from './types.ts';

/** E2.5: one harpoon for each crew 2, 5, 8, two for each mercenary. */
function harpoonsOf(kinds: readonly number[]): number {
  let harpoons = 0;
  for (const kind of kinds) if (isFighter(kind)) harpoons += kind === MERCENARY ? 2 : 1;
  return harpoons;
}

export const nautilionHarpoons = (state: State): number => harpoonsOf(state.cabins);
export const phantomHarpoons = (state: State): number => state.charter.options.harpoons + harpoonsOf(state.hold);

/** E2.4: the mover stops in front of the other figure, every phase left is skipped, and harpoons are compared (E2.5). */
export function collide(state: State, mover: Mover, die: number, tell: Tell): void {
  state.stack.length = 1;
  state.collided = true;
  stopShort(state, mover, die, tell);
  const ours = nautilionHarpoons(state);
  const theirs = phantomHarpoons(state);
  const outcome = ours < theirs ? 'lost' : ours === theirs ? 'tied' : 'won';
  if (tell) tell({ kind: 'collision', mover, nautilion: ours, phantom: theirs, outcome });
  if (outcome === 'lost') {
    end(state, 'harpooned', tell);
    return;
  }
  const left = disarm(state, tell);
  state.stack.push(KEEP_GROUP);
  if (total(state.discard) > 0) state.stack.push({ at: 'spoils', won: outcome === 'won', left });
}

/** E2.4b, E2.4c: with nothing between them the mover stays where it is; it is beside no reef in any case. */
function stopShort(state: State, mover: Mover, die: number, tell: Tell): void {
  const from = spotOf(state, state[mover]);
  const over: number[] = [];
  for (let place = state.nautilion + 1; place < state.phantom; place++) {
    if (state.path[place] !== 0) over.push(spotOf(state, place));
  }
  if (mover === 'phantom') over.reverse();
  const besideReef = state.charter.reefs && state.reefs[state[mover]] !== 0;
  if (tokensBetween(state, state.nautilion, state.phantom) > 0 || besideReef) {
    openPlace(state, mover === 'phantom' ? state.nautilion + 1 : state.phantom);
    if (mover === 'phantom') state.phantom = state.nautilion + 1;
    else state.nautilion = state.phantom - 1;
  }
  const to = spotOf(state, state[mover]);
  if (tell) {
    const shifts = from === to ? [] : [{ piece: mover, from: pathPlace(from), to: pathPlace(to) }];
    tell({ kind: 'moved', figure: mover, die, backwards: false, from, to, over, end: 'collision', shifts });
  }
}

/** E2.5: its board and your mercenaries go to the discard. The cabins they leave. */
function disarm(state: State, tell: Tell): CrewNumber[] {
  const left: CrewNumber[] = [];
  const shifts = [];
  for (const kind of state.hold) {
    putIn(state.discard, kind);
    if (tell) shifts.push({ piece: tokenOf(kind), from: 'hold', to: 'discard' });
  }
  state.hold.length = 0;
  for (let cabin = 1; cabin <= 9; cabin++) {
    if (state.cabins[cabin] !== MERCENARY) continue;
    state.cabins[cabin] = 0;
    putIn(state.discard, MERCENARY);
    left.push(cabin);
    if (tell) shifts.push({ piece: tokenOf(MERCENARY), from: `cabin:${cabin}`, to: 'discard' });
  }
  if (tell) tell({ kind: 'disarmed', shifts });
  return left;
}

/** E2.5, E2.5a: one token comes back from the discard; after a won collision crew may go aboard (E2.6, E2.8). */
export const spoils = decision('spoils', {
  moves: (state) => kindsIn(state.discard).map((kind) => said(TAKE, kind)),
  play(state, { won, left }, move, tell) {
    state.stack.pop();
    const { token } = move as MoveOf<'take'>;
    const kind = kindOf(token);
    const by = left.includes(kind) ? 'E2.6' : 'E2.5';
    if (won && hasBerth(state, kind, by)) {
      state.stack.push({ at: 'place', token, from: 'discard', by });
      return;
    }
    takeFrom(state.discard, kind);
    putInReserve(state, kind, 'discard', tell);
  },
});

/** E2.6: the crew that goes if these stay. */
export const lostByKeeping = (state: State, crew: readonly CrewNumber[]): CrewNumber[] =>
  cabinsIn(occupied(state.cabins)).filter((cabin) => !crew.includes(cabin));

const keeps = new Map<number, Move>();

function keepMove(group: number): Move {
  let move = keeps.get(group);
  if (!move) {
    move = { do: 'keep', crew: cabinsIn(group) };
    keeps.set(group, move);
  }
  return move;
}

/** E2.6, E2.6a: one group of the crew stays, the others are discarded. Nothing to choose while they hang together. */
export const keep = decision('keep', {
  moves(state) {
    const found = groups(state.charter.ducts, occupied(state.cabins));
    return found.length === 0 ? [keepMove(0)] : found.map(keepMove);
  },
  play(state, _frame, move, tell) {
    state.stack.pop();
    const { crew } = move as MoveOf<'keep'>;
    const lost = lostByKeeping(state, crew);
    for (const cabin of lost) {
      putIn(state.discard, state.cabins[cabin] ?? 0);
      state.cabins[cabin] = 0;
    }
    if (tell && lost.length > 0) {
      const shifts = lost.map((cabin) => ({ piece: tokenOf(cabin), from: `cabin:${cabin}`, to: 'discard' }));
      tell({ kind: 'kept', crew, lost, shifts });
    }
  },
});
