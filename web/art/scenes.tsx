import { Figure } from '@fathom/board';
import { createUniqueId, For, type JSX } from 'solid-js';
import abyss from './abyss.svg';
import island from './island.svg';

/** The three games behind glass: each fills a circle of radius 150 around the origin. */

const swell = (y: number, height: number, shift: number): string =>
  `M${Array.from({ length: 39 }, (_, i) => `${i * 8 - 152} ${(y + height * Math.sin((i * 8) / 26 + shift)).toFixed(1)}`).join('L')}`;

function Ripples(props: {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly opacity: number;
}): JSX.Element {
  const rows = Array.from({ length: props.count }, (_, i) => ({
    d: swell(props.from + ((props.to - props.from) * i) / props.count, 3, i * 1.7),
    opacity: (props.opacity * (1 - (i / props.count) * 0.7)).toFixed(2),
  }));
  return (
    <g fill="none" stroke="#BFEFF0" stroke-width=".8">
      <For each={rows}>{(row) => <path d={row.d} opacity={row.opacity} />}</For>
    </g>
  );
}

function Sky(props: {
  readonly id: string;
  readonly stops: readonly (readonly [at: number, color: string])[];
}): JSX.Element {
  return (
    <linearGradient id={props.id} x1="0" y1="0" x2="0" y2="1">
      <For each={props.stops}>{([at, color]) => <stop offset={at} stop-color={color} />}</For>
    </linearGradient>
  );
}

const labels = '372516948A36B7251C49';
const enamels = ['#14604D', '#423E8E', '#8A3826'];
const spiral = Array.from({ length: 21 }, (_, k) => {
  const i = 25 - k;
  const t = i / 25;
  const turn = -2.6 + t * 7.6;
  const reach = 122 * (1 - t) ** 0.75 + 14;
  const size = 9 * (1 - t) ** 0.8 + 2.2;
  return {
    x: 18 + reach * Math.cos(turn),
    y: 38 + reach * Math.sin(turn) * 0.66,
    size,
    label: labels[i % labels.length],
  };
});
const spiralLine = `M${spiral.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

function SmallToken(props: { readonly label: string; readonly r: number }): JSX.Element {
  const number = Number(props.label);
  const r = props.r;
  return (
    <>
      {Number.isNaN(number) ? (
        <path d={`M0 ${-r * 1.1}L${r * 1.1} 0L0 ${r * 1.1}L${-r * 1.1} 0Z`} fill="url(#f-pewter)" stroke="#071522" />
      ) : (
        <circle
          r={r}
          fill={enamels[number % 3]}
          stroke="#DDB869"
          stroke-width={r * 0.18}
          stroke-dasharray={number % 3 === 0 ? `${r * 0.5} ${r * 0.12}` : undefined}
        />
      )}
      <text
        y={r * 0.37}
        class="numeral"
        text-anchor="middle"
        font-size={String(r * 1.2)}
        fill={Number.isNaN(number) ? '#0E2233' : '#FFF4D6'}
      >
        {props.label}
      </text>
    </>
  );
}

export function NautilionScene(): JSX.Element {
  const sky = createUniqueId();
  return (
    <>
      <Sky
        id={sky}
        stops={[
          [0, '#17577A'],
          [0.6, '#0A2745'],
          [1, '#030B18'],
        ]}
      />
      <rect x="-150" y="-150" width="300" height="300" fill={`url(#${sky})`} />
      <path d="M-90-150h26l70 300h-70ZM-30-150h26l60 300h-70ZM40-150h26l50 300h-70Z" fill="#BFEFF0" opacity=".07" />
      <Ripples from={-136} to={-20} count={12} opacity={0.4} />
      <path d={spiralLine} fill="none" stroke="#F6E2B0" stroke-dasharray="1 4" opacity=".7" />
      <circle cx="18" cy="38" r="30" fill="url(#f-abyss)" />
      <For each={spiral}>
        {({ x, y, size, label }) => (
          <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {size > 4.6 ? <SmallToken label={label} r={size * 1.5} /> : <circle r={size.toFixed(1)} fill="#DDB869" />}
          </g>
        )}
      </For>
      <path d="M-2-44L122-4L104 44Z" fill="#D9FFF7" opacity=".13" />
      <g transform="translate(86 66) scale(1.25)">
        <g class="drift">
          <Figure name="phantom" />
        </g>
      </g>
      <g transform="translate(-46 -48) scale(2.15)">
        <g class="bob">
          <Figure name="nautilion" />
        </g>
      </g>
      <path
        d="M-150 130C-110 108-80 118-60 128C-30 108 20 128 50 116C90 112 120 128 150 110V150H-150Z"
        fill="#020813"
      />
    </>
  );
}

/** The two others are drawings of their own, in files beside this one. */
export function IslandScene(): JSX.Element {
  return <image href={island} x="-150" y="-150" width="300" height="300" />;
}

export function AbyssScene(): JSX.Element {
  return <image href={abyss} x="-150" y="-150" width="300" height="300" />;
}
