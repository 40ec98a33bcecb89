import { picture } from '@fathom/board';
import { onCleanup } from 'solid-js';

/** Whoever took the screen goes on at the board; by keys, at the first thing that can be done, as soon as it is lit. */
export function goOnFrom(board: HTMLElement, byKey: boolean): void {
  board.focus();
  if (!byKey) return;
  const first = () => board.querySelector<HTMLElement>('[data-lit][data-first]') ?? board.querySelector('[data-lit]');
  const look = () => {
    const lit = first();
    if (!(lit instanceof HTMLElement)) return;
    watch.disconnect();
    if (document.activeElement === board) lit.focus();
  };
  const watch = new MutationObserver(look);
  watch.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-lit'] });
  onCleanup(() => watch.disconnect());
  look();
}

/** Whoever comes to a table begins at the board, unless something on the page has the focus already. */
export async function beginAt(board: HTMLElement): Promise<void> {
  // To give it the focus, a browser lays the page out: once it has, that costs nothing.
  await picture();
  if (board.isConnected && document.activeElement === document.body) board.focus({ preventScroll: true });
}
