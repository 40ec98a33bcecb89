import type { Lesson } from '@fathom/board/lesson';
import type { Move, View } from '@fathom/toy/rules';

const dived: Lesson<View, Move>['steps'][number] = {
  id: 'dive',
  say: {
    en: 'Bring home the most valuable pearls. Dive for one: only you will see it.',
    fr: 'Rapportez les perles les plus précieuses. Plongez : les autres ne verront pas la vôtre.',
  },
  point: ['[data-move="dive"]'],
  until: ({ turn }) => turn > 0,
  sensible: (move) => move.do === 'dive',
  otherwise: {
    en: 'Without a pearl there is nothing to sell. Dive first.',
    fr: 'Sans perle, rien à vendre. Plongez d’abord.',
  },
};

export const first: Lesson<View, Move> = {
  id: 'first',
  rival: (_view, moves) => moves.find((move) => move.do === 'dive' || move.do === 'believe'),
  steps: [
    dived,
    {
      id: 'sell',
      say: {
        en: 'Now sell it, under whatever name you like. Your neighbour may believe you or doubt you.',
        fr: 'Vendez-la maintenant, sous le nom qui vous plaît. Votre voisin peut vous croire ou douter.',
      },
      point: ['[data-move*="-as-"]'],
      until: ({ turn }) => turn > 2,
      sensible: (move) => move.do === 'sell',
      otherwise: {
        en: 'You hold a pearl: sell it.',
        fr: 'Vous tenez une perle : vendez-la.',
      },
    },
    {
      id: 'end',
      say: {
        en: 'A lie that is believed pays most; one that is doubted pays your neighbour.',
        fr: 'Un mensonge cru rapporte le plus ; un mensonge démasqué rapporte au voisin.',
      },
      point: ['.plain-told'],
    },
  ],
};
