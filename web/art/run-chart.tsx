import { createMedia } from '@fathom/board';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Series } from '../shelf/catalogue.ts';

const high = 240;
const left = 34;
const right = 34;
const top = 14;
const bottom = 30;

/** A point of a line, by its tone: lines are told apart without colour too. */
function mark(tone: Series['tone'], x: number, y: number, r: number): string {
  const at = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  switch (tone) {
    case 'sky':
      return `${at}m${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}Z`;
    case 'coral':
      return `${at}m0 ${-1.3 * r}l${1.25 * r} ${2.2 * r}h${-2.5 * r}Z`;
    case 'leaf':
      return `${at}m0 ${-1.4 * r}l${1.4 * r} ${1.4 * r}l${-1.4 * r} ${1.4 * r}l${-1.4 * r} ${-1.4 * r}Z`;
    case 'violet': {
      const [arm, out] = [0.9 * r, 0.95 * r];
      return `${at}m${-arm / 2} ${-1.4 * r}h${arm}v${out}h${out}v${arm}h${-out}v${out}h${-arm}v${-out}h${-out}v${-arm}h${out}Z`;
    }
    default:
      return `${at}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
}

const minus = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('-', '−'));

/** A run turn by turn, each line to its own scale. A table behind it says the same to a screen reader. */
export function RunChart(props: { readonly series: readonly Series[]; readonly turn: string }): JSX.Element {
  /** A narrow page gets a narrow drawing, so that numbers stay readable. */
  const narrow = createMedia('(max-width: 719px)');
  const wide = () => (narrow() ? 420 : 860);
  const turns = () => Math.max(0, ...props.series.map(({ values }) => values.length - 1));
  const x = (turn: number) => left + ((wide() - left - right) * turn) / Math.max(1, turns());
  /** Points can be lost below nothing: then the axis lies above the lowest of them. */
  const low = () => Math.min(0, ...props.series.flatMap(({ values }) => values));
  const y = (value: number, max: number) =>
    top + (high - top - bottom) * (1 - (value - low()) / (Math.max(1, max) - low()));
  const zero = () => y(0, props.series[0]?.top ?? 1);
  const points = ({ values, top: max }: Series) =>
    values.map((value, turn) => `${x(turn).toFixed(1)} ${y(value, max).toFixed(1)}`);
  /** One axis where all lines share a scale, else one on either side for the first two. */
  const scales = (): readonly { readonly top: number; readonly tone?: Series['tone'] }[] => {
    const [first, second] = props.series;
    if (!first) return [];
    const isShared = !second || props.series.every(({ top: max }) => max === first.top);
    return isShared ? [{ top: first.top }] : [first, second];
  };
  const labelled = () => {
    const stride = Math.max(1, Math.ceil(turns() / 8));
    return Array.from({ length: turns() + 1 }, (_, turn) => turn).filter((turn) => turn % stride === 0 && turn > 0);
  };
  const shade = createUniqueId();
  return (
    <figure class="run-chart">
      <ul class="legend" aria-hidden="true">
        <For each={props.series}>
          {(one) => (
            <li>
              <svg class="sample" viewBox="0 0 34 14" aria-hidden="true">
                <path class="run-line" data-tone={one.tone} d="M0 7H34" />
                <path class="run-point" data-tone={one.tone} d={mark(one.tone, 17, 7, 4)} />
              </svg>
              {one.label}
            </li>
          )}
        </For>
      </ul>
      <svg viewBox={`0 0 ${wide()} ${high}`} aria-hidden="true">
        <linearGradient id={shade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#34708C" stop-opacity=".7" />
          <stop offset="1" stop-color="#0A1E33" stop-opacity=".2" />
        </linearGradient>
        <path class="frame" d={`M${left} ${top}V${high - bottom}M${left} ${zero()}H${wide() - right}`} />
        <Show when={props.series[0]}>
          {(first) => (
            <path
              fill={`url(#${shade})`}
              d={`M${x(0)} ${zero()}L${points(first()).join('L')}L${x(first().values.length - 1)} ${zero()}Z`}
            />
          )}
        </Show>
        <For each={props.series}>
          {(one) => (
            <>
              <path class="run-line" data-tone={one.tone} d={`M${points(one).join('L')}`} />
              <For each={one.values}>
                {(value, turn) => (
                  <path
                    class="run-point"
                    data-tone={one.tone}
                    d={mark(one.tone, x(turn()), y(value, one.top), turns() > 40 ? 1.6 : 3.4)}
                  />
                )}
              </For>
            </>
          )}
        </For>
        <For each={scales()}>
          {(one, at) => (
            <g class="numeral axis" data-tone={one.tone} text-anchor={at() === 0 ? 'end' : 'start'}>
              <text x={at() === 0 ? left - 7 : wide() - right + 7} y={top + 5}>
                {one.top}
              </text>
              <text x={at() === 0 ? left - 7 : wide() - right + 7} y={zero() + 4}>
                0
              </text>
            </g>
          )}
        </For>
        <g class="numeral axis" text-anchor="middle">
          <For each={labelled()}>
            {(turn) => (
              <text x={x(turn)} y={high - 8}>
                {turn}
              </text>
            )}
          </For>
        </g>
      </svg>
      <div class="f-unseen">
        <table>
          <thead>
            <tr>
              <th scope="col">{props.turn}</th>
              <For each={props.series}>{(one) => <th scope="col">{one.label}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={Array.from({ length: turns() + 1 }, (_, turn) => turn)}>
              {(turn) => (
                <tr>
                  <th scope="row">{turn}</th>
                  <For each={props.series}>{(one) => <td>{minus(one.values[turn])}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </figure>
  );
}
