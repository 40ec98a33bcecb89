import { type Guild, LORDS, type Lord } from '@fathom/abyss/rules';
import { ensureMetals } from '@fathom/board';
import { at } from '@fathom/kernel';
import { type JSX, Match, Switch } from 'solid-js';
import { Glyph } from './glyphs.tsx';
import { ensureHatches } from './hatches.ts';
import { GUILD_SIGN, SHADE, TINT } from './tints.ts';

const rays = (inner: number): string =>
  Array.from({ length: 40 }, (_, i) => {
    const turn = (i * Math.PI) / 20;
    const far = inner + 44 + (i % 2 ? 26 : 0);
    const at = (r: number) => `${(r * Math.cos(turn)).toFixed(1)} ${(-14 + r * Math.sin(turn)).toFixed(1)}`;
    return `M${at(inner)}L${at(far)}`;
  }).join('');
const halo = rays(40);

/** Small differences within a guild: no two of its lords look quite alike. */
const variant = (lord: Lord, ways: number, salt: number): number => ((lord + 1) * (salt * 2 + 3) + salt * 5) % ways;

/** A lord's bust. The head tells the guild, the headdress its race, the rest the person. */
export function Portrait(props: { readonly lord: Lord; readonly class?: string }): JSX.Element {
  ensureMetals();
  ensureHatches();
  const guild = (): Guild => at(LORDS, props.lord).guild;
  const sign = () => GUILD_SIGN[guild()];
  return (
    <svg
      class={`abyss-portrait ${props.class ?? ''}`}
      data-piece={`lord:${at(LORDS, props.lord).key}`}
      viewBox="-58 -78 116 128"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <rect x="-200" y="-140" width="400" height="280" fill={SHADE[sign()]} opacity=".62" />
      <rect x="-200" y="-140" width="400" height="280" fill="url(#abyss-hatch-foam)" />
      <path d={halo} stroke={TINT[sign()]} stroke-width=".8" opacity=".4" fill="none" />
      <Shoulders lord={props.lord} />
      <Switch>
        <Match when={guild() === 'mages'}>
          <Mage lord={props.lord} />
        </Match>
        <Match when={guild() === 'soldiers'}>
          <Soldier lord={props.lord} />
        </Match>
        <Match when={guild() === 'farmers'}>
          <Farmer lord={props.lord} />
        </Match>
        <Match when={guild() === 'merchants'}>
          <Merchant lord={props.lord} />
        </Match>
        <Match when={guild() === 'politicians'}>
          <Politician lord={props.lord} />
        </Match>
        <Match when={guild() === 'ambassadors'}>
          <Ambassador lord={props.lord} />
        </Match>
        <Match when={guild() === 'smugglers'}>
          <Smuggler lord={props.lord} />
        </Match>
      </Switch>
    </svg>
  );
}

interface Of {
  readonly lord: Lord;
}

const tint = (lord: Lord): string => TINT[GUILD_SIGN[at(LORDS, lord).guild]];
const shade = (lord: Lord): string => SHADE[GUILD_SIGN[at(LORDS, lord).guild]];
const skin = '#D7E5DD';
const line = '#14283B';
const bone = '#F2E8D0';

function Shoulders({ lord }: Of): JSX.Element {
  const wide = [56, 62, 68][variant(lord, 3, 1)] ?? 62;
  const robe = `M${-wide} 76C${-wide + 4} 40 -30 30 -13 20H13C30 30 ${wide - 4} 40 ${wide} 76Z`;
  return (
    <>
      <path d={robe} fill={shade(lord)} stroke={tint(lord)} stroke-width="1.3" />
      <path d={robe} fill="url(#abyss-hatch-brass)" opacity=".4" />
      <Collar lord={lord} />
    </>
  );
}

function Collar({ lord }: Of): JSX.Element {
  const kind = variant(lord, 4, 2);
  return (
    <>
      {kind === 0 && (
        <>
          <path
            d="M-34 32C-26 16 -16 14 -11 13L0 40L11 13C16 14 26 16 34 32L0 66Z"
            fill={bone}
            stroke={line}
            stroke-width="1.1"
          />
          <path d="M-24 26L0 50L24 26" fill="none" stroke={line} stroke-width=".8" />
        </>
      )}
      {kind === 1 && (
        <path
          d="M-42 40C-30 10 -14 20 0 26C14 20 30 10 42 40C26 34 12 40 0 48C-12 40 -26 34 -42 40Z"
          fill={tint(lord)}
          stroke={line}
          stroke-width="1.1"
        />
      )}
      {kind === 2 &&
        [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => (
          <path d={`M${i * 9} 44L${i * 10 - 5} 22L${i * 10 + 5} 22Z`} fill={bone} stroke={line} />
        ))}
      {kind === 3 && (
        <>
          <path d="M-30 28C-16 40 16 40 30 28L34 38C18 52 -18 52 -34 38Z" fill="url(#f-brass)" stroke="#140D02" />
          {[-20, -10, 0, 10, 20].map((x) => (
            <circle cx={x} cy={43 - Math.abs(x) * 0.28} r="3.4" fill="#F4FAF8" stroke={line} stroke-width=".8" />
          ))}
        </>
      )}
    </>
  );
}

function Eyes(props: Of & { readonly y: number; readonly apart: number; readonly fierce?: boolean }): JSX.Element {
  const { lord, y, apart, fierce } = props;
  const eye = (side: number) =>
    fierce
      ? `M${side * (apart + 7)} ${y - 6}L${side * (apart - 6)} ${y - 1}L${side * (apart - 3)} ${y + 4}L${side * (apart + 6)} ${y + 2}Z`
      : `M${side * (apart + 7)} ${y}C${side * (apart + 3)} ${y - 7} ${side * (apart - 4)} ${y - 5} ${side * (apart - 6)} ${y + 1}C${side * (apart - 2)} ${y + 5} ${side * (apart + 4)} ${y + 5} ${side * (apart + 7)} ${y}Z`;
  return (
    <>
      <path d={`${eye(-1)}${eye(1)}`} fill="#04121F" />
      <circle cx={-apart} cy={y} r="2.2" fill={tint(lord)} />
      <circle cx={apart} cy={y} r="2.2" fill={tint(lord)} />
    </>
  );
}

function Mouth(props: Of & { readonly y: number; readonly nose?: number }): JSX.Element {
  const mood = variant(props.lord, 3, 3);
  const nose = props.nose ?? props.y - 10;
  return (
    <path
      d={`M-5 ${props.y + mood}Q0 ${props.y + 3 - mood * 2} 5 ${props.y + mood}M-2 ${nose - 4}V${nose + 2}M2 ${nose - 4}V${nose + 2}`}
      stroke={line}
      fill="none"
      stroke-width="1.1"
    />
  );
}

function Circlet(props: { readonly y: number; readonly wide: number }): JSX.Element {
  const { y, wide } = props;
  return (
    <path
      d={`M${-wide} ${y}C${-wide / 2} ${y - 8} ${wide / 2} ${y - 8} ${wide} ${y}L${wide - 1} ${y + 6}C${wide / 2} ${y - 2} ${-wide / 2} ${y - 2} ${-wide + 1} ${y + 6}Z`}
      fill="url(#f-brass)"
      stroke="#140D02"
      stroke-width=".8"
    />
  );
}

/** Mages: a long oval face under a jellyfish, with trailing threads for hair. */
function Mage({ lord }: Of): JSX.Element {
  const slim = [0.88, 0.98, 1.06][variant(lord, 3, 4)] ?? 1;
  return (
    <>
      <g fill="none" stroke={tint(lord)} stroke-width="3" stroke-linecap="round" opacity=".9">
        <path d="M-21 -28C-30 -10 -20 2 -29 18C-33 26 -27 32 -31 40M-16 -32C-25 -8 -15 8 -23 26" />
        <path d="M21 -28C30 -10 20 2 29 18C33 26 27 32 31 40M16 -32C25 -8 15 8 23 26" />
      </g>
      <g transform={`scale(${slim} 1)`}>
        <path
          d="M0 -44C17 -44 24 -30 22 -14C21 2 13 18 0 32C-13 18 -21 2 -22 -14C-24 -30 -17 -44 0 -44Z"
          fill={skin}
          stroke={line}
          stroke-width="1.2"
        />
        <path
          d="M0 -44C17 -44 24 -30 22 -14C21 2 13 18 0 32C7 6 10 -22 0 -44Z"
          fill="url(#abyss-hatch-ink)"
          opacity=".6"
        />
        <Eyes lord={lord} y={-10} apart={9.5} />
        <Mouth lord={lord} y={16} nose={7} />
      </g>
      <Glyph of="jellyfish" y={-46} scale={1.35} />
      <Circlet y={-26} wide={22} />
    </>
  );
}

/** Soldiers: a broad, plated head with a ridge of spines and jaw plates. */
function Soldier({ lord }: Of): JSX.Element {
  const jaw = variant(lord, 3, 4);
  return (
    <>
      <path
        d="M-40 40C-58 34 -62 12 -52 2L-48 14L-40 6C-34 18 -34 30 -40 40ZM40 40C58 34 62 12 52 2L48 14L40 6C34 18 34 30 40 40Z"
        fill={tint(lord)}
        stroke={line}
        stroke-width="1.1"
      />
      <path
        d="M-27 -34L-20 -44L20 -44L27 -34L26 -2L14 24L0 30L-14 24L-26 -2Z"
        fill={skin}
        stroke={line}
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path d="M0 -44H20L27 -34L26 -2L14 24L0 30C8 8 8 -20 0 -44Z" fill="url(#abyss-hatch-ink)" opacity=".6" />
      <path d="M-26 -4L-13 2L-14 24L-23 6ZM26 -4L13 2L14 24L23 6Z" fill={shade(lord)} stroke={line} stroke-width="1" />
      <Eyes lord={lord} y={-11} apart={11} fierce />
      <path
        d={`M-8 ${15 + jaw}L-4 ${12 + jaw}L0 ${15 + jaw}L4 ${12 + jaw}L8 ${15 + jaw}M-2 0V6M2 0V6`}
        fill="none"
        stroke={line}
        stroke-width="1.2"
      />
      <path
        d="M-30 -22L-27 -34L-20 -44L20 -44L27 -34L30 -22C14 -31 -14 -31 -30 -22Z"
        fill="url(#f-brass)"
        stroke="#140D02"
        stroke-width=".9"
      />
      <path d="M-27 -34L-36 -46L-20 -43ZM27 -34L36 -46L20 -43Z" fill={bone} stroke={line} stroke-width=".9" />
      <Glyph of="crab" y={-51} scale={1.12} />
    </>
  );
}

/** Farmers: a long narrow head with a snout and a crest, as a seahorse's. */
function Farmer({ lord }: Of): JSX.Element {
  const slim = [1, 0.92, 1.08][variant(lord, 3, 4)] ?? 1;
  return (
    <>
      <path
        d="M-19 -30L-32 -24L-22 -16L-33 -8L-22 -2L-30 8L-18 10ZM19 -30L32 -24L22 -16L33 -8L22 -2L30 8L18 10Z"
        fill={tint(lord)}
        stroke={line}
        stroke-width=".9"
      />
      <g transform={`scale(${slim} 1)`}>
        <path
          d="M0 -42C14 -42 21 -32 20 -18C19 -6 12 -2 10 8C9 18 10 24 6 32H-6C-10 24 -9 18 -10 8C-12 -2 -19 -6 -20 -18C-21 -32 -14 -42 0 -42Z"
          fill={skin}
          stroke={line}
          stroke-width="1.2"
        />
        <path
          d="M0 -42C14 -42 21 -32 20 -18C19 -6 12 -2 10 8C9 18 10 24 6 32H0C5 14 6 -20 0 -42Z"
          fill="url(#abyss-hatch-ink)"
          opacity=".6"
        />
        <Eyes lord={lord} y={-15} apart={10.5} />
        <path d="M-8 12C-4 15 4 15 8 12M-8 19C-4 22 4 22 8 19" fill="none" stroke={line} stroke-width=".9" />
        <ellipse cy="30" rx="6" ry="3.4" fill={line} />
      </g>
      <Glyph of="seahorse" y={-50} scale={1.15} />
      <Circlet y={-27} wide={20} />
    </>
  );
}

/** Merchants: a round face in the hood of a scallop. */
function Merchant({ lord }: Of): JSX.Element {
  const round = [1, 1.06, 0.95][variant(lord, 3, 4)] ?? 1;
  return (
    <>
      <path
        d="M0 -72C12 -74 22 -68 28 -60C38 -58 44 -48 43 -38C50 -30 48 -18 42 -12C44 0 34 14 22 20H-22C-34 14 -44 0 -42 -12C-48 -18 -50 -30 -43 -38C-44 -48 -38 -58 -28 -60C-22 -68 -12 -74 0 -72Z"
        fill={tint(lord)}
        stroke={line}
        stroke-width="1.2"
      />
      <path
        d="M0 -34V-70M-10 -34L-24 -61M10 -34L24 -61M-18 -28L-41 -40M18 -28L41 -40M-22 -16L-42 -14M22 -16L42 -14"
        fill="none"
        stroke={shade(lord)}
        stroke-width="1.6"
      />
      <g transform={`scale(${round} 1)`}>
        <path
          d="M0 -38C16 -38 25 -26 25 -10C25 10 14 26 0 26C-14 26 -25 10 -25 -10C-25 -26 -16 -38 0 -38Z"
          fill={skin}
          stroke={line}
          stroke-width="1.2"
        />
        <path
          d="M0 -38C16 -38 25 -26 25 -10C25 10 14 26 0 26C10 10 10 -18 0 -38Z"
          fill="url(#abyss-hatch-ink)"
          opacity=".6"
        />
        <Eyes lord={lord} y={-9} apart={10.5} />
        <Mouth lord={lord} y={14} nose={5} />
      </g>
      <Circlet y={-24} wide={24} />
      <circle cy="-30" r="5" fill="#F4FAF8" stroke={line} />
    </>
  );
}

/** Politicians: the tall mantle of a squid for a head, and arms for a beard. */
function Politician({ lord }: Of): JSX.Element {
  const tall = [0, 4, -4][variant(lord, 3, 4)] ?? 0;
  return (
    <>
      <path
        d={`M-15 ${-48 - tall}L-36 -26L-18 -24ZM15 ${-48 - tall}L36 -26L18 -24Z`}
        fill={tint(lord)}
        stroke={line}
        stroke-width="1"
      />
      <path
        d={`M0 ${-72 - tall}C16 -58 22 -36 21 -16C20 -2 12 10 0 14C-12 10 -20 -2 -21 -16C-22 -36 -16 -58 0 ${-72 - tall}Z`}
        fill={skin}
        stroke={line}
        stroke-width="1.2"
      />
      <path
        d={`M0 ${-72 - tall}C16 -58 22 -36 21 -16C20 -2 12 10 0 14C8 -6 10 -40 0 ${-72 - tall}Z`}
        fill="url(#abyss-hatch-ink)"
        opacity=".6"
      />
      <path
        d={`M0 ${-72 - tall}C10 -62 15 -52 18 -40C8 -46 -8 -46 -18 -40C-15 -52 -10 -62 0 ${-72 - tall}Z`}
        fill={tint(lord)}
        stroke={line}
        stroke-width=".9"
      />
      <Eyes lord={lord} y={-13} apart={10} />
      <g fill="none" stroke={tint(lord)} stroke-width="4.2" stroke-linecap="round">
        <path d="M-12 4C-20 14 -12 22 -20 34M12 4C20 14 12 22 20 34" />
        <path d="M-5 10C-10 20 -3 28 -8 42M5 10C10 20 3 28 8 42M0 12V36" />
      </g>
      <path d="M-6 4Q0 7 6 4" fill="none" stroke={line} stroke-width="1.2" />
      <Circlet y={-30} wide={21} />
    </>
  );
}

/** Ambassadors: a smooth mask before a star. */
function Ambassador({ lord }: Of): JSX.Element {
  const lean = [0, 6, -6][variant(lord, 3, 4)] ?? 0;
  return (
    <>
      <g transform={`rotate(${lean} 0 -20)`}>
        <path
          d="M0 -72L8 -46L32 -58L22 -34L50 -24L22 -14L34 10L8 -2L0 20L-8 -2L-34 10L-22 -14L-50 -24L-22 -34L-32 -58L-8 -46Z"
          fill="url(#f-brass)"
          stroke="#140D02"
          stroke-width="1"
        />
      </g>
      <path
        d="M0 -46C18 -46 24 -32 22 -12C20 8 10 22 0 32C-10 22 -20 8 -22 -12C-24 -32 -18 -46 0 -46Z"
        fill="#F4F1E4"
        stroke={line}
        stroke-width="1.2"
      />
      <path
        d="M0 -46C18 -46 24 -32 22 -12C20 8 10 22 0 32C6 8 7 -24 0 -46Z"
        fill="url(#abyss-hatch-ink)"
        opacity=".45"
      />
      <path
        d="M-16 -12C-12 -18 -6 -18 -3 -11C-8 -8 -12 -8 -16 -12ZM16 -12C12 -18 6 -18 3 -11C8 -8 12 -8 16 -12Z"
        fill="#04121F"
      />
      <path d="M0 -12V6L-3 8M-6 17Q0 20 6 17" fill="none" stroke={line} stroke-width="1.1" />
      <path d="M-14 2C-10 8 -10 12 -13 18M14 2C10 8 10 12 13 18" fill="none" stroke="#B98C42" stroke-width="1.6" />
      <circle cy="-32" r="5.5" fill="#6BF0D8" stroke={line} />
    </>
  );
}

/** Smugglers: a hood, a half mask, and eyes in the dark. */
function Smuggler({ lord }: Of): JSX.Element {
  const deep = variant(lord, 3, 4);
  return (
    <>
      <path
        d="M0 -68C26 -66 38 -44 36 -18C35 6 30 20 22 32H-22C-30 20 -35 6 -36 -18C-38 -44 -26 -66 0 -68Z"
        fill="#3C4A52"
        stroke={tint(lord)}
        stroke-width="1.3"
      />
      <path d="M0 -68C26 -66 38 -44 36 -18C35 6 30 20 22 32H0Z" fill="url(#abyss-hatch-ink)" opacity=".9" />
      <path
        d="M0 -50C17 -50 25 -34 24 -14C23 6 14 22 0 30C-14 22 -23 6 -24 -14C-25 -34 -17 -50 0 -50Z"
        fill="#0C151B"
        stroke={line}
      />
      <path
        d="M-19 -2C-10 4 10 4 19 -2C17 12 10 22 0 28C-10 22 -17 12 -19 -2Z"
        fill={skin}
        stroke={line}
        stroke-width="1"
      />
      <path
        d="M-22 -18C-10 -24 10 -24 22 -18C22 -6 14 0 6 -3C2 -5 -2 -5 -6 -3C-14 0 -22 -6 -22 -18Z"
        fill={tint(lord)}
        stroke={line}
        stroke-width="1"
      />
      <path
        d="M-16 -13C-12 -16 -8 -15 -5 -11C-9 -8 -14 -8 -16 -13ZM16 -13C12 -16 8 -15 5 -11C9 -8 14 -8 16 -13Z"
        fill="#04121F"
      />
      <circle cx="-10" cy="-12" r="1.8" fill="#6BF0D8" />
      <circle cx="10" cy="-12" r="1.8" fill="#6BF0D8" />
      <path d={`M-6 ${14 + deep}Q0 ${12 + deep * 2} 6 ${14 + deep}`} fill="none" stroke={line} stroke-width="1.2" />
      <path d="M-22 32L-14 46L0 40L14 46L22 32" fill="none" stroke="#BBA3F5" stroke-width="2" />
      <circle cy="40" r="4" fill="#15101F" stroke="#BBA3F5" stroke-width="1.6" />
    </>
  );
}
