import { isField } from './field.ts';
import { type Point, toward } from './toward.ts';

/**
 * Keyboard play. Pieces that may be touched now carry `data-lit`; regions carry `data-region`. Tab stops once at what is lit in every
 * region and at everything else as on any page; arrows go to the nearest lit piece in that direction across all regions, Home and End to the first and last of one. Only a piece
 * that is gone, or was lit and no longer is, loses the focus to another; a dialog borrows it.
 */
export function focusGrid(root: HTMLElement): () => void {
  /** What has the focus, or had it last. */
  let held: Element | null = null;
  let heldLit = false;
  let byKeyboard = false;
  /** Lit pieces whose place in the order of Tab is set here. */
  let roving = new Set<Element>();
  let lastPoint: Point = [0, 0];

  const lit = (): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('[data-lit]')].filter((piece) => piece.getClientRects().length > 0);

  const rove = () => {
    const seen = new Map<Element | null, HTMLElement[]>();
    for (const piece of root.querySelectorAll<HTMLElement>('[data-lit]')) {
      const region = piece.closest('[data-region]');
      const pieces = seen.get(region);
      if (pieces) pieces.push(piece);
      else seen.set(region, [piece]);
    }
    const now = new Set<Element>();
    for (const pieces of seen.values()) {
      const stop =
        pieces.find((piece) => piece === document.activeElement) ??
        pieces.find((piece) => piece.hasAttribute('data-first')) ??
        pieces[0];
      for (const piece of pieces) {
        piece.setAttribute('tabindex', piece === stop ? '0' : '-1');
        now.add(piece);
      }
    }
    for (const piece of roving) if (!now.has(piece)) piece.removeAttribute('tabindex');
    roving = now;
    if (held?.hasAttribute('data-lit')) heldLit = true;
    if (byKeyboard && held && isLost(held)) refocus();
  };

  const isLost = (piece: Element): boolean => {
    const active = document.activeElement;
    const isDark = heldLit && !piece.hasAttribute('data-lit');
    if (active === piece) return isDark;
    const isGone = !piece.isConnected || piece.getClientRects().length === 0;
    return active === document.body && (isGone || isDark);
  };

  const refocus = () => {
    const pieces = lit();
    const first = pieces.find((piece) => piece.hasAttribute('data-first')) ?? nearest(pieces, lastPoint);
    first?.focus();
  };

  const onFocus = ({ target }: FocusEvent) => {
    held = target instanceof Element ? target : null;
    heldLit = held?.hasAttribute('data-lit') ?? false;
    if (held) lastPoint = middle(held);
    rove();
  };
  const onBlurOut = ({ relatedTarget: to }: FocusEvent) => {
    // A dialog only borrows the focus: once it is gone, as a curtain is, the board has it again.
    if (to instanceof Element && !root.contains(to) && !to.closest('[role$="dialog"]')) held = null;
  };
  const onPointer = () => {
    byKeyboard = false;
  };
  const onKey = (event: KeyboardEvent) => {
    byKeyboard = true;
    const way = ways[event.key];
    const end = ends[event.key];
    if ((!way && end === undefined) || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = document.activeElement;
    if (isField(here)) return;
    if (here && !here.contains(root) && !root.contains(here)) return;
    const pieces = lit();
    const inside = here && here !== root && root.contains(here) ? here : undefined;
    const region = inside?.closest('[data-region]');
    const next = inside
      ? way
        ? pieces[toward(pieces.map(middle), middle(inside), way)]
        : pieces.filter((piece) => !region || region.contains(piece)).at(end ?? 0)
      : (pieces.find((piece) => piece.hasAttribute('data-first')) ?? pieces[0]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const watch = new MutationObserver(rove);
  watch.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-lit', 'data-first'],
  });
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlurOut);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('keydown', onKey);
  rove();
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('focusout', onBlurOut);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('keydown', onKey);
  };
}

const ways: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Home and End: the first and the last lit piece of the region. */
const ends: { readonly [key: string]: number } = { Home: 0, End: -1 };

function middle(piece: Element): Point {
  const box = piece.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function nearest(pieces: readonly HTMLElement[], [x, y]: Point): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const [px, py] = middle(piece);
    const far = Math.hypot(px - x, py - y);
    if (far < least) {
      least = far;
      best = piece;
    }
  }
  return best;
}
