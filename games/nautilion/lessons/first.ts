import type { Lesson, Said } from '@fathom/board/lesson';
import { asking, BLANK, berthsFor, type SeatMove, type View } from '@fathom/nautilion/rules';

const given = (view: View): number => view.given.filter((die) => die > 0).length;
export const isPlacing = (view: View): boolean => asking(view)?.at === 'place';
const isSwapping = (view: View): boolean => asking(view)?.at === 'swap' || asking(view)?.at === 'swap-with';
/** What has been paid for spells so far: blank tokens go first. */
const paid = (view: View): number => view.discard[BLANK];

export const dice = '[data-die]';
export const figures = '[data-figure]';
export const cabins = '.naut-submarine-box';
const openCabins = (view: View): readonly string[] =>
  (['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const)
    .filter((crew) => berthsFor(view, crew).cabins.length > 0)
    .map((crew) => `[data-about="cabin:${crew}"]`);
const reserve = '[data-place="reserve"]';
const path = ['.naut-path-box', '.naut-strip-box'];
const firstSpells = ['[data-move="whirlwind"]', '[data-mode="tide"]'];
const grimoireOpener = '[data-opens="grimoire"]';

/** Whether the Darkhouse can still be had for nothing. */
export function isCheap(move: SeatMove, view: View): boolean {
  if (move.do !== 'give') return true;
  if (move.to === 'darkhouse') return move.die < 3;
  const left = [...view.dice];
  left.splice(left.indexOf(move.die), 1);
  return view.given[0] > 0 || left.some((die) => die < 3);
}

export const darkhouseCosts: Said = {
  en: 'Keep a 1 or a 2 for the Darkhouse: with a 3 or a 4 it takes a token from you.',
  fr: 'Gardez un 1 ou un 2 pour le Phare : avec un 3 ou un 4, il vous prend un jeton.',
};

/** Gives dice, and takes aboard whoever fits. */
const sails = (move: SeatMove, view: View): boolean =>
  move.do === 'give' ? isCheap(move, view) : move.do === 'place' ? move.to === 'aboard' || !canBoard(view) : false;

function canBoard(view: View): boolean {
  const frame = asking(view);
  return frame?.at === 'place' && berthsFor(view, frame.token).cabins.length > 0;
}

const instead = (move: SeatMove): Said => {
  if (move.do === 'give') return darkhouseCosts;
  if (move.do === 'place')
    return {
      en: 'In the reserve it is only money. It fits aboard: take it into its cabin.',
      fr: 'Dans la réserve, ce n’est que de la monnaie. Il a sa place à bord : mettez-le dans sa cabine.',
    };
  return {
    en: 'Keep your tokens for now: a spell will soon be worth more.',
    fr: 'Gardez vos jetons pour l’instant : un sort vaudra bientôt davantage.',
  };
};

const boarding: Said = {
  en: 'A duct links it to somebody aboard: put it into its cabin.',
  fr: 'Un conduit le relie à quelqu’un à bord : mettez-le dans sa cabine.',
};

export const first: Lesson<View, SeatMove> = {
  id: 'first',
  steps: [
    {
      id: 'goal',
      say: {
        en: 'Fill nine cabins and dive into the Abyss before the Phantom reaches your Isles. You follow the path one way, it comes the other way.',
        fr: 'Remplissez neuf cabines et plongez dans les Abysses avant que le Fantôme n’atteigne vos Îles. Vous suivez le parcours dans un sens, lui dans l’autre.',
      },
      point: [cabins],
    },
    {
      id: 'give',
      say: {
        en: 'Three dice, one for each figure. Touch a die to see what it would do, then touch the Nautilion: it sails that far and takes the token it lands on.',
        fr: 'Trois dés, un par figurine. Touchez un dé pour voir ce qu’il ferait, puis touchez le Nautilion : il avance d’autant et prend le jeton où il s’arrête.',
      },
      point: [dice, figures],
      until: (view) => given(view) > 0 || view.turn > 1,
      sensible: sails,
      otherwise: instead,
    },
    {
      id: 'share',
      say: {
        en: 'The Phantom sinks the token it lands on, and a small die keeps it far from home. The Darkhouse is harmless with a 1 or a 2; a 3 or a 4 costs you a token.',
        fr: 'Le Fantôme coule le jeton où il s’arrête, et un petit dé le tient loin de vos Îles. Le Phare ne fait rien sur 1 ou 2 ; un 3 ou un 4 vous coûte un jeton.',
      },
      point: [dice, figures],
      until: (view) => isPlacing(view) || view.turn > 1,
      sensible: sails,
      otherwise: instead,
    },
    {
      id: 'board',
      say: {
        en: 'A token for you! Put it into the cabin with its number: the first crew aboard needs no duct.',
        fr: 'Un jeton à vous ! Mettez-le dans la cabine qui porte son numéro : le premier équipier se passe de conduit.',
      },
      point: [cabins, '.naut-dock [data-move^="place"]'],
      until: (view) => view.turn > 1,
      sensible: sails,
      otherwise: instead,
    },
    {
      id: 'ducts',
      say: {
        en: 'From now on, crew need a duct to somebody aboard: only the lit cabins are open.',
        fr: 'Désormais, il faut un conduit vers quelqu’un à bord : seules les cabines éclairées sont ouvertes.',
      },
      point: [cabins],
    },
    {
      id: 'fits',
      say: (view) =>
        isPlacing(view)
          ? boarding
          : {
              en: 'Touch each die, see on the path what the Nautilion would take, and choose one that fits.',
              fr: 'Touchez chaque dé, voyez ce que le Nautilion prendrait, et choisissez qui a sa place.',
            },
      point: (view) =>
        isPlacing(view) ? [cabins, '.naut-dock [data-move^="place"]'] : [dice, figures, ...path, ...openCabins(view)],
      until: (view) => view.turn > 2,
      sensible: sails,
      otherwise: instead,
    },
    {
      id: 'spell',
      say: {
        en: 'Bad dice: whichever you give the Darkhouse, it takes a token. Your reserve pays for spells. Cast Whirlwind (1 token, roll again) or Tide (2 tokens, turn a die).',
        fr: 'Mauvais dés : avec n’importe lequel, le Phare prendrait un jeton. La réserve paie des sorts. Lancez le Tourbillon (1 jeton, on relance) ou la Marée (2 jetons, on tourne un dé).',
      },
      point: [...firstSpells, grimoireOpener, reserve],
      until: (view) => paid(view) > 0 || view.turn > 3,
      sensible: (move) => move.do === 'whirlwind' || (move.do === 'tide' && move.to < 3),
      otherwise: (move) =>
        move.do === 'tide'
          ? {
              en: 'Turn a die to a 1 or a 2: with that one the Darkhouse stays calm.',
              fr: 'Tournez un dé sur 1 ou 2 : avec celui-là, le Phare reste calme.',
            }
          : {
              en: 'Cast a spell first: Whirlwind or Tide. With these dice the Darkhouse would take a token.',
              fr: 'D’abord un sort : Tourbillon ou Marée. Avec ces dés, le Phare prendrait un jeton.',
            },
    },
    {
      id: 'after-spell',
      say: (view) =>
        isPlacing(view)
          ? boarding
          : {
              en: 'Better. Give the small die to the Darkhouse, the others as you like. A token that does not fit aboard goes to the reserve and pays for a spell later.',
              fr: 'C’est mieux. Le petit dé au Phare, les autres à votre guise. Un jeton sans place à bord va dans la réserve et paiera un sort plus tard.',
            },
      point: (view) => (isPlacing(view) ? [cabins, '.naut-dock [data-move^="place"]'] : [dice, figures]),
      until: (view) => view.turn > 3,
      sensible: sails,
      otherwise: instead,
    },
    {
      id: 'translation',
      say: (view) =>
        asking(view)?.at === 'swap'
          ? {
              en: 'Touch a token ahead that you could reach, but do not need…',
              fr: 'Touchez un jeton que vous pourriez atteindre, mais dont vous n’avez pas besoin…',
            }
          : asking(view)?.at === 'swap-with'
            ? {
                en: '… and the one you would rather find there. It may even lie behind you: that is how a number you passed comes back.',
                fr: '… puis celui que vous préférez y trouver. Même un jeton laissé derrière vous : c’est ainsi que revient un numéro dépassé.',
              }
            : {
                en: 'The third spell changes the path: Translation (2 tokens) swaps any two tokens. Cast it.',
                fr: 'Le troisième sort change le parcours : la Translation (2 jetons) échange deux jetons. Lancez-la.',
              },
      point: (view) =>
        isSwapping(view) ? [...path, '[data-move^="swap"]'] : ['[data-move="translation"]', grimoireOpener],
      until: (view) => (paid(view) > 2 && !isSwapping(view)) || view.turn > 4,
      sensible: (move) => move.do === 'translation' || move.do === 'swap',
      otherwise: {
        en: 'Cast Translation first: you will see what it is good for.',
        fr: 'Lancez d’abord la Translation : vous verrez à quoi elle sert.',
      },
    },
    {
      id: 'reap',
      say: (view) =>
        isPlacing(view)
          ? boarding
          : {
              en: 'Now sail. Finish this turn on your own: give each die where it serves you best.',
              fr: 'À vous de naviguer : finissez ce tour en donnant chaque dé là où il vous sert le mieux.',
            },
      point: (view) => (isPlacing(view) ? [cabins] : [dice, figures]),
      until: (view) => view.turn > 4,
    },
    {
      id: 'needed',
      say: {
        en: 'Keep an eye on this list: how many of each number still lie ahead of you. What you have passed is lost, unless a Translation brings it back.',
        fr: 'Gardez un œil sur cette liste : combien de chaque numéro se trouvent encore devant vous. Ce qui est dépassé est perdu, sauf si une Translation le ramène.',
      },
      point: ['.naut-needed', '.naut-needed li'],
    },
    {
      id: 'end',
      say: {
        en: 'With nine aboard, sail into the Abyss and you win. Arrive with fewer, or let the Phantom reach your Isles first, and you lose. Halfway you pass each other, and nothing happens.',
        fr: 'Avec neuf équipiers, plongez dans les Abysses et vous gagnez. S’il en manque un, ou si le Fantôme atteint vos Îles avant, vous perdez. À mi-chemin, on se croise sans dommage.',
      },
      point: [cabins],
    },
  ],
};
