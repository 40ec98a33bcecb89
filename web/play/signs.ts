import { type Accessor, createSignal, onMount } from 'solid-js';
import type { Guide, Signs } from '../shelf/catalogue.ts';

/** The signs a game has for what happens. Should the network go before they come, things are told without. */
export function createSigns(guide: Guide): Accessor<Signs | undefined> {
  const [signs, setSigns] = createSignal<Signs>();
  onMount(async () => {
    const found = await guide.signs().catch(() => undefined);
    setSigns(() => found);
  });
  return signs;
}
