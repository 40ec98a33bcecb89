import { Die } from '@fathom/board';
import { drawn, type Primer } from '@fathom/board/primer';
import { Arrow, Mark, Pile, Put, Row } from '@fathom/board/scene';
import { Figure, FigurePicture, IslesArt, Token, TokenPicture } from '@fathom/nautilion/board/pieces';
import type { Language } from '@fathom/words';
import { For, type JSX } from 'solid-js';
import type { PrimerWords } from './primer-en.ts';
import { SpellPicture } from './spell-picture.tsx';
import { SubmarinePicture } from './submarine-picture.tsx';
import './primer.css';

/** A stretch of the path with a figure that moves over it. */
function Stretch(props: {
  readonly faces: readonly string[];
  readonly figure: 'nautilion' | 'phantom';
  readonly to: number;
}): JSX.Element {
  const isYours = () => props.figure === 'nautilion';
  const at = (place: number) => 34 + place * 44;
  const stands = () => (isYours() ? 0 : props.faces.length - 1);
  const way = () => {
    const [a, b] = [at(stands()), at(props.to)];
    return `M${a} 34Q${(a + b) / 2} -8 ${b} 34`;
  };
  return (
    <svg class="naut-stretch" viewBox={`0 0 ${at(props.faces.length - 1) + 34} 98`} aria-hidden="true">
      <path class="naut-stretch-bed" d={`M${at(0)} 62H${at(props.faces.length - 1)}`} />
      <For each={props.faces}>
        {(face, place) => (
          <g transform={`translate(${at(place())} 62)`}>
            {place() === stands() ? (
              <g transform="scale(.92)">
                <Figure name={props.figure} />
              </g>
            ) : face === 'isles' ? (
              <IslesArt />
            ) : (
              <Token face={face} r={19} />
            )}
          </g>
        )}
      </For>
      <path class="naut-stretch-way" data-figure={props.figure} d={way()} />
      <circle class="naut-stretch-land" data-figure={props.figure} cx={at(props.to)} cy="62" r="24" />
    </svg>
  );
}

const D = (props: { readonly face: number; readonly size?: 's' | 'm' }): JSX.Element => (
  <Put size={props.size ?? 's'}>
    <Die face={props.face} />
  </Put>
);
const F = (props: { readonly name: 'darkhouse' | 'phantom' | 'nautilion' }): JSX.Element => (
  <Put size="l">
    <FigurePicture name={props.name} />
  </Put>
);
const T = (props: { readonly face: string; readonly look?: 'lost' | 'lit' }): JSX.Element => (
  <Put size="m" {...(props.look ? { look: props.look } : {})}>
    <TokenPicture face={props.face} />
  </Put>
);

const turn = {
  roll: () => (
    <Row>
      <D size="m" face={1} />
      <D size="m" face={2} />
      <D size="m" face={4} />
    </Row>
  ),
  give: () => (
    <Row>
      <Pile>
        <D face={2} />
        <Arrow to="down" />
        <F name="darkhouse" />
      </Pile>
      <Pile>
        <D face={1} />
        <Arrow to="down" />
        <F name="phantom" />
      </Pile>
      <Pile>
        <D face={4} />
        <Arrow to="down" />
        <F name="nautilion" />
      </Pile>
    </Row>
  ),
  darkhouse: () => (
    <Row>
      <F name="darkhouse" />
      <Pile>
        <D face={3} />
        <D face={4} />
      </Pile>
      <Arrow tone="loss" />
      <T face="blank" look="lost" />
    </Row>
  ),
  phantom: () => <Stretch figure="phantom" faces={['6', '2', '9', 'phantom']} to={1} />,
  nautilion: () => (
    <Row>
      <Stretch figure="nautilion" faces={['nautilion', '4', '7', '3']} to={3} />
      <Arrow tone="gain" />
      <Put size="m">
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <circle class="naut-stretch-cabin" r="21" />
          <Token face="3" r={17} />
        </svg>
      </Put>
    </Row>
  ),
};

const symbols = {
  crew: () => (
    <Row tight>
      <T face="1" />
      <T face="5" />
      <T face="9" />
    </Row>
  ),
  duct: () => (
    <svg class="naut-ducts" viewBox="0 0 140 50" aria-hidden="true">
      <path class="naut-ducts-pipe" d="M25 25H70" />
      <path class="naut-ducts-pipe" data-linked="" d="M70 25H115" />
      <g transform="translate(25 25)">
        <circle class="naut-stretch-cabin" r="19" />
        <text class="naut-ducts-number" y="7">
          2
        </text>
      </g>
      <g transform="translate(70 25)">
        <Token face="3" r={19} />
      </g>
      <g transform="translate(115 25)">
        <Token face="9" r={19} />
      </g>
    </svg>
  ),
  reserve: () => (
    <Row tight>
      <T face="blank" />
      <T face="blank" />
      <T face="6" />
    </Row>
  ),
  whirlwind: () => <SpellPicture spell="whirlwind" />,
  tide: () => <SpellPicture spell="tide" />,
  translation: () => <SpellPicture spell="translation" />,
};

const more = {
  mage: () => (
    <Row tight>
      <T face="A" />
      <T face="1" />
    </Row>
  ),
  mercenary: () => <T face="mercenary" />,
  reef: () => <T face="reef6" />,
  darkhouse: () => (
    <Put size="m">
      <FigurePicture name="darkhouse" />
    </Put>
  ),
  heroic: () => (
    <Row tight>
      <T face="8" look="lost" />
      <Arrow tone="gain" />
      <Mark>!</Mark>
    </Row>
  ),
};

const end = {
  win: () => (
    <span class="naut-whole">
      <SubmarinePicture board="A1" />
    </span>
  ),
  lose: () => <Stretch figure="phantom" faces={['isles', '5', '8', 'phantom']} to={0} />,
};

const speak: { readonly [language in Language]: () => Promise<PrimerWords> } = {
  en: async () => (await import('./primer-en.ts')).primerEn,
  fr: async () => (await import('./primer-fr.ts')).primerFr,
};

export async function primerIn(language: Language): Promise<Primer> {
  const words = await speak[language]();
  return {
    Goal: () => (
      <span class="naut-whole">
        <SubmarinePicture board="A1" />
      </span>
    ),
    turn: drawn(words.turn, turn),
    symbols: [
      { symbols: drawn(words.symbols, symbols) },
      { title: words.expansions, symbols: drawn(words.more, more) },
    ],
    end: drawn(words.end, end),
    keys: words.keys,
    beside: {
      T1: symbols.whirlwind,
      T4: turn.give,
      T5: turn.darkhouse,
      T6: turn.phantom,
      T7: turn.nautilion,
      T9: symbols.duct,
      C1: symbols.crew,
      C3: turn.roll,
      'E1.1': more.mage,
      'E2.1': more.mercenary,
      'E3.1': more.reef,
    },
  };
}
