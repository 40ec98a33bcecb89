import { For, type JSX } from 'solid-js';

const points = Array.from({ length: 8 }, (_, i) => ({ turn: 45 * i, length: i % 2 === 0 ? 11.7 : 7.5 }));

/** The compass rose that stands before the name. */
export function Compass(): JSX.Element {
  return (
    <svg class="compass" viewBox="-16 -16 32 32" aria-hidden="true">
      <circle r="15" fill="none" stroke="#DDB869" />
      <circle r="12.3" fill="none" stroke="#DDB869" stroke-width=".6" />
      <For each={points}>
        {({ turn, length }) => (
          <g transform={`rotate(${turn})`}>
            <path d={`M0 ${-length}L1.5 -2.4L0 0Z`} fill="#DDB869" />
            <path d={`M0 ${-length}L-1.5 -2.4L0 0Z`} fill="#061322" stroke="#DDB869" stroke-width=".5" />
          </g>
        )}
      </For>
    </svg>
  );
}
