import { at, type Seat } from '@fathom/kernel';
import type { CorruptedBy, Tell } from './events.ts';
import { each, FIGURE, target } from './notation.ts';
import { KRAKEN_FIGURE, NEBULIS, purseOf, SUPPLY, shift, shifts } from './places.ts';
import { countOf, playerOf, type State } from './state.ts';
import { step } from './step.ts';

/** Nebulis from the supply; the figure is settled by the caller. */
export function corrupt(state: State, seat: Seat, nebulis: number, why: CorruptedBy, tell: Tell): void {
  if (nebulis === 0) return;
  playerOf(state, seat).nebulis += nebulis;
  if (tell) tell({ kind: 'corrupted', seat, nebulis, why, shifts: shifts(nebulis, NEBULIS, SUPPLY, purseOf(seat)) });
}

/**
 * K5: the kraken figure goes to the first who gets a nebulis, then to whoever newly ties or passes its holder. If several do so at
 * once and are equally corrupt, the holder chooses: then the choice lies on top of the stack.
 */
export function settleFigure(state: State, tell: Tell): void {
  if (!state.options.kraken) return;
  const among = claimants(state);
  for (let seat = 0; seat < state.seats; seat++) state.settled[seat] = playerOf(state, seat).nebulis;
  if (among.length === 0) {
    if (state.figure >= 0 && playerOf(state, state.figure).nebulis === 0) moveFigure(state, -1, tell);
  } else if (among.length === 1 || state.figure < 0) moveFigure(state, at(among, 0), tell);
  else state.stack.push({ at: 'figure', among });
}

/** Those the figure may go to now, clockwise from the first player: the most corrupt of those who newly tie or pass the holder. */
function claimants(state: State): Seat[] {
  const { settled, figure, first, seats } = state;
  const held = figure < 0 ? 0 : playerOf(state, figure).nebulis;
  const before = figure < 0 ? 0 : countOf(settled, figure);
  let among: Seat[] = [];
  let most = 1;
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    const { nebulis } = playerOf(state, seat);
    if (seat === figure || nebulis < most) continue;
    const isNew = figure < 0 || nebulis > held || (nebulis === held && countOf(settled, seat) < before);
    if (!isNew) continue;
    if (nebulis > most) among = [];
    most = nebulis;
    among.push(seat);
  }
  return among;
}

function moveFigure(state: State, to: Seat, tell: Tell): void {
  const from = state.figure;
  state.figure = to;
  if (tell) {
    const place = (seat: Seat) => (seat < 0 ? SUPPLY : purseOf(seat));
    tell({
      kind: 'figure',
      from: from < 0 ? null : from,
      to: to < 0 ? null : to,
      shifts: [shift(KRAKEN_FIGURE, place(from), place(to))],
    });
  }
}

export const figure = step<'figure'>({
  actor: (state) => state.figure,
  moves: (_state, { among }) => each(FIGURE, among),
  play(state, _frame, move, tell) {
    state.stack.pop();
    moveFigure(state, target(move), tell);
  },
});
