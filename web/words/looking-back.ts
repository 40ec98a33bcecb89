import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said about earlier moments of a game: the log, and taking back more than a move. */
const en = {
  practiceTitle: 'Undo more than your own move?',
  practiceText:
    'Dice were rolled, cards drawn or other moves made since. All of that will happen anew, and the game becomes practice.',
  practiceGo: 'Undo anyway',
  momentNow: 'Back to now',
  logHint: 'Choose a line to see the board at that point.',
};

const fr: typeof en = typesetAll({
  practiceTitle: 'Annuler plus que votre dernier coup ?',
  practiceText:
    'Des dés ont été lancés, des cartes piochées ou d’autres coups joués depuis. Tout cela sera rejoué au hasard, et la partie devient une partie d’entraînement.',
  practiceGo: 'Annuler quand même',
  momentNow: 'Revenir à la partie',
  logHint: 'Choisissez une ligne pour revoir le plateau à ce moment.',
});

export const lookingBack: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const lookingBackWords = (): typeof en => lookingBack[shown()];
