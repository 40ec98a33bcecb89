import type { Json } from '@fathom/kernel';
import type { Analysis } from '@fathom/mind';

/** The whole in points of a hundred, each to a tenth, so that payoff − start = luck + others + light − given holds as it is written. */
export interface Balance {
  readonly start: number;
  readonly payoff: number;
  readonly luck: number;
  readonly others: number;
  readonly light: number;
  readonly given: number;
}

const tenths = (chance: number): number => Math.round(1000 * chance);

/** Rounds so that the sum stays exact: what rounding took from one is given to the one it took most from. */
export function balanceOf({ start, payoff, luck, others, light, given }: Analysis<Json>): Balance {
  const first = tenths(start);
  const last = tenths(payoff);
  const part = (exact: number, most = Number.POSITIVE_INFINITY) => ({ exact, most, tenths: Math.floor(exact) });
  const sea = part(1000 * luck);
  const rest = part(1000 * others);
  const unknown = part(1000 * light);
  // Nobody gives away less than nothing.
  const own = part(-1000 * given, 0);
  let missing = last - first - sea.tenths - rest.tenths - unknown.tenths - own.tenths;
  const byLoss = [sea, rest, unknown, own].sort((a, b) => b.exact - b.tenths - (a.exact - a.tenths));
  while (missing !== 0) {
    const step = Math.sign(missing);
    for (const one of byLoss) {
      if (missing === 0 || one.tenths + step > one.most) continue;
      one.tenths += step;
      missing -= step;
    }
  }
  return {
    start: first / 10,
    payoff: last / 10,
    luck: sea.tenths / 10,
    others: rest.tenths / 10,
    light: unknown.tenths / 10,
    given: own.tenths === 0 ? 0 : -own.tenths / 10,
  };
}
