import { tokenValue } from './box/tracks.ts';
import { type Move, TOKEN, TOKENS, target } from './notation.ts';
import { TOKEN_POOL, tokenPiece, tokensOf, UNKNOWN } from './places.ts';
import { earn } from './purse.ts';
import { add, countOf, playerOf, type State, stackSize } from './state.ts';
import { step } from './step.ts';

/** X6, X8: how many of the units are tokens is said before any is drawn; only while there are any. */
export const units = step<'units'>({
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state, frame): Move[] => TOKENS.slice(0, Math.min(frame.units, stackSize(state.pool)) + 1),
  play(state, frame, move, tell) {
    state.stack.pop();
    const tokens = target(move);
    const pearls = frame.units - tokens;
    if (tell) tell({ kind: 'split', seat: state.turn, tokens, pearls });
    earn(state, state.turn, pearls, 'threat', tell);
    if (tokens > 0) state.stack.push({ at: 'token', seat: state.turn, count: tokens });
  },
});

/** A random monster token, seen by its owner alone (V1). Asked even if all that are left are alike: that is a secret too. */
export const token = step<'token'>({
  asks: true,
  actor: () => 'chance',
  moves: (state): Move[] => TOKEN.filter((_, i) => countOf(state.pool, i) > 0),
  weights: (state) => state.pool.filter((count) => count > 0),
  play(state, frame, move, tell) {
    if (--frame.count === 0) state.stack.pop();
    drawToken(state, frame.seat, target(move));
    if (tell) {
      const { seat } = frame;
      const value = tokenValue(target(move));
      const way = { from: TOKEN_POOL, to: tokensOf(seat) };
      tell({ kind: 'token-drawn', seat, value, shifts: [{ piece: tokenPiece(value), was: UNKNOWN, ...way }] }, [seat], {
        kind: 'token-drawn',
        seat,
        value: null,
        shifts: [{ piece: UNKNOWN, ...way }],
      });
    }
  },
});

function drawToken(state: State, seat: number, index: number): void {
  add(state.pool, index, -1);
  add(playerOf(state, seat).tokens, index, 1);
}
