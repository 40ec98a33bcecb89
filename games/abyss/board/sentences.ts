import type { Refusal } from '@fathom/kernel';
import { createSignal } from 'solid-js';

type Language = 'en' | 'fr';
type Say = (refusal: Refusal) => string;

const fetchers: { readonly [language in Language]: () => Promise<Say> } = {
  en: async () => (await import('@fathom/abyss/words/en')).en.refusal,
  fr: async () => (await import('@fathom/abyss/words/fr')).fr.refusal,
};

const [fetched, setFetched] = createSignal<{ readonly [language in Language]?: Say }>({});

/** What is said of pieces that are not lit: the rulebook comes with it, so it is fetched once the board is drawn. */
export async function fetchSentences(language: Language): Promise<void> {
  const say = await fetchers[language]();
  setFetched((before) => ({ ...before, [language]: say }));
}

/** Empty until it has come. */
export const sentenceFor = (refusal: Refusal, language: Language): string => fetched()[language]?.(refusal) ?? '';
