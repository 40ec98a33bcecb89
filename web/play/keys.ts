import { isField } from '@fathom/board';
import { onCleanup, onMount } from 'solid-js';

/** What keys do at a table, where nobody writes anything. */
export function listenToKeys(keys: { readonly [key: string]: () => void }): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (Object.hasOwn(keys, event.key)) keys[event.key]?.();
  };
  onMount(() => {
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
  });
}
