import type { Lesson } from '@fathom/board/lesson';
import { harpoons, type SeatMove, type View } from '@fathom/nautilion/rules';
import { cabins, darkhouseCosts, dice, figures, isCheap, isPlacing } from './first.ts';

const MERCENARY = 13;
const counts = ['.naut-harpoons', '.naut-hold-opener'];

export const lesson: Lesson<View, SeatMove> = {
  id: 'mercenaries',
  steps: [
    {
      id: 'goal',
      say: {
        en: 'You still fill nine cabins and dive, but half way you can no longer slip past: you collide with the Phantom, and need as many harpoons as it has.',
        fr: 'Il faut toujours remplir neuf cabines et plonger, mais à mi-chemin plus moyen de se croiser : c’est l’abordage, et il vous faut autant de harpons que le Fantôme.',
      },
      point: counts,
    },
    {
      id: 'hire',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'A mercenary brings two harpoons aboard. It may take any cabin that a duct allows, whatever its number. Take it aboard.',
              fr: 'Un mercenaire apporte deux harpons à bord. Il prend n’importe quelle cabine qu’un conduit permet, quel qu’en soit le numéro. À bord !',
            }
          : {
              en: 'Mercenaries lie on the path. Share out the dice and catch one.',
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
          : darkhouseCosts,
    },
    {
      id: 'count',
      say: (view) => {
        const { nautilion = 0, phantom = 0 } = harpoons(view) ?? {};
        return {
          en: `You ${nautilion}, the Phantom ${phantom}. Crew 2, 5 and 8 count one each, a mercenary two. The Phantom keeps those it lands on: sail so that it does not find them.`,
          fr: `Vous ${nautilion}, le Fantôme ${phantom}. Les équipiers 2, 5 et 8 valent un harpon, un mercenaire deux. Le Fantôme garde ceux où il s’arrête : privez-l’en.`,
        };
      },
      point: counts,
    },
    {
      id: 'collision',
      say: {
        en: 'At the collision, fewer harpoons lose the game. With as many, or more, it is beaten: its board is emptied, and you take a token back from the discard.',
        fr: 'À l’abordage, moins de harpons, et c’est perdu. Autant ou davantage : il est battu, son plateau se vide et vous reprenez un jeton de la défausse.',
      },
      point: counts,
    },
    {
      id: 'end',
      say: {
        en: 'Your mercenaries leave after it, and what no duct holds any more is lost. They fill no number: plan for nine of your own crew.',
        fr: 'Vos mercenaires partent ensuite, et ce qu’aucun conduit ne relie plus est perdu. Ils ne remplacent aucun numéro : prévoyez vos neuf équipiers.',
      },
      point: [cabins],
    },
  ],
};
