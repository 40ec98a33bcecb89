import type { Lesson } from '@fathom/board/lesson';
import { asking, type SeatMove, type View } from '@fathom/nautilion/rules';
import { darkhouseCosts, dice, figures, isCheap, isPlacing } from './first.ts';
import { noSpell } from './no-spell.ts';

const mages = '.naut-mages';
const crewPlace = '[data-place="mages:1"]';

const magesIn = (view: View): boolean => view.mages.slice(0, 3).some((kind) => kind > 0);
const crewIn = (view: View): boolean => view.mages.slice(3).some((kind) => kind > 0);

export const lesson: Lesson<View, SeatMove> = {
  id: 'mages',
  steps: [
    {
      id: 'goal',
      say: {
        en: 'To win, you now also need mages A, B and C, each in its place in the mages’ cabin. Here it is.',
        fr: 'Pour gagner, il vous faut désormais aussi les mages A, B et C, chacun à sa place dans la Cabine des mages. La voici.',
      },
      point: [mages],
    },
    {
      id: 'fetch',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'A mage! It needs no duct: put it into its place.',
              fr: 'Un mage ! Il n’a besoin d’aucun conduit : mettez-le à sa place.',
            }
          : {
              en: 'Mages lie on the path among the crew. Give out the dice: wherever you land now, there is a mage.',
              fr: 'Les mages sont sur le parcours, parmi l’équipage. Répartissez les dés : où que vous vous arrêtiez, un mage vous attend.',
            },
      point: (view) => (isPlacing(view) ? [mages, '.naut-dock [data-move^="place"]'] : [dice, figures]),
      until: magesIn,
      sensible: (move, view) => (move.do === 'place' ? move.to === 'mages' : move.do === 'give' && isCheap(move, view)),
      otherwise: (move) =>
        move.do === 'place'
          ? {
              en: 'In the reserve it would be wasted: without A, B and C you cannot win. Put it into the mages’ cabin.',
              fr: 'Ce serait du gâchis en réserve : sans A, B et C, pas de victoire. Mettez-le dans la Cabine des mages.',
            }
          : move.do === 'give'
            ? darkhouseCosts
            : noSpell,
    },
    {
      id: 'helper',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'Crew 1, 4 and 7 have places here, too. Put the 1 beside mage A: they make a pair.',
              fr: 'Les équipiers 1, 4 et 7 ont aussi leur place ici. Mettez le 1 auprès du mage A : ils forment un duo.',
            }
          : {
              en: 'Crew 1 belongs to mage A, 4 to B and 7 to C. Sail on: wherever you land now, there is a 1.',
              fr: 'L’équipier 1 va avec le mage A, le 4 avec B, le 7 avec C. Avancez : où que vous vous arrêtiez, un 1 vous attend.',
            },
      point: (view) => (isPlacing(view) ? [crewPlace, '.naut-dock [data-move^="place"]'] : [dice, figures]),
      until: crewIn,
      sensible: (move, view) => (move.do === 'place' ? move.to === 'mages' : move.do === 'give' && isCheap(move, view)),
      otherwise: (move) =>
        move.do === 'place'
          ? {
              en: 'Aboard it would be one of the nine. This time put it beside the mage and see what a pair can do.',
              fr: 'À bord, il compterait parmi les neuf. Cette fois, mettez-le auprès du mage pour voir ce que peut un duo.',
            }
          : move.do === 'give'
            ? darkhouseCosts
            : noSpell,
    },
    {
      id: 'pair',
      say: {
        en: 'Bad dice, but the pair helps: once a turn it re-rolls one die for free. Use it.',
        fr: 'Mauvais dés, mais le duo vous aide : une fois par tour, il relance un dé gratuitement. Servez-vous-en.',
      },
      point: ['[data-mode="reroll"]', '[data-move^="reroll"]', '[data-opens="grimoire"]'],
      until: (view) => view.pairsUsed > 0 || view.turn > 3 || asking(view)?.at === 'plan',
      sensible: (move) => move.do === 'reroll',
      otherwise: {
        en: 'Use the pair first: you find it in the Grimoire, and it costs nothing.',
        fr: 'D’abord le duo : il se trouve dans le Grimoire et ne coûte rien.',
      },
    },
    {
      id: 'end',
      say: {
        en: 'Crew in the mages’ cabin do not count towards the nine, and the Phantom sinks mages as well. Watch A, B and C in this list.',
        fr: 'L’équipage logé chez les mages ne compte pas parmi les neuf, et le Fantôme coule aussi les mages. Surveillez A, B et C dans cette liste.',
      },
      point: [mages, ...['A', 'B', 'C'].map((mage) => `[data-about="needed:${mage}"]`)],
    },
  ],
};
