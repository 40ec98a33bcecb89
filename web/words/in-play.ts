import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** How the table behaves in somebody's hands: said by the settings and by the menu at a table. */
const en = {
  board: {
    label: 'Board',
    choices: { drawn: 'Pictures', words: 'Text' },
    note: 'Text: headings, lists and buttons, for screen readers and for anybody who would rather read.',
  },
  roll: {
    label: 'Dice (Nautilion)',
    short: 'Dice',
    choices: { own: 'You roll', auto: 'Automatic' },
    note: 'While the dice wait for you, your last move can be taken back freely.',
  },
  hand: { label: 'Playing hand', choices: { right: 'Right', left: 'Left' }, note: 'Left: buttons move to the left.' },
  menu: { rules: 'Rulebook', settings: 'Settings', again: 'New game' },
  full: { label: 'Full screen', choices: { on: 'On', off: 'Off' } },
  all: 'All settings',
  back: 'Back to the game',
};

const fr: typeof en = typesetAll({
  board: {
    label: 'Plateau',
    choices: { drawn: 'Images', words: 'Texte' },
    note: 'Texte : titres, listes et boutons, pour les lecteurs d’écran et pour qui préfère lire.',
  },
  roll: {
    label: 'Dés (Nautilion)',
    short: 'Dés',
    choices: { own: 'Vous lancez', auto: 'Automatique' },
    note: 'Tant que les dés vous attendent, vous pouvez annuler librement votre dernier coup.',
  },
  hand: {
    label: 'Main qui joue',
    choices: { right: 'Droite', left: 'Gauche' },
    note: 'Gauche : les boutons passent à gauche.',
  },
  menu: { rules: 'Livret de règles', settings: 'Réglages', again: 'Nouvelle partie' },
  full: { label: 'Plein écran', choices: { on: 'Oui', off: 'Non' } },
  all: 'Tous les réglages',
  back: 'Retour à la partie',
});

export const inPlay: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const inPlayWords = (): typeof en => inPlay[shown()];
