import { FIGURES, type Figure, type Move, type Token, tokenOf, type View } from '@fathom/nautilion/rules';

/** The dice a row gives, in the order of the phases, with those that are then left alike and go by themselves. */
export function giftsIn(moves: readonly Move[], view: View | undefined): readonly (readonly [Figure, number])[] {
  const gifts = moves.flatMap((one) => (one.do === 'give' ? [[one.to, one.die] as const] : []));
  const given = new Set(gifts.map(([to]) => to));
  // Given anew in the same row (D1), they are not told apart here.
  if (!view || gifts.length === 0 || given.size < gifts.length) return inOrder(gifts);
  const left = [...view.dice];
  for (const one of moves) {
    const at = 'die' in one ? left.indexOf(one.die) : -1;
    if (at < 0) continue;
    if (one.do === 'give') left.splice(at, 1);
    else if (one.do === 'tide' || one.do === 'turn') left[at] = one.to;
  }
  const held = view.stuck && view.round === 1;
  const waiting = FIGURES.filter(
    (figure, index) => view.given[index] === 0 && !given.has(figure) && !(held && figure === 'nautilion'),
  );
  const [die] = left;
  const areAlike = die !== undefined && left.length >= waiting.length && left.every((other) => other === die);
  return inOrder(areAlike ? [...gifts, ...waiting.map((figure) => [figure, die] as const)] : gifts);
}

const inOrder = (gifts: readonly (readonly [Figure, number])[]): readonly (readonly [Figure, number])[] =>
  gifts.toSorted(([a], [b]) => FIGURES.indexOf(a) - FIGURES.indexOf(b));

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
