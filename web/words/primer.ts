import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

type Line = readonly [key: string, what: string];

/** What is said around the page that teaches a game, and around the explanation of a piece. */
const en = {
  title: 'How to play',
  goal: 'Goal',
  turn: 'Your turn',
  symbols: 'Symbols',
  end: 'The end',
  lit: 'Touch what is lit. Touch another piece, and you read why it cannot be played now.',
  ask: { touch: 'Press and hold a piece to read what it is.', mouse: 'Right-click a piece to read what it is.' },
  rulebook: 'All the rules',
  keys: 'Keys',
  keyList: [
    ['Arrows', 'go to the next lit piece'],
    ['Home, End', 'go to the first or last of them'],
    ['Enter', 'choose it'],
    ['?', 'explain the piece you are on; anywhere else, how to play'],
    ['u', 'undo'],
    ['h', 'hint'],
    ['l', 'log'],
    ['Esc', 'close what is open, or speed up an animation'],
  ] as readonly Line[],
  pieces: 'Pieces on this table',
  rule: (id: string) => `Rule ${id} in full`,
  ours: 'House rules: what we chose where the booklets are silent, or show something only in a picture we do not have.',
};

const fr: typeof en = typesetAll({
  title: 'Comment jouer',
  goal: 'Le but',
  turn: 'Votre tour',
  symbols: 'Symboles',
  end: 'La fin',
  lit: 'Touchez ce qui est éclairé. Touchez un autre élément : vous lirez pourquoi il n’est pas jouable maintenant.',
  ask: {
    touch: 'Appuyez longuement sur un élément pour lire ce que c’est.',
    mouse: 'Faites un clic droit sur un élément pour lire ce que c’est.',
  },
  rulebook: 'Toutes les règles',
  keys: 'Touches',
  keyList: [
    ['Flèches', 'aller à l’élément éclairé suivant'],
    ['Origine, Fin', 'aller au premier ou au dernier'],
    ['Entrée', 'le choisir'],
    ['?', 'expliquer l’élément où vous êtes ; ailleurs, comment jouer'],
    ['u', 'annuler'],
    ['h', 'indice'],
    ['l', 'journal'],
    ['Échap', 'fermer ce qui est ouvert, ou accélérer une animation'],
  ],
  pieces: 'Éléments de cette table',
  rule: (id) => `La règle ${id} en entier`,
  ours: 'Règles maison : ce que nous avons choisi là où les livrets se taisent, ou ne montrent la chose que par une image que nous n’avons pas.',
});

export const howToPlay: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const primerWords = (): typeof en => howToPlay[shown()];
