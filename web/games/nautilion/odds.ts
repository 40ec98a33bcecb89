import type { Json } from '@fathom/kernel';
import { type WinRate, winRate } from '@fathom/nautilion/mind/win-rates';
import type { Options } from '@fathom/nautilion/rules';
import { fetchMindWords, levelsOf, shortName } from '../../minds/words.ts';
import type { Language } from '../../settings.ts';

const sentences: { readonly [language in Language]: (name: string, rate: WinRate, seats: number) => string } = {
  en: (name, { rate, games }, seats) => {
    const who = seats === 1 ? `${name} at the helm wins` : `${name} with a partner like her wins`;
    return `${who} ${games > 0 ? '' : 'about '}${hundredth(rate)} of 100 such dives.`;
  },
  fr: (name, { rate, games }, seats) => {
    const who = seats === 1 ? `${name} à la barre gagne` : `${name} et une équipière comme elle gagnent`;
    return `${who} ${games > 0 ? '' : 'environ '}${hundredth(rate)} plongées de ce genre sur 100.`;
  },
};

const hundredth = (rate: number): number => Math.round(100 * rate);

/** How hard a game is, measured: how often the middle level wins it; `null` where nobody has tried. */
export async function oddsOf(options: Json, seats: number, language: Language): Promise<string | null> {
  const rate = winRate(options as unknown as Options, seats);
  const words = await fetchMindWords('nautilion', language);
  if (!rate || !words) return null;
  const levels = levelsOf(words);
  return sentences[language](shortName(words, levels[Math.floor(levels.length / 2)]), rate, seats);
}
