import { For, type JSX } from 'solid-js';

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
  readonly curl: number;
  /** Which way it curls. */
  readonly hand: 1 | -1;
}

const steps = 70;

function grow({ x, y, heading, length, width, curl, hand }: Shape) {
  const spine: { x: number; y: number; turn: number; half: number }[] = [];
  let [px, py, turn] = [x, y, heading];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push({ x: px, y: py, turn, half: width * (1 - t) ** 0.9 + 1.2 });
    turn += ((hand * (curl * t ** 2.2)) / steps) * 2.6 - hand * 0.012;
    const stride = (length / steps) * (1 - 0.35 * t);
    px += Math.cos(turn) * stride;
    py += Math.sin(turn) * stride;
  }
  return spine;
}

const near = (n: number) => n.toFixed(1);

/** An engraved arm of something large, tapering and curling in, with suckers on its inner side. */
export function Tentacle(props: Shape & { readonly fill?: string; readonly stroke?: string }): JSX.Element {
  const spine = grow(props);
  const side = (way: number) =>
    spine.map(
      ({ x, y, turn, half }) => `${near(x + Math.cos(turn + way) * half)} ${near(y + Math.sin(turn + way) * half)}`,
    );
  const quarter = Math.PI / 2;
  const edge = `M${[...side(-quarter), ...side(quarter).reverse()].join('L')}Z`;
  const suckers = spine.filter((_, i) => i >= 3 && i < steps - 4 && i % 3 === 0);
  const stroke = () => props.stroke ?? '#6BF0D8';
  return (
    <g>
      <path d={edge} fill={props.fill ?? '#10394A'} stroke={stroke()} stroke-width="1.3" stroke-opacity=".85" />
      <For each={suckers}>
        {({ x, y, turn, half }) => {
          const inner = turn + props.hand * quarter;
          return (
            <circle
              cx={near(x + Math.cos(inner) * half * 0.52)}
              cy={near(y + Math.sin(inner) * half * 0.52)}
              r={near(Math.max(0.8, half * 0.26))}
              fill="none"
              stroke={stroke()}
              stroke-width=".9"
              opacity=".75"
            />
          );
        }}
      </For>
    </g>
  );
}
