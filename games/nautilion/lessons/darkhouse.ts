import type { Lesson } from '@fathom/board/lesson';
import type { SeatMove, View } from '@fathom/nautilion/rules';
import { cabins, dice, figures, isPlacing } from './first.ts';

const opener = '.naut-card-opener';
const row = ['.naut-row-cards', opener];
const keepFour = {
  en: 'Give the Darkhouse a 3: this turn only a 4 costs a token.',
  fr: 'Donnez un 3 au Phare : ce tour-ci, seul un 4 coûte un jeton.',
};

/** Whether the Darkhouse can still be had for nothing under the card of the first turn. */
function isHarmless(move: SeatMove, view: View): boolean {
  if (move.do !== 'give') return true;
  if (move.to === 'darkhouse') return move.die < 4;
  const left = [...view.dice];
  left.splice(left.indexOf(move.die), 1);
  return view.given[0] > 0 || left.some((die) => die < 4);
}

export const lesson: Lesson<View, SeatMove> = {
  id: 'darkhouse',
  steps: [
    {
      id: 'goal',
      say: {
        en: 'The goal stays the same, but every turn has a rule of its own: the Darkhouse goes from card to card along this row.',
        fr: 'Le but ne change pas, mais chaque tour a sa propre règle : le Phare avance de carte en carte le long de cette rangée.',
      },
      point: row,
    },
    {
      id: 'first',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'The rest of the turn is the same: take the token aboard.',
              fr: 'Le reste du tour ne change pas : mettez ce jeton à bord.',
            }
          : {
              en: 'It is on a kind card: only a 4 costs you a token. So give it a 3 and keep what serves you better.',
              fr: 'Il est sur une carte clémente : seul un 4 vous coûte un jeton. Donnez-lui donc un 3 et gardez ce qui vous sert mieux.',
            },
      point: (view) => (isPlacing(view) ? [cabins] : [dice, figures, '[data-place="row:0"]', opener]),
      until: (view) => view.turn > 1,
      sensible: (move, view) => (move.do === 'give' ? isHarmless(move, view) : move.do === 'place'),
      otherwise: (move) =>
        move.do === 'give'
          ? keepFour
          : {
              en: 'No spell is needed here: a 3 will do for the Darkhouse.',
              fr: 'Inutile de lancer un sort : un 3 suffit au Phare.',
            },
    },
    {
      id: 'second',
      say: (view) =>
        isPlacing(view)
          ? {
              en: 'Aboard if a duct leads there, else into the reserve.',
              fr: 'À bord si un conduit y mène, sinon dans la réserve.',
            }
          : {
              en: 'Next card: no roll, the dice are 2, 3 and 4. The row is open, so you can see this coming. Give them out.',
              fr: 'Carte suivante : pas de lancer, les dés sont 2, 3 et 4. La rangée est visible : vous pouvez le prévoir. Donnez-les.',
            },
      point: (view) => (isPlacing(view) ? [cabins] : [dice, figures, '[data-place="row:1"]', opener]),
      until: (view) => view.turn > 2,
    },
    {
      id: 'end',
      say: {
        en: 'After the fifth card the row begins again. Before you spend a token, check which card comes next: red ones hurt, blue ones help.',
        fr: 'Après la cinquième carte, la rangée recommence. Avant de dépenser un jeton, regardez la prochaine : les rouges gênent, les bleues aident.',
      },
      point: row,
    },
  ],
};
