import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { connection } from '../online/here.ts';
import { onlineWords } from '../words/online.ts';

/** Shorter interruptions are nobody's business. */
const grace = 1500;

/** Whether there has been no getting through to the server for a while. */
export function createLasting(): () => boolean {
  const [lasting, setLasting] = createSignal(false);
  createEffect(() => {
    if (connection() === 'connected') return setLasting(false);
    const timer = setTimeout(() => setLasting(true), grace);
    onCleanup(() => clearTimeout(timer));
  });
  return lasting;
}

/** A calm line while there is no getting through to the server. */
export function Connecting(): JSX.Element {
  const lasting = createLasting();
  return (
    <Show when={lasting()}>
      <p class="connecting" role="status">
        {connection() === 'offline' ? onlineWords().table.offline : onlineWords().table.connecting}
      </p>
    </Show>
  );
}
