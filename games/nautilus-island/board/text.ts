import type { TextChoices, TextGame, TextItem, TextPart, TextReader } from '@fathom/board/text';
import type { Seat } from '@fathom/kernel';
import {
  asked,
  campFor,
  columnsNow,
  handOf,
  lastRound,
  nextRound,
  onTurn,
  portholesLeft,
  type SeatMove,
  type SetShown,
  scoreNow,
  setsOf,
  thisRound,
  type View,
} from '@fathom/nautilus-island/rules';
import type { BoardWords } from '@fathom/nautilus-island/words/board-en';
import type { TextWords } from '@fathom/nautilus-island/words/text-en';
import { askedSet } from './asked.ts';
import { saysOfSet } from './set-words.ts';

interface Words {
  readonly board: BoardWords;
  readonly text: TextWords;
  readonly moveName: (move: SeatMove) => string;
}

const speak = {
  en: async (): Promise<Words> => {
    const [{ boardEn }, { textEn }, { en }] = await Promise.all([
      import('@fathom/nautilus-island/words/board-en'),
      import('@fathom/nautilus-island/words/text-en'),
      import('@fathom/nautilus-island/words/en'),
    ]);
    return { board: boardEn, text: textEn, moveName: (move) => en.move(move) };
  },
  fr: async (): Promise<Words> => {
    const [{ boardFr }, { textFr }, { fr }] = await Promise.all([
      import('@fathom/nautilus-island/words/board-fr'),
      import('@fathom/nautilus-island/words/text-fr'),
      import('@fathom/nautilus-island/words/fr'),
    ]);
    return { board: boardFr, text: textFr, moveName: (move) => fr.move(move) };
  },
};

/** Nautilus Island in words. */
export async function textIn(language: 'en' | 'fr'): Promise<TextGame<View, SeatMove>> {
  const words = await speak[language]();
  return {
    parts: (view, reader) => parts(view, words, reader),
    question: (view, moves, reader) => question(view, moves, words.board, reader),
    choices: (view, moves): readonly TextChoices<SeatMove>[] => [
      { choices: moves.map((move) => ({ say: say(view, move, words), move })) },
    ],
  };
}

/** A column with what lies there, so that nobody has to look it up to choose. */
function say(view: View, move: SeatMove, { board, text, moveName }: Words): string {
  const name = board.capital(moveName(move));
  const column = move.do === 'go' ? columnsNow(view)[move.column] : undefined;
  if (!column) return name;
  return text.goTo(name, column.left > 0 ? board.find(column.seen, column.unseen) : text.storeOnly(column.places));
}

function question(view: View, moves: readonly SeatMove[], { prompt }: BoardWords, reader: TextReader): string {
  const what = asked(view);
  const may = (verb: SeatMove['do']) => moves.some((move) => move.do === verb);
  if (what === 'over') return prompt.over;
  if (moves.length === 0) return prompt.waiting(reader.name(onTurn(view)));
  if (may('go')) return view.round === 1 ? prompt.climb : prompt.column;
  if (may('close')) {
    const set = askedSet(view);
    return set ? prompt.close(set.colour) : prompt.more;
  }
  if (may('done')) return prompt.more;
  if (may('pass')) return prompt.pass;
  if (!may('collect')) return prompt.actionEmpty;
  return may('store') ? prompt.action : prompt.actionBare;
}

function parts(view: View, words: Words, reader: TextReader): readonly TextPart[] {
  const { board, text } = words;
  const me = reader.watcher;
  const name = (seat: Seat) => reader.name(seat);
  const near = asked(view) === 'over' ? 'now' : lastRound(view).state;
  const others = Array.from({ length: view.seats }, (_, i) => ((me ?? 0) + i) % view.seats).filter(
    (seat) => seat !== me,
  );
  return [
    {
      title: text.columns,
      lines: columnsNow(view).map(({ column, places, seen, unseen, left, castaways }) => {
        const said = board.columnSays(column, places, board.topsSay(seen, unseen), left);
        return `${said} ${castaways.length > 0 ? board.columnStands(castaways.map(name)) : text.nobody}`;
      }),
    },
    ...(me === null ? [] : mine(view, me, board)),
    { title: board.portholes, lines: portholesLeft(view).map(({ size, points }) => board.portholeSays(size, points)) },
    {
      title: text.order,
      lines: [
        ...thisRound(view).map(({ seat, turn }) => board.turnSays(name(seat), turn)),
        ...(near === 'now' ? [] : [board.nextRoundLabel(nextRound(view).map(name))]),
        near === 'far' || near === 'near' ? text.rounds[near] : board.endingHint[near],
      ],
    },
    ...(me === null ? [] : [{ title: board.standing, lines: [`${board.total}, ${board.points(pointsOf(view, me))}`] }]),
    ...others.map((seat) => ({ title: name(seat), lines: rival(view, seat, board) })),
  ];
}

/** What a player holds and has made. */
function mine(view: View, me: Seat, board: BoardWords): readonly TextPart[] {
  const hand = handOf(view, me);
  return [
    {
      title: board.hand,
      lines: hand.colours.flatMap(({ colour, cards }) =>
        cards.map(({ card, count }) => board.cardSays(card, count, [board.colours[colour]])),
      ),
    },
    { title: board.sets, lines: setLines(setsOf(view, me), board) },
    {
      title: board.camp,
      lines: campFor(view, me).map(({ colour, token, pays }) => board.campSays(colour, token, pays)),
    },
  ];
}

const pointsOf = (view: View, seat: Seat): number =>
  Object.values(scoreNow(view, seat)).reduce((sum, points) => sum + points, 0);

const setLines = (sets: readonly SetShown[], board: BoardWords): readonly string[] =>
  sets.map((set) => saysOfSet(board, set));

function rival(view: View, seat: Seat, board: BoardWords): readonly (string | TextItem)[] {
  const hand = handOf(view, seat);
  const seen = hand.colours.flatMap(({ cards }) => cards.map(({ card, count }) => board.cardSays(card, count, [])));
  return [
    board.inSightSays(pointsOf(view, seat)),
    board.rivalHand(hand.count),
    ...(seen.length > 0 ? [{ say: board.knownCards, more: seen }] : []),
    ...setLines(setsOf(view, seat), board),
  ];
}
