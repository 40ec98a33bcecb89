import { at, type Seat } from '@fathom/kernel';
import { expectation, type Knowledge, rowsFrom } from '@fathom/mind';
import { type Move, nautilion, type State } from '@fathom/nautilion/rules';

/** Where a row leads. */
export function endOf(state: State, row: readonly Move[]): State {
  const end = nautilion.clone(state);
  for (const move of row) nautilion.play(end, move);
  return end;
}

/** What the ends of some rows promise, all looked at equally far: two turns further where there is a quick way to it, else one. */
export function promises(ends: readonly State[], seat: Seat, knowledge: Knowledge<State, Move>): readonly number[] {
  const far = ends.map((end) =>
    promise(end, seat, knowledge, (state) => knowledge.farExpectation?.(state, seat) ?? null),
  );
  if (far.every((value) => value !== null)) return far;
  const near = (state: State) => expectation(nautilion, state, seat, knowledge);
  return ends.map((end) => promise(end, seat, knowledge, near) ?? 0);
}

/** What one end promises, if what lies behind a roll can be told. Where a partner goes on, the best they could do. */
function promise(
  end: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  behindRoll: (state: State) => number | null,
): number | null {
  const actor = nautilion.actor(end);
  if (actor === null) return at(nautilion.payoffs(end), seat);
  if (actor === 'chance') return behindRoll(end);
  const rows = rowsFrom(nautilion, end, seat, knowledge);
  let top: number | null = null;
  for (const row of rows.sort((a, b) => b.value - a.value).slice(0, LIKELY)) {
    const value = nautilion.actor(row.end) === 'chance' ? behindRoll(row.end) : row.value;
    if (value === null) return null;
    top = Math.max(top ?? 0, value);
  }
  return top;
}

/** Of what a partner may do so many are looked at further. */
const LIKELY = 4;
