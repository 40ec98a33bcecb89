/** Where everything on and around the submarine lies, in pixels of its box. */
export interface Hull {
  readonly width: number;
  readonly height: number;
  /** The metal's outer edge. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly thickness: number;
  readonly columns: readonly number[];
  readonly columnWidth: number;
  /** The middle of the landing places on either side. */
  readonly above: number;
  readonly below: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

interface Measures {
  readonly pad: number;
  readonly pill: number;
  readonly left: number;
  readonly right: number;
  readonly first: number;
  readonly last: number;
  readonly thickness: number;
  readonly cardRatio: number;
  readonly widest: number;
  readonly gap: number;
}

const wide: Measures = {
  pad: 68,
  pill: 38,
  left: 74,
  right: 30,
  first: 104,
  last: 104,
  thickness: 13,
  cardRatio: 0.65,
  widest: 112,
  gap: 15,
};
/** A small laptop: less around the cards, so that they can be read. */
const low: Measures = { ...wide, pad: 46, pill: 32, thickness: 8, gap: 7 };
const compact: Measures = {
  pad: 45,
  pill: 27,
  left: 18,
  right: 12,
  first: 22,
  last: 20,
  thickness: 6,
  cardRatio: 0.72,
  widest: 100,
  gap: 7,
};

/** A box this high has no room for everything at its full size. */
export const isLow = (height: number): boolean => height < 370;

/** Columns stand side by side from the tail on the left to the bow on the right. */
export function layOut(width: number, height: number, columns: number, narrow: boolean): Hull {
  const m = narrow ? compact : isLow(height) ? low : wide;
  const top = m.pad;
  const bottom = Math.max(top + 60, height - m.pad - m.pill);
  const columnWidth = (width - m.first - m.last) / columns;
  const high = (bottom - top - 4 * m.thickness - 2 * m.gap) / 3;
  const cardWidth = Math.max(24, Math.min(m.widest, columnWidth - (narrow ? 6 : 34), high / m.cardRatio));
  return {
    width,
    height,
    left: m.left,
    right: width - m.right,
    top,
    bottom,
    thickness: m.thickness,
    columns: Array.from({ length: columns }, (_, i) => m.first + columnWidth * (i + 0.5)),
    columnWidth,
    above: m.pad / 2 + 2,
    below: bottom + m.pad / 2 - 2,
    cardWidth,
    cardHeight: cardWidth * m.cardRatio,
  };
}

/** The outline of the hull, `inset` pixels inside its outer edge: blunt at the tail, long at the bow. */
export function hullPath(hull: Hull, inset: number): string {
  const x0 = hull.left + inset * 1.3;
  const x1 = hull.right - inset * 1.6;
  const y0 = hull.top + inset;
  const y1 = hull.bottom - inset;
  const middle = (y0 + y1) / 2;
  const high = y1 - y0;
  const tail = Math.min(high * 0.95, (x1 - x0) * 0.28);
  const bow = Math.min(high * 0.9, (x1 - x0) * 0.26);
  const p = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return (
    `M${p(x0, middle)}C${p(x0 + tail * 0.02, y0 + high * 0.16)} ${p(x0 + tail * 0.31, y0)} ${p(x0 + tail, y0)}` +
    `H${(x1 - bow).toFixed(1)}C${p(x1 - bow * 0.37, y0)} ${p(x1 - bow * 0.04, y0 + high * 0.24)} ${p(x1, middle)}` +
    `C${p(x1 - bow * 0.04, y1 - high * 0.24)} ${p(x1 - bow * 0.37, y1)} ${p(x1 - bow, y1)}` +
    `H${(x0 + tail).toFixed(1)}C${p(x0 + tail * 0.31, y1)} ${p(x0 + tail * 0.02, y1 - high * 0.16)} ${p(x0, middle)}Z`
  );
}
