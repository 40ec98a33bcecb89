import { lieOver } from '@fathom/board';
import { createSignal, type JSX, onCleanup, onMount } from 'solid-js';
import '../style/note.css';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const margin = 12;

/** Where the note covers least of what it speaks of: the first free place, else the one with the smallest overlap. */
function freePlace(note: { readonly width: number; readonly height: number }, causes: readonly DOMRect[]): Spot {
  const top = 68;
  const right = innerWidth - note.width - margin;
  const bottom = innerHeight - note.height - margin;
  const across = (innerWidth - note.width) / 2;
  const places: readonly Spot[] = [
    { x: Math.min(across, innerWidth * 0.36), y: Math.min(top + innerHeight * 0.08, bottom) },
    { x: across, y: top },
    { x: across, y: bottom },
    { x: margin, y: top },
    { x: right, y: top },
    { x: margin, y: bottom },
    { x: right, y: bottom },
  ];
  const covered = ({ x, y }: Spot) =>
    causes.reduce((sum, box) => {
      const wide = Math.min(x + note.width, box.right + 8) - Math.max(x, box.left - 8);
      const high = Math.min(y + note.height, box.bottom + 8) - Math.max(y, box.top - 8);
      return sum + (wide > 0 && high > 0 ? wide * high : 0);
    }, 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** A dotted line from the note to the nearest thing it speaks of. */
function lineTo(note: Spot & { readonly width: number; readonly height: number }, cause: DOMRect): string {
  const [cx, cy] = [cause.left + cause.width / 2, cause.top + cause.height / 2];
  const x = Math.min(Math.max(cx, note.x), note.x + note.width);
  const y = Math.min(Math.max(cy, note.y + 24), note.y + note.height - 24);
  const beyond = cx > note.x + note.width ? 1 : cx < note.x ? -1 : 0;
  return `M${x} ${y}C${x + beyond * 60} ${y - 30} ${cx - beyond * 90} ${cy - 50} ${cx - beyond * 14} ${cy - 12}`;
}

/** A note on paper: one thing to read, and what can be done about it. Never lies on the pieces it speaks of. */
export function PaperNote(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let note: HTMLDivElement | undefined;
  const [line, setLine] = createSignal('');
  onMount(() => {
    const before = document.activeElement;
    const leave = lieOver(() => props.onClose());
    // Whoever touches something else has read it.
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !note?.contains(target)) props.onClose();
    };
    addEventListener('pointerdown', onPointer, true);
    const settle = () => {
      if (!note) return;
      const found = [...document.querySelectorAll('[data-cause], .failing')].map((cause) =>
        cause.getBoundingClientRect(),
      );
      const causes = found.filter((box) => box.width > 0);
      const { width, height } = note.getBoundingClientRect();
      const place = freePlace({ width, height }, causes);
      const x = Math.max(margin, place.x);
      const y = Math.max(margin, place.y);
      note.style.left = `${x}px`;
      note.style.top = `${y}px`;
      const last = causes.at(-1);
      setLine(last ? lineTo({ x, y, width, height }, last) : '');
    };
    settle();
    const frame = requestAnimationFrame(settle);
    addEventListener('resize', settle);
    note?.querySelector<HTMLElement>('button, a')?.focus();
    onCleanup(() => {
      leave();
      removeEventListener('pointerdown', onPointer, true);
      cancelAnimationFrame(frame);
      removeEventListener('resize', settle);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  });
  return (
    <>
      <svg class="note-line" aria-hidden="true">
        <path d={line()} />
      </svg>
      <div class="note f-paper" ref={note} role="alertdialog" aria-label={props.title}>
        <h2>{props.title}</h2>
        {props.children}
      </div>
    </>
  );
}
