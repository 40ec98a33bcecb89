import { type Language, typesetAll } from '@fathom/words';
import { shown } from './words.ts';

const en = {
  name: 'Coach',
  skip: 'Skip the tutorial',
  stop: 'Leave the lesson',
  quiet: 'Play without the coach',
  next: 'Next',
  learned: 'That’s the lesson. Now a real game: I’ll stay beside you.',
  fold: 'Hide',
  unfold: 'What now?',
  progress: (at: number, of: number) => `Step ${at + 1} of ${of}`,
};

const fr: typeof en = typesetAll({
  name: 'Guide',
  skip: 'Passer le tutoriel',
  stop: 'Quitter la leçon',
  quiet: 'Jouer sans le guide',
  next: 'Suivant',
  learned: 'La leçon est finie. Place à une vraie partie : je reste à vos côtés.',
  fold: 'Masquer',
  unfold: 'Et maintenant ?',
  progress: (at, of) => `Étape ${at + 1} sur ${of}`,
});

export const coachTexts: { readonly [language in Language]: typeof en } = { en, fr };

/** What stands on the coach's paper besides what it teaches, in the language shown. */
export const coachWords = (): typeof en => coachTexts[shown()];
