import type { JSX } from 'solid-js';

const points = Array.from({ length: 8 }, (_, i) => ({ turn: i * 45, far: i % 2 === 0 ? 17 : 11 }));

/** The rose on the backs of lords. */
export function Compass(): JSX.Element {
  return (
    <svg class="abyss-compass-rose" viewBox="-23 -23 46 46" aria-hidden="true">
      <circle r="22" fill="none" stroke="#DDB869" />
      <circle r="18" fill="none" stroke="#DDB869" stroke-width=".6" />
      {points.map(({ turn, far }) => (
        <g transform={`rotate(${turn})`}>
          <path d={`M0 ${-far}L2.2 -3.5L0 0Z`} fill="#DDB869" />
          <path d={`M0 ${-far}L-2.2 -3.5L0 0Z`} fill="#061322" stroke="#DDB869" stroke-width=".7" />
        </g>
      ))}
    </svg>
  );
}
