import { asked, type FrameAt, type Move, type View } from '@fathom/abyss/rules';
import type { Lesson } from '@fathom/board/lesson';

const learner = 0;

const answers = '.abyss-answers';
const track = '.abyss-track-card[data-now]';
const outlaw = '[data-lord="outlaw"]';
/** What the sheet of a lord asks for. */
const paying = ['[data-row]', '[data-spend]'];
const purse = `[data-place="purse:${learner}"]`;

const isAt = (view: View, at: FrameAt): boolean => asked(view).actor === learner && asked(view).frame?.at === at;

export const kraken: Lesson<View, Move> = {
  id: 'kraken',
  rival: (_view, moves) => {
    const wanted: readonly Move[] = ['pass', 'take', 'fight', 'tokens:0', 'explore'];
    return wanted.find((move) => moves.includes(move));
  },
  steps: [
    {
      id: 'goal',
      say: {
        en: 'Most influence still wins, but now there are krakens: allies of any race you need, which cost you points.',
        fr: 'La plus grande influence l’emporte toujours, mais voici les krakens : des alliés de la race qu’il vous faut, mais qui coûtent des points.',
      },
      point: [track],
    },
    {
      id: 'take',
      say: {
        en: 'A kraken 4. For a lord it counts as any one race, but it then brings you nebulis, black pearls: this one brings 3. Take it.',
        fr: 'Un kraken 4. Pour un seigneur, il vaut n’importe quelle race. Il vous apporte alors des nébulis, des perles noires : celui-ci, 3. Prenez-le.',
      },
      point: [track, answers],
      until: (view) => view.round > 1 || view.turn !== learner,
      sensible: (move) => move === 'take',
      otherwise: {
        en: 'If you leave it, it goes to a council stack of your choice. Take it this time.',
        fr: 'Laissé là, il irait dans la pile du Conseil de votre choix. Prenez-le cette fois.',
      },
    },
    {
      id: 'buy',
      say: {
        en: 'A crab 3 is offered to you. With the kraken that makes 7, and the Outlaw asks for 7 of one race. Buy it.',
        fr: 'On vous propose un crabe 3. Avec le kraken, cela fait 7, et le Hors-la-loi demande 7 d’une seule race. Achetez-le.',
      },
      point: [track, answers, outlaw],
      until: (view) => view.round > 1,
      sensible: (move) => move !== 'pass',
      otherwise: {
        en: 'Buy it: it is just what the Outlaw lacks.',
        fr: 'Achetez-le : c’est juste ce qui manque pour le Hors-la-loi.',
      },
    },
    {
      id: 'recruit',
      say: (view) =>
        isAt(view, 'action')
          ? {
              en: 'Touch the Outlaw, then pay: crab 3 and kraken 4, standing in as a crab. Look at the price: 3 nebulis, and the Kraken (−5) comes to you.',
              fr: 'Touchez le Hors-la-loi, puis payez : le crabe 3 et le kraken 4, qui passe pour un crabe. Voyez le prix : 3 nébulis, et le Kraken (−5) vient à vous.',
            }
          : {
              en: 'Look at the price: 3 nebulis, and the Kraken (−5) comes to you. Pay.',
              fr: 'Voyez le prix : 3 nébulis, et le Kraken (−5) vient à vous. Payez.',
            },
      point: (view) => (isAt(view, 'action') ? [outlaw, ...paying] : [answers]),
      until: (view) => (view.players[learner]?.lords.length ?? 0) > 0,
      sensible: (move) => /^(recruit|spend|pay|affiliate):/.test(move),
      otherwise: {
        en: 'Recruit the Outlaw first: you hold all it asks for.',
        fr: 'Recrutez d’abord le Hors-la-loi : vous avez tout ce qu’il demande.',
      },
    },
    {
      id: 'nebulis',
      say: {
        en: 'Each nebulis you hold at the end costs a point. Get rid of them: one may help to pay whenever you spend all your pearls.',
        fr: 'Chaque nébulis vous coûte un point à la fin. Débarrassez-vous-en : l’un d’eux peut compléter un paiement qui prend toutes vos perles.',
      },
      point: [purse],
    },
    {
      id: 'figure',
      say: {
        en: 'The player with the most nebulis holds the Kraken: 5 points less at the end. It goes to the next player who draws level with you. Krakens still in hand bring nebulis too.',
        fr: 'Le joueur qui a le plus de nébulis garde le Kraken : 5 points de moins à la fin. Il passe au premier qui vous rattrape. Les krakens restés en main apportent aussi des nébulis.',
      },
      point: ['.abyss-figure-badge', purse],
    },
  ],
};
