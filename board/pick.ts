/**
 * Keys that touch pieces. A letter names a region (`data-region`), a digit touches its first, second, third … lit piece; without a letter it
 * means `usual`. While a sheet lies on top, both mean what lies in it; what can be put together there is not lit, but carries `data-pick`, and
 * is touched by its region's letter. Where more than nine lie, two digits do: 07, 12. So whatever can be done takes at most three keys.
 */
export function createPick(root: () => HTMLElement | undefined, regions: { readonly [letter: string]: string }) {
  let region: string | null = null;
  let tens = '';
  const seen = (place: ParentNode, selector: string): HTMLElement[] =>
    [...place.querySelectorAll<HTMLElement>(selector)].filter((piece) => piece.getClientRects().length > 0);
  const sheet = (): ParentNode | null => document.querySelector('.sheet');
  const piecesOf = (name: string): HTMLElement[] => {
    const place = (sheet() ?? root())?.querySelector(`[data-region="${name}"]`);
    return place ? seen(place, '[data-lit], [data-pick]') : [];
  };
  const usually = (name: string): HTMLElement[] => {
    const top = sheet();
    return top ? seen(top, '[data-lit]') : piecesOf(name);
  };
  return (key: string, usual: string): void => {
    const named = Object.hasOwn(regions, key) ? regions[key] : undefined;
    if (named !== undefined) {
      const [first] = piecesOf(named);
      region = first ? named : null;
      tens = '';
      first?.focus();
      return;
    }
    if (!/^\d$/.test(key)) return;
    const pieces = region === null ? usually(usual) : piecesOf(region);
    if (pieces.length > 9 && tens === '') {
      tens = key;
      pieces[Math.max(0, 10 * Number(key) - 1)]?.focus();
      return;
    }
    const number = Number(pieces.length > 9 ? tens + key : key);
    region = null;
    tens = '';
    if (number > 0) pieces[number - 1]?.click();
  };
}
