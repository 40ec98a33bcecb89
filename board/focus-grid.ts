import { isField } from './field.ts';

/**
 * Keyboard play. Pieces that may be touched now carry `data-lit`; regions carry `data-region`. Tab stops once in every region,
 * arrows go to the nearest lit piece in that direction across all regions, and focus that lost its piece finds the next one.
 */
export function focusGrid(root: HTMLElement): () => void {
  let current: Element | null = null;
  let lastInside = false;
  let byKeyboard = false;
  let lastPoint: readonly [x: number, y: number] = [0, 0];

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
    for (const pieces of seen.values()) {
      const stop =
        pieces.find((piece) => piece === document.activeElement) ??
        pieces.find((piece) => piece.hasAttribute('data-first')) ??
        pieces[0];
      for (const piece of pieces) piece.setAttribute('tabindex', piece === stop ? '0' : '-1');
    }
    for (const piece of root.querySelectorAll('g[tabindex]:not([data-lit])')) piece.removeAttribute('tabindex');
    const active = document.activeElement;
    const left = active === document.body || (active === current && !current?.hasAttribute('data-lit'));
    if (lastInside && byKeyboard && left) refocus();
  };

  const refocus = () => {
    const pieces = lit();
    const first = pieces.find((piece) => piece.hasAttribute('data-first')) ?? nearest(pieces, lastPoint);
    first?.focus();
  };

  const onFocus = (event: FocusEvent) => {
    lastInside = true;
    const piece = event.target instanceof Element ? event.target : undefined;
    current = piece ?? null;
    if (piece) lastPoint = middle(piece);
    rove();
  };
  const onBlurOut = (event: FocusEvent) => {
    const to = event.relatedTarget;
    // A dialog only borrows the focus: once it is gone, as a curtain is, the board has it again.
    if (to instanceof Element && !root.contains(to) && !to.closest('[role$="dialog"]')) lastInside = false;
  };
  const onPointer = () => {
    byKeyboard = false;
  };
  const onKey = (event: KeyboardEvent) => {
    byKeyboard = true;
    const way = ways[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = document.activeElement;
    if (isField(here)) return;
    if (here && here !== document.body && !root.contains(here)) return;
    const pieces = lit();
    const inside = here && root.contains(here) ? here : undefined;
    const next = inside
      ? toward(pieces, inside, way)
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

const ways: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(piece: Element): readonly [x: number, y: number] {
  const box = piece.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest piece in a direction: what lies straight ahead counts more than what lies aside. */
function toward(
  pieces: readonly HTMLElement[],
  from: Element,
  [wx, wy]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    if (piece === from) continue;
    const [px, py] = middle(piece);
    const ahead = (px - x) * wx + (py - y) * wy;
    if (ahead <= 1) continue;
    const aside = Math.abs((px - x) * wy) + Math.abs((py - y) * wx);
    const cost = ahead + aside * 2.2;
    if (cost < least) {
      least = cost;
      best = piece;
    }
  }
  return best;
}

function nearest(pieces: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | undefined {
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
