import type { Lesson } from '@fathom/board/lesson';
import { reefBeside, type SeatMove, type View } from '@fathom/nautilion/rules';
import { dice, figures, isPlacing } from './first.ts';

const path = ['.naut-path-box', '.naut-strip-box'];

export const lesson: Lesson<View, SeatMove> = {
  id: 'reefs',
  steps: [
    {
      id: 'goal',
      say: {
        en: 'The goal stays the same, but a reef lies beside every third space of the path. If you land there, you may run aground.',
        fr: 'Le but ne change pas, mais un écueil borde une case sur trois du parcours. Si vous vous y arrêtez, il peut vous retenir un tour.',
      },
      point: path,
    },
    {
      id: 'land',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'You take the token as always. The reef stays beside you until your next turn.',
              fr: 'Vous prenez le jeton comme d’habitude. L’écueil reste à côté de vous jusqu’au prochain tour.',
            }
          : {
              en: 'Three 1s: this time the first space is the only one you can reach, and there is a reef. See what happens.',
              fr: 'Trois 1 : cette fois, seule la première case est à portée, et un écueil la borde. Voyons ce qui se passe.',
            },
      point: (view) => (isPlacing(view) ? ['.naut-dock [data-move^="place"]'] : [dice, figures]),
      until: (view) => view.turn > 1,
      sensible: (move) => move.do === 'give' || move.do === 'place',
      otherwise: {
        en: 'Keep your tokens and give the dice as they are: a reef is no disaster.',
        fr: 'Gardez vos jetons et donnez les dés tels quels : un écueil n’a rien de dramatique.',
      },
    },
    {
      id: 'stuck',
      say: (view) => {
        const crew = reefBeside(view)?.reef ?? 3;
        return {
          en: `Your turn began with a die for the reef: 3 or more gets you off. With crew ${crew} aboard it counts one more. Not enough: only the Darkhouse and the Phantom get a die. Give them.`,
          fr: `Votre tour a commencé par un dé pour l’écueil : 3 ou plus vous dégage ; avec l’équipier ${crew} à bord, on ajoute 1. Raté : seuls le Phare et le Fantôme reçoivent un dé. Donnez-les.`,
        };
      },
      point: [dice, figures],
      until: (view) => view.turn > 2,
      sensible: (move) => move.do === 'give' || move.do === 'lose' || move.do === 'place',
      otherwise: {
        en: 'No spell frees you. Give the dice, the smaller one to the Phantom.',
        fr: 'Aucun sort ne vous dégage. Donnez les dés, le plus petit au Fantôme.',
      },
    },
    {
      id: 'gain',
      say: {
        en: 'You are free, and the reef is in your reserve: it pays for spells like any token. When the Phantom lands beside a reef, it sinks that too.',
        fr: 'La voie est libre, et l’écueil rejoint votre réserve : il paie des sorts comme tout jeton. Quand le Fantôme s’arrête près d’un écueil, il le coule aussi.',
      },
      point: ['[data-place="reserve"]'],
    },
  ],
};
