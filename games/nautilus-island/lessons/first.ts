import type { Lesson, Said } from '@fathom/board/lesson';
import {
  asked,
  type Card,
  cardIndex,
  colourOf,
  colours,
  columnsNow,
  handOf,
  type Move,
  onTurn,
  placesAt,
  setsOf,
  TREASURES,
  type View,
} from '@fathom/nautilus-island/rules';

const learner = 0;
/** The smallest set that takes a porthole. */
const SMALLEST = 3;

const columns = '.isle-column[data-lit]';
/** Also while there is nothing in it. */
const hand = '[data-place="hand:0"]';
const actions = '[data-region="actions"]';
const sets = '.isle-own-sets';
const portholes = '[data-place^="portholes:"]';
const bonus = '[data-place="camp:navigation"]';

const isTreasure = (card: Card | null): boolean => card !== null && colourOf(cardIndex[card]) === TREASURES;
const isAsked = (view: View, what: ReturnType<typeof asked>): boolean =>
  asked(view) === what && onTurn(view) === learner;
const isWide = (view: View, column: number): boolean => (view.layout[column]?.length ?? 0) > 1;
const hasStored = (view: View): boolean => setsOf(view, learner).some(({ size }) => size > 0);
const closedSet = (view: View) => setsOf(view, learner).find(({ porthole }) => porthole !== null);
const isOpen = (view: View, column: number): boolean => columnsNow(view)[column]?.refusal === null;
const bow = (view: View): number => view.layout.length - 1;

/** Whether what is in hand makes a set of three, as far as the places here go. */
function canClose(view: View): boolean {
  const laid = new Map(setsOf(view, learner).map(({ colour, size }) => [colour, size]));
  return handOf(view, learner).colours.some(
    ({ colour, count, storable }) => storable && (laid.get(colour) ?? 0) + Math.min(count, placesAt(view)) >= SMALLEST,
  );
}

const treasureTops = (view: View): readonly string[] =>
  columnsNow(view).flatMap(({ column, stacks }) =>
    stacks.flatMap(({ top }, stack) => (isTreasure(top) ? [`[data-place="top:${column}:${stack}"]`] : [])),
  );

/** Treasures to be seen, in hand or on top of a stack; the hand they score in, if there are none. */
function treasuresIn(view: View): readonly string[] {
  const isHeld = handOf(view, learner).colours.some(({ colour, count }) => colour === colours[TREASURES] && count > 0);
  const seen = [...(isHeld ? [`${hand} [data-colour="treasures"]`] : []), ...treasureTops(view)];
  return seen.length > 0 ? seen : [hand];
}

const narrow: Said = {
  en: 'That column has a single stack: one card, one place. Take a wider one.',
  fr: 'Cette colonne n’a qu’une pile : une carte, une place. Prenez-en une plus large.',
};

/** The most cards of one colour in hand; treasures are not stored. */
const mostAlike = (view: View): number =>
  Math.max(...handOf(view, learner).colours.map(({ colour, count }) => (colour === colours[TREASURES] ? 0 : count)));

function toStore(view: View): Said {
  const most = mostAlike(view);
  const held: Said =
    most < 2
      ? { en: '', fr: '' }
      : { en: `You hold ${most} cards of one colour. `, fr: `Vous avez ${most} cartes d’une couleur. ` };
  return isOpen(view, bow(view))
    ? {
        en: `${held.en}A column with three stacks has places for three cards: cross to the bow to store them at once.`,
        fr: `${held.fr}Une colonne de trois piles a trois places : passez à la proue pour ranger d’un coup.`,
      }
    : {
        en: `${held.en}To store two of them you need a column with two places: cross to one.`,
        fr: `${held.fr}Pour en ranger deux, il faut une colonne à deux places : allez-y.`,
      };
}

const storing: Said = {
  en: 'Store now: touch cards of one colour in your hand, then Store. You also get the bonus for that colour from the camp.',
  fr: 'Rangez maintenant : touchez des cartes d’une couleur dans votre main, puis Ranger. Vous recevez aussi le bonus de cette couleur, au campement.',
};

const missing: Said = {
  en: 'A set needs three cards before it can be closed. Store the next of that colour as soon as you hold one, or collect until you do.',
  fr: 'Il faut trois cartes pour fermer une série. Rangez la suivante de cette couleur dès que vous l’avez ; sinon, ramassez.',
};

const closing: Said = {
  en: 'A set of exactly 3, 4, 5 or 6 cards may take the top porthole of its size. Close it: it will take no more cards, but these points are safe.',
  fr: 'Une série d’exactement 3, 4, 5 ou 6 cartes peut prendre le premier hublot de sa taille. Fermez-la : plus de cartes, mais ces points sont à vous.',
};

const closes = (move: Move, view: View): boolean =>
  move.do === 'collect' ? !canClose(view) : move.do !== 'leave' && move.do !== 'pass';

export const first: Lesson<View, Move> = {
  id: 'first',
  /** The rival stays near the tail, out of the way, and only collects. */
  rival: (_view, moves) => moves.find((move) => move.do === 'collect') ?? moves[0],
  steps: [
    {
      id: 'goal',
      say: {
        en: 'Score the most points: collect what lies in the wreck, store it in sets of one colour, and close your sets with portholes.',
        fr: 'Marquez le plus de points : ramassez ce que cache l’épave, rangez-le en séries d’une couleur et fermez vos séries par des hublots.',
      },
      point: [portholes],
    },
    {
      id: 'column',
      say: {
        en: 'Go to a column and you collect the top card of each of its stacks. The tail has one stack, the bow three. Choose a wide column.',
        fr: 'Allez à une colonne : vous y ramassez la carte du dessus de chaque pile. La poupe a une pile, la proue trois. Choisissez une colonne large.',
      },
      point: [columns],
      until: (view) => view.round > 1 || view.turn > 0,
      sensible: (move, view) => move.do === 'go' && isWide(view, move.column),
      otherwise: narrow,
    },
    {
      id: 'hand',
      say: {
        en: 'These are yours, and a hand has no limit. The card from the face-down stack is your secret; everybody saw the others.',
        fr: 'Ces cartes sont à vous, et leur nombre est sans limite. Celle de la pile face cachée reste secrète ; les autres, tout le monde les a vues.',
      },
      point: [hand],
    },
    {
      id: 'order',
      say: {
        en: 'Your rival took the tail: one card only, but the castaway furthest back plays first in the next round.',
        fr: 'Votre rival a pris la poupe : une seule carte, mais le naufragé le plus à l’arrière joue en premier à la manche suivante.',
      },
      point: ['.isle-order'],
    },
    {
      id: 'again',
      say: (view) =>
        isAsked(view, 'action')
          ? {
              en: 'Here you may collect or store. Collect once more: a set needs three cards before it brings a porthole.',
              fr: 'Ici, vous pouvez ramasser ou ranger. Ramassez encore : il faut trois cartes pour qu’une série vaille un hublot.',
            }
          : {
              en: 'Each round you cross to the other side: any column except the one you leave and those already taken there. Find more red cards.',
              fr: 'À chaque manche, on passe de l’autre côté : toute colonne, sauf celle que vous quittez et celles déjà prises. Cherchez d’autres cartes rouges.',
            },
      point: (view) => (isAsked(view, 'action') ? [actions] : [columns]),
      until: (view) => view.round > 2,
      sensible: (move, view) => (move.do === 'go' ? isWide(view, move.column) : move.do === 'collect'),
      otherwise: (move) =>
        move.do === 'go'
          ? narrow
          : {
              en: 'Not yet: collect once more, and you can store three at a time.',
              fr: 'Pas encore : ramassez une fois de plus, et vous pourrez en ranger trois d’un coup.',
            },
    },
    {
      id: 'store',
      say: (view) => (isAsked(view, 'action') ? storing : toStore(view)),
      point: (view) => (isAsked(view, 'action') ? [hand, actions, bonus] : [columns]),
      until: hasStored,
      sensible: (move, view) => (move.do === 'go' ? isWide(view, move.column) : move.do !== 'collect'),
      otherwise: (move) =>
        move.do === 'go'
          ? narrow
          : {
              en: 'You hold enough for a set: touch cards of one colour in your hand and store them.',
              fr: 'Vous avez de quoi faire une série : touchez des cartes d’une couleur dans votre main et rangez-les.',
            },
    },
    {
      id: 'close',
      say: (view) => (isAsked(view, 'close') ? closing : isAsked(view, 'action') && canClose(view) ? storing : missing),
      point: (view) =>
        isAsked(view, 'close') ? [actions, portholes] : isAsked(view, 'action') ? [hand, actions] : [sets],
      until: (view) => closedSet(view) !== undefined,
      sensible: closes,
      otherwise: (move) =>
        move.do === 'leave'
          ? {
              en: 'Waiting for a larger porthole can be right. This time close it, to see what it pays.',
              fr: 'Attendre un plus grand hublot peut valoir la peine. Cette fois, fermez-la pour voir ce qu’elle rapporte.',
            }
          : {
              en: 'You hold what the set needs: store it now.',
              fr: 'Vous avez ce qui manque à la série : rangez maintenant.',
            },
    },
    {
      id: 'paid',
      say: (view) => {
        const { porthole = 0, points = 0 } = closedSet(view) ?? {};
        const most = Math.max(...view.prizes.flat());
        return {
          en: `Porthole ${porthole}, and with its bonus the set is worth ${points}. The next porthole of that size pays less; the largest sets pay up to ${most}.`,
          fr: `Hublot ${porthole} ; avec son bonus, la série vaut ${points}. Le prochain hublot de cette taille rapporte moins ; les plus grandes séries valent jusqu’à ${most}.`,
        };
      },
      point: [portholes, sets],
    },
    {
      id: 'treasures',
      say: ({ treasures: [pearl = 0, goblet = 0, crown = 0, idol = 0] }) => ({
        en: `Yellow treasures are never stored. They score in your hand: pearl ${pearl}, goblet ${goblet}, crown ${crown}, idol ${idol}.`,
        fr: `Les trésors jaunes ne se rangent pas. Ils comptent en main : perle ${pearl}, calice ${goblet}, couronne ${crown}, idole ${idol}.`,
      }),
      point: treasuresIn,
    },
    {
      id: 'end',
      say: {
        en: 'Once a column is empty, one more round is played after this one. Any other card still in your hand is then worth nothing, so store in time. Most points win.',
        fr: 'Dès qu’une colonne est vide, on joue encore une manche après celle-ci. Les autres cartes restées en main ne valent rien : rangez à temps. Le meilleur total gagne.',
      },
      point: ['.isle-left'],
    },
  ],
};
