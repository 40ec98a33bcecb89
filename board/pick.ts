/**
 * Keys that touch pieces. A letter names a region (`data-region`), a digit touches its first, second, third … lit piece; without a letter it
 * means `usual`, or the sheet that lies on top. So whatever can be done takes two or three keys.
 */
export function createPick(root: () => HTMLElement | undefined, regions: { readonly [letter: string]: string }) {
  let region: string | null = null;
  const litIn = (place: ParentNode): HTMLElement[] =>
    [...place.querySelectorAll<HTMLElement>('[data-lit]')].filter((piece) => piece.getClientRects().length > 0);
  const placeOf = (name: string): ParentNode | null => root()?.querySelector(`[data-region="${name}"]`) ?? null;
  return (key: string, usual: string): void => {
    if (Object.hasOwn(regions, key)) {
      const place = placeOf(regions[key] ?? '');
      const [first] = place ? litIn(place) : [];
      region = first ? (regions[key] ?? null) : null;
      first?.focus();
      return;
    }
    const digit = Number(key);
    if (!Number.isInteger(digit) || digit < 1) return;
    const place = document.querySelector('.sheet') ?? placeOf(region ?? usual);
    region = null;
    if (place) litIn(place)[digit - 1]?.click();
  };
}
