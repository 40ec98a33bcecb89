/** The path as a nautilus shell, seen from above: places lie at equal distances along a spiral from the Happy Isles to the Abyss. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Direction from the centre, in radians: outward is where reefs and labels go. */
  readonly turn: number;
}

export interface Shell {
  /** One spot for each place, both ends included. */
  readonly spots: readonly Spot[];
  /** How big a token may be. */
  readonly r: number;
  readonly walls: readonly string[];
  readonly growth: string;
  readonly chambers: string;
  readonly thread: string;
}

const [boxWidth, boxHeight] = [656, 612];
export const shellBox = `-352 -330 ${boxWidth} ${boxHeight}`;

/** How many pixels a unit of the drawing takes in a place of this size. */
export const shellScale = (place: { readonly width: number; readonly height: number }): number =>
  Math.min(place.width / boxWidth, place.height / boxHeight);

/** Which way the Nautilion looks at a place: along the path, as on a carousel. */
export const heads = ({ turn }: Spot): number => (Math.sin(turn) > 0 ? -1 : 1);

const outer = 288;
const start = (-158 * Math.PI) / 180;

/** Longer paths wind further in, evenly, so that a place slid in moves its neighbours only a little. */
function winding(places: number): { turns: number; inner: number; wall: number } {
  const longer = Math.max(0, Math.min(9, places - 38)) / 9;
  const longest = Math.max(0, Math.min(13, places - 47)) / 9;
  return {
    turns: 1.5 + 0.22 * longer + 0.48 * longest,
    inner: 104 - 12 * longer - 20 * longest,
    wall: 52 - 2 * longer - 6 * longest,
  };
}

const known = new Map<number, Shell>();

export function shell(places: number): Shell {
  const found = known.get(places);
  if (found) return found;
  const made = wind(places);
  known.set(places, made);
  return made;
}

function wind(places: number): Shell {
  const { turns, inner, wall } = winding(places);
  const whole = turns * 2 * Math.PI;
  const radius = (turn: number) => outer + ((inner - outer) * (turn - start)) / whole;
  const at = (turn: number, off = 0): readonly [number, number] => {
    const r = radius(turn) + off;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  };

  const fine = 2400;
  const lengths = [0];
  let [px, py] = at(start);
  for (let i = 1; i <= fine; i += 1) {
    const [x, y] = at(start + (whole * i) / fine);
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(x - px, y - py));
    [px, py] = [x, y];
  }
  const total = lengths[fine] ?? 0;
  const spots: Spot[] = [];
  let j = 0;
  for (let place = 0; place < places; place += 1) {
    const wanted = (total * place) / (places - 1);
    while (j < fine && (lengths[j] ?? 0) < wanted) j += 1;
    const turn = start + (whole * j) / fine;
    const [x, y] = at(turn);
    spots.push({ x, y, turn });
  }

  const end = start + whole;
  const tail = 2.6;
  const wallAt = (turn: number, off: number): readonly [number, number] => {
    if (turn <= end) return at(turn, off);
    const sunk = (turn - end) / tail;
    const r = (inner + off) * (1 - sunk) + 30 * sunk;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  };
  const wallLine = (off: number) =>
    line(Array.from({ length: 241 }, (_, i) => wallAt(start - 0.12 + ((whole + 0.12 + tail) * i) / 240, off)));

  const chambersCount = Math.round(turns * 15);
  let growth = '';
  const strokes = chambersCount * 12;
  for (let i = 0; i < strokes; i += 1) {
    const turn = start + (whole * i) / strokes;
    const within = i % 12;
    const long = 6 + 15 * Math.exp(-((within / 3) ** 2)) + 9 * Math.exp(-(((within - 12) / 1.8) ** 2));
    growth += segment(at(turn, wall - 6), at(turn + 0.012, wall - 6 - long));
  }
  let chambers = '';
  for (let i = 0; i <= chambersCount; i += 1) {
    const turn = start + (whole * i) / chambersCount;
    if (turn + 0.15 > end) continue;
    const [x1, y1] = at(turn, wall - 5);
    const [xm, ym] = at(turn + 0.2, 2);
    const [x2, y2] = at(turn + 0.13, -wall + 1);
    chambers += `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${xm.toFixed(1)} ${ym.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;
  }

  const step = total / (places - 1);
  return {
    spots,
    r: Math.min(22.5, step * 0.46),
    walls: [wallLine(wall), wallLine(wall - 4.5)],
    growth,
    chambers,
    thread: line(spots.map(({ x, y }) => [x, y] as const)),
  };
}

type Point = readonly [x: number, y: number];

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

const segment = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
