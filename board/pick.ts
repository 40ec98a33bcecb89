/**
 * Keys that touch pieces. A letter names a region (`data-region`), a digit touches its first, second, third … lit piece; without a letter it
 * means `usual`, or the sheet that lies on top. Where more than nine lie, two digits do: 07, 12. So whatever can be done takes at most
 * three keys.
 */
export function createPick(root: () => HTMLElement | undefined, regions: { readonly [letter: string]: string }) {
  let region: string | null = null;
  let tens = '';
  const litIn = (place: ParentNode): HTMLElement[] =>
    [...place.querySelectorAll<HTMLElement>('[data-lit]')].filter((piece) => piece.getClientRects().length > 0);
  const placeOf = (name: string): ParentNode | null => root()?.querySelector(`[data-region="${name}"]`) ?? null;
  return (key: string, usual: string): void => {
    if (Object.hasOwn(regions, key)) {
      const place = placeOf(regions[key] ?? '');
      const [first] = place ? litIn(place) : [];
      region = first ? (regions[key] ?? null) : null;
      tens = '';
      first?.focus();
      return;
    }
    if (!/^\d$/.test(key)) return;
    const place = document.querySelector('.sheet') ?? placeOf(region ?? usual);
    const pieces = place ? litIn(place) : [];
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
