import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { breath } from './breath.ts';

/** What belongs to a language, fetched whenever it changes; until it has come, the former one stays. */
export function createSpoken<Language extends string, Words>(
  language: Accessor<Language>,
  speak: (language: Language) => Promise<Words>,
): Accessor<Words | undefined> {
  const [spoken, setSpoken] = createSignal<Words>();
  createEffect(
    on(language, async (wanted) => {
      const next = await speak(wanted);
      await breath();
      if (language() === wanted) setSpoken(() => next);
    }),
  );
  return spoken;
}
