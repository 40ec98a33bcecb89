import { enter } from '@fathom/board';
import { createMemo, createSignal } from 'solid-js';
import { isRenewed } from './renewal.ts';

/** Every place in the app has an address. The server answers any of them with the same page. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'welcome' }
  | { readonly page: 'lessons' }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'play'; readonly game: string; readonly save: string }
  | { readonly page: 'end'; readonly game: string; readonly save: string }
  | { readonly page: 'analysis'; readonly game: string; readonly save: string }
  | { readonly page: 'daily' }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'statistics' }
  | { readonly page: 'history' }
  | { readonly page: 'open' }
  | { readonly page: 'online' }
  | { readonly page: 'make-table' }
  | { readonly page: 'device' }
  | { readonly page: 'table'; readonly table: string; readonly shown: 'play' | 'end' | 'analysis' }
  | { readonly page: 'lost' };

export function routeOf(pathname: string): Route {
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  const [head, game = '', rest, tail] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (head === 'play' && parts.length === 3 && rest !== undefined)
    return rest === 'new' ? { page: 'new', game } : { page: 'play', game, save: rest };
  if (head === 'play' && parts.length === 4 && rest !== undefined && (tail === 'end' || tail === 'analysis'))
    return { page: tail, game, save: rest };
  if (head === 'rules' && (parts.length === 2 || parts.length === 3))
    return { page: 'rules', game, rule: rest ?? null };
  if (head === 'learn' && parts.length === 1) return { page: 'lessons' };
  if (head === 'learn' && parts.length === 3 && rest !== undefined) return { page: 'learn', game, lesson: rest };
  if (head === 'online' && parts.length === 2 && game === 'new') return { page: 'make-table' };
  if (head === 't' && parts.length === 2) return { page: 'table', table: game, shown: 'play' };
  if (head === 't' && parts.length === 3 && (rest === 'end' || rest === 'analysis'))
    return { page: 'table', table: game, shown: rest };
  if (parts.length === 1) {
    switch (head) {
      case 'welcome':
      case 'daily':
      case 'settings':
      case 'statistics':
      case 'history':
      case 'open':
      case 'online':
      case 'device':
        return { page: head };
    }
  }
  return { page: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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
