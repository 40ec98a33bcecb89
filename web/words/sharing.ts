import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said where a game is given to somebody else. */
const en = {
  download: 'Save the logbook as a file',
  signature: 'Your name, for whoever opens it',
  copyLink: 'Copy a link to this game',
  saved: 'Logbook saved.',
  copied: 'Copied. Whoever opens the link sees this game as it stands.',
  give: {
    question: 'This game is still going on, and players have secrets. What may the other person learn?',
    mine: 'Only what I know',
    mineNote:
      'Your own secrets and what everybody can see. What you do not know is dealt anew, and earlier moves are left out.',
    everything: 'Everything',
    everythingNote:
      'The secrets of all players, every move so far, and the name of the sea, which gives away what is still to come.',
  },
  copyFailed: 'This browser does not allow copying. Here is the link:',
};

const fr: typeof en = typesetAll({
  download: 'Enregistrer le livre de bord',
  signature: 'Votre nom, pour la personne qui l’ouvre',
  copyLink: 'Copier un lien vers cette partie',
  saved: 'Livre de bord enregistré.',
  copied: 'Lien copié. La personne qui l’ouvre voit la partie dans son état actuel.',
  give: {
    question: 'Cette partie est en cours, et chacun a ses secrets. Que peut apprendre la personne qui la reçoit ?',
    mine: 'Seulement ce que je sais',
    mineNote:
      'Vos propres secrets et ce que tout le monde voit. Ce que vous ignorez est redistribué au hasard, et les coups joués ne sont pas transmis.',
    everything: 'Tout',
    everythingNote: 'Les secrets de tous les joueurs, tous les coups joués et le nom de la mer, qui révèle la suite.',
  },
  copyFailed: 'Ce navigateur ne permet pas de copier. Voici le lien :',
});

export const sharing: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const sharingWords = (): typeof en => sharing[shown()];
