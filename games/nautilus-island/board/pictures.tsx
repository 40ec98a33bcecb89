import { ensureMetals, outline } from '@fathom/board';
import { at, type Seat } from '@fathom/kernel';
import { type Card, type Colour, cardIndex, colourOf, colours, type Token } from '@fathom/nautilus-island/rules';
import type { JSX } from 'solid-js';
import { familyDrawings, objectDrawings } from './objects.ts';
import { type Head, seatLook, tintOf } from './tints.ts';
import './pictures.css';

const ink = '#14283B';
const cream = '#FFF4D6';

export const colourOfCard = (card: Card): Colour => at(colours, colourOf(cardIndex[card]));

/** The sign of a colour, around a point. */
function FamilySign(props: {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly stroke?: string;
}): JSX.Element {
  return (
    <path
      transform={`translate(${props.x} ${props.y}) scale(${props.size / 30})`}
      d={familyDrawings[props.colour]}
      fill="none"
      stroke={props.stroke ?? cream}
      stroke-width={45 / props.size}
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  );
}

export function FamilyPicture(props: { readonly colour: Colour; readonly class?: string }): JSX.Element {
  return (
    <svg class={props.class ?? 'isle-family'} viewBox="-16 -16 32 32" aria-hidden="true">
      <path
        d={familyDrawings[props.colour]}
        fill="none"
        stroke={tintOf[props.colour].light}
        stroke-width="2.4"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}

function ObjectDrawing(props: {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}): JSX.Element {
  const drawing = () => objectDrawings[props.card];
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}
      stroke={ink}
      stroke-width="1.7"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d={drawing().body} fill={tintOf[colourOfCard(props.card)].light} fill-opacity=".62" />
      <path d={drawing().ink} fill="none" stroke-width="1.5" />
    </g>
  );
}

/** `tall` in a hand, `broad` on a stack, `small` on a stack of a narrow screen. */
export type CardShape = 'tall' | 'broad' | 'small';

const shapes = {
  tall: {
    width: 54,
    height: 76,
    band: 'M1 8Q1 1 8 1H46Q53 1 53 8V22H1Z',
    sign: [13, 11.5, 15],
    object: [27, 49, 1.12],
  },
  broad: {
    width: 92,
    height: 60,
    band: 'M1 8Q1 1 8 1H84Q91 1 91 8V17H1Z',
    sign: [17, 9.2, 12],
    object: [46, 38.5, 1.12],
  },
  small: {
    width: 50,
    height: 36,
    band: 'M8 1H16V35H8Q1 35 1 28V8Q1 1 8 1Z',
    sign: [8.6, 18, 11.5],
    object: [32.5, 18, 0.88],
  },
} as const;

/** An object card: colour band with its family's sign, object in ink on paper; a treasure carries its value. */
export function ObjectCard(props: {
  readonly card: Card;
  readonly shape: CardShape;
  readonly value?: number | undefined;
}): JSX.Element {
  ensureMetals();
  const form = () => shapes[props.shape];
  const colour = () => colourOfCard(props.card);
  return (
    <svg
      class="isle-card-picture"
      data-piece={`card:${props.card}`}
      viewBox={`0 0 ${form().width} ${form().height}`}
      aria-hidden="true"
    >
      <rect
        x=".5"
        y=".5"
        width={form().width - 1}
        height={form().height - 1}
        rx="7"
        fill="url(#f-bone)"
        stroke="#6E5526"
      />
      <path d={form().band} fill={tintOf[colour()].dark} />
      <FamilySign colour={colour()} x={form().sign[0]} y={form().sign[1]} size={form().sign[2]} />
      <ObjectDrawing card={props.card} x={form().object[0]} y={form().object[1]} scale={form().object[2]} />
      {props.value !== undefined && props.shape === 'tall' && (
        <text class="isle-numeral" x="44" y="18" font-size="18" text-anchor="middle" fill={cream}>
          {props.value}
        </text>
      )}
    </svg>
  );
}

/** A card that lies face up and has not been seen yet: the next of a stack while its top card is being taken. */
export function BlankCard(props: { readonly shape: CardShape }): JSX.Element {
  ensureMetals();
  const form = () => shapes[props.shape];
  return (
    <svg class="isle-card-picture" viewBox={`0 0 ${form().width} ${form().height}`} aria-hidden="true">
      <rect
        x=".5"
        y=".5"
        width={form().width - 1}
        height={form().height - 1}
        rx="7"
        fill="url(#f-bone)"
        stroke="#6E5526"
      />
    </svg>
  );
}

/** The back of a card: a compass rose on hatched ink. */
export function CardBack(props: { readonly shape: CardShape }): JSX.Element {
  ensureMetals();
  const form = () => shapes[props.shape];
  const edge = () => (props.shape === 'small' ? 3 : 4.5);
  const rose = () => Math.min(form().width, form().height) * 0.28;
  return (
    <svg
      class="isle-card-picture isle-back"
      data-piece="back"
      viewBox={`0 0 ${form().width} ${form().height}`}
      aria-hidden="true"
    >
      <rect x=".5" y=".5" width={form().width - 1} height={form().height - 1} rx="7" fill="#0F3350" stroke="#DDB869" />
      <rect
        x={edge()}
        y={edge()}
        width={form().width - 2 * edge()}
        height={form().height - 2 * edge()}
        rx="4"
        fill="url(#f-hatch)"
        stroke="#DDB869"
        stroke-width=".7"
        opacity=".85"
      />
      <Rose x={form().width / 2} y={form().height / 2} r={rose()} />
    </svg>
  );
}

const points = Array.from({ length: 8 }, (_, i) => i);

export function Rose(props: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opacity?: number;
}): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.r / 10})`} opacity={props.opacity ?? 1}>
      <circle r="10" fill="#061A2B" stroke="#DDB869" stroke-width=".9" />
      <circle r="8.2" fill="none" stroke="#DDB869" stroke-width=".5" />
      {points.map((i) => {
        const reach = i % 2 === 0 ? 7.8 : 5;
        return (
          <g transform={`rotate(${45 * i})`}>
            <path d={`M0 ${-reach}L1 -1.6L0 0Z`} fill="#DDB869" />
            <path d={`M0 ${-reach}L-1 -1.6L0 0Z`} fill="#061322" stroke="#DDB869" stroke-width=".5" />
          </g>
        );
      })}
    </g>
  );
}

const heads: { readonly [head in Head]: string } = {
  round: 'M0-26A8.6 8.6 0 1 1 0-8.8A8.6 8.6 0 1 1 0-26Z',
  square: 'M-6-25H6Q8-25 8-23V-11Q8-9 6-9H-6Q-8-9-8-11V-23Q-8-25-6-25Z',
  pointed: 'M0-30L10-9H-10Z',
  brimmed: 'M-7-27H7V-19H13V-15H7V-9H-7V-15H-13V-19H-7Z',
};
const body = 'M-5-10C-16-8-19-1-18 4L-9 2L-13 18H-3L0 10L3 18H13L9 2L18 4C19-1 16-8 5-10Z';

/** A castaway: told by the shape of the head as well as by colour. */
export function CastawayFigure(props: { readonly seat: Seat; readonly glow?: boolean }): JSX.Element {
  ensureMetals();
  const look = () => seatLook(props.seat);
  return (
    <svg class="isle-figure" data-piece="castaway" viewBox="-22 -33 44 54" aria-hidden="true">
      {props.glow && <circle cy="-4" r="32" fill="url(#f-glow-brass)" />}
      <g fill={look().tint} stroke="#061322" stroke-width="1.8" stroke-linejoin="round">
        <path d={body} />
        <path d={heads[look().head]} />
      </g>
    </svg>
  );
}

/** A bonus token: scalloped brass with its mark. */
export function BonusToken(props: { readonly mark: string }): JSX.Element {
  ensureMetals();
  const size = () => (props.mark.length < 3 ? 19 : props.mark.length < 5 ? 14.5 : 12);
  return (
    <svg class="isle-token" data-piece={`bonus:${props.mark}`} viewBox="-23 -23 46 46" aria-hidden="true">
      <path d={outline('scallop', 22)} fill="url(#f-brass)" stroke="#140D02" />
      <circle r="16.6" fill="#0B2740" stroke="#5E431B" />
      <text class="isle-numeral" y={size() * 0.32} font-size={String(size())} text-anchor="middle" fill="#F6E2B0">
        {props.mark}
      </text>
    </svg>
  );
}

const bolts = Array.from({ length: 8 }, (_, i) => ({
  x: 18.9 * Math.cos((i * Math.PI) / 4),
  y: 18.9 * Math.sin((i * Math.PI) / 4),
}));

/** A porthole: smooth brass with bolts, glass, and its points. */
export function PortholePicture(props: { readonly points: number | null }): JSX.Element {
  ensureMetals();
  return (
    <svg class="isle-token" data-piece="porthole" viewBox="-23 -23 46 46" aria-hidden="true">
      {props.points === null ? (
        <circle r="20" fill="#04101F" stroke="#8BA6B0" stroke-dasharray="3 4" />
      ) : (
        <>
          <circle r="22" fill="url(#f-brass)" stroke="#140D02" />
          <circle r="15.8" fill="#0E4A5C" stroke="#3A270A" />
          <path d="M-11-3.5A12 12 0 0 1 0-11.5" fill="none" stroke="#fff" stroke-width="2" opacity=".4" />
          {bolts.map(({ x, y }) => (
            <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.5" fill="#4A3412" />
          ))}
          <text class="isle-numeral" y="6.6" font-size="19.5" text-anchor="middle" fill="#fff">
            {props.points}
          </text>
        </>
      )}
    </svg>
  );
}

/** What flies when a piece changes its place. */
export function tokenArt(token: Token, marks: { readonly [token in Token]: string }): () => JSX.Element {
  return () => <BonusToken mark={marks[token]} />;
}

/** Two cards, before how many there are. */
export function CardsSign(): JSX.Element {
  return (
    <svg class="isle-left-sign" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 3H9V12H2ZM5 3V1H12V10H9" />
    </svg>
  );
}
