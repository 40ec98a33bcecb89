import type { Slot } from '@fathom/board';
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** A place a board keeps free for the app, found whenever the board is drawn anew: `<div data-slot="log" />`. */
export function createSlot(root: () => HTMLElement | undefined, name: Slot): Accessor<Element | null> {
  const [slot, setSlot] = createSignal<Element | null>(null);
  onMount(() => {
    const board = root();
    if (!board) return;
    const look = () => setSlot(board.querySelector(`[data-slot="${name}"]`));
    const watch = new MutationObserver(look);
    watch.observe(board, { childList: true, subtree: true });
    look();
    onCleanup(() => watch.disconnect());
  });
  return slot;
}
