import { Figure } from '@fathom/board';
import { createUniqueId, For, type JSX } from 'solid-js';
import { Tentacle } from './tentacle.tsx';

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

const palms = [
  { x: -74, height: 50, lean: 1 },
  { x: -46, height: 40, lean: -1 },
];
const finds = ['#84DBA6', '#FF8A6B', '#86C5F7', '#BBA3F5', '#F2A65A', '#F2CE6B'];
const cargo = [
  [-76, 1],
  [-38, 2],
  [2, 2],
  [44, 3],
  [82, 2],
].flatMap(([x, count], column) =>
  Array.from({ length: count }, (_, k) => ({
    x,
    y: 4 + (k - (count - 1) / 2) * 22,
    color: finds[(column * 2 + k) % 6],
  })),
);

export function IslandScene(): JSX.Element {
  const sky = createUniqueId();
  const water = createUniqueId();
  return (
    <>
      <Sky
        id={sky}
        stops={[
          [0, '#1B3C63'],
          [0.55, '#D98467'],
          [1, '#F6DDA4'],
        ]}
      />
      <Sky
        id={water}
        stops={[
          [0, '#1A6A80'],
          [1, '#05182B'],
        ]}
      />
      <rect x="-150" y="-150" width="300" height="150" fill={`url(#${sky})`} />
      <circle cx="48" cy="-40" r="27" fill="#FFF3CC" />
      <path
        d="M-150-140H150M-150-129H150M-150-118H150M-150-107H150M-150-96H150M-150-85H150M-150-74H150M-150-63H150M-150-52H150"
        stroke="#F6E2B0"
        stroke-width=".7"
        opacity=".22"
      />
      <path
        d="M-150-8C-120-18-104-50-74-54C-58-72-40-58-30-44C-4-38 22-20 52-8Z"
        fill="#0F3B3E"
        stroke="#06222B"
        stroke-width="1.5"
      />
      <g stroke="#7FC9B4" stroke-width=".7" opacity=".45">
        <For each={Array.from({ length: 16 }, (_, i) => i)}>
          {(i) => (
            <path
              d={`M${-118 + i * 9} -10L${-100 + i * 8.5} ${(-26 - 12 * Math.sin((i / 15) * Math.PI)).toFixed(0)}`}
            />
          )}
        </For>
      </g>
      <For each={palms}>
        {({ x, height, lean }) => (
          <g transform={`translate(${x} -52)`} fill="none" stroke="#06222B" stroke-linecap="round">
            <path
              d={`M0 6C${lean * 2} ${-height * 0.4} ${lean * 6} ${-height * 0.7} ${lean * 14} ${-height}`}
              stroke-width="4"
            />
            <path
              transform={`translate(${lean * 14} ${-height})`}
              d="M0 0C-10-8-22-4-27 7M0 0C10-10 23-5 27 6M0 0C-3-13-15-17-22-13M0 0C5-13 16-16 22-11M0 0C-6 4-10 12-9 19"
              stroke-width="3.5"
            />
          </g>
        )}
      </For>
      <path d="M-4-24L10-46L25-22Z" fill="#F2E8D0" stroke="#06222B" stroke-width="1.3" />
      <path d="M10-46V-24" stroke="#06222B" />
      <path d="M34-16q4-12 0-20q9 6 7 20Z" fill="#FF8A6B" />
      <path d={`${swell(-8, 3, 0)}V150H-152Z`} fill={`url(#${water})`} />
      <Ripples from={2} to={70} count={9} opacity={0.45} />
      <g transform="translate(2 62)">
        <g class="bob">
          <g transform="rotate(-5)">
            <path
              d="M-112 6C-106-32-40-44 14-42C74-40 112-22 116 6C110 34 64 46 6 46C-56 46-106 38-112 6Z"
              fill="url(#f-brass)"
              stroke="#140D02"
              stroke-width="1.6"
            />
            <path
              d="M-102 6C-96-26-40-35 14-33C68-32 102-18 106 6C100 27 60 37 6 37C-50 37-96 31-102 6Z"
              fill="#071D2E"
            />
            <path d="M-18-42L-12-64H26L32-42ZM-110 6L-134-16V28Z" fill="url(#f-brass-shade)" stroke="#140D02" />
            <For each={cargo}>
              {({ x, y, color }) => (
                <>
                  <rect
                    x={x - 13}
                    y={y - 8}
                    width="26"
                    height="17"
                    rx="3"
                    fill="#F2E8D0"
                    stroke="#140D02"
                    stroke-width=".8"
                  />
                  <rect x={x - 10} y={y - 5} width="20" height="11" rx="1.5" fill={color} />
                </>
              )}
            </For>
          </g>
        </g>
      </g>
      <path d="M-150 132C-100 112-60 126-20 120C30 112 90 134 150 116V150H-150Z" fill="#04121F" />
    </>
  );
}

const halo = Array.from({ length: 60 }, (_, i) => {
  const turn = (i * Math.PI) / 30;
  const reach = 74 + (i % 2 ? 26 : 0) + (i % 5 === 0 ? 14 : 0);
  const at = (r: number) => `${(r * Math.cos(turn)).toFixed(1)} ${(-22 + r * Math.sin(turn)).toFixed(1)}`;
  return `M${at(46)}L${at(reach)}`;
}).join('');
const lights = [
  [-96, -30, 4],
  [98, -18, 5],
  [-70, -86, 3],
  [84, -82, 3.5],
  [-112, 36, 3],
  [110, 52, 3],
] as const;

export function AbyssScene(): JSX.Element {
  const deep = createUniqueId();
  const robe = 'M-84 152C-82 92-48 70-24 62L-16 40H16L24 62C48 70 82 92 84 152Z';
  return (
    <>
      <radialGradient id={deep} cx=".5" cy=".42" r=".6">
        <stop offset="0" stop-color="#1B5B70" />
        <stop offset=".5" stop-color="#082437" />
        <stop offset="1" stop-color="#01040B" />
      </radialGradient>
      <rect x="-150" y="-150" width="300" height="300" fill={`url(#${deep})`} />
      <path d={halo} stroke="#F6E2B0" stroke-width=".9" opacity=".5" />
      <Tentacle x={-120} y={160} heading={-1.35} length={190} width={17} curl={6} hand={1} />
      <Tentacle x={120} y={160} heading={-1.8} length={190} width={17} curl={6} hand={-1} />
      <Tentacle x={-165} y={90} heading={-0.9} length={150} width={13} curl={6.5} hand={1} />
      <Tentacle x={165} y={90} heading={-2.25} length={150} width={13} curl={6.5} hand={-1} />
      <path d={robe} fill="#5A2A6B" stroke="#F6E2B0" stroke-width="1.5" />
      <path d={robe} fill="url(#f-hatch)" opacity=".6" />
      <path
        d="M-40 66C-30 44-22 40-16 38L0 78L16 38C22 40 30 44 40 66L0 116Z"
        fill="#F2E8D0"
        stroke="#14283B"
        stroke-width="1.3"
      />
      <path d="M-28 58L0 92L28 58M-34 63L0 103L34 63" fill="none" stroke="#14283B" stroke-width=".8" />
      <path
        d="M0-66C24-66 33-46 31-24C30-4 18 22 0 46C-18 22-30-4-31-24C-33-46-24-66 0-66Z"
        fill="#CFE3DF"
        stroke="#14283B"
        stroke-width="1.5"
      />
      <path d="M0-66C24-66 33-46 31-24C30-4 18 22 0 46C10 10 14-30 0-66Z" fill="#14283B" opacity=".16" />
      <path d="M-22-20C-16-29-8-27-5-18C-11-12-19-13-22-20ZM22-20C16-29 8-27 5-18C11-12 19-13 22-20Z" fill="#04121F" />
      <circle cx="-12" cy="-19.5" r="3" fill="#6BF0D8" />
      <circle cx="12" cy="-19.5" r="3" fill="#6BF0D8" />
      <path d="M-7 22Q0 26 7 22M-3 4V12M3 4V12" fill="none" stroke="#14283B" stroke-width="1.3" />
      <path
        d="M-32-46C-40-66-34-84-40-102M-34-72C-42-78-48-80-52-92M-18-60C-20-82-12-96-18-118M-17-90C-24-98-26-104-26-112M0-64V-130M0-104L-8-116M0-100L9-114M18-60C20-82 12-96 18-118M17-90C24-98 26-104 26-112M32-46C40-66 34-84 40-102M34-72C42-78 48-80 52-92"
        fill="none"
        stroke="#FF8A6B"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M-33-44C-20-58 20-58 33-44L31-34C18-46-18-46-31-34Z" fill="url(#f-brass)" stroke="#140D02" />
      <circle cy="-50" r="5" fill="#F6FBFA" stroke="#14283B" />
      <For each={lights}>
        {([x, y, r]) => (
          <g class="glimmer">
            <circle cx={x} cy={y} r={r * 3.2} fill="url(#f-glow-lum)" />
            <circle cx={x} cy={y} r={r} fill="#E9FFFA" />
          </g>
        )}
      </For>
    </>
  );
}
