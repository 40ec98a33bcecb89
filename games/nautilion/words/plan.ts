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

/** A token on the path, and how many spaces it lies before the Nautilion; behind it, fewer than none. */
export type Found = readonly [token: Token, steps: number];

/** The tokens a row swaps; none where the view is not known. */
export const swapsIn = (moves: readonly Move[], view: View | undefined): readonly Found[] =>
  moves.flatMap((one) => {
    const found = one.do === 'swap' ? foundAt(view, one.spot) : null;
    return found ? [found] : [];
  });

/** What lies on a spot of the path now, and how far away; nothing on a gap, or where the view is not known. */
export function foundAt(view: View | undefined, spot: number): Found | null {
  const token = view ? tokenAt(view, spot) : null;
  return view && token ? [token, stepsTo(view, view.spots.indexOf(spot))] : null;
}

/** T8: how many spaces a place lies before the Nautilion, gaps not counted; behind it, fewer than none. */
export function stepsTo({ path, nautilion }: View, place: number): number {
  const [from, to] = place > nautilion ? [nautilion + 1, place] : [place + 1, nautilion];
  const between = path.slice(from, to).filter((kind) => kind !== 0).length;
  return Math.sign(place - nautilion) * (between + 1);
}

/** What lies on a spot of the path now. */
export function tokenAt(view: View, spot: number): Token | null {
  const kind = view.path[view.spots.indexOf(spot)] ?? 0;
  return kind > 0 ? tokenOf(kind) : null;
}
