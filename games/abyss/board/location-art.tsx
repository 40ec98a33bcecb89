import { type Formula, type Guild, LOCATIONS, type Location } from '@fathom/abyss/rules';
import { ensureMetals } from '@fathom/board';
import { at } from '@fathom/kernel';
import { For, type JSX } from 'solid-js';
import { Glyph } from './glyphs.tsx';
import { GUILD_SIGN, RACE_SIGNS, type Sign } from './tints.ts';

const swell = Array.from({ length: 9 }, (_, i) => `M0 ${4 + i * 8}q15 -4 30 0t30 0t30 0t30 0`).join('');
const floor = 'M0 80V66L18 58L30 70L60 64L94 71L108 58L120 66V80Z';
const night = '#04121F';
const stone = '#0A2238';
const brass = '#F6E2B0';

/** A view of a location, in a box of 120 × 80. */
export function LocationArt(props: { readonly location: Location; readonly class?: string }): JSX.Element {
  ensureMetals();
  return (
    <svg
      class={`abyss-location-art ${props.class ?? ''}`}
      data-piece={`location:${at(LOCATIONS, props.location).key}`}
      viewBox="0 0 120 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="120" height="80" fill="#0E3A52" />
      <path d={swell} fill="none" stroke="#8BD3D8" stroke-width=".7" opacity=".32" />
      {scene(props.location)}
    </svg>
  );
}

function scene(location: Location): JSX.Element {
  const { key } = at(LOCATIONS, location);
  const scores: Formula = at(LOCATIONS, location).scores;
  switch (scores.kind) {
    case 'lords':
      return scores.guild === null ? <Bars /> : <Quarter guild={scores.guild} />;
    case 'allies':
      return scores.race === null ? <Barrier /> : <Shoal sign={RACE_SIGNS[scores.race] ?? 'crab'} />;
    case 'guilds':
      return <Gulf />;
    case 'mirrors':
      return <Mirrors />;
    case 'smokers':
      return <Smokers />;
    case 'weakest':
      return <Depths />;
    case 'strongest':
      return <Throne />;
    case 'keyed':
      return <Tower open={false} />;
    case 'keyless':
      return <Tower open />;
    case 'lowest':
      return <Chamber />;
    case 'nebulis':
      return <Lair />;
    case 'loot':
      return key === 'cetaceous-cemetery' ? (
        <Bones />
      ) : key === 'abandoned-convoy' ? (
        <Convoy />
      ) : key === 'megalodon' ? (
        <Jaws />
      ) : (
        <Field />
      );
  }
}

const Seabed = (): JSX.Element => <path d={floor} fill={night} />;

function Quarter(props: { readonly guild: Guild }): JSX.Element {
  const houses = [
    [8, 22],
    [32, 34],
    [58, 18],
    [78, 38],
    [100, 24],
  ] as const;
  return (
    <>
      <path d="M0 80V66H120V80Z" fill={night} />
      <For each={houses}>
        {([x, high]) => (
          <>
            <rect x={x} y={66 - high} width="17" height={high} fill={stone} stroke={brass} stroke-width=".9" />
            <path d={`M${x - 3} ${66 - high}H${x + 20}L${x + 8.5} ${56 - high}Z`} fill="url(#f-brass-shade)" />
            <circle cx={x + 8.5} cy={66 - high + 9} r="2.6" fill={brass} />
          </>
        )}
      </For>
      <Glyph of={GUILD_SIGN[props.guild]} x={60} y={21} scale={0.78} />
    </>
  );
}

function Shoal(props: { readonly sign: Sign }): JSX.Element {
  return (
    <>
      <circle cx="68" cy="38" r="34" fill="url(#f-glow-lum)" opacity=".35" />
      <Glyph of={props.sign} x={34} y={30} scale={0.9} />
      <Glyph of={props.sign} x={70} y={42} scale={1.25} />
      <Glyph of={props.sign} x={101} y={24} scale={0.65} />
      <Glyph of={props.sign} x={13} y={52} scale={0.5} />
      <path d="M0 80V72L48 76L120 69V80Z" fill={night} />
    </>
  );
}

function Tower(props: { readonly open: boolean }): JSX.Element {
  return (
    <>
      <path d="M46 80L51 24H69L74 80Z" fill="#071B2C" stroke={brass} />
      {props.open ? (
        <path d="M49 24L53 12L58 20L62 8L66 19L71 14V24Z" fill={stone} stroke={brass} />
      ) : (
        <path d="M46 24L60 6L74 24Z" fill="url(#f-brass)" stroke="#140D02" />
      )}
      <rect x="57" y="32" width="6" height="10" rx="3" fill={props.open ? night : brass} stroke={brass} />
      <rect x="57" y="52" width="6" height="10" rx="3" fill={props.open ? night : brass} stroke={brass} />
      <Seabed />
    </>
  );
}

const Bars = (): JSX.Element => (
  <>
    <path d="M20 80V22C20 8 100 8 100 22V80Z" fill="#071B2C" stroke={brass} />
    <path d="M34 78V19M47 78V15M60 78V14M73 78V15M86 78V19M22 40H98" stroke="#B98C42" stroke-width="3.4" />
    <Seabed />
  </>
);

const Barrier = (): JSX.Element => (
  <>
    <g fill="none" stroke="#FF8A6B" stroke-width="5" stroke-linecap="round">
      <path d="M14 76C12 56 20 48 15 30M15 54C8 48 7 44 6 38M40 76C42 50 34 44 40 22M39 48C48 42 49 36 50 30" />
      <path d="M68 76C66 56 74 46 68 28M68 52C60 46 60 42 58 36M96 76C98 52 90 44 96 20M96 48C104 42 106 36 108 28" />
    </g>
    <path d="M0 80V72H120V80Z" fill={night} />
  </>
);

const Gulf = (): JSX.Element => (
  <>
    <path d="M0 80V26C22 30 38 44 46 80ZM120 80V26C98 30 82 44 74 80Z" fill={night} stroke="#34708C" />
    <circle cx="60" cy="56" r="22" fill="url(#f-glow-lum)" />
    <path d="M60 30L64 44L78 42L68 52L76 64L62 60L60 74L58 60L44 64L52 52L42 42L56 44Z" fill="#C9F7EE" />
  </>
);

const Mirrors = (): JSX.Element => (
  <>
    <path d="M24 42V22L32 14L40 22V42ZM50 42V14L60 4L70 14V42ZM80 42V24L88 16L96 24V42Z" fill={stone} stroke={brass} />
    <path
      d="M24 44V60L32 68L40 60V44ZM50 44V68L60 76L70 68V44ZM80 44V58L88 66L96 58V44Z"
      fill="#BFEFF0"
      opacity=".42"
    />
    <path d="M6 43H114" stroke={brass} stroke-width="1.4" />
  </>
);

const Smokers = (): JSX.Element => (
  <>
    <path
      d="M34 44C24 34 42 28 32 14C30 8 36 4 34 0H48C44 8 54 14 48 24C44 32 52 38 46 44ZM76 50C68 42 82 36 76 24C72 16 80 12 78 6H92C88 14 96 20 92 30C88 38 94 44 88 50Z"
      fill="#02070D"
      opacity=".86"
    />
    <path d="M26 80L34 44H46L54 80ZM68 80L76 50H88L96 80Z" fill="#33221A" stroke="#FF8A6B" />
    <path d="M36 44H45M78 50H87" stroke="#FFC2AF" stroke-width="3" />
    <path d="M0 80V74H120V80Z" fill={night} />
  </>
);

const Depths = (): JSX.Element => (
  <>
    <path d="M0 0H120V30C92 36 80 60 60 80C40 60 28 36 0 30Z" fill="#0A2A45" />
    <path d="M20 0C28 30 46 52 60 72C74 52 92 30 100 0" fill="none" stroke="#34708C" />
    <path d="M40 0C44 22 52 42 60 56C68 42 76 22 80 0" fill="none" stroke="#34708C" />
    <circle cx="60" cy="64" r="12" fill="url(#f-glow-lum)" />
    <circle cx="60" cy="64" r="2.6" fill="#E9FFFA" />
  </>
);

const Throne = (): JSX.Element => (
  <>
    <path d="M44 76V24L52 30L60 12L68 30L76 24V76Z" fill="url(#f-brass)" stroke="#140D02" />
    <path d="M50 76V42H70V76Z" fill="#6A2619" />
    <path d="M38 58H50V76H38ZM70 58H82V76H70Z" fill="url(#f-brass-shade)" stroke="#140D02" />
    <circle cx="60" cy="34" r="4" fill="#F4FAF8" stroke="#14283B" />
    <path d="M14 80H106L98 74H22Z" fill={night} />
  </>
);

const Chamber = (): JSX.Element => (
  <>
    <path d="M14 80V34C14 10 106 10 106 34V80Z" fill="#071B2C" stroke={brass} />
    <For each={RACE_SIGNS.slice(0, 5)}>
      {(sign, i) => <Glyph of={sign} x={26 + i() * 17} y={i() % 2 ? 40 : 52} scale={0.4} />}
    </For>
    <path d="M0 80V72H120V80Z" fill={night} />
  </>
);

const Lair = (): JSX.Element => (
  <>
    <path d="M0 80V34C20 20 40 60 60 58C80 60 100 20 120 34V80Z" fill={night} />
    <Glyph of="kraken" x={38} y={42} scale={1.5} />
    <Glyph of="kraken" x={86} y={50} scale={1.1} />
    <circle cx="60" cy="24" r="4" fill="#FFE3D8" />
    <circle cx="74" cy="24" r="4" fill="#FFE3D8" />
  </>
);

const Bones = (): JSX.Element => (
  <>
    <path d="M10 66C40 48 86 50 112 58" fill="none" stroke="#F2E8D0" stroke-width="4" stroke-linecap="round" />
    <path
      d="M30 60C26 46 30 34 38 26M44 55C40 40 44 28 52 20M58 53C56 38 60 26 67 19M72 53C72 40 76 30 82 24M86 54C87 44 90 38 95 32"
      fill="none"
      stroke="#F2E8D0"
      stroke-width="3"
      stroke-linecap="round"
    />
    <path d="M0 80V70H120V80Z" fill={night} />
  </>
);

const Convoy = (): JSX.Element => (
  <>
    <path d="M14 60L22 72H66L82 54Z" fill="#33221A" stroke={brass} transform="rotate(-8 48 62)" />
    <path d="M40 56V20M40 22L60 40L40 46Z" fill="#F2E8D0" stroke={brass} opacity=".9" />
    <path d="M78 70L84 60H106L110 70Z" fill="url(#f-brass)" stroke="#140D02" />
    <path d="M84 60C86 54 104 54 106 60" fill="url(#f-brass-shade)" stroke="#140D02" />
    <path d="M0 80V70H120V80Z" fill={night} />
  </>
);

const Jaws = (): JSX.Element => (
  <>
    <path d="M16 80C10 30 40 8 60 8C80 8 110 30 104 80" fill="none" stroke="#F2E8D0" stroke-width="6" />
    <path
      d="M22 56L34 50L24 44ZM28 36L40 36L34 28ZM42 22L50 30L52 18ZM98 56L86 50L96 44ZM92 36L80 36L86 28ZM78 22L70 30L68 18ZM57 14L60 26L63 14Z"
      fill="#F2E8D0"
    />
    <path d="M0 80V72H120V80Z" fill={night} />
  </>
);

const Field = (): JSX.Element => (
  <>
    <path
      d="M28 72L44 22M36 44L48 48M74 72L62 26M66 40L54 46M92 72L98 40"
      stroke="#BFCFD4"
      stroke-width="3.4"
      stroke-linecap="round"
    />
    <path d="M40 24L46 12L49 26ZM59 28L60 14L67 24Z" fill="#BFCFD4" />
    <path d="M82 62C82 46 104 46 104 62Z" fill="url(#f-brass-shade)" stroke="#140D02" />
    <path d="M0 80V68L40 72L80 66L120 71V80Z" fill={night} />
  </>
);
