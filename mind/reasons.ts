/** A reason for or against a row, and what it is worth in chance to win: below nought for what the row costs. */
export interface Weighed<Reason> {
  readonly reason: Reason;
  readonly worth: number;
  /** Never left out, whatever else there is to say. */
  readonly must?: boolean;
}

/** More than these nobody reads. */
const SAID = 3;

/** What costs less than half a point of a hundred may go unsaid. */
const FELT = 0.005;

/** The few reasons worth most, the weightiest first. The largest cost is always among them. */
export function weightiest<Reason>(found: readonly Weighed<Reason>[]): readonly Reason[] {
  const ranked = found.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const cost = ranked.find(({ worth }) => worth <= -FELT);
  const isSaid = (one: Weighed<Reason>) => one.must === true || one === cost;
  const first = ranked.filter(isSaid);
  const said = new Set([...first, ...ranked.filter((one) => !isSaid(one))].slice(0, SAID));
  return ranked.filter((one) => said.has(one)).map(({ reason }) => reason);
}

/**
 * What one consequence of a row is worth: the chance where the row ends, less the chance in the same position with that consequence taken
 * back.
 */
export function weigher<State>(
  end: State,
  clone: (state: State) => State,
  chance: (state: State) => number,
): (takeBack: (state: State) => void) => number {
  const whole = chance(end);
  return (takeBack) => {
    const without = clone(end);
    takeBack(without);
    return whole - chance(without);
  };
}
