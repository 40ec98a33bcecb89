import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is offered when a lesson is over. */
const en = {
  play: 'Play a real game',
  again: 'Repeat the lesson',
  home: 'All games',
};

const fr: typeof en = typesetAll({
  play: 'Jouer une vraie partie',
  again: 'Refaire la leçon',
  home: 'Tous les jeux',
});

export const lessonEnd: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const lessonEndWords = (): typeof en => lessonEnd[shown()];
