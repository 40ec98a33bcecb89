import type { AnyGame } from '@fathom/kernel';
import type { AnyGameWords } from '@fathom/words';

/** A game on our shelf. Each part is fetched when it is first wanted. */
export interface Entry {
  readonly id: string;
  /** Whether the app offers it; the toy game is for tests and for those who add a game. */
  readonly shown: boolean;
  rules(): Promise<AnyGame>;
  readonly words: {
    en(): Promise<AnyGameWords>;
    fr(): Promise<AnyGameWords>;
  };
}

export const games: readonly Entry[] = [
  {
    id: 'nautilion',
    shown: true,
    rules: async () => (await import('@fathom/nautilion/rules')).nautilion,
    words: {
      en: async () => (await import('@fathom/nautilion/words/en')).en,
      fr: async () => (await import('@fathom/nautilion/words/fr')).fr,
    },
  },
  {
    id: 'nautilus-island',
    shown: true,
    rules: async () => (await import('@fathom/nautilus-island/rules')).nautilusIsland,
    words: {
      en: async () => (await import('@fathom/nautilus-island/words/en')).en,
      fr: async () => (await import('@fathom/nautilus-island/words/fr')).fr,
    },
  },
  {
    id: 'abyss',
    shown: true,
    rules: async () => (await import('@fathom/abyss/rules')).abyss,
    words: {
      en: async () => (await import('@fathom/abyss/words/en')).en,
      fr: async () => (await import('@fathom/abyss/words/fr')).fr,
    },
  },
  {
    id: 'toy',
    shown: false,
    rules: async () => (await import('@fathom/toy/rules')).toy,
    words: {
      en: async () => (await import('@fathom/toy/words/en')).en,
      fr: async () => (await import('@fathom/toy/words/fr')).fr,
    },
  },
];

export function entryOf(id: string): Entry | null {
  return games.find((entry) => entry.id === id) ?? null;
}
