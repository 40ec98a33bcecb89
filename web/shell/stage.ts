import { createAnnouncer } from '@fathom/board';
import { createSignal } from 'solid-js';

/** How deep the page is: boards sink it as their story goes on. */
export const [depth, setDepth] = createSignal(0);

/** The one voice that reads out what happens. */
export const { announce, hush, Voice } = createAnnouncer();

/** What went wrong outside of drawing: a chunk that did not come, a handler that threw. The page then says so. */
export const [failure, setFailure] = createSignal<{ readonly error: unknown } | null>(null);

addEventListener('unhandledrejection', (event) => setFailure({ error: event.reason }));
addEventListener('error', (event) => {
  if (event.error instanceof Error) setFailure({ error: event.error });
});
