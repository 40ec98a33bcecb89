import type { AnyGameWords } from '@fathom/words';
import { createSignal } from 'solid-js';
import { change, type Language, settings } from '../shell/settings.ts';
import type { en } from './en.ts';

export type AppWords = typeof en;

/** Each language is its own chunk. */
const loaders: Record<Language, () => Promise<AppWords>> = {
  en: () => import('./en.ts').then((module) => module.en),
  fr: () => import('./fr.ts').then((module) => module.fr),
};

export const fetchWords = (language: Language): Promise<AppWords> => loaders[language]();

const [current, setCurrent] = createSignal<{ readonly language: Language; readonly words: AppWords }>();

/** What the app says, in the language now shown. Only called once the first language is there. */
export function appWords(): AppWords {
  const loaded = current();
  if (!loaded) throw new Error('words are asked for before they are loaded');
  return loaded.words;
}

/** The language now shown, which follows the chosen one as soon as its words have come. */
export function shown(): Language {
  return current()?.language ?? settings().language;
}

export async function speak(language: Language): Promise<void> {
  const words = await fetchWords(language);
  setCurrent({ language, words });
  if (settings().language !== language) change({ language });
}

/** A game's words in the language now shown, from those loaded so far. */
export type WordsByLanguage = { readonly [language in Language]?: AnyGameWords };
