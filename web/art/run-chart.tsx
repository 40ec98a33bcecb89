import { createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Series } from '../catalogue.ts';
import { w } from '../words.ts';

const high = 240;
const left = 34;
const right = 34;
const top = 14;
const bottom = 30;

/** A run turn by turn, each line to its own scale. A table behind it says the same to a screen reader. */
export function RunChart(props: { readonly series: readonly Series[] }): JSX.Element {
  /** A narrow page gets a narrow drawing, so that numbers stay readable. */
  const wide = innerWidth < 720 ? 420 : 860;
  const turns = () => Math.max(0, ...props.series.map(({ values }) => values.length - 1));
  const x = (turn: number) => left + ((wide - left - right) * turn) / Math.max(1, turns());
  const y = (value: number, max: number) => top + (high - top - bottom) * (1 - value / Math.max(1, max));
  const points = ({ values, top: max }: Series) =>
    values.map((value, turn) => `${x(turn).toFixed(1)} ${y(value, max).toFixed(1)}`);
  const labelled = () => {
    const stride = Math.max(1, Math.ceil(turns() / 8));
    return Array.from({ length: turns() + 1 }, (_, turn) => turn).filter((turn) => turn % stride === 0 && turn > 0);
  };
  const shade = createUniqueId();
  return (
    <figure class="run-chart">
      <ul class="legend" aria-hidden="true">
        <For each={props.series}>{(one) => <li data-tone={one.tone}>{one.label}</li>}</For>
      </ul>
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <linearGradient id={shade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#34708C" stop-opacity=".7" />
          <stop offset="1" stop-color="#0A1E33" stop-opacity=".2" />
        </linearGradient>
        <path class="frame" d={`M${left} ${top}V${high - bottom}H${wide - right}`} />
        <Show when={props.series[0]}>
          {(first) => (
            <path
              fill={`url(#${shade})`}
              d={`M${x(0)} ${high - bottom}L${points(first()).join('L')}L${x(first().values.length - 1)} ${high - bottom}Z`}
            />
          )}
        </Show>
        <For each={props.series}>
          {(one, at) => (
            <>
              <path class="run-line" data-tone={one.tone} d={`M${points(one).join('L')}`} />
              <For each={one.values}>
                {(value, turn) => (
                  <circle
                    class="run-point"
                    data-tone={one.tone}
                    cx={x(turn())}
                    cy={y(value, one.top)}
                    r={turns() > 40 ? 1.6 : 3}
                  />
                )}
              </For>
              <g class="numeral axis" data-tone={one.tone} text-anchor={at() === 0 ? 'end' : 'start'}>
                <text x={at() === 0 ? left - 7 : wide - right + 7} y={top + 5}>
                  {one.top}
                </text>
                <text x={at() === 0 ? left - 7 : wide - right + 7} y={high - bottom + 4}>
                  0
                </text>
              </g>
            </>
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
              <th scope="col">{w().chartTurn}</th>
              <For each={props.series}>{(one) => <th scope="col">{one.label}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={Array.from({ length: turns() + 1 }, (_, turn) => turn)}>
              {(turn) => (
                <tr>
                  <th scope="row">{turn}</th>
                  <For each={props.series}>{(one) => <td>{one.values[turn]}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </figure>
  );
}
