import type { Json } from '@fathom/kernel';
import { type WinRate, winRate } from '@fathom/nautilion/mind/win-rates';
import type { Options } from '@fathom/nautilion/rules';
import type { Language } from '@fathom/words';

const sentences: { readonly [language in Language]: (rate: WinRate, seats: number) => string } = {
  en: ({ rate, games }, seats) => {
    const who = seats === 1 ? 'A bot of middling strength wins' : 'Two bots of middling strength win';
    return `${who} ${games > 0 ? '' : 'about '}${hundredth(rate)} of 100 such games.`;
  },
  fr: ({ rate, games }, seats) => {
    const who = seats === 1 ? 'Un robot de force moyenne l’emporte' : 'Deux robots de force moyenne l’emportent';
    return `${who} ${games > 0 ? '' : 'environ '}${hundredth(rate)} fois sur 100.`;
  },
};

const hundredth = (rate: number): number => Math.round(100 * rate);

/** How hard a game is, measured: how often the middle level wins it; `null` where nobody has tried. */
export function oddsOf(options: Json, seats: number, language: Language): string | null {
  const rate = winRate(options as unknown as Options, seats);
  return rate && sentences[language](rate, seats);
}
