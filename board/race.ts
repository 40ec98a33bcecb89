import { at } from '@fathom/kernel';
import type { Run, Series } from './guide.ts';
import { byRank } from './ranks.ts';

/** A line for every seat, the winner's first, all on one scale. `lineOf` gives a seat's label and its points, turn by turn. */
export function raceOf(
  { ranks }: Run,
  tones: readonly Series['tone'][],
  lineOf: (seat: number) => Pick<Series, 'label' | 'values'>,
): readonly Series[] {
  const lines = byRank(ranks).map((seat) => ({ ...lineOf(seat), tone: at(tones, seat) }));
  const top = Math.max(1, ...lines.flatMap(({ values }) => values));
  return lines.map((line) => ({ ...line, top }));
}
