import type { Language } from '@fathom/words';
import { createSignal, untrack } from 'solid-js';
import type { en } from './words-en.ts';

type Words = typeof en;

const fetchers: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => (await import('./words-en.ts')).en,
  fr: async () => (await import('./words-fr.ts')).fr,
};

const [fetched, setFetched] = createSignal<{ readonly [language in Language]?: Words }>({});

export async function fetchWords(language: Language): Promise<void> {
  if (untrack(fetched)[language]) return;
  const words = await fetchers[language]();
  setFetched((before) => ({ ...before, [language]: words }));
}

/** What the pages say of Nautilion. While a language just chosen is on its way, they go on in the other. */
export function words(language: Language): Words {
  const { [language]: asked, en, fr } = fetched();
  if (!asked) void fetchWords(language).catch(() => undefined);
  const known = asked ?? en ?? fr;
  if (!known) throw new Error('the words of the guide are asked for before they are fetched');
  return known;
}
