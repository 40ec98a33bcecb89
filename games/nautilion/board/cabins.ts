/** Where the nine cabins stand inside the hull, and how the ducts between them run. */
export interface Plan {
  /** By crew number, 1–9; index 0 is unused. */
  readonly cabins: readonly Point[];
  readonly ducts: readonly { readonly a: number; readonly b: number; readonly d: string }[];
}

type Point = readonly [x: number, y: number];
type Duct = readonly [a: number, b: number];

const centre: Point = [222, 155];
const cabinRadius = 27;

/** Drawn by hand for the house submarines: few crossings, and a shape of their own. */
const drawn: { readonly [submarine: string]: readonly Point[] } = {
  A1: [
    [132, 214],
    [60, 152],
    [136, 92],
    [218, 86],
    [306, 86],
    [384, 104],
    [386, 202],
    [306, 218],
    [218, 218],
  ],
  A2: [
    [104, 86],
    [222, 72],
    [340, 86],
    [52, 155],
    [222, 155],
    [392, 155],
    [104, 224],
    [222, 238],
    [340, 224],
  ],
  B1: [
    [58, 118],
    [128, 76],
    [128, 234],
    [58, 192],
    [186, 155],
    [268, 155],
    [332, 84],
    [398, 155],
    [332, 226],
  ],
  C2: [
    [146, 98],
    [80, 142],
    [298, 98],
    [112, 214],
    [222, 74],
    [364, 142],
    [222, 158],
    [332, 214],
    [222, 238],
  ],
};

/** Rings are named by the order in which the cabins follow each other, beginning at the right end. */
const rings: { readonly [submarine: string]: readonly number[] } = {
  B2: [3, 6, 9, 1, 4, 7, 2, 5, 8],
  C1: [9, 5, 1, 6, 2, 7, 3, 8, 4],
};

export function plan(submarine: string, ducts: readonly Duct[]): Plan {
  const hand = drawn[submarine];
  const cabins = hand ? [centre, ...hand] : ringed(rings[submarine] ?? calmest(ducts));
  return { cabins, ducts: ducts.map(([a, b]) => ({ a, b, d: run(cabins, a, b) })) };
}

/** Nine cabins around an ellipse, equally far apart. */
function ringed(order: readonly number[]): readonly Point[] {
  const fine = 720;
  const points: Point[] = [];
  const lengths = [0];
  for (let i = 0; i <= fine; i += 1) {
    const turn = (2 * Math.PI * i) / fine;
    points.push([centre[0] + 176 * Math.cos(turn), centre[1] - 80 * Math.sin(turn)]);
    const [x, y] = points[i] ?? centre;
    const [px, py] = points[i - 1] ?? [x, y];
    if (i > 0) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(x - px, y - py));
  }
  const total = lengths[fine] ?? 0;
  const cabins: Point[] = Array.from({ length: 10 }, () => centre);
  for (const [i, crew] of order.entries()) {
    const wanted = (total * i) / order.length;
    cabins[crew] = points[lengths.findIndex((length) => length >= wanted)] ?? centre;
  }
  return cabins;
}

/** The order around the ring in which somebody's own ducts cross least: swaps while they help. */
function calmest(ducts: readonly Duct[]): readonly number[] {
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  let least = crossings(order, ducts);
  for (let better = true; better; ) {
    better = false;
    for (let i = 0; i < 9; i += 1) {
      for (let j = i + 1; j < 9; j += 1) {
        swap(order, i, j);
        const now = crossings(order, ducts);
        if (now < least) {
          least = now;
          better = true;
        } else swap(order, i, j);
      }
    }
  }
  return order;
}

function swap(order: number[], i: number, j: number): void {
  const kept = order[i] ?? 0;
  order[i] = order[j] ?? 0;
  order[j] = kept;
}

function crossings(order: readonly number[], ducts: readonly Duct[]): number {
  const at = (crew: number) => order.indexOf(crew);
  let count = 0;
  for (const [i, [a, b]] of ducts.entries()) {
    const low = Math.min(at(a), at(b));
    const high = Math.max(at(a), at(b));
    const inside = (crew: number) => at(crew) > low && at(crew) < high;
    const outside = (crew: number) => at(crew) < low || at(crew) > high;
    for (const [c, d] of ducts.slice(i + 1)) if ((inside(c) && outside(d)) || (inside(d) && outside(c))) count += 1;
  }
  return count;
}

/** Straight, unless a third cabin is in the way: then around it. */
function run(cabins: readonly Point[], a: number, b: number): string {
  const [x1, y1] = cabins[a] ?? centre;
  const [x2, y2] = cabins[b] ?? centre;
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / long, (x2 - x1) / long];
  let bend = 0;
  for (let crew = 1; crew <= 9; crew += 1) {
    if (crew === a || crew === b) continue;
    const [x, y] = cabins[crew] ?? centre;
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / (long * long);
    if (along < 0.1 || along > 0.9) continue;
    const aside = (x - x1) * nx + (y - y1) * ny;
    if (Math.abs(aside) > cabinRadius + 6) continue;
    const outward = (x - centre[0]) * nx + (y - centre[1]) * ny >= 0 ? 1 : -1;
    bend = aside + outward * (cabinRadius + 18);
  }
  if (bend === 0) return `M${x1} ${y1}L${x2} ${y2}`;
  const out = (bend * 4) / 3;
  const c1 = `${(x1 + (x2 - x1) * 0.12 + nx * out).toFixed(1)} ${(y1 + (y2 - y1) * 0.12 + ny * out).toFixed(1)}`;
  const c2 = `${(x1 + (x2 - x1) * 0.88 + nx * out).toFixed(1)} ${(y1 + (y2 - y1) * 0.88 + ny * out).toFixed(1)}`;
  return `M${x1} ${y1}C${c1} ${c2} ${x2} ${y2}`;
}
