import type { Language } from '@fathom/words';

/** Where a game stands, in both languages: a save keeps the line, and the home page shows it without loading the game. */
export const standings: { readonly [language in Language]: (aboard: number, between: number) => string } = {
  en: (aboard, between) =>
    `${aboard} of 9 aboard, ${between === 1 ? '1 token' : `${between} tokens`} between you and the Phantom`,
  fr: (aboard, between) =>
    `${aboard} sur 9 à bord, ${between} ${between > 1 ? 'jetons' : 'jeton'} entre vous et le Fantôme`,
};
