import { createMemo, type JSX } from 'solid-js';
import { Figure } from './figures.tsx';
import type { Forecast } from './forecast.ts';
import { usePlay } from './play.ts';
import { heads, type Shell, type Spot } from './spiral.ts';
import { type Told, tell } from './tags.ts';
import { Unspoken } from './unspoken.tsx';

/** Where a figure would stand with the considered die, and what it would do there, in two lines that cover as little as can be. */
export default function Ghost(props: {
  readonly forecast: Forecast;
  readonly shell: Shell;
  readonly others: readonly Forecast[];
}): JSX.Element {
  const play = usePlay();
  const spotOf = (forecast: Forecast) =>
    props.shell.spots[play.view().spots.indexOf(forecast.to)] ?? { x: 0, y: 0, turn: 0 };
  const spot = () => spotOf(props.forecast);
  const told = createMemo(() => tell(play.view(), play.words(), props.forecast));
  const box = createMemo(() => {
    const others = props.others.filter((other) => other !== props.forecast);
    const taken = others.map((other) => {
      const at = spotOf(other);
      return { x: at.x, y: at.y, r: 60 };
    });
    const own = props.forecast.figure;
    const tokens = play.view().path.flatMap((kind, place) => {
      const at = props.shell.spots[place];
      const figure = place === play.view().nautilion || place === play.view().phantom;
      return at && (kind > 0 || figure)
        ? [{ x: at.x, y: at.y, r: figure ? 26 : place < play.view().nautilion ? 10 : 20 }]
        : [];
    });
    const ghosts = props.others.map((other) => ({ ...inside(spotOf(other)), r: 20 }));
    return placeTag(spot(), told(), [...tokens, ...taken, ...ghosts], own === 'phantom' ? -1 : 1);
  });
  const ghost = () => inside(spot());
  return (
    <Unspoken>
      <g class="naut-ghost" transform={`translate(${ghost().x.toFixed(1)} ${ghost().y.toFixed(1)})`}>
        <g transform={`scale(${props.forecast.figure === 'nautilion' ? heads(spot()) * 0.82 : 0.82} .82)`}>
          <Figure name={props.forecast.figure} />
        </g>
      </g>
      <g
        class={`naut-tag ${told().tone === 'gain' ? 'gain' : 'loss'}`}
        transform={`translate(${box().x.toFixed(0)} ${box().y.toFixed(0)})`}
      >
        <rect width={box().width} height={box().height} rx="9" />
        <text class="naut-first" x="12" y="18">
          {told().first}
        </text>
        <text class="naut-second" x="12" y="33.5">
          {told().second}
        </text>
      </g>
    </Unspoken>
  );
}

/** A little further in: where a ghost stands, so that it hides nothing. */
const inside = ({ x, y, turn }: Spot): { x: number; y: number } => ({
  x: x - 36 * Math.cos(turn),
  y: y - 36 * Math.sin(turn),
});

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where a tag covers least: around the place it speaks of, outside first. */
function placeTag(
  spot: Spot,
  told: Told,
  avoid: readonly Circle[],
  side: number,
): { x: number; y: number; width: number; height: number } {
  const width = Math.max(told.first.length * 7, told.second.length * 6.4) + 24;
  const height = told.second ? 42 : 27;
  let best = { x: 0, y: 0, width, height };
  let least = Number.POSITIVE_INFINITY;
  for (const far of [30, 44, 64, 90]) {
    for (let i = 0; i < 16; i += 1) {
      const turn = spot.turn + side * (i % 2 ? 1 : -1) * Math.ceil(i / 2) * (Math.PI / 8);
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      const x = Math.min(304 - width, Math.max(-350, spot.x + far * cos - (width / 2) * (1 - cos)));
      const y = Math.min(280 - height, Math.max(-328, spot.y + far * sin - (height / 2) * (1 - sin)));
      let cost = far * 0.35 + i * 3;
      for (const circle of [...avoid, { x: spot.x, y: spot.y, r: 27 }]) {
        const dx = Math.max(x - circle.x, 0, circle.x - x - width);
        const dy = Math.max(y - circle.y, 0, circle.y - y - height);
        const gap = Math.hypot(dx, dy) - circle.r;
        if (gap < 2) cost += 40 + (2 - gap) * 2;
      }
      if (cost < least) {
        least = cost;
        best = { x, y, width, height };
      }
    }
  }
  return best;
}
