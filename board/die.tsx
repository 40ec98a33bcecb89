import { For, type JSX, Show } from 'solid-js';
import { ensureMetals } from './metal.ts';
import './die.css';

const d = 23;
const pips: { readonly [face: number]: readonly (readonly [x: number, y: number])[] } = {
  1: [[0, 0]],
  2: [
    [-d, -d],
    [d, d],
  ],
  3: [
    [-d, -d],
    [0, 0],
    [d, d],
  ],
  4: [
    [-d, -d],
    [d, -d],
    [-d, d],
    [d, d],
  ],
  5: [
    [-d, -d],
    [d, -d],
    [0, 0],
    [-d, d],
    [d, d],
  ],
  6: [
    [-d, -d],
    [d, -d],
    [-d, 0],
    [d, 0],
    [-d, d],
    [d, d],
  ],
};

/** A die of bone with inked pips; without a face it has not been rolled yet. It fills the box it stands in. */
export function Die(props: { readonly face?: number | undefined }): JSX.Element {
  ensureMetals();
  return (
    <svg class="die" data-piece="die" viewBox="-50 -50 100 106" aria-hidden="true">
      <ellipse class="under" cy="52" rx="46" ry="6" />
      <rect class="shade" x="-50" y="-50" width="100" height="100" rx="20" />
      <rect class="face" x="-50" y="-50" width="100" height="95" rx="20" />
      <rect class="engraved" x="-43" y="-44" width="86" height="82" rx="15" />
      <Show when={props.face}>
        {(face) => (
          <For each={pips[face()] ?? []}>
            {([x, y]) => (
              <>
                <circle class="pip" cx={x} cy={y - 2.5} r="9.5" />
                <circle class="pip-glint" cx={x} cy={y - 0.5} r="6" />
              </>
            )}
          </For>
        )}
      </Show>
    </svg>
  );
}
