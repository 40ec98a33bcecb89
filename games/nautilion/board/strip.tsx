import { tokenOf } from '@fathom/nautilion/rules';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Forecast } from './forecast.ts';
import { lens, line, stretches } from './lens.ts';
import { Piece } from './piece.tsx';
import { usePlay } from './play.ts';
import { shell, shellBox } from './spiral.ts';
import { spotLabel } from './spot-label.ts';
import { ReefArt, Token } from './token.tsx';
import { MovingFigure, Unspoken } from './unspoken.tsx';
import './strip.css';
import './ways.css';
import { Figure } from './figures.tsx';

const step = 51;

/** The path between the figures, enlarged and folded as a U. */
function Strip(props: { readonly from: number | null; readonly tight: boolean }): JSX.Element {
  const play = usePlay();
  const [width, setWidth] = createSignal(374);
  let svg: SVGSVGElement | undefined;
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (svg) watch.observe(svg);
    onCleanup(() => watch.disconnect());
  });
  const columns = () => Math.max(7, Math.min(14, Math.floor((width() + 8) / step)));
  const across = () => columns() * step + 17;
  const reefs = () => play.view().charter.reefs;
  const above = () => (reefs() ? 47 : 30);
  const between = () => (props.tight ? 66 : 86);
  const high = () => 2 * above() + between() - (reefs() ? 1 : 0);
  const rowY = (row: number) => above() + row * between();
  const shown = createMemo(() => lens(play.view(), columns(), props.from));
  const spots = createMemo(() => {
    const found = new Map<number, { x: number; y: number; row: number }>();
    for (const [row, places] of shown().rows.entries()) {
      for (const [k, place] of places.entries()) {
        const first = 27 + 7;
        const x = row === 0 ? first + k * step : across() - first - k * step;
        if (!found.has(place)) found.set(place, { x, y: rowY(row), row });
      }
    }
    return found;
  });
  const order = createMemo(() => [...spots().keys()].map((place) => play.view().spots[place] ?? 0));
  const forecasts = createMemo(() => [...play.planned(), ...play.forecasts().values()].filter(({ to }) => to >= 0));
  const right = () => across() - 34;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      ref={svg}
      class="naut-strip"
      viewBox={`0 0 ${across()} ${high()}`}
      role="group"
      aria-label={play.words().strip}
      data-region="path"
      data-about={play.asksPath() ? 'ask' : undefined}
    >
      <Show
        when={shown().hidden >= 0}
        fallback={<path class="naut-fold" d={`M12 ${rowY(0)}H${right()}M12 ${rowY(1)}H${right()}`} />}
      >
        <path
          class="naut-fold"
          d={`M34 ${rowY(0)}H${right()}C${right() + 42} ${rowY(0)} ${right() + 42} ${rowY(1)} ${right()} ${rowY(1)}H12`}
        />
      </Show>
      <Show when={shown().hidden > 0}>
        <text class="naut-more" x={right() + 20} y={(rowY(0) + rowY(1)) / 2 + 4}>
          {play.words().between(shown().hidden)}
        </text>
      </Show>
      <For each={order()}>
        {(spot) => (
          <StripPlace spot={spot} at={spots().get(play.view().spots.indexOf(spot)) ?? { x: -99, y: -99, row: 0 }} />
        )}
      </For>
      <For each={forecasts()}>{(forecast) => <StripWay forecast={forecast} spots={spots()} />}</For>
      <For each={['phantom', 'nautilion'] as const}>
        {(name) => (
          <Show when={spots().get(play.view()[name])}>
            {(at) => (
              <MovingFigure
                label={play.words().say.figureAt(play.words().figure[name], play.view()[name])}
                about={play.asksPath() ? undefined : `mover:${name}`}
                moving={play.motion.busy()}
                x={at().x}
                y={at().y}
              >
                <g transform={`scale(${name === 'nautilion' && at().row === 1 ? -0.92 : 0.92} .92)`}>
                  <Figure name={name} />
                </g>
              </MovingFigure>
            )}
          </Show>
        )}
      </For>
    </svg>
  );
}

/** The strip, with pages to leaf through where the answer may lie elsewhere on the path. */
export function StripWithPages(props: {
  readonly from: number | null;
  readonly onFrom: (from: number | null) => void;
  /** Nothing is to be said between its rows. */
  readonly tight?: boolean;
}): JSX.Element {
  const play = usePlay();
  const page = (by: number) => {
    const last = Math.max(0, stretches(play.view()) - 14);
    props.onFrom(Math.max(0, Math.min(last, (props.from ?? 0) + by)));
  };
  return (
    <>
      <Strip from={props.from} tight={props.tight ?? false} />
      <Show when={play.asksPath() || props.from !== null}>
        <div class="naut-strip-pages">
          <button type="button" class="f-button" data-page="earlier" onClick={() => page(-7)}>
            ‹ {play.words().earlier}
          </button>
          <Show when={props.from !== null}>
            <button type="button" class="f-button" onClick={() => props.onFrom(null)}>
              {play.words().toFigures}
            </button>
          </Show>
          <button type="button" class="f-button" data-page="later" onClick={() => page(7)}>
            {play.words().later} ›
          </button>
        </div>
      </Show>
    </>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

function StripPlace(props: { readonly spot: number; readonly at: At }): JSX.Element {
  const play = usePlay();
  const place = () => play.view().spots.indexOf(props.spot);
  const kind = () => play.view().path[place()] ?? 0;
  const reef = () => play.view().reefs[place()] ?? 0;
  const last = () => place() === play.view().path.length - 1;
  const chosen = () => {
    const frame = play.frame();
    return frame?.at === 'swap-with' && frame.first === props.spot;
  };
  return (
    <>
      <Show
        when={kind() > 0}
        fallback={
          <Unspoken transform={`translate(${props.at.x} ${props.at.y})`}>
            <circle r="20" fill="none" data-place={`path:${props.spot}`} />
            <Show when={place() === 0 || last()}>
              <circle
                r="19"
                fill={last() ? '#000' : '#1B4C46'}
                stroke={last() ? '#6BA7B8' : '#F6E2B0'}
                stroke-width="1.2"
              />
              <Show
                when={last()}
                fallback={<path d={palm} fill="none" stroke="#F6E2B0" stroke-width="1.5" stroke-linecap="round" />}
              >
                <circle r="12" fill="none" stroke="#6BA7B8" stroke-width=".8" stroke-dasharray="5 3" />
                <circle r="6" fill="none" stroke="#6BA7B8" stroke-width=".8" stroke-dasharray="3 2" />
              </Show>
            </Show>
          </Unspoken>
        }
      >
        <Piece
          x={props.at.x}
          y={props.at.y}
          r={20}
          label={spotLabel(play, place())}
          move={play.choices().spots.get(props.spot)}
          chosen={chosen()}
          failing={play.cause().spot === props.spot}
          place={`path:${props.spot}`}
          typed={[place(), 0, props.at.row === 0 ? 31 : -31]}
        >
          <Token face={tokenOf(kind())} r={20} passed={place() < play.view().nautilion} />
        </Piece>
      </Show>
      <Show when={reef() > 0}>
        <Unspoken transform={`translate(${props.at.x} ${props.at.y + (props.at.row === 0 ? -31 : 32)}) scale(.86)`}>
          <circle
            r="12"
            fill="none"
            pointer-events={play.asksPath() ? 'none' : 'all'}
            data-place={`reef:${props.spot}`}
            data-about={`reef:${reef()}`}
            data-piece={`token:reef${reef()}`}
          />
          <ReefArt number={reef()} />
        </Unspoken>
      </Show>
      <Show when={play.choices().gaps.get(props.spot)}>
        {(insert) => (
          <Piece
            x={props.at.x + (props.at.row === 0 ? -step / 2 : step / 2)}
            y={props.at.y}
            r={8}
            label={play.words().say.gap(place())}
            move={insert()}
            typed={[place(), 0, 0]}
          >
            <circle r="10" fill="#06302F" />
            <path class="naut-gap-mark" d="M-5 0H5M0 -5V5" />
          </Piece>
        )}
      </Show>
    </>
  );
}

const palm = 'M-3 11C-2 3 -1 -4 2 -8M2 -8C-4 -10 -8 -6 -9 -3M2 -8C7 -11 11 -8 12 -4M2 -8C2 -13 -3 -14 -6 -13';

function StripWay(props: { readonly forecast: Forecast; readonly spots: ReadonlyMap<number, At> }): JSX.Element {
  const play = usePlay();
  const at = (spot: number) => props.spots.get(play.view().spots.indexOf(spot));
  const mine = () => props.forecast.figure === 'nautilion';
  const good = () => props.forecast.fate === 'taken' || props.forecast.fate === 'yours' || props.forecast.wins;
  const text = () => {
    const tags = play.words().stripTags;
    const { end, fate, wins, loses } = props.forecast;
    if (end === 'collision') return tags.collision;
    return wins ? tags.wins : loses ? tags.home : tags[fate];
  };
  return (
    <Unspoken>
      <For each={props.forecast.over}>
        {(spot) => (
          <Show when={at(spot)}>
            {(ring) => (
              <circle class={`naut-pass-ring naut-for-${props.forecast.figure}`} cx={ring().x} cy={ring().y} r="23.5" />
            )}
          </Show>
        )}
      </For>
      <Show when={at(props.forecast.to)}>
        {(ring) => (
          <g transform={`translate(${ring().x} ${ring().y})`}>
            <circle class="naut-land-glow" r="34" fill={mine() ? 'url(#f-glow-lum)' : 'url(#f-glow-coral)'} />
            <Show when={props.forecast.token}>{(token) => <Token face={token()} r={21} />}</Show>
            <circle class={`naut-land-ring naut-for-${props.forecast.figure}`} r="25" />
            <g
              class={`naut-tag ${good() ? 'gain' : 'loss'}`}
              transform={`translate(0 ${ring().row === 0 ? 33.5 : -33.5})`}
            >
              <rect x={-(text().length * 3.5 + 9)} y="-9.5" width={text().length * 7 + 18} height="19" rx="6" />
              <text y="4.2">{text()}</text>
            </g>
          </g>
        )}
      </Show>
    </Unspoken>
  );
}

const dots = ['#4FC3A1', '#8B86E8', '#E07A5C'];

/** The whole path as a small map. A tap moves the strip there. */
export function Overview(props: {
  readonly onLook: (from: number | null) => void;
  readonly from: number | null;
}): JSX.Element {
  const play = usePlay();
  const coil = createMemo(() => shell(play.view().path.length));
  const lensLine = () => {
    const { rows, hidden } = lens(play.view(), 7, props.from);
    return (hidden === 0 ? [[...rows[0], ...rows[1]]] : rows)
      .map((places) => {
        let d = '';
        for (let place = places[0] ?? 0; place <= (places.at(-1) ?? 0); place += 1) {
          const spot = coil().spots[place];
          if (spot) d += `${d ? 'L' : 'M'}${spot.x.toFixed(0)} ${spot.y.toFixed(0)}`;
        }
        return d;
      })
      .join('');
  };
  const look = (event: MouseEvent & { readonly currentTarget: Element }) => {
    const svg = event.currentTarget.querySelector('svg');
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!matrix || event.detail === 0) {
      const next = (props.from ?? -7) + 7;
      props.onLook(next > line(play.view()).length - 8 ? null : next);
      return;
    }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [k, place] of line(play.view()).entries()) {
      const spot = coil().spots[place];
      const far = spot ? Math.hypot(spot.x - point.x, spot.y - point.y) : Number.POSITIVE_INFINITY;
      if (far < least) {
        least = far;
        best = k;
      }
    }
    props.onLook(Math.max(0, best - 3));
  };
  return (
    <button type="button" class="naut-overview" aria-label={play.words().overview} onClick={look}>
      <svg viewBox={shellBox} aria-hidden="true">
        <path d={coil().thread} fill="none" stroke="#DDB869" stroke-width="52" opacity=".16" stroke-linecap="round" />
        <path class="naut-lens" d={lensLine()} />
        <For each={play.view().spots}>
          {(spot) => {
            const place = () => play.view().spots.indexOf(spot);
            const kind = () => play.view().path[place()] ?? 0;
            const at = () => coil().spots[place()] ?? { x: 0, y: 0 };
            const color = () =>
              kind() === 0 ? '#5B7C8A' : kind() <= 9 ? dots[kind() % 3] : kind() === 13 ? '#C79AC0' : '#D5E0E4';
            return (
              <circle
                cx={at().x}
                cy={at().y}
                r={kind() === 0 ? 5 : 16}
                fill={color()}
                opacity={place() < play.view().nautilion && kind() > 0 ? 0.35 : 1}
              />
            );
          }}
        </For>
        <For each={['phantom', 'nautilion'] as const}>
          {(name) => {
            const at = () => coil().spots[play.view()[name]] ?? { x: 0, y: 0 };
            return (
              <g transform={`translate(${at().x} ${at().y}) scale(2.5)`}>
                <Figure name={name} />
              </g>
            );
          }}
        </For>
        <circle r="36" fill="#000" stroke="#6BA7B8" stroke-width="4" />
      </svg>
    </button>
  );
}
