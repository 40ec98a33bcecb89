import {
  asked,
  CARD_NAMES,
  courtFor,
  decode,
  isSanctuary,
  keysOf,
  keysToGo,
  knownScore,
  LOCATIONS,
  LORDS,
  type Move,
  price,
  RACES,
  rewardSpace,
  runningScore,
  THREAT_REWARDS,
  type View,
  wouldScore,
} from '@fathom/abyss/rules';
import type { BoardWords } from '@fathom/abyss/words/board-en';
import type { TextWords } from '@fathom/abyss/words/text-en';
import type { TextChoices, TextGame, TextItem, TextPart, TextReader } from '@fathom/board/text';
import { at, type Seat, sum } from '@fathom/kernel';
import { inOneLine, lordLines, rivalLord, type Speaker } from './lord-words.ts';
import { questionOf } from './question.ts';

interface Words {
  readonly board: BoardWords;
  readonly text: TextWords;
  readonly moveName: (move: Move) => string;
}

const speak = {
  en: async (): Promise<Words> => {
    const [{ boardEn }, { textEn }, { spokenEn }] = await Promise.all([
      import('@fathom/abyss/words/board-en'),
      import('@fathom/abyss/words/text-en'),
      import('@fathom/abyss/words/spoken-en'),
    ]);
    return { board: boardEn, text: textEn, moveName: spokenEn.move };
  },
  fr: async (): Promise<Words> => {
    const [{ boardFr }, { textFr }, { spokenFr }] = await Promise.all([
      import('@fathom/abyss/words/board-fr'),
      import('@fathom/abyss/words/text-fr'),
      import('@fathom/abyss/words/spoken-fr'),
    ]);
    return { board: boardFr, text: textFr, moveName: spokenFr.move };
  },
};

/** Abyss in words. */
export async function textIn(language: 'en' | 'fr'): Promise<TextGame<View, Move>> {
  const words = await speak[language]();
  return {
    parts: (view, reader) => parts(view, words, reader),
    question(view, moves, reader) {
      const { actor, frame } = asked(view);
      if (view.over || !frame) return words.board.over;
      const decider = typeof actor === 'number' ? actor : view.turn;
      if (moves.length === 0) return words.board.waiting(reader.name(decider));
      return questionOf(speakerOf(words, reader), view, frame, decider) || words.board.waiting(reader.name(decider));
    },
    choices: (_, moves, reader) => choices(moves, words, reader),
  };
}

const speakerOf = ({ board }: Words, reader: TextReader): Speaker => ({
  words: () => board,
  name: (seat) => reader.name(seat),
});

/** What is asked for by a power, apart from what everybody may do. */
const POWERS: readonly string[] = ['slaver', 'oracle', 'opportunist', 'ferryman', 'recipient', 'guard'];

function choices(moves: readonly Move[], words: Words, reader: TextReader): readonly TextChoices<Move>[] {
  const say = (move: Move): string => {
    const decoded = decode(move);
    const own = decoded && words.board.seatMove(decoded.deed, reader.name(Math.max(0, decoded.what)));
    return own ?? words.moveName(move);
  };
  const isPower = (move: Move): boolean => POWERS.includes(decode(move)?.deed ?? '');
  const told = (some: readonly Move[]) => some.map((move) => ({ say: say(move), move }));
  const powers = moves.filter(isPower);
  const plain = moves.filter((move) => !isPower(move));
  if (powers.length === 0 || plain.length === 0) return [{ choices: told(moves) }];
  return [
    { title: words.text.actions, choices: told(plain) },
    { title: words.text.powers, choices: told(powers) },
  ];
}

function parts(view: View, words: Words, reader: TextReader): readonly TextPart[] {
  const me = reader.watcher;
  const others = Array.from({ length: view.seats }, (_, i) => ((me ?? 0) + i) % view.seats).filter(
    (seat) => seat !== me,
  );
  return [
    ...(me === null ? [] : near(view, me, words)),
    ...middle(view, me, words, reader),
    ...(me === null ? [] : mine(view, me, words, reader)),
    ...others.map((seat) => ({ title: reader.name(seat), lines: rival(view, seat, words, reader) })),
  ];
}

/** What a player decides with. */
const near = (view: View, me: Seat, { board, text }: Words): readonly TextPart[] => [
  { title: text.you, lines: purse(view, me, board) },
  { title: text.hand, lines: cardsIn(at(view.players, me).hand, board) },
];

/** What a player has won. */
function mine(view: View, me: Seat, words: Words, reader: TextReader): readonly TextPart[] {
  const { board, text } = words;
  const { allies, lords } = at(view.players, me);
  return [
    { title: text.lords, lines: lords.map((lord) => lordLines(speakerOf(words, reader), lord)) },
    { title: text.locations, lines: holdings(view, me, board) },
    { title: text.allies, lines: cardsIn(allies, board) },
  ];
}

/** What lies between the players. What it is worth to somebody is told to players only. */
function middle(view: View, me: Seat | null, words: Words, reader: TextReader): readonly TextPart[] {
  const { board, text } = words;
  const standing = new Map(view.over || me === null ? [] : courtFor(view, me).map((one) => [one.lord, one] as const));
  const reward = THREAT_REWARDS[rewardSpace(view, me ?? view.turn) - 1];
  return [
    {
      title: text.court,
      lines: view.court.map((lord, place) =>
        lord < 0 ? board.emptyPlace(place + 1) : lordLines(speakerOf(words, reader), lord, standing.get(lord)),
      ),
    },
    {
      title: board.exploration,
      lines: [
        ...view.track.map((card) => board.capital(board.card(at(CARD_NAMES, card)))),
        board.nextPrice(price(view)),
        board.cardsLeft(sum(view.deck)),
      ],
    },
    {
      title: board.threat,
      lines: [board.fightNow(board.reward(reward?.keys ?? 0, reward?.units ?? 0)), board.tokensLeft(view.poolCount)],
    },
    {
      title: board.council,
      lines: RACES.map((race, i) => {
        const pile = view.council[i] ?? [];
        const said = board.stack(board.races[race].many, sum(pile));
        return view.options.openMemory && sum(pile) > 0 ? `${said}. ${cardsIn(pile, board).join(', ')}` : said;
      }),
    },
    {
      title: text.faceUp,
      lines: [
        ...[...view.drawn, ...view.faceUp].map((location) => {
          const said = board.locations[at(LOCATIONS, location).key];
          // Of a sanctuary nobody knows before the search.
          const worth = isSanctuary(location)
            ? board.lootToFind
            : board.wouldScore(wouldScore(view, me ?? 0, location));
          return { say: inOneLine([said.name, me === null ? '' : worth]), more: [said.scores] };
        }),
        ...(me === null ? [] : [board.capital(board.keysToGo(keysToGo(view, me)))]),
      ],
    },
  ];
}

/** The cards of a pile by name, with how many there are of each. */
const cardsIn = (pile: readonly number[], board: BoardWords): readonly string[] =>
  pile.flatMap((count, card) =>
    count > 0 ? [board.capital(board.copies(board.card(at(CARD_NAMES, card)), count))] : [],
  );

function purse(view: View, seat: Seat, board: BoardWords): readonly string[] {
  const player = at(view.players, seat);
  const score = (view.over ? knownScore : runningScore)(view, seat).total;
  const lords = player.lords.length + player.locations.reduce((all, { lords: under }) => all + under.length, 0);
  return [
    view.over ? board.points(score) : board.pointsSoFar(score),
    board.pearls(player.pearls),
    ...(view.options.kraken ? [board.nebulis(player.nebulis)] : []),
    board.keys(keysOf(view, seat)),
    board.lordsCount(lords),
    board.tokensOf(player.tokenCount),
    ...(view.figure === seat ? [board.krakenFigure] : []),
  ];
}

const holdings = (view: View, seat: Seat, board: BoardWords): readonly string[] =>
  at(view.players, seat).locations.map(({ location, lords }) => {
    const { name } = board.locations[at(LOCATIONS, location).key];
    const under = board.underIt(lords.map((lord) => board.lords[at(LORDS, lord).key].name));
    return `${name}, ${board.scores(wouldScore(view, seat, location))}, ${under}`;
  });

function rival(view: View, seat: Seat, words: Words, reader: TextReader): readonly (string | TextItem)[] {
  const { board, text } = words;
  const player = at(view.players, seat);
  const lords = player.lords.map((lord) => rivalLord(speakerOf(words, reader), lord, player.disabled.includes(lord)));
  return [
    ...purse(view, seat, board),
    listed(text.theirLords, lords, text.noLords),
    listed(text.theirLocations, holdings(view, seat, board), text.noLocations),
    view.options.openMemory
      ? listed(text.theirHand, cardsIn(player.hand, board), text.noCards)
      : board.cards(player.handSize),
  ];
}

/** Several things to be heard one by one, under what they are. */
const listed = (title: string, said: readonly string[], none: string): string | TextItem =>
  said.length === 0 ? none : { say: title, more: said };
