import type { Component } from 'solid-js';

/**
 * What a piece is. On the board it says its name by `data-piece`, such as `lord:jailer`; a piece that lies face down has the name of a
 * back. The game has the words for every such name.
 */
export interface Explanation {
  readonly name: string;
  /** One line of facts under the name. */
  readonly facts?: string;
  /** When it works, in a word or two. */
  readonly tag?: string;
  readonly text: string;
  /** The rule to read on in. */
  readonly rule?: string;
  readonly Picture?: Component;
  /** Whether it is shown large while a mouse rests on it. */
  readonly large?: boolean;
}

/** What a piece is, as things stand; `null` if there is nothing to say of it. */
export type Explain = (piece: string, view: unknown) => Explanation | null;

/** How long a finger or a mouse rests on a piece before it is explained. */
const PRESS = 500;
const REST = 350;
/** A finger that goes further is scrolling or dragging. */
const STIR = 10;

interface Listener {
  /** A long press, a right click or `?` on a piece. Whether there was something to say. */
  asked(piece: string): boolean;
  /** A mouse rests on a piece, or on none any more. */
  rested(piece: string | null, element: Element | null): void;
}

/** What stands for a piece where its picture is not what was touched. */
const holders = 'button, li, [role="img"], [role="button"]';

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? (target.closest('[data-piece]') ?? target.closest(holders)?.querySelector('[data-piece]') ?? null)
    : null;
const nameOf = (element: Element | null): string => element?.getAttribute('data-piece') ?? '';

/** Listens for somebody who wants to know what a piece under `root` is. */
export function listenForQuestions(root: HTMLElement, { asked, rested }: Listener): () => void {
  const over = new AbortController();
  const { signal } = over;
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  /** The click that ends a long press is none. */
  let answered = false;

  const ask = (element: Element): boolean => {
    leave();
    return asked(nameOf(element));
  };
  const release = () => {
    clearTimeout(pressing);
    from = null;
  };
  const leave = () => {
    clearTimeout(resting);
    rested(null, null);
  };

  root.addEventListener(
    'pointerdown',
    (event) => {
      answered = false;
      release();
      leave();
      const piece = pieceAt(event.target);
      if (!piece || event.pointerType === 'mouse' || !event.isPrimary) return;
      from = event;
      pressing = setTimeout(() => {
        release();
        answered = piece.isConnected && ask(piece);
        // A die that is held is put down.
        if (answered) dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
      }, PRESS);
    },
    { signal, capture: true },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STIR) release();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, release, { signal });
  root.addEventListener('scroll', release, { signal, capture: true });
  addEventListener(
    'click',
    (event) => {
      if (!answered) return;
      answered = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  root.addEventListener(
    'contextmenu',
    (event) => {
      const piece = pieceAt(event.target);
      if (!piece) return;
      // A finger that rests long enough asks by itself.
      const isFinger = from !== null || answered;
      if (isFinger || ask(piece)) event.preventDefault();
    },
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      leave();
      const piece = pieceAt(document.activeElement);
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || !piece || !root.contains(piece))
        return;
      if (!ask(piece)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  root.addEventListener(
    'pointerover',
    (event) => {
      leave();
      const piece = pieceAt(event.target);
      if (!piece || event.pointerType !== 'mouse' || event.buttons !== 0) return;
      resting = setTimeout(() => {
        if (piece.isConnected) rested(nameOf(piece), piece);
      }, REST);
    },
    { signal },
  );
  root.addEventListener('pointerleave', leave, { signal });
  root.addEventListener('scroll', leave, { signal, capture: true });
  return () => {
    release();
    clearTimeout(resting);
    over.abort();
  };
}
