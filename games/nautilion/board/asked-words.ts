import type { AskedWords } from '@fathom/nautilion/words/asked-en';
import { createSignal } from 'solid-js';

type Language = 'en' | 'fr';

const speak: { readonly [language in Language]: () => Promise<AskedWords> } = {
  en: async () => (await import('@fathom/nautilion/words/asked-en')).askedEn,
  fr: async () => (await import('@fathom/nautilion/words/asked-fr')).askedFr,
};

const [fetched, setFetched] = createSignal<{ readonly [language in Language]?: AskedWords }>({});
let language: Language = 'en';

/** What is said once something is asked or happens. Whatever says it is fetched together with it. */
export async function fetchAsked(wanted = language): Promise<void> {
  if (fetched()[wanted]) return;
  const words = await speak[wanted]();
  setFetched((before) => ({ ...before, [wanted]: words }));
}

/** A language is about to be spoken: whoever has been asked something will be asked on in it. */
export async function speakNext(next: Language): Promise<void> {
  language = next;
  if (Object.keys(fetched()).length > 0) await fetchAsked(next);
}

/** The same, or nothing before it has come. */
export const askedSoon = (shown: Language): AskedWords | undefined => fetched()[shown];

export function askedIn(shown: Language): AskedWords {
  const words = askedSoon(shown);
  if (!words) throw new Error('what is asked is said before its words have come');
  return words;
}
