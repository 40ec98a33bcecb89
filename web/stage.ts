import { createAnnouncer } from '@fathom/board';
import { createSignal } from 'solid-js';

/** How deep the page is: boards sink it as their story goes on. */
export const [depth, setDepth] = createSignal(0);

/** The one voice that reads out what happens. */
export const { announce, Voice } = createAnnouncer();
