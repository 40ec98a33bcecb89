import type { Json } from '@fathom/kernel';
import { type WinRate, winRate } from '@fathom/nautilion/mind/win-rates';
import type { Options } from '@fathom/nautilion/rules';
import { type Language, typeset } from '@fathom/words';

/** From so many wins of a hundred on it is called so. */
const grades = [
  [60, { en: 'Gentle', fr: 'Découverte' }],
  [40, { en: 'Normal', fr: 'Normal' }],
  [20, { en: 'Hard', fr: 'Difficile' }],
  [8, { en: 'Very hard', fr: 'Très difficile' }],
  [0, { en: 'Nearly hopeless', fr: 'Presque sans espoir' }],
] as const;

/** The word for how hard it is, by what was measured and by nothing else. */
export function gradeOf(rate: number, language: Language): string {
  const grade = grades.find(([least]) => 100 * rate >= least) ?? grades[4];
  return grade[1][language];
}

const sentences: { readonly [language in Language]: (rate: WinRate, seats: number) => string } = {
  en: ({ rate, games }, seats) => {
    const who = seats === 1 ? 'a bot of middling strength wins' : 'two bots of middling strength win';
    return `${gradeOf(rate, 'en')}: ${who} ${games > 0 ? '' : 'about '}${hundredth(rate)} of 100 such games.`;
  },
  fr: ({ rate, games }, seats) => {
    const who = seats === 1 ? 'un robot de force moyenne l’emporte' : 'deux robots de force moyenne l’emportent';
    return typeset(`${gradeOf(rate, 'fr')} : ${who} ${games > 0 ? '' : 'environ '}${hundredth(rate)} fois sur 100.`);
  },
};

const hundredth = (rate: number): number => Math.round(100 * rate);

/** How hard a game is, measured: how often the middle level wins it; `null` where nobody has tried. */
export function oddsOf(options: Json, seats: number, language: Language): string | null {
  const rate = winRate(options as unknown as Options, seats);
  return rate && sentences[language](rate, seats);
}
