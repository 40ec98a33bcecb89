import { asked, type FrameAt, type Move, RACES, type View } from '@fathom/abyss/rules';
import type { Lesson, Said } from '@fathom/board/lesson';

const learner = 0;

const court = '.abyss-court-row';
const shepherd = '[data-lord="shepherd"]';
const answers = '.abyss-answers';
const track = '.abyss-track-card[data-now]';
/** What the sheet of a lord asks for. */
const paying = ['[data-row]', '[data-spend]'];
const threat = '[data-place="threat:1"]';
const council = ['[data-place="council:seahorse"]'];
const places = '[data-places]';
const own = '[data-me]';

const isAt = (view: View, at: FrameAt): boolean => asked(view).actor === learner && asked(view).frame?.at === at;
const isLater = (view: View, round: number): boolean =>
  view.round > round || (view.round === round && view.turn !== learner);
const lordsOf = (view: View): number => view.players[learner]?.lords.length ?? 0;

/** What the rival of a lesson does: buys the first card it is offered, leaves what the learner will want, else explores and takes. */
function rival(view: View, moves: readonly Move[]): Move | undefined {
  const first = (...wanted: readonly Move[]) => wanted.find((move) => moves.includes(move));
  const isFirstCard = view.round === 1 && view.track.length === 1;
  if (moves.includes('pass')) return first(...(isFirstCard ? (['buy:0'] as const) : []), 'pass');
  const card = view.track.at(-1) ?? -1;
  const isForLearner = view.round === 1 && (raceIs(card, 'seahorse') || raceIs(card, 'jellyfish'));
  return first(...(isForLearner ? (['leave'] as const) : []), 'take', 'fight', 'tokens:0', 'explore');
}

const raceIs = (card: number, race: (typeof RACES)[number]): boolean => Math.floor(card / 5) === RACES.indexOf(race);

const declining: Said = {
  en: 'A 1 is not worth a pearl now: pearls make up what is missing for a lord. Keep yours for the next turn and decline.',
  fr: 'Un 1 ne vaut pas une perle : les perles complètent le prix d’un seigneur. Gardez la vôtre pour le prochain tour et refusez.',
};

export const first: Lesson<View, Move> = {
  id: 'first',
  rival,
  steps: [
    {
      id: 'goal',
      say: {
        en: 'Score the most influence: recruit lords of this court with the allies you find, and take locations with the lords’ keys.',
        fr: 'Marquez le plus d’influence : recrutez des seigneurs de cette Cour grâce à vos alliés, puis prenez des lieux grâce à leurs clés.',
      },
      point: [court],
    },
    {
      id: 'explore',
      say: {
        en: 'You explore, card by card. Each is first offered to your rival: the squid was bought, the pearl is yours. Take this seahorse and you stop; leave it, and it waits in the council. Reveal the next.',
        fr: 'Vous explorez, carte par carte. Chacune est d’abord proposée au rival : il a acheté le poulpe, sa perle est à vous. Prendre l’hippocampe, c’est s’arrêter ; le laisser l’envoie au Conseil. Carte suivante !',
      },
      point: [track, answers],
      until: (view) => isLater(view, 1) || view.track.length > 1 || isAt(view, 'units'),
      sensible: (move) => move === 'leave',
      otherwise: {
        en: 'Taking it would end your turn. Leave it this time: what is left goes to the council, where you can take it later.',
        fr: 'Le prendre mettrait fin à votre tour. Laissez-le cette fois : ce qui reste va au Conseil, où vous pourrez le prendre plus tard.',
      },
    },
    {
      id: 'monster',
      say: (view) =>
        isAt(view, 'units')
          ? {
              en: 'Your reward: a pearl, or a monster token worth 2 to 4 points at the end, which only you see.',
              fr: 'Votre récompense : une perle, ou un jeton Monstre qui vaudra 2 à 4 points à la fin, cachés aux autres.',
            }
          : {
              en: 'A monster. Fight it and take what the threat track shows; or leave it, and the next monster pays more, to whoever meets it. Fight!',
              fr: 'Un monstre. Combattez-le et prenez ce qu’indique la menace ; ou laissez-le, et le suivant rapportera davantage à celui qui le rencontrera. Combattez !',
            },
      point: (view) => (isAt(view, 'units') ? [answers] : [threat, answers]),
      until: (view) => isLater(view, 1),
      sensible: (move) => move !== 'leave',
      otherwise: {
        en: 'The higher reward could be your rival’s. Fight this one.',
        fr: 'La récompense accrue pourrait profiter à votre rival. Combattez celui-ci.',
      },
    },
    {
      id: 'offer',
      say: (view) =>
        isAt(view, 'offer')
          ? {
              en: 'Now your rival explores, and you are offered each card first. One a turn may be yours: the first costs a pearl. Buy it or decline, as you like.',
              fr: 'À votre rival d’explorer : on vous propose d’abord chaque carte. Une par tour peut être à vous, pour une perle. Achetez ou refusez, à votre guise.',
            }
          : {
              en: 'Your rival explores. What nobody takes ends up in the council.',
              fr: 'Votre rival explore. Ce que personne ne prend finit au Conseil.',
            },
      point: (view) => (isAt(view, 'offer') ? [track, answers] : [track]),
      until: (view) => view.round > 1,
    },
    {
      id: 'council',
      say: {
        en: 'Instead of exploring you may consult the council: take a whole stack of one race into your hand. Take the seahorses: a lord asks for them.',
        fr: 'Au lieu d’explorer, vous pouvez consulter le Conseil et prendre en main toute une pile d’une race. Prenez les hippocampes : un seigneur de la Cour en a besoin.',
      },
      point: [...council, shepherd],
      until: (view) => isLater(view, 2),
      sensible: (move) => move === 'council:seahorse',
      otherwise: (move) =>
        move === 'explore'
          ? {
              en: 'Nobody knows what you would find. The Shepherd asks for seahorses, and they lie ready in the council.',
              fr: 'Nul ne sait ce que vous trouveriez. Le Berger veut des hippocampes, et ils vous attendent au Conseil.',
            }
          : {
              en: 'No lord here is within reach with these. The Shepherd asks for seahorses: take those.',
              fr: 'Avec ceux-là, aucun seigneur n’est à portée. Le Berger veut des hippocampes : prenez-les.',
            },
    },
    {
      id: 'pearls',
      say: (view) =>
        isAt(view, 'offer')
          ? declining
          : {
              en: 'Your rival plays. Everything they leave is there for you to see.',
              fr: 'Votre rival joue. Tout ce qu’il laisse reste sous vos yeux.',
            },
      point: (view) => (isAt(view, 'offer') ? [track, answers] : [track]),
      until: (view) => view.round > 2,
      sensible: (move) => move === 'pass',
      otherwise: declining,
    },
    {
      id: 'recruit',
      say: (view) =>
        isAt(view, 'action')
          ? {
              en: 'The Shepherd asks for one race, seahorses, worth 8 in all. You hold 3 and 4; a pearl makes up the missing point. Touch the Shepherd, then pay.',
              fr: 'Le Berger demande une seule race, des hippocampes, pour 8 en tout. Vous avez 3 et 4 ; une perle fournit le point qui manque. Touchez le Berger, puis payez.',
            }
          : {
              en: 'Choose how you pay. Cards and pearls are spent, except the lowest ally: it stays with you.',
              fr: 'Choisissez comment payer. Cartes et perles sont dépensées, sauf l’allié le plus faible : il reste auprès de vous.',
            },
      point: (view) => (isAt(view, 'action') ? [shepherd, ...paying] : [answers]),
      until: (view) => lordsOf(view) > 0,
      sensible: (move) => /^(recruit|spend|pay|affiliate):/.test(move),
      otherwise: {
        en: 'You can pay for a lord now, and lords go fast: recruit the Shepherd.',
        fr: 'Vous pouvez payer un seigneur, et ils partent vite : recrutez le Berger.',
      },
    },
    {
      id: 'joined',
      say: {
        en: 'The Shepherd is yours: 6 points and a key. Many lords have a power too. The seahorse 3 is affiliated, yours for good: of each race, your best one counts.',
        fr: 'Le Berger est à vous : 6 points et une clé. Bien des seigneurs ont aussi un pouvoir. L’hippocampe 3 est fédéré, à vous pour de bon : le meilleur de chaque race compte.',
      },
      point: [own],
    },
    {
      id: 'keys',
      say: {
        en: 'Three keys, from lords or monsters, give you a location at once. It scores as its text says; the lords whose keys paid go under it and lose their power.',
        fr: 'Trois clés, de seigneurs ou de monstres, donnent aussitôt un lieu. Chaque lieu dit ce qu’il rapporte ; les seigneurs dont les clés ont servi passent dessous et perdent leur pouvoir.',
      },
      point: [places],
    },
    {
      id: 'plot',
      say: {
        en: 'The court is filled up only when two lords are left. Before your action you may plot: a pearl brings one new lord.',
        fr: 'La Cour ne se remplit que s’il reste deux seigneurs. Avant votre action, vous pouvez comploter : une perle fait venir un seigneur.',
      },
      point: [court],
    },
    {
      id: 'end',
      say: {
        en: 'Whoever has seven lords ends the game: the others play one more turn. Lords, locations, best affiliated allies and monster tokens count. Most influence wins.',
        fr: 'Sept seigneurs, et la partie s’achève : les autres ont un dernier tour. Comptent les seigneurs, les lieux, les meilleurs alliés fédérés et les jetons Monstre.',
      },
      point: [own],
    },
  ],
};
