/**
 * What each seat won, of one win: those who ended first share it. Payoffs of three and more rivals are for places, too; but what people play for, and
 * are told a chance of, is to win.
 */
export function wins(payoffs: readonly number[]): readonly number[] {
  const first = Math.max(...payoffs);
  const winners = payoffs.filter((payoff) => payoff === first).length;
  return payoffs.map((payoff) => (payoff === first ? 1 / winners : 0));
}
