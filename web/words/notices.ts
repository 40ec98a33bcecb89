import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said when something cannot be kept: it comes along with the notes that say it. */
const en = {
  opening: {
    damaged: 'This game could not be restored to its end: you go on from its last good position.',
    unreadable: 'This game can no longer be opened.',
    noSave: 'There is no such game in this browser.',
    cannotSalvage:
      'The end of this game is damaged, and there is no room for a copy of what can still be read. Delete old games in the history, then open it again.',
    salvaged:
      'The end of this game is damaged, so you go on from its last good position, in a copy. The damaged game stays in your history as it was.',
  },
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
    'This browser keeps nothing: a private window, perhaps. You can play everything, but your games are lost when you close this tab, unless you save their logbooks as files.',
  understood: 'OK',
};

const fr: typeof en = typesetAll({
  opening: {
    damaged: 'Cette partie n’a pas pu être rejouée jusqu’au bout : vous reprenez à sa dernière position valable.',
    unreadable: 'Cette partie ne peut plus être ouverte.',
    noSave: 'Cette partie n’est pas dans ce navigateur.',
    cannotSalvage:
      'La fin de cette partie est abîmée, et il n’y a pas de place pour une copie de ce qui se lit encore. Supprimez d’anciennes parties dans l’historique, puis rouvrez-la.',
    salvaged:
      'La fin de cette partie est abîmée : vous reprenez à sa dernière position valable, dans une copie. La partie abîmée reste telle quelle dans votre historique.',
  },
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
    'Ce navigateur ne garde rien : c’est peut-être une fenêtre privée. Vous pouvez tout jouer, mais vos parties seront perdues à la fermeture de l’onglet, sauf si vous enregistrez leur livre de bord.',
  understood: 'Compris',
});

export const notices: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const noticeWords = (): typeof en => notices[shown()];
