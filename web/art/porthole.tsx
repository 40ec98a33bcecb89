import { ensureMetals } from '@fathom/board';
import { createUniqueId, For, type JSX } from 'solid-js';

const bolts = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8;
  return [160.5 * Math.cos(turn), 160.5 * Math.sin(turn)] as const;
});

/** A brass porthole of radius 150 around the origin, with a scene behind its glass. */
export function Porthole(props: { readonly lit?: boolean; readonly children: JSX.Element }): JSX.Element {
  ensureMetals();
  const glass = createUniqueId();
  return (
    <svg class="porthole" viewBox="-172 -172 344 344" aria-hidden="true">
      <clipPath id={glass}>
        <circle r="150" />
      </clipPath>
      {props.lit && <circle class="porthole-halo" r="208" fill="url(#f-glow-brass)" opacity=".55" />}
      <circle r="169" fill="url(#f-brass)" stroke="#140D02" stroke-width="2" />
      <circle r="164" fill="none" stroke="#5E431B" />
      <circle r="154" fill="#2A1C07" />
      <g clip-path={`url(#${glass})`}>{props.children}</g>
      <circle r="150" fill="none" stroke="#F6E2B0" stroke-width="1.2" opacity=".8" />
      <path
        d="M-123-54A135 135 0 0 1-30-130"
        fill="none"
        stroke="#fff"
        stroke-width="5"
        opacity=".14"
        stroke-linecap="round"
      />
      <For each={bolts}>
        {([x, y]) => (
          <>
            <circle cx={x} cy={y} r="3" fill="#8A6328" stroke="#3A270A" stroke-width=".8" />
            <circle cx={x - 0.8} cy={y - 0.9} r="1" fill="#FFF0C4" />
          </>
        )}
      </For>
    </svg>
  );
}
