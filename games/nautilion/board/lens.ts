import { sailsBack, type View } from '@fathom/nautilion/rules';

/** Which part of the path is enlarged: two rows of places, and how many lie hidden between them (−1: they do not follow each other). */
export interface Lens {
  readonly rows: readonly [readonly number[], readonly number[]];
  readonly hidden: number;
}

/** Places one can stand on or speak of: tokens, figures, ends. Gaps are no spaces and are left out. */
export function line(view: View): readonly number[] {
  const last = view.path.length - 1;
  return view.path.flatMap((kind, place) =>
    kind > 0 || place === 0 || place === last || place === view.nautilion || place === view.phantom ? [place] : [],
  );
}

/** Both figures and what lies before them; or, when a person looks elsewhere, the stretch from there on. */
export function lens(view: View, columns: number, from: number | null): Lens {
  const all = line(view);
  if (from !== null) {
    const start = Math.max(0, Math.min(from, all.length - 2 * columns));
    return { rows: [all.slice(start, start + columns), all.slice(start + columns, start + 2 * columns)], hidden: 0 };
  }
  const nautilion = all.indexOf(view.nautilion);
  const phantom = all.indexOf(view.phantom);
  const back = sailsBack(view) ? 4 : 0;
  const beyond = view.reversed ? 4 : 0;
  const start = Math.max(0, nautilion - back);
  if (phantom < nautilion) {
    return {
      rows: [
        all.slice(start, start + columns),
        all.slice(Math.max(0, phantom + 1 - columns + beyond), phantom + 1 + beyond),
      ],
      hidden: -1,
    };
  }
  if (phantom + beyond - start < 2 * columns) {
    return { rows: [all.slice(start, start + columns), all.slice(start + columns, start + 2 * columns)], hidden: 0 };
  }
  const end = Math.min(all.length, phantom + 1 + beyond);
  return {
    rows: [all.slice(start, start + columns), all.slice(end - columns, end)],
    hidden: end - columns - start - columns,
  };
}

/** How many places the strip could show in all. */
export const stretches = (view: View): number => line(view).length;
