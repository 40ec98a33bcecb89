import { cabinsIn, groups, occupied } from './ducts.ts';
import { end } from './ending.ts';
import { KEEP_GROUP } from './frames.ts';
import { isFighter, kindOf, MERCENARY, pathPlace, tokenOf, total } from './kinds.ts';
import type { Mover } from './moving.ts';
import { openPlace, spotOf, tokensBetween } from './path.ts';
import { hasBerth, kindsIn, putInReserve } from './placing.ts';
import { TAKE } from './said.ts';
import { decision, type MoveOf, type Teller } from './step.ts';
import type { Move, State } from './types.ts';

/** E2.5: one harpoon for each crew 2, 5, 8, two for each mercenary. */
function harpoonsOf(kinds: readonly number[]): number {
  let harpoons = 0;
  for (const kind of kinds) if (isFighter(kind)) harpoons += kind === MERCENARY ? 2 : 1;
  return harpoons;
}

export const nautilionHarpoons = (state: State): number => harpoonsOf(state.cabins);
export const phantomHarpoons = (state: State): number => state.charter.options.harpoons + harpoonsOf(state.hold);

/** E2.4: the mover stops in front of the other figure, every phase left is skipped, and harpoons are compared (E2.5). */
export function collide(state: State, mover: Mover, die: number, tell: Teller): void {
  state.frames.length = 1;
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
  disarm(state, tell);
  state.frames.push(KEEP_GROUP);
  if (total(state.discard) > 0) state.frames.push({ step: 'spoils', won: outcome === 'won' });
}

/** E2.4b, E2.4c: with nothing between them the mover stays where it is; it is beside no reef in any case. */
function stopShort(state: State, mover: Mover, die: number, tell: Teller): void {
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

/** E2.5: its board and your mercenaries go to the discard. */
function disarm(state: State, tell: Teller): void {
  const shifts = [];
  for (const kind of state.hold) {
    state.discard[kind]++;
    if (tell) shifts.push({ piece: tokenOf(kind), from: 'hold', to: 'discard' });
  }
  state.hold.length = 0;
  for (let cabin = 1; cabin <= 9; cabin++) {
    if (state.cabins[cabin] !== MERCENARY) continue;
    state.cabins[cabin] = 0;
    state.discard[MERCENARY]++;
    if (tell) shifts.push({ piece: tokenOf(MERCENARY), from: `cabin:${cabin}`, to: 'discard' });
  }
  if (tell) tell({ kind: 'disarmed', shifts });
}

/** E2.5, E2.5a: one token comes back from the discard; after a won collision crew may go aboard (E2.6, E2.8). */
export const spoils = decision('spoils', {
  moves: (state) => kindsIn(state.discard).map((kind) => TAKE[kind]),
  play(state, move, { won }, tell) {
    state.frames.pop();
    const { token } = move as MoveOf<'take'>;
    const kind = kindOf(token);
    if (won && hasBerth(state, kind, 'E2.5')) {
      state.frames.push({ step: 'place', token, from: 'discard', by: 'E2.5' });
      return;
    }
    state.discard[kind]--;
    putInReserve(state, kind, 'discard', tell);
  },
});

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
  play(state, move, _frame, tell) {
    state.frames.pop();
    const { crew } = move as MoveOf<'keep'>;
    const lost: number[] = [];
    for (let cabin = 1; cabin <= 9; cabin++) {
      const kind = state.cabins[cabin];
      if (kind === 0 || crew.includes(cabin)) continue;
      state.cabins[cabin] = 0;
      state.discard[kind]++;
      lost.push(cabin);
    }
    if (tell && lost.length > 0) {
      const shifts = lost.map((cabin) => ({ piece: tokenOf(cabin), from: `cabin:${cabin}`, to: 'discard' }));
      tell({ kind: 'kept', crew, lost, shifts });
    }
  },
});
