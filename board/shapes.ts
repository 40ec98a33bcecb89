/** Outlines of tokens as SVG paths around the origin. Every group of pieces is told by its outline as well as by its colour. */
export type Outline = 'circle' | 'hexagon' | 'scallop' | 'lozenge' | 'shield';

type Polar = (turn: number) => number;

const trace = (radius: number, at: Polar, points: number): string =>
  `M${Array.from({ length: points }, (_, i) => {
    const turn = (2 * Math.PI * i) / points;
    const r = radius * at(turn);
    return `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
  }).join('L')}Z`;

const polygon = (turn: number, sides: number, sharpness: number): number => {
  const half = Math.PI / sides;
  const inSide = (((turn % (2 * half)) + 2 * half) % (2 * half)) - half;
  return sharpness * (Math.cos(half) / Math.cos(inSide)) * 1.06 + (1 - sharpness);
};

const known = new Map<string, string>();

export function outline(shape: Outline, radius: number): string {
  const key = `${shape}${radius}`;
  const found = known.get(key);
  if (found) return found;
  const path = draw(shape, radius);
  known.set(key, path);
  return path;
}

function draw(shape: Outline, radius: number): string {
  const r = radius;
  switch (shape) {
    case 'circle':
      return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
    case 'hexagon':
      return trace(r, (turn) => polygon(turn + Math.PI / 6, 6, 1), 72);
    case 'scallop':
      return trace(r, (turn) => 0.965 + 0.055 * Math.cos(10 * turn), 100);
    case 'lozenge':
      return trace(r * 1.04, (turn) => polygon(turn, 4, 0.8), 72);
    case 'shield': {
      const p = (x: number, y: number) => `${(x * r).toFixed(1)} ${(y * r).toFixed(1)}`;
      return `M${p(0, -1)}C${p(0.35, -0.8)} ${p(0.65, -0.78)} ${p(0.9, -0.78)}C${p(0.98, 0.1)} ${p(0.62, 0.72)} ${p(0, 1.04)}C${p(-0.62, 0.72)} ${p(-0.98, 0.1)} ${p(-0.9, -0.78)}C${p(-0.65, -0.78)} ${p(-0.35, -0.8)} ${p(0, -1)}Z`;
    }
  }
}

/** A path through points, open unless closed. */
export const through = (points: readonly (readonly [x: number, y: number])[], closed = false): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
