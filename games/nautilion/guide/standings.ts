import { type Language, typeset } from '@fathom/words';

interface Standing {
  readonly going: (aboard: number, between: number) => string;
  /** Once it is over: how far both were from where they wanted to be. */
  readonly way: (aboard: number, abyss: number, isles: number) => string;
}

/** Where a game stands, in both languages: a save keeps the line, and the home page shows it without loading the game. */
export const standings: { readonly [language in Language]: Standing } = {
  en: {
    going: (aboard, between) =>
      `${aboard} of 9 aboard, ${between === 1 ? '1 token' : `${between} tokens`} between you and the Phantom`,
    way: (aboard, abyss, isles) => `${aboard} of 9 aboard. Spaces to go: Nautilion ${abyss}, Phantom ${isles}`,
  },
  fr: {
    going: (aboard, between) =>
      `${aboard} sur 9 à bord, ${between} ${between > 1 ? 'jetons' : 'jeton'} entre vous et le Fantôme`,
    way: (aboard, abyss, isles) =>
      typeset(`${aboard} sur 9 à bord. Cases restantes : Nautilion ${abyss}, Fantôme ${isles}`),
  },
};
