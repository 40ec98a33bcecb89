import type { Census } from '@fathom/kernel';

interface Tray {
  readonly place: string;
  readonly pieces: readonly { readonly piece: string; readonly count: number }[];
}

/** Places of one kind, such as all hands. */
export interface Trays {
  readonly kind: string;
  readonly places: readonly Tray[];
}

/** `hand:0` is a hand, and so is `hand:0:2`. */
const kindOf = (place: string): string => /^[^: ]*/.exec(place)?.[0] ?? place;

/** Everything on the table, places of a kind together, in the order the game lists them. */
export function traysOf(pieces: Census): readonly Trays[] {
  const kinds = new Map<string, Tray[]>();
  for (const [place, held] of Object.entries(pieces)) {
    const kind = kindOf(place);
    const tray: Tray = {
      place,
      pieces: Object.entries(held).flatMap(([piece, count]) => (count > 0 ? [{ piece, count }] : [])),
    };
    const others = kinds.get(kind);
    if (others) others.push(tray);
    else kinds.set(kind, [tray]);
  }
  // What there is only one of stands together.
  const single = [...kinds.values()].filter(({ length }) => length === 1).flat();
  const several = [...kinds].filter(([, places]) => places.length > 1);
  return [
    ...(single.length > 0 ? [{ kind: 'single', places: single }] : []),
    ...several.map(([kind, places]) => ({ kind, places })),
  ];
}
