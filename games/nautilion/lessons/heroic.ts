import type { Lesson } from '@fathom/board/lesson';
import type { SeatMove, View } from '@fathom/nautilion/rules';
import { cabins, darkhouseCosts, dice, figures, isCheap, isPlacing } from './first.ts';
import { noSpell } from './no-spell.ts';

const cards = ['.naut-heroic', '[data-opens="heroic"]'];
const calm = '[data-move="play:H2"]';

export const lesson: Lesson<View, SeatMove> = {
  id: 'heroic',
  steps: [
    {
      id: 'goal',
      say: {
        en: 'Nine aboard are no longer enough: before you reach the Abyss, all three Heroic cards must be played. Each costs one of your crew.',
        fr: 'Neuf équipiers ne suffisent plus : avant de plonger, il faut avoir joué les trois Actions héroïques. Chacune coûte un équipier.',
      },
      point: cards,
    },
    {
      id: 'crew',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'Take it aboard: somebody has to pay.',
              fr: 'Mettez-le à bord : il faudra bien quelqu’un pour payer.',
            }
          : {
              en: 'A card is paid with crew from the Nautilion, so first you need somebody aboard. Give out the dice.',
              fr: 'Une carte se paie avec un équipier du Nautilion : il vous faut donc d’abord quelqu’un à bord. Répartissez les dés.',
            },
      point: (view) => (isPlacing(view) ? [cabins, '.naut-dock [data-move^="place"]'] : [dice, figures]),
      until: (view) => view.turn > 1,
      sensible: (move, view) =>
        move.do === 'place' ? move.to === 'aboard' : move.do === 'give' && isCheap(move, view),
      otherwise: (move) =>
        move.do === 'place'
          ? {
              en: 'Only crew aboard pays for Heroic cards. Take it aboard.',
              fr: 'Seul un équipier à bord paie une Action héroïque. Mettez-le à bord.',
            }
          : move.do === 'give'
            ? darkhouseCosts
            : noSpell,
    },
    {
      id: 'play',
      say: {
        en: 'Big dice: the Phantom would come far. Play “dead calm”: it stays where it is this turn. Your only crew pays, but more of that number lie ahead.',
        fr: 'De gros dés : le Fantôme irait loin. Jouez « calme plat » : il ne bouge pas ce tour-ci. Votre seul équipier paie, mais d’autres de ce numéro vous attendent.',
      },
      point: [calm, ...cards],
      until: (view) => view.gone.length > 0 || view.turn > 2,
      sensible: (move) => (move.do === 'play' ? move.card === 'H2' : move.do === 'sacrifice'),
      otherwise: {
        en: 'Play the card “dead calm” first: these dice would bring the Phantom close.',
        fr: 'Jouez d’abord la carte « calme plat » : avec ces dés, le Fantôme s’approcherait vite.',
      },
    },
    {
      id: 'sail',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'Nobody is aboard now, so the next crew needs no duct.',
              fr: 'Il n’y a plus personne à bord : le prochain équipier se passe de conduit.',
            }
          : {
              en: 'Give the largest die to the Phantom: it stays where it is. That is what heroes are for.',
              fr: 'Donnez le plus gros dé au Fantôme : il ne bougera pas. Voilà à quoi servent les héros.',
            },
      point: (view) => (isPlacing(view) ? [cabins] : [dice, figures]),
      until: (view) => view.turn > 2,
    },
    {
      id: 'end',
      say: {
        en: 'Two cards to go. Play them when they help most, and early enough to find the crew again. Paying must not split your crew.',
        fr: 'Encore deux cartes. Jouez-les quand elles servent le plus, et assez tôt pour retrouver vos équipiers. Payer ne doit jamais couper l’équipage en deux.',
      },
      point: cards,
    },
  ],
};
