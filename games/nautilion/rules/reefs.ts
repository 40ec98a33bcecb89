import { cardOf, cardStoodOn } from './darkhouse/index.ts';
import { onlyFace, rollMoves, rollWeights } from './dice.ts';
import { darkhouseCard, putIn, reefKind, tokenOf } from './kinds.ts';
import { spotOf } from './path.ts';
import { draw, type MoveOf, type Tell } from './step.ts';
import type { State } from './types.ts';

/** E3.3: the crew with the reef's number helps. */
export const reefBonus = (state: State, reef: number): number => (state.cabins[reef] === reef ? 1 : 0);

export const REEF_ESCAPE = 3;

/** The reef beside the Nautilion goes to the reserve; H12a: if there still is one. */
export function gainReef(state: State, tell: Tell): void {
  const reef = state.reefs[state.nautilion] ?? 0;
  if (reef === 0) return;
  const kind = reefKind(reef);
  const spot = spotOf(state, state.nautilion);
  state.reefs[state.nautilion] = 0;
  putIn(state.reserve, kind);
  if (tell) {
    const shifts = [{ piece: tokenOf(kind), from: `reef:${spot}`, to: 'reserve' }];
    tell({ kind: 'reef-gained', reef, spot, shifts });
  }
}

/** E3.3: 3 or more and the Nautilion is free; less and it stays this turn. */
export const reefRoll = draw('reef-roll', {
  moves: rollMoves,
  weights: rollWeights,
  only: onlyFace,
  play(state, _frame, move, tell) {
    state.stack.pop();
    const { face } = move as MoveOf<'roll'>;
    const reef = state.reefs[state.nautilion] ?? 0;
    const bonus = reefBonus(state, reef);
    const free = face + bonus >= REEF_ESCAPE;
    if (tell) tell({ kind: 'reef-rolled', reef, face, bonus, total: face + bonus, free });
    if (free) return gainReef(state, tell);
    state.stuck = true;
    if (tell && cardOf(cardStoodOn(state)).offWhenStuck) {
      tell({ kind: 'idle-card', card: darkhouseCard(cardStoodOn(state)) });
    }
  },
});
