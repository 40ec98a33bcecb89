import { at, type Game, type GameEvent, type Seat, sum } from '@fathom/kernel';
import type { ChanceRow, Knowledge } from './knowledge.ts';
import { bestValue, type Meter, meter } from './rows.ts';

/**
 * What a seat may expect of a position where chance is about to act, looked at one row of decisions further: every outcome by
 * its weight, each answered by the best row (expectimax, one turn deep). If the meter reaches its limit on the way, the answer means nothing.
 */
export function expectation<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  count: Meter = meter(),
): number {
  const quick = knowledge.expectation?.(state, seat) ?? null;
  if (quick !== null) return quick;
  const merged = knowledge.outcomes?.(state) ?? null;
  let total = 0;
  let weights = 0;
  for (const { moves, weight } of merged ?? single(game, state)) {
    const next = game.clone(state);
    for (const move of moves) game.play(next, move);
    // A single draw may be one of several; a merged row is whole, and what follows it is another matter.
    const goesOn = merged === null && game.actor(next) === 'chance';
    const value = goesOn
      ? expectation(game, next, seat, knowledge, count)
      : bestValue(game, next, seat, knowledge, count);
    total += weight * value;
    weights += weight;
  }
  return total / weights;
}

function single<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
): ChanceRow<Move>[] {
  const weights = game.weights(state);
  const whole = sum(weights);
  return game.moves(state).map((move, i) => ({ moves: [move], weight: at(weights, i) / whole }));
}
