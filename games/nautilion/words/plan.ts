import { FIGURES, type Figure, type Move, type Token, tokenOf, type View } from '@fathom/nautilion/rules';

/** The dice a row gives, in the order of the phases, with the one that is then left for the last figure. */
export function giftsIn(moves: readonly Move[], view: View | undefined): readonly (readonly [Figure, number])[] {
  const gifts = moves.flatMap((one) => (one.do === 'give' ? [[one.to, one.die] as const] : []));
  if (gifts.length === 0) return gifts;
  const left = view ? [...view.dice] : [];
  for (const [, die] of gifts) if (left.includes(die)) left.splice(left.indexOf(die), 1);
  const waiting = FIGURES.filter((figure, index) => view?.given[index] === 0 && !gifts.some(([to]) => to === figure));
  const [last] = left;
  const [figure] = waiting;
  const isPlain = moves.every((one) => one.do === 'give' || one.do === 'place' || one.do === 'lose');
  const all =
    isPlain && left.length === 1 && waiting.length === 1 && last && figure
      ? [...gifts, [figure, last] as const]
      : gifts;
  return all.toSorted(([a], [b]) => FIGURES.indexOf(a) - FIGURES.indexOf(b));
}

/** The tokens a row swaps, with their spaces; none where the view is not known. */
export function swapsIn(moves: readonly Move[], view: View | undefined): readonly (readonly [Token, number])[] {
  if (!view) return [];
  return moves.flatMap((one) => {
    const token = one.do === 'swap' ? tokenAt(view, one.spot) : null;
    return one.do === 'swap' && token ? [[token, view.spots.indexOf(one.spot)] as const] : [];
  });
}

/** What lies on a spot of the path now. */
export function tokenAt(view: View, spot: number): Token | null {
  const kind = view.path[view.spots.indexOf(spot)] ?? 0;
  return kind > 0 ? tokenOf(kind) : null;
}
