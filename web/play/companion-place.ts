import { onCleanup, onMount } from 'solid-js';

/** Keeps something over the part of the board that asks its own questions, which has none while chance acts; else it lies at the foot. */
export function keepOverDock(element: () => HTMLElement | undefined): void {
  let dock: Element | null = null;
  const place = () => {
    const panel = element();
    const box = dock?.getBoundingClientRect();
    if (!panel || !box || box.width === 0) return;
    panel.style.setProperty('--left', `${box.left}px`);
    panel.style.setProperty('--right', `${document.documentElement.clientWidth - box.right}px`);
    panel.style.setProperty('--bottom', `${Math.max(0, innerHeight - box.bottom)}px`);
    panel.style.setProperty('--least', `${box.height}px`);
  };
  const size = new ResizeObserver(place);
  const look = () => {
    const found = document.querySelector('.table-board [data-region="dock"]');
    if (found === dock) return;
    if (dock) size.unobserve(dock);
    dock = found;
    if (found) size.observe(found);
    place();
  };
  const watch = new MutationObserver(look);
  onMount(() => {
    const board = document.querySelector('.table-board');
    if (board) watch.observe(board, { childList: true, subtree: true });
    size.observe(document.documentElement);
    look();
  });
  onCleanup(() => {
    watch.disconnect();
    size.disconnect();
  });
}
