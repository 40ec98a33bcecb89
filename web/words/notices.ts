import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said when something cannot be kept: it comes along with the notes that say it. */
const en = {
  cannotBegin: {
    full: 'This browser has no room left, so the new game could not be saved. Delete old games, then set out again.',
    failed: 'This browser could not save the new game. Make some room, or reload the page.',
    taken: 'This game has been saved already.',
  },
  notKept: {
    full: 'This browser has no room left: the game goes on, but it is not being saved. Delete old games to make room, or save the logbook as a file.',
    failed:
      'This browser could not save the last move: the game goes on, but it is not being saved. Save the logbook as a file to be safe.',
  },
  makeRoom: 'Make room',
  elsewhere: 'This game is being played in another tab. You see every move here as it is made.',
  takeOver: 'Play here instead',
  nowhere:
    'Nothing can be kept in this browser, as in a private window. You can play everything, but your games are lost when you close this tab, unless you save their logbooks as files.',
  understood: 'Understood',
};

const fr: typeof en = typesetAll({
  cannotBegin: {
    full: 'Ce navigateur n’a plus de place : la nouvelle partie n’a pas pu être enregistrée. Supprimez d’anciennes parties, puis appareillez.',
    failed: 'Ce navigateur n’a pas pu enregistrer la nouvelle partie. Faites un peu de place, ou rechargez la page.',
    taken: 'Cette partie est déjà enregistrée.',
  },
  notKept: {
    full: 'Ce navigateur n’a plus de place : la partie continue, mais elle n’est pas enregistrée. Supprimez d’anciennes parties, ou enregistrez le livre de bord dans un fichier.',
    failed:
      'Ce navigateur n’a pas pu enregistrer le dernier coup : la partie continue, mais elle n’est pas enregistrée. Par prudence, enregistrez le livre de bord dans un fichier.',
  },
  makeRoom: 'Faire de la place',
  elsewhere: 'Cette partie se joue dans un autre onglet. Vous voyez ici chaque coup dès qu’il est joué.',
  takeOver: 'Jouer plutôt ici',
  nowhere:
    'Rien ne peut être conservé dans ce navigateur, comme en navigation privée. Tout se joue, mais les parties disparaissent quand cet onglet se ferme, à moins d’enregistrer leur livre de bord.',
  understood: 'Compris',
});

export const notices: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const nw = (): typeof en => notices[shown()];
