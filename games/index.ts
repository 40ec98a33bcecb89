import type { AnyGame, Json } from '@fathom/kernel';
import type { AnyMind, AnyMindWords } from '@fathom/mind';
import type { Options as NautilionOptions } from '@fathom/nautilion/rules';
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
  /** Who plays and judges it; `null` while nobody does. */
  readonly mind: MindEntry | null;
}

export interface MindEntry {
  /** `options` as the game's parser gave them. */
  mindFor(options: Json): Promise<AnyMind>;
  /** Fetches everything its minds may come to need, whatever the options. */
  fetchAll(): Promise<unknown>;
  readonly words: {
    en(): Promise<AnyMindWords>;
    fr(): Promise<AnyMindWords>;
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
    mind: {
      mindFor: async (options) =>
        (await import('@fathom/nautilion/mind')).mindFor(options as unknown as NautilionOptions),
      fetchAll: async () => {
        const { nets } = await import('@fathom/nautilion/mind');
        return Promise.all(Object.values(nets).map((fetchNet) => fetchNet()));
      },
      words: {
        en: async () => (await import('@fathom/nautilion/mind/words-en')).mindEn,
        fr: async () => (await import('@fathom/nautilion/mind/words-fr')).mindFr,
      },
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
    mind: {
      mindFor: async () => (await import('@fathom/nautilus-island/mind')).mindFor(),
      fetchAll: async () => (await import('@fathom/nautilus-island/mind')).mindFor(),
      words: {
        en: async () => (await import('@fathom/nautilus-island/mind/words-en')).mindEn,
        fr: async () => (await import('@fathom/nautilus-island/mind/words-fr')).mindFr,
      },
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
    mind: {
      mindFor: async () => (await import('@fathom/abyss/mind')).mindFor(),
      fetchAll: async () => (await import('@fathom/abyss/mind')).mindFor(),
      words: {
        en: async () => (await import('@fathom/abyss/mind/words-en')).mindEn,
        fr: async () => (await import('@fathom/abyss/mind/words-fr')).mindFr,
      },
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
    mind: null,
  },
];

export function entryOf(id: string): Entry | null {
  return games.find((entry) => entry.id === id) ?? null;
}
