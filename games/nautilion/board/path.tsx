import { ensureMetals } from '@fathom/board';
import { tokenOf } from '@fathom/nautilion/rules';
import { createMemo, For, type JSX, Show, Suspense } from 'solid-js';
import type { Forecast } from './forecast.ts';
import { IslesArt } from './isles.tsx';
import { Piece } from './piece.tsx';
import { usePlay } from './play.ts';
import { heads, type Shell, type Spot, shell, shellBox } from './spiral.ts';
import { spotLabel } from './spot-label.ts';
import { ReefArt, Token } from './token.tsx';
import { MovingFigure, Unspoken } from './unspoken.tsx';
import { Ghost } from './with-questions.ts';
import './path.css';
import './ways.css';
import { Figure } from './figures.tsx';

/** The whole path as a nautilus shell, with the figures on it and what the considered die would do. */
export function PathSpiral(props: {
  /** A question about the path is asked elsewhere. */
  readonly onlyShown: boolean;
}): JSX.Element {
  ensureMetals();
  const play = usePlay();
  const coil = createMemo(() => shell(play.view().path.length));
  const at = (place: number): Spot => coil().spots[place] ?? { x: 0, y: 0, turn: 0 };
  const forecasts = createMemo(() =>
    [...play.forecasts().values()]
      .filter(({ to }) => to >= 0)
      .filter(({ figure }) => play.figure() === null || play.figure() === figure || play.picked() === null),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      class="naut-path"
      viewBox={shellBox}
      role="group"
      aria-label={play.words().path}
      data-region="path"
      data-about={play.asksPath() ? 'ask' : undefined}
    >
      <Background shell={coil()} />
      <Isles at={at(0)} label={play.words().isles} />
      <g class={play.refused() ? 'naut-path-dim' : undefined}>
        <For each={play.view().spots}>{(spot) => <Place spot={spot} shell={coil()} onlyShown={props.onlyShown} />}</For>
      </g>
      <For each={play.planned().filter(({ to }) => to >= 0)}>
        {(forecast) => <Way forecast={forecast} shell={coil()} />}
      </For>
      <For each={forecasts()}>{(forecast) => <Way forecast={forecast} shell={coil()} />}</For>
      <PathFigure name="phantom" place={play.view().phantom} at={at(play.view().phantom)} />
      <PathFigure name="nautilion" place={play.view().nautilion} at={at(play.view().nautilion)} />
      <Suspense>
        <For each={forecasts()}>{(forecast) => <Ghost forecast={forecast} shell={coil()} others={forecasts()} />}</For>
      </Suspense>
    </svg>
  );
}

function Background(props: { readonly shell: Shell }): JSX.Element {
  const play = usePlay();
  return (
    <Unspoken>
      <circle r="336" fill="url(#f-abyss)" opacity=".55" />
      <path class="naut-growth" d={props.shell.growth} />
      <path class="naut-chambers" d={props.shell.chambers} />
      <For each={props.shell.walls}>
        {(wall, i) => (
          <path class="naut-wall" d={wall} stroke-width={i() === 0 ? 1.8 : 0.7} opacity={i() === 0 ? 0.85 : 0.5} />
        )}
      </For>
      <path class="naut-thread" d={props.shell.thread} />
      <circle r="78" fill="url(#f-abyss)" />
      <For each={[0, 1, 2, 3, 4, 5, 6, 7]}>
        {(i) => (
          <circle
            r={14 + i * 5.5}
            fill="none"
            stroke="#6BA7B8"
            stroke-width=".7"
            opacity={0.6 - i * 0.06}
            stroke-dasharray={`${3 + i * 2} ${2 + i * 0.6}`}
            transform={`rotate(${i * 37})`}
          />
        )}
      </For>
      <circle r="12" fill="#000" data-place={`path:${play.view().spots.at(-1)}`} />
      <text class="naut-label" y="5" stroke="#020713" stroke-width="4" paint-order="stroke">
        {play.words().abyss}
      </text>
    </Unspoken>
  );
}

function Isles(props: { readonly at: Spot; readonly label: string }): JSX.Element {
  return (
    <Unspoken transform={`translate(${(props.at.x - 14).toFixed(1)} ${(props.at.y + 6).toFixed(1)})`}>
      <IslesArt />
      <For each={props.label.length > 12 ? props.label.split(' ') : [props.label]}>
        {(word, i) => (
          <text class="naut-label" x="-4" y={40 + 18 * i()}>
            {word}
          </text>
        )}
      </For>
    </Unspoken>
  );
}

/** One place of the path: its token or the hole it left, the reef beside it, and where something may be slid in before it. */
function Place(props: { readonly spot: number; readonly shell: Shell; readonly onlyShown: boolean }): JSX.Element {
  const play = usePlay();
  const place = createMemo(() => play.view().spots.indexOf(props.spot));
  const at = () => props.shell.spots[place()] ?? { x: 0, y: 0, turn: 0 };
  const kind = createMemo(() => play.view().path[place()] ?? 0);
  const reef = createMemo(() => play.view().reefs[place()] ?? 0);
  const label = createMemo(() => spotLabel(play, place()));
  const inner = () => place() > 0 && place() < play.view().path.length - 1;
  const passed = createMemo(() => place() < play.view().nautilion);
  const move = () => (props.onlyShown ? undefined : play.choices().spots.get(props.spot));
  const insertion = () => (props.onlyShown ? undefined : play.choices().gaps.get(props.spot));
  const chosen = () => {
    const frame = play.frame();
    return frame?.at === 'swap-with' && frame.first === props.spot;
  };
  const outward = (by: number) => ({ x: at().x + by * Math.cos(at().turn), y: at().y + by * Math.sin(at().turn) });
  const before = () => {
    const earlier = props.shell.spots[place() - 1] ?? at();
    const inward = props.shell.r + 3;
    return {
      x: (earlier.x + at().x) / 2 - inward * Math.cos(at().turn),
      y: (earlier.y + at().y) / 2 - inward * Math.sin(at().turn),
    };
  };
  return (
    <>
      <Show when={inner()}>
        <Show when={reef() > 0}>
          <Unspoken
            class={passed() ? 'naut-reef passed' : 'naut-reef'}
            transform={`translate(${outward(props.shell.r + 13).x.toFixed(1)} ${outward(props.shell.r + 13).y.toFixed(1)}) scale(.92)`}
          >
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
        <Show
          when={kind() > 0}
          fallback={
            <Unspoken transform={`translate(${at().x.toFixed(1)} ${at().y.toFixed(1)})`}>
              <circle class="naut-hole" r={props.shell.r * 0.3} />
              <circle r={props.shell.r} fill="none" data-place={`path:${props.spot}`} />
            </Unspoken>
          }
        >
          <Piece
            x={at().x}
            y={at().y}
            r={props.shell.r}
            label={label()}
            move={move()}
            chosen={chosen()}
            failing={play.cause().spot === props.spot}
            place={`path:${props.spot}`}
            typed={[place(), -(props.shell.r + 11) * Math.cos(at().turn), -(props.shell.r + 11) * Math.sin(at().turn)]}
          >
            <Token face={tokenOf(kind())} r={passed() ? props.shell.r * 0.92 : props.shell.r} passed={passed()} />
          </Piece>
        </Show>
      </Show>
      <Show when={insertion()}>
        {(insert) => (
          <Piece
            x={before().x}
            y={before().y}
            r={9}
            label={play.words().say.gap(place())}
            move={insert()}
            typed={[place(), 0, 0]}
          >
            <circle r="12" fill="#06302F" />
            <path class="naut-gap-mark" d="M-5 0H5M0 -5V5" />
          </Piece>
        )}
      </Show>
    </>
  );
}

function PathFigure(props: {
  readonly name: 'nautilion' | 'phantom';
  readonly place: number;
  readonly at: Spot;
}): JSX.Element {
  const play = usePlay();
  return (
    <MovingFigure
      label={play.words().say.figureAt(play.words().figure[props.name], props.place)}
      about={play.asksPath() ? undefined : `mover:${props.name}`}
      moving={play.motion.busy()}
      x={props.at.x}
      y={props.at.y}
    >
      <g transform={`scale(${props.name === 'nautilion' ? heads(props.at) : 1} 1)`}>
        <Figure name={props.name} />
      </g>
    </MovingFigure>
  );
}

/** The steps of a considered move: dashed rings on the way, a full ring where it ends. */
function Way(props: { readonly forecast: Forecast; readonly shell: Shell }): JSX.Element {
  const play = usePlay();
  const spotAt = (spot: number) => props.shell.spots[play.view().spots.indexOf(spot)] ?? { x: 0, y: 0, turn: 0 };
  const kind = () => `naut-for-${props.forecast.figure}`;
  const last = () => spotAt(props.forecast.to);
  const line = () => {
    const { spots, nautilion, phantom } = play.view();
    const from = props.forecast.figure === 'nautilion' ? nautilion : phantom;
    const to = spots.indexOf(props.forecast.to);
    const step = to > from ? 1 : -1;
    let d = '';
    for (let place = from; place !== to + step; place += step) {
      const { x, y } = props.shell.spots[place] ?? { x: 0, y: 0 };
      d += `${d ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    return d;
  };
  return (
    <Unspoken>
      <path class={`naut-way-line ${kind()}`} d={line()} />
      <For each={props.forecast.over}>
        {(spot) => (
          <circle class={`naut-pass-ring ${kind()}`} cx={spotAt(spot).x} cy={spotAt(spot).y} r={props.shell.r + 3} />
        )}
      </For>
      <g transform={`translate(${last().x.toFixed(1)} ${last().y.toFixed(1)})`}>
        <circle
          class="naut-land-glow"
          r="40"
          fill={props.forecast.figure === 'nautilion' ? 'url(#f-glow-lum)' : 'url(#f-glow-coral)'}
        />
        <Show when={props.forecast.token}>{(token) => <Token face={token()} r={props.shell.r * 1.03} />}</Show>
        <circle class={`naut-land-ring ${kind()}`} r={props.shell.r + 4.5} />
      </g>
    </Unspoken>
  );
}
