import type { Medal } from '@fathom/board';
import type { Json } from '@fathom/kernel';
import { type WinRate, winRate, winRateAbove } from '@fathom/nautilion/mind/win-rates';
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

type Sentence = (rate: WinRate, above: WinRate | null, seats: number) => string;

const sentences: { readonly [language in Language]: Sentence } = {
  en: ({ rate, games }, above, seats) => {
    const who = seats === 1 ? 'the middle bot wins' : 'two middle bots win';
    const next = above ? `, the next stronger one ${hundredth(above.rate)}` : '';
    return `${gradeOf(rate, 'en')}: ${who} ${games > 0 ? '' : 'about '}${hundredth(rate)} of 100 such games${next}.`;
  },
  fr: ({ rate, games }, above, seats) => {
    const who = seats === 1 ? 'un robot de niveau moyen l’emporte' : 'deux robots de niveau moyen l’emportent';
    const next = above ? `, celui du niveau au-dessus ${hundredth(above.rate)}` : '';
    const share = `${games > 0 ? '' : 'environ '}${hundredth(rate)} fois sur 100`;
    return typeset(`${gradeOf(rate, 'fr')} : ${who} ${share}${next}.`);
  },
};

const hundredth = (rate: number): number => Math.round(100 * rate);

/** How hard a game is, measured: how often the middle level wins it; `null` where nobody has tried. */
export function oddsOf(options: Json, seats: number, language: Language): string | null {
  const given = options as unknown as Options;
  const rate = winRate(given, seats);
  return rate && sentences[language](rate, winRateAbove(given, seats), seats);
}

/** Below so many wins of a hundred by the middle level, a win earns this. */
const medals = [
  [20, 'gold', { en: 'Gold medal', fr: 'Médaille d’or' }],
  [40, 'silver', { en: 'Silver medal', fr: 'Médaille d’argent' }],
  [60, 'bronze', { en: 'Bronze medal', fr: 'Médaille de bronze' }],
] as const;

const won: { readonly [language in Language]: (medal: string, rate: WinRate) => string } = {
  en: (medal, { rate, games }) =>
    `${medal}: the middle bot won only ${Math.round(rate * games)} of ${games} such games.`,
  fr: (medal, { rate, games }) =>
    typeset(
      `${medal} : un robot de niveau moyen n’a gagné que ${Math.round(rate * games)} parties semblables sur ${games}.`,
    ),
};

/** What a win of such a game earns, where such games were counted: never by an estimate. */
export function medalOf(options: Json, seats: number, language: Language): Medal | null {
  const rate = winRate(options as unknown as Options, seats);
  if (!rate || rate.games === 0) return null;
  const earned = medals.find(([below]) => 100 * rate.rate < below);
  if (!earned) return null;
  const [, metal, names] = earned;
  return { metal, text: won[language](names[language], rate) };
}
