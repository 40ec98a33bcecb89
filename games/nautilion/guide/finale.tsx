import type { Run } from '@fathom/board';
import { Figure } from '@fathom/nautilion/board/figures';
import type { View } from '@fathom/nautilion/rules';
import { createEffect, createSignal, For, type JSX, onCleanup } from 'solid-js';
import './finale.css';

interface Place {
  readonly nautilion: number;
  readonly phantom: number;
}

/** Where both figures stood as each turn began, and at the end. */
function placesOf(views: Iterable<unknown>): { readonly places: readonly Place[]; readonly last: View | null } {
  const places: Place[] = [];
  let last: View | null = null;
  for (const seen of views) {
    const view = seen as View;
    if (!last || view.turn !== last.turn) places.push({ nautilion: view.nautilion, phantom: view.phantom });
    last = view;
  }
  if (last) places.push({ nautilion: last.nautilion, phantom: last.phantom });
  return { places, last };
}

const [LEFT, RIGHT] = [96, 548];

/** From the Isles, under the surface, down to the Abyss. */
function pointAt(share: number): { readonly x: number; readonly y: number } {
  return { x: LEFT + (RIGHT - LEFT) * share, y: 74 + 76 * share + 34 * Math.sin(Math.PI * share * 1.5) };
}

/** The whole way in so many milliseconds; then the last act. */
const RACE = 2600;
const LAST_ACT = 1600;

/** The race once more, turn by turn, and how it ended: the boat dives, or the Phantom lands. */
export function Finale(props: {
  readonly run: Run;
  readonly lively: boolean;
  readonly onDone: () => void;
}): JSX.Element {
  const { places, last } = placesOf(props.run.views);
  const end = places.length - 1;
  const isLively = props.lively;
  const [at, setAt] = createSignal(props.lively ? 0 : end);
  const [isOver, setOver] = createSignal(!props.lively);
  createEffect(() => {
    if (!props.lively) {
      setAt(end);
      setOver(true);
      return;
    }
    let rest: ReturnType<typeof setTimeout> | undefined;
    const beat = setInterval(() => {
      if (at() < end) return setAt(at() + 1);
      clearInterval(beat);
      setOver(true);
      rest = setTimeout(() => props.onDone(), LAST_ACT);
    }, RACE / Math.max(1, end));
    onCleanup(() => {
      clearInterval(beat);
      clearTimeout(rest);
    });
  });
  const length = Math.max(1, (last?.path.length ?? 2) - 1);
  const where = (figure: keyof Place) => {
    const { x, y } = pointAt((places[at()]?.[figure] ?? 0) / length);
    return { '--x': `${x.toFixed(1)}px`, '--y': `${y.toFixed(1)}px` };
  };
  const spots = Array.from({ length: length - 1 }, (_, i) => pointAt((i + 1) / length));
  return (
    <svg
      class="naut-finale"
      viewBox="0 -8 640 236"
      aria-hidden="true"
      data-lively={isLively ? '' : undefined}
      data-act={isOver() ? (last?.outcome ?? undefined) : undefined}
      style={{ '--beat': `${(RACE / Math.max(1, end)).toFixed(0)}ms` }}
    >
      <path class="finale-water" d="M0 44Q40 36 80 44T160 44T240 44T320 44T400 44T480 44T560 44T640 44V240H0Z" />
      <path class="finale-isle" d="M0 240V52Q22 14 54 40Q84 26 104 62Q92 130 40 196Q20 220 0 240Z" />
      <path class="finale-palm" d="M46 38Q44 20 50 8M50 8Q36 2 30 14M50 8Q64 0 70 12M50 8Q46 -4 34 2M50 8Q58 -4 66 0" />
      <ellipse class="finale-abyss" cx="566" cy="196" rx="70" ry="26" />
      <ellipse class="finale-depth" cx="566" cy="198" rx="46" ry="15" />
      <For each={spots}>{({ x, y }) => <circle class="finale-spot" cx={x} cy={y + 16} r="2" />}</For>
      <g class="finale-lamp" transform="translate(566 150)">
        <Figure name="darkhouse" />
      </g>
      <circle class="finale-flash" r="30" style={where('nautilion')} />
      <g class="finale-figure" style={where('phantom')}>
        <g class="finale-phantom">
          <Figure name="phantom" />
        </g>
      </g>
      <g class="finale-figure" style={where('nautilion')}>
        <g class="finale-boat">
          <Figure name="nautilion" />
        </g>
      </g>
      <g class="finale-bubbles">
        <For each={[0, 1, 2, 3, 4, 5]}>{(i) => <circle cx={536 + 11 * i} cy={188} r={2 + ((i * 5) % 4)} />}</For>
      </g>
    </svg>
  );
}
