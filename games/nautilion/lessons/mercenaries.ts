import type { Lesson } from '@fathom/board/lesson';
import { harpoons, type SeatMove, type View } from '@fathom/nautilion/rules';
import { cabins, darkhouseCosts, dice, figures, isCheap, isPlacing } from './first.ts';
import { noSpell } from './no-spell.ts';

const MERCENARY = 13;
const counts = ['.naut-harpoons', '.naut-hold-opener'];

export const lesson: Lesson<View, SeatMove> = {
  id: 'mercenaries',
  steps: [
    {
      id: 'goal',
      say: {
        en: 'You still fill nine cabins and dive, but you can no longer slip past the Phantom: halfway you collide, and need at least as many harpoons as it has.',
        fr: 'Il faut toujours remplir neuf cabines et plonger, mais plus moyen de croiser le Fantôme : à mi-chemin, c’est l’abordage, et il vous faut au moins autant de harpons que lui.',
      },
      point: counts,
    },
    {
      id: 'hire',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'A mercenary brings two harpoons aboard. It may take any cabin that a duct leads to, whatever the number. Take it aboard.',
              fr: 'Un mercenaire apporte deux harpons à bord. Il peut prendre n’importe quelle cabine reliée par un conduit, quel que soit le numéro. À bord !',
            }
          : {
              en: 'Mercenaries lie on the path. Give out the dice and take one.',
              fr: 'Des mercenaires attendent sur le parcours. Répartissez les dés et prenez-en un.',
            },
      point: (view) => (isPlacing(view) ? [cabins] : [dice, figures]),
      until: (view) => view.cabins.includes(MERCENARY),
      sensible: (move, view) =>
        move.do === 'place' ? move.to === 'aboard' : move.do === 'give' && isCheap(move, view),
      otherwise: (move) =>
        move.do === 'place'
          ? {
              en: 'In the reserve it is only money. Aboard it fights for you.',
              fr: 'En réserve, ce n’est que de la monnaie. À bord, il se bat pour vous.',
            }
          : move.do === 'give'
            ? darkhouseCosts
            : noSpell,
    },
    {
      id: 'count',
      say: (view) => {
        const { nautilion = 0, phantom = 0 } = harpoons(view) ?? {};
        return {
          en: `You ${nautilion}, the Phantom ${phantom}. Crew 2, 5 and 8 count one each, a mercenary two. The Phantom keeps those it lands on, so do not leave them in its way.`,
          fr: `Vous ${nautilion}, le Fantôme ${phantom}. Les équipiers 2, 5 et 8 valent un harpon, un mercenaire deux. Le Fantôme garde ceux où il s’arrête : ne les lui laissez pas.`,
        };
      },
      point: counts,
    },
    {
      id: 'collision',
      say: {
        en: 'If you have fewer harpoons than the Phantom at the collision, you lose. With as many or more, you beat it: its board is emptied, and you take a token back from the discard.',
        fr: 'À l’abordage, si vous avez moins de harpons que le Fantôme, c’est perdu. Autant ou plus : il est battu, son plateau se vide et vous reprenez un jeton de la défausse.',
      },
      point: counts,
    },
    {
      id: 'end',
      say: {
        en: 'Then your mercenaries leave, and crew left without a duct are lost. A mercenary stands in for no number: you still need all nine crew.',
        fr: 'Vos mercenaires partent ensuite, et les équipiers qu’aucun conduit ne relie plus sont perdus. Un mercenaire ne remplace aucun numéro : il vous faut toujours vos neuf équipiers.',
      },
      point: [cabins],
    },
  ],
};
