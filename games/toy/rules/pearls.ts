/** The three kinds of pearl, cheapest first. */
export const kinds = ['white', 'pink', 'black'] as const;
export type Pearl = (typeof kinds)[number];

/** What a pearl is worth: D1. */
export const worth: { readonly [kind in Pearl]: number } = { white: 1, pink: 2, black: 3 };

/** How many of each kind. A heap has no order, so none can leak. */
export type Pearls = { [kind in Pearl]: number };

export function noPearls(): Pearls {
  return { white: 0, pink: 0, black: 0 };
}

export function copyOf(pearls: Readonly<Pearls>): Pearls {
  return { white: pearls.white, pink: pearls.pink, black: pearls.black };
}

export function count(pearls: Readonly<Pearls>): number {
  return pearls.white + pearls.pink + pearls.black;
}

export function isPearl(value: unknown): value is Pearl {
  return value === 'white' || value === 'pink' || value === 'black';
}
