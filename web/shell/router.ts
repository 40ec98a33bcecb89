import { enter } from '@fathom/board';
import { type Route, routeOf } from '@fathom/wire';
import { createMemo, createSignal } from 'solid-js';
import { isRenewed } from './renewal.ts';

export type { Route };

const [address, setAddress] = createSignal(location.pathname + location.search + location.hash);
addEventListener('popstate', () => setAddress(location.pathname + location.search + location.hash));

export const url = createMemo(() => new URL(address(), location.origin));
export const route = createMemo(() => routeOf(url().pathname), undefined, {
  equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  enter(to, how);
  setAddress(to);
  if (how === 'push') scrollTo(0, 0);
}

/** Plain clicks on links inside the app stay inside it, until there is a newer build to go to; anything else is the browser's business. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    isRenewed()
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
