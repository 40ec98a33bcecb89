import { ensureMetals, type Outline, outline } from '@fathom/board';
import { type JSX, Match, Switch } from 'solid-js';
import './token.css';

/** What a token shows: crew '1'–'9', mage 'A'–'C', a mercenary, a blank, or a reef with its number. */
export type Face = string;

export type Kind = 'crew' | 'mage' | 'mercenary' | 'blank' | 'reef';

export const shapeOf = (face: Face): Kind =>
  /^[1-9]$/.test(face)
    ? 'crew'
    : /^[ABC]$/.test(face)
      ? 'mage'
      : face.startsWith('reef')
        ? 'reef'
        : face === 'mercenary'
          ? 'mercenary'
          : 'blank';

const groups: readonly { readonly outline: Outline; readonly enamel: string }[] = [
  { outline: 'scallop', enamel: 'url(#f-enamel-0)' },
  { outline: 'circle', enamel: 'url(#f-enamel-1)' },
  { outline: 'hexagon', enamel: 'url(#f-enamel-2)' },
];

export const groupOf = (crew: number): number => crew % 3;

/** The sign of a group of crew: a star for 1 4 7, a trident for 2 5 8, a reef for 3 6 9. Drawn around the origin. */
export function GroupSign(props: {
  readonly group: number;
  readonly size: number;
  readonly color?: string;
}): JSX.Element {
  const color = () => props.color ?? '#FFF4D6';
  const s = () => props.size;
  return (
    <Switch fallback={<path d={star(s())} fill={color()} />}>
      <Match when={props.group === 2}>
        <path d={trident(s())} fill="none" stroke={color()} stroke-width={s() * 0.34} stroke-linecap="round" />
      </Match>
      <Match when={props.group === 0}>
        <path d={crown} transform={`scale(${(s() / 11) * 1.05})`} fill={color()} />
      </Match>
    </Switch>
  );
}

const star = (s: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const r = s * (i % 2 === 0 ? 1 : 0.42);
    return `${(r * Math.sin((i * Math.PI) / 5)).toFixed(2)} ${(-r * Math.cos((i * Math.PI) / 5)).toFixed(2)}`;
  }).join('L')}Z`;

const trident = (s: number): string =>
  `M0 ${s}V${-s}M${-s * 0.8} ${-s * 0.85}V${-s * 0.3}Q${-s * 0.8} ${s * 0.15} 0 ${s * 0.15}Q${s * 0.8} ${s * 0.15} ${s * 0.8} ${-s * 0.3}V${-s * 0.85}`;

const crown =
  'M-13 10C-15 0 -10 -3 -10 -11C-7 -8 -6 -5 -5 -2C-4 -8 -2 -10 -1 -15C2 -10 3 -7 4 -3C5 -6 6 -9 10 -10C9 -4 13 1 12 10Z';

/** A token around the origin, for use inside an SVG. */
export function Token(props: { readonly face: Face; readonly r: number; readonly passed?: boolean }): JSX.Element {
  ensureMetals();
  const r = () => props.r;
  return (
    <g class={props.passed ? 'naut-token passed' : 'naut-token'} data-piece={`token:${props.face}`}>
      <Switch fallback={<Blank r={r()} />}>
        <Match when={shapeOf(props.face) === 'crew'}>
          <Crew number={Number(props.face)} r={r()} />
        </Match>
        <Match when={shapeOf(props.face) === 'mage'}>
          <path d={outline('lozenge', r() * 1.08)} fill="url(#f-pewter)" stroke="#071522" stroke-width="1.2" />
          <path d={outline('lozenge', r() * 0.88)} fill="none" stroke="#2B4656" stroke-width=".8" />
          <text class="naut-token-numeral" y={r() * 0.36} font-size={`${r() * 1.1}`} fill="#0E2233" stroke="#0E2233">
            {props.face}
          </text>
        </Match>
        <Match when={shapeOf(props.face) === 'mercenary'}>
          <Mercenary r={r()} />
        </Match>
        <Match when={shapeOf(props.face) === 'reef'}>
          <circle r={r()} fill="#12303F" stroke="#F9B8A4" stroke-width={r() * 0.09} />
          <g transform={`translate(0 ${r() * 0.12}) scale(${r() / 17})`}>
            <ReefArt number={Number(props.face.slice(4))} />
          </g>
        </Match>
      </Switch>
    </g>
  );
}

/** A token as a picture of its own that fills its box. */
export function TokenPicture(props: { readonly face: Face; readonly class?: string }): JSX.Element {
  return (
    <svg class={`naut-token-picture ${props.class ?? ''}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <Token face={props.face} r={21} />
    </svg>
  );
}

function Crew(props: { readonly number: number; readonly r: number }): JSX.Element {
  const group = () => groups[groupOf(props.number)] ?? { outline: 'circle', enamel: '' };
  return (
    <>
      <path d={outline(group().outline, props.r)} fill="url(#f-brass)" stroke="#140D02" stroke-width="1.1" />
      <path d={outline(group().outline, props.r * 0.83)} fill={group().enamel} stroke="#3A270A" stroke-width=".9" />
      <text
        class="naut-token-numeral"
        y={props.r * 0.24}
        font-size={`${props.r * 1.14}`}
        fill="#FFF4D6"
        stroke="#FFF4D6"
      >
        {props.number}
      </text>
      {props.r >= 13 && (
        <g transform={`translate(0 ${props.r * 0.54})`}>
          <GroupSign group={groupOf(props.number)} size={props.r * 0.19} />
        </g>
      )}
    </>
  );
}

function Blank(props: { readonly r: number }): JSX.Element {
  const wave = (y: number) =>
    `M${-props.r * 0.52} ${props.r * y}q${props.r * 0.26} ${-props.r * 0.3} ${props.r * 0.52} 0t${props.r * 0.52} 0`;
  return (
    <>
      <circle r={props.r} fill="url(#f-verdigris)" stroke="#0B2A25" />
      <circle r={props.r * 0.8} fill="none" stroke="#0B3A31" opacity=".7" />
      <path
        d={wave(-0.28) + wave(0.05) + wave(0.38)}
        fill="none"
        stroke="#0B3A31"
        stroke-width={Math.max(1, props.r * 0.09)}
      />
    </>
  );
}

/** A shield of dark steel with two crossed harpoons. */
function Mercenary(props: { readonly r: number }): JSX.Element {
  return (
    <>
      <path d={outline('shield', props.r * 1.04)} fill="url(#f-brass)" stroke="#140D02" stroke-width="1.1" />
      <path d={outline('shield', props.r * 0.86)} fill="url(#f-steel)" stroke="#1D0F1C" stroke-width=".9" />
      <g
        transform={`scale(${props.r / 20})`}
        fill="none"
        stroke="#FFF4D6"
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d="M-8 9L8 -9M8 -9L7.5 -3.5M8 -9L2.5 -8.2M8 9L-8 -9M-8 -9L-7.500 -3.5M-8 -9L-2.5 -8.2" />
      </g>
    </>
  );
}

/** The coral crown that stands beside a place, with its number. */
export function ReefArt(props: { readonly number: number }): JSX.Element {
  return (
    <>
      <path
        d="M-13 9C-15 0 -10 -3 -10 -10C-7 -8 -6 -5 -5.5 -3C-4 -8 -2 -10 -1 -14C2 -10 3 -7 3.5 -4C5 -6 6 -8 9 -9C9 -4 13 1 12 9C6 12 -7 12 -13 9Z"
        fill="#F9B8A4"
        stroke="#5A1C10"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <text class="naut-token-numeral" y="8" font-size="15.5" fill="#4A140A" stroke="#4A140A">
        {props.number}
      </text>
    </>
  );
}
