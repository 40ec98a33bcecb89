import type { Line, Primer } from '@fathom/board/primer';
import { type Language, typesetAll } from '@fathom/words';

const en = {
  turn: [
    ['The sea', 'A die shows calm water, a swell or a storm: what a doubt is worth, 1, 2 or 3 points.'],
    ['Dive', 'A pearl from the reef, for your eyes only. Not in a storm, and not with a full hand.'],
    ['Or sell', 'Lay a pearl face down and call it white, pink or black. It need not be true.'],
    ['Believe', 'The next diver believes you: you score what you called it.'],
    ['Or doubt', 'It is turned up. True: you score it and the sea’s points. A lie: the doubter scores them.'],
  ] as readonly Line[],
  symbols: [['Pearls', 'White 1, pink 2, black 3.']] as readonly Line[],
  end: [['Points', 'Hands are shown. A black pearl still held scores 1. Most points win.']] as readonly Line[],
};

const fr: typeof en = typesetAll({
  turn: [
    ['La mer', 'Un dé annonce le calme, la houle ou la tempête : ce que vaut un doute, 1, 2 ou 3 points.'],
    ['Plongez', 'Une perle du récif, que les autres ne voient pas. Pas dans la tempête, ni la main pleine.'],
    ['Ou vendez', 'Posez une perle face cachée et dites-la blanche, rose ou noire. Rien n’oblige à dire vrai.'],
    ['Croire', 'Le joueur suivant vous croit : vous marquez ce que vous avez annoncé.'],
    [
      'Ou douter',
      'On la retourne. Vrai : vous la marquez, avec les points de la mer. Faux : ils sont pour qui doutait.',
    ],
  ],
  symbols: [['Perles', 'Blanche 1, rose 2, noire 3.']],
  end: [
    ['Les points', 'Les mains sont montrées. Une perle noire encore en main vaut 1 point. Le meilleur total gagne.'],
  ],
});

export const primerWords: { readonly [language in Language]: typeof en } = { en, fr };

const told = (lines: readonly Line[]) => lines.map(([title, text]) => ({ title, text }));

export function primerIn(language: Language): Primer {
  const words = primerWords[language];
  return {
    turn: told(words.turn),
    symbols: [{ symbols: told(words.symbols) }],
    end: told(words.end),
  };
}
