import { formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What statistics say besides won and played: streaks, records, skill. */
const en = {
  streak: 'Wins in a row',
  longest: 'Most in a row',
  best: 'Most points',
  quickest: 'Quickest win',
  turns: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
  skill: 'Skill',
  analysed: (count: number) => (count === 1 ? 'over one analysed game' : `over ${count} analysed games`),
  skillNote: 'Skill starts at 100, and every mistake in the games you had analysed lowers it. Luck does not count.',
  replay: 'Replay',
  analysis: 'Analysis',
};

const fr: typeof en = typesetAll({
  streak: 'Victoires d’affilée',
  longest: 'Plus longue série',
  best: 'Record de points',
  quickest: 'Victoire la plus rapide',
  turns: (count) => formats.fr.count(count, 'tour', 'tours'),
  skill: 'Maîtrise',
  analysed: (count) => `sur ${formats.fr.count(count, 'partie analysée', 'parties analysées')}`,
  skillNote:
    'La maîtrise part de 100, et chaque erreur dans les parties analysées la fait baisser. La chance n’y compte pas.',
  replay: 'Relecture',
  analysis: 'Analyse',
});

export const tally: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const tallyWords = (): typeof en => tally[shown()];
