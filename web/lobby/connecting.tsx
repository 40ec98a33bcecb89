import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { connection } from '../online/here.ts';
import { onlineWords } from '../words/online.ts';

/** Shorter interruptions are nobody's business. */
const grace = 1500;

/** A calm line while there is no getting through to the server. */
export function Connecting(): JSX.Element {
  const [lasting, setLasting] = createSignal(false);
  createEffect(() => {
    if (connection() === 'connected') return setLasting(false);
    const timer = setTimeout(() => setLasting(true), grace);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <Show when={lasting()}>
      <p class="connecting" role="status">
        {connection() === 'offline' ? onlineWords().table.offline : onlineWords().table.connecting}
      </p>
    </Show>
  );
}
