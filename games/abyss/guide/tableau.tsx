import { AllyPicture } from '@fathom/abyss/board/ally';
import { Glyph } from '@fathom/abyss/board/glyphs';
import { LocationArt } from '@fathom/abyss/board/location-art';
import { Portrait } from '@fathom/abyss/board/portrait';
import { GUILD_SIGN, SHADE, TINT } from '@fathom/abyss/board/tints';
import { LORDS, type Lord, type View, wouldScore } from '@fathom/abyss/rules';
import { outline, type Tableau as Wanted } from '@fathom/board';
import { at } from '@fathom/kernel';
import { For, type JSX } from 'solid-js';
import { footOf, planOf } from './tableau-plan.ts';

/** A player's lords, locations and affiliated allies as the game left them. */
export function Tableau(props: Wanted): JSX.Element {
  const view = props.view as View;
  const plan = planOf(at(view.players, props.seat), props.width, props.height);
  return (
    <svg viewBox={`0 0 ${props.width} ${props.height}`} aria-hidden="true">
      <defs>
        <clipPath id="abyss-round">
          <circle r="47" />
        </clipPath>
      </defs>
      <For each={plan.lords}>
        {({ thing, x, y, width }) => <Medallion lord={thing} x={x + width / 2} y={y + width / 2} width={width} />}
      </For>
      <For each={plan.locations}>
        {({ thing, x, y, width, height }) => {
          const art = (width * 2) / 3;
          const round = height - art + width * 0.1;
          const feet = footOf(thing.lords.length, round, width);
          return (
            <g transform={`translate(${x} ${y})`}>
              <svg aria-hidden="true" width={width} height={art}>
                <LocationArt location={thing.location} />
              </svg>
              <rect width={width} height={art} rx="3" fill="none" stroke="#DDB869" stroke-width="2" />
              <For each={thing.lords}>
                {(lord, i) => <Medallion lord={lord} x={at(feet, i())} y={height - round / 2} width={round} />}
              </For>
              <Points
                points={wouldScore(view, props.seat, thing.location)}
                x={width * 0.86}
                y={width * 0.14}
                width={width * 0.28}
              />
            </g>
          );
        }}
      </For>
      <For each={plan.allies}>
        {({ thing, x, y, width, height }) => (
          <svg aria-hidden="true" x={x} y={y} width={width} height={height}>
            <AllyPicture card={thing} />
          </svg>
        )}
      </For>
    </svg>
  );
}

/** A lord in a round of its guild's colour, with its influence and the guild's sign. */
function Medallion(props: {
  readonly lord: Lord;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}): JSX.Element {
  const { guild, influence } = at(LORDS, props.lord);
  const sign = GUILD_SIGN[guild];
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.width / 100})`}>
      <circle r="48" fill="#061A2B" />
      <g clip-path="url(#abyss-round)">
        <svg aria-hidden="true" x="-50" y="-50" width="100" height="100">
          <Portrait lord={props.lord} />
        </svg>
      </g>
      <circle r="47" fill="none" stroke={TINT[sign]} stroke-width="4" />
      <circle cx="-33" cy="33" r="16" fill={SHADE[sign]} stroke={TINT[sign]} stroke-width="2" />
      <Glyph of={sign} x={-33} y={33} scale={0.6} />
      <Points points={influence} x={32} y={32} width={36} />
    </g>
  );
}

/** Points on a scalloped brass. */
function Points(props: {
  readonly points: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.width / 34})`}>
      <path d={outline('scallop', 16)} fill="url(#f-brass)" stroke="#140D02" />
      <text
        class="numeral"
        y="6.4"
        text-anchor="middle"
        font-size="19"
        fill="#241803"
        stroke="#241803"
        stroke-width=".4"
      >
        {props.points < 0 ? `−${-props.points}` : props.points}
      </text>
    </g>
  );
}
