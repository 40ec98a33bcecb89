import { createUniqueId, For, type JSX, Show } from 'solid-js';
import type { TurnOfPlay } from '../minds/review.ts';
import { mw } from '../minds/speech.ts';

const top = 26;
const plot = 210;
const gap = 34;
const bars = 56;
const left = 40;
const right = 22;

/** A decision worth marking on the curve. */
export interface Mark {
  readonly turn: number;
  readonly cost: number;
}

/**
 * A chance to win turn by turn, and under each turn what moved it: hatched for the sea, hollow for others, solid for what was given
 * away. The same stands in a table beside it.
 */
export function ChanceChart(props: {
  /** From 0 to 100. */
  readonly start: number;
  readonly turns: readonly TurnOfPlay[];
  readonly marks: readonly Mark[];
  readonly alone: boolean;
}): JSX.Element {
  const wide = innerWidth < 720 ? 420 : 880;
  const high = top + plot + gap + bars + 26;
  const hatch = createUniqueId();
  const shade = createUniqueId();
  const count = () => Math.max(1, props.turns.length);
  const x = (at: number) => left + ((wide - left - right) * at) / count();
  const y = (chance: number) => top + plot * (1 - Math.min(100, Math.max(0, chance)) / 100);
  const points = () =>
    [props.start, ...props.turns.map(({ after }) => after)].map((chance, at) => [x(at), y(chance)] as const);
  const tallest = () =>
    Math.max(4, ...props.turns.flatMap(({ luck, others, given }) => [luck, others, given].map(Math.abs)));
  const zero = top + plot + gap + bars / 2;
  const bar = (points: number) => (bars / 2) * (points / tallest());
  const width = () => Math.min(12, (x(1) - x(0)) / (props.alone ? 2.6 : 3.6));
  const stride = () => Math.max(1, Math.ceil(count() / (wide < 600 ? 6 : 12)));
  const where = (turn: number) => props.turns.findIndex((one) => one.turn === turn);
  const lift = (points: number) => (points > 0 ? zero - bar(points) : zero);
  const length = (points: number) => Math.abs(bar(points));
  return (
    <svg class="chance-chart" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <defs>
        <linearGradient id={shade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#34A89A" stop-opacity=".55" />
          <stop offset="1" stop-color="#0A1E33" stop-opacity=".25" />
        </linearGradient>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <rect width="4" height="4" fill="#DDB869" />
          <path d="M0 0V4" stroke="#5E431B" stroke-width="1.6" />
        </pattern>
      </defs>
      <For each={[0, 25, 50, 75, 100]}>
        {(chance) => (
          <>
            <path class="rule-line" d={`M${left} ${y(chance)}H${wide - right}`} />
            <text class="numeral axis" x={left - 8} y={y(chance) + 5} text-anchor="end">
              {chance}
            </text>
          </>
        )}
      </For>
      <path
        fill={`url(#${shade})`}
        d={`${smooth(points())}L${x(props.turns.length)} ${top + plot}L${left} ${top + plot}Z`}
      />
      <path class="chance-line" d={smooth(points())} />
      <For each={points()}>
        {([cx, cy]) => <circle class="chance-point" cx={cx} cy={cy} r={count() > 30 ? 2 : 3} />}
      </For>
      <path class="zero-line" d={`M${left} ${zero}H${wide - right}`} />
      <For each={props.turns}>
        {({ luck, others, given }, at) => (
          <g>
            <rect
              y={lift(luck)}
              height={length(luck)}
              x={x(at() + 1) - width() * (props.alone ? 1 : 1.5)}
              width={width()}
              fill={`url(#${hatch})`}
            />
            <Show when={!props.alone}>
              <rect
                class="others-bar"
                y={lift(others)}
                height={length(others)}
                x={x(at() + 1) - width() / 2 + 0.75}
                width={Math.max(1, width() - 1.5)}
              />
            </Show>
            <rect
              class="given-bar"
              y={lift(-given)}
              height={length(-given)}
              x={x(at() + 1) + (props.alone ? 0 : width() / 2)}
              width={width()}
            />
          </g>
        )}
      </For>
      <text class="numeral axis" x={left} y={high - 6} text-anchor="middle">
        {mw().analysis.start}
      </text>
      <For each={props.turns}>
        {({ turn }, at) => (
          <Show when={(at() + 1) % stride() === 0 && at() + 1 >= stride() && x(at() + 1) - left > 34}>
            <text class="numeral axis" x={x(at() + 1)} y={high - 6} text-anchor="middle">
              {turn}
            </text>
          </Show>
        )}
      </For>
      <For each={props.marks}>
        {({ turn, cost }, at) => {
          const place = where(turn);
          const same = props.marks.slice(0, at()).filter((other) => other.turn === turn).length;
          const cx = x(place + 1) - same * 26;
          const cy = y(props.turns[place]?.after ?? 0);
          return (
            <g class="mistake" transform={`translate(${cx} ${cy})`}>
              <path d="M0 -14L14 0L0 14L-14 0Z" />
              <text class="numeral" y="6" text-anchor="middle">
                {at() + 1}
              </text>
              <text class="cost" y={cy > top + plot - 40 ? -20 : 32} text-anchor="middle">
                {mw().signed(-cost)}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
  );
}

/** A gentle line through all points that never overshoots between two of them. */
function smooth(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const [px, py] = points[i - 1];
      const middle = ((px + x) / 2).toFixed(1);
      return `C${middle} ${py.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
