/** Where on the screen something is. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Where the bar above the board ends. */
  readonly top: number;
}

const margin = 8;
const step = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const covered = (paper: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(paper, box), 0);

/** How much worse it is to cover what is spoken of than what can be touched, and that than anything else on the board. */
const prices = { spokenOf: 60, touchable: 4, scenery: 0.25 };
/** So much may be covered before the paper moves away. */
const slack = 2500;

export interface Around {
  readonly spokenOf: readonly Box[];
  readonly touchable: readonly Box[];
  readonly scenery: readonly Box[];
}

/**
 * Where a paper lies so that it covers nothing it speaks of, nothing that can be touched, and little else: where it lay before if no place
 * is much better, else as high up as possible.
 */
export function placePaper(
  size: { readonly width: number; readonly height: number },
  room: Room,
  around: Around,
  before: Spot | null,
): Spot {
  const last = { x: room.width - size.width - margin, y: room.height - size.height - margin };
  const cost = ({ x, y }: Spot) => {
    const paper: Box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    return (
      prices.spokenOf * covered(paper, around.spokenOf) +
      prices.touchable * covered(paper, around.touchable) +
      prices.scenery * covered(paper, around.scenery)
    );
  };
  const top = room.top + margin;
  const fits = ({ x, y }: Spot) => y >= room.top && x <= last.x + margin && y <= last.y + margin;
  let best: Spot = { x: Math.max(0, last.x), y: top };
  let least = cost(best);
  for (let y = top; y <= last.y && least > 0; y += step) {
    for (let x = last.x; x >= margin; x -= 2 * step) {
      const price = cost({ x, y });
      if (price < least) {
        best = { x, y };
        least = price;
      }
    }
  }
  return before && fits(before) && cost(before) - least < slack ? before : best;
}
