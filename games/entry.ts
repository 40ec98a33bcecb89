import type { AnyBoard } from '@fathom/board';
import type { Manifest, Minds } from './manifest.ts';

/** A game with nothing left out: what its manifest does not name, the house does its own plain way. */
export interface Entry extends Manifest {
  readonly playable: NonNullable<Manifest['playable']>;
  readonly spoken: NonNullable<Manifest['spoken']>;
  readonly mind: Minds;
  readonly board: NonNullable<Manifest['board']>;
  /** A board of headings, lists and buttons. */
  textBoard(): Promise<AnyBoard>;
  readonly boardParts: NonNullable<Manifest['boardParts']>;
  readonly guide: NonNullable<Manifest['guide']>;
}

export function complete(game: Manifest): Entry {
  const { rules, words, text } = game;
  const plain = async () =>
    (await import('@fathom/board/plain')).plainBoard(await rules(), (language) => words[language]());
  return {
    playable: rules,
    spoken: words,
    mind: {
      mindFor: async (options) => (await import('@fathom/mind/general')).generalMind(await rules(), options),
      fetchAll: () => Promise.all([import('@fathom/mind/general'), rules()]),
      words: {
        en: async () => (await import('@fathom/mind/general-en')).generalEn,
        fr: async () => (await import('@fathom/mind/general-fr')).generalFr,
      },
    },
    board: plain,
    textBoard: async () => {
      if (!text) return plain();
      const spoken = game.spoken ?? words;
      return (await import('@fathom/board/text')).textBoard(async (language) => {
        const [told, said] = await Promise.all([text(language), spoken[language]()]);
        return { told, words: said };
      });
    },
    boardParts: async () => undefined,
    guide: async () => (await import('@fathom/board/plain')).plainGuide(await rules(), (language) => words[language]()),
    ...game,
  };
}
