import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { lieOver } from './layers.ts';
import './says.css';

interface Said {
  readonly text: string;
  readonly left: number;
  /** Distance from the top of the window, or from its bottom where there is no room below the piece. */
  readonly top: number | null;
  readonly bottom: number;
}

const WIDTH = 280;
const MARGIN = 8;

/** Where a note of one sentence or two lies beside a piece and inside the window. */
function beside(piece: DOMRect, text: string): Said {
  const left = Math.min(Math.max(MARGIN, piece.left + piece.width / 2 - WIDTH / 2), innerWidth - WIDTH - MARGIN);
  const below = piece.bottom + MARGIN;
  return {
    text,
    left: Math.max(MARGIN, left),
    top: below < innerHeight - 110 ? below : null,
    bottom: innerHeight - piece.top + MARGIN,
  };
}

/**
 * What a piece says that is not lit when it is touched: pieces carry `data-says`, and `of` makes a sentence of it. It stays until
 * something else is touched.
 */
export function Says(props: { readonly of: (key: string) => string }): JSX.Element {
  const [said, say] = createSignal<Said | null>(null);
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const touched = target.closest('button, a, summary') ?? target.closest('[data-says]');
    const key = touched?.getAttribute('data-says');
    if (!touched || !key || touched.hasAttribute('data-lit')) return;
    const text = props.of(key);
    if (text) say(beside(touched.getBoundingClientRect(), text));
  };
  onMount(() => {
    // Sheets lie outside the board, and pieces in them speak, too.
    addEventListener('click', onClick);
    onCleanup(() => removeEventListener('click', onClick));
  });
  return (
    <Show when={said()} keyed>
      {(now) => <Note said={now} onClose={() => say((latest) => (latest === now ? null : latest))} />}
    </Show>
  );
}

function Note(props: { readonly said: Said; readonly onClose: () => void }): JSX.Element {
  onMount(() => {
    const leave = lieOver(() => props.onClose());
    const away = () => props.onClose();
    for (const kind of ['pointerdown', 'keydown', 'wheel']) addEventListener(kind, away, true);
    onCleanup(() => {
      leave();
      for (const kind of ['pointerdown', 'keydown', 'wheel']) removeEventListener(kind, away, true);
    });
  });
  return (
    <p
      class="says f-paper"
      role="status"
      style={{
        left: `${props.said.left}px`,
        ...(props.said.top === null ? { bottom: `${props.said.bottom}px` } : { top: `${props.said.top}px` }),
      }}
    >
      {props.said.text}
    </p>
  );
}
