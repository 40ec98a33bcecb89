import type { TextChoice, TextChoices, TextGame, TextPart, TextReader } from '@fathom/board/text';
import {
  asking,
  darkhouseCard,
  ductsFor,
  FIGURES,
  heroicCard,
  inReserve,
  MAGE_PLACES,
  MERCENARY,
  pile,
  type SeatMove,
  sailsBack,
  type Token,
  tokenOf,
  type View,
} from '@fathom/nautilion/rules';
import type { AskedWords } from '@fathom/nautilion/words/asked-en';
import type { BoardWords } from '@fathom/nautilion/words/board-en';
import { cardText } from '@fathom/nautilion/words/card-text';
import { stepsTo } from '@fathom/nautilion/words/plan';
import type { TextWords } from '@fathom/nautilion/words/text-en';
import { isForGood } from './choices.ts';
import { forecast } from './forecast.ts';
import { lossesBetween } from './losses.ts';
import { questionOf } from './question.ts';
import { aheadOf, harpoons, isNeeded, tell } from './tags.ts';

interface Words {
  readonly board: BoardWords;
  readonly asked: AskedWords;
  readonly text: TextWords;
  readonly moveName: (move: SeatMove) => string;
}

const speak = {
  en: async (): Promise<Words> => {
    const [board, asked, text, spoken] = await Promise.all([
      import('@fathom/nautilion/words/board-en'),
      import('@fathom/nautilion/words/asked-en'),
      import('@fathom/nautilion/words/text-en'),
      import('@fathom/nautilion/words/spoken-en'),
    ]);
    return { board: board.boardEn, asked: asked.askedEn, text: text.textEn, moveName: spoken.spokenEn.move };
  },
  fr: async (): Promise<Words> => {
    const [board, asked, text, spoken] = await Promise.all([
      import('@fathom/nautilion/words/board-fr'),
      import('@fathom/nautilion/words/asked-fr'),
      import('@fathom/nautilion/words/text-fr'),
      import('@fathom/nautilion/words/spoken-fr'),
    ]);
    return { board: board.boardFr, asked: asked.askedFr, text: text.textFr, moveName: spoken.spokenFr.move };
  },
};

/** Nautilion in words. */
export async function textIn(language: 'en' | 'fr'): Promise<TextGame<View, SeatMove>> {
  const words = await speak[language]();
  return {
    parts: (view, reader) => parts(view, words, reader),
    question(view, moves, reader) {
      const frame = asking(view);
      const { board } = words;
      if (view.outcome !== null || !frame) return board.over;
      if (moves.length > 0) return questionOf(board, frame);
      return board.rollTitles[frame.at] ?? board.waiting(reader.name(view.active));
    },
    choices: (view, moves, reader, after) => choices(view, moves, words, reader, after),
    release: () => words.asked.roll,
  };
}

function parts(view: View, words: Words, reader: TextReader): readonly TextPart[] {
  const { board, text } = words;
  const { charter } = view;
  const found: (TextPart | false)[] = [
    { title: text.dice, lines: dice(view, words) },
    { title: text.path, lines: path(view, words) },
    { title: text.phantomPath, lines: phantomPath(view, words) },
    { title: board.needed, lines: needed(view, words) },
    { title: board.submarine, lines: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cabin) => cabinLine(view, text, cabin)) },
    charter.mages && { title: board.mages, lines: mages(view, text) },
    charter.heroic && {
      title: board.heroic,
      lines: view.revealed.map((number) => {
        const card = heroicCard(number);
        return text.card(board.capital(board.cards[card]), cardText(words.asked, card, charter.houseCards));
      }),
    },
    charter.darkhouse && {
      title: text.darkhouse,
      lines: view.row.map((number, index) => {
        const card = darkhouseCard(number);
        const said = text.card(board.capital(board.cards[card]), words.asked.cardText[card]);
        return index === view.card ? text.inForce(said) : said;
      }),
    },
    { title: board.reserve, lines: [text.money(inReserve(view)), ...pileLines(view.reserve, text)] },
    {
      title: text.spells,
      lines: (['whirlwind', 'tide', 'translation'] as const).map((spell) =>
        text.spell(board.spell[spell], charter.costs[spell], board.spellText(spell, view.dice.length)),
      ),
    },
    charter.mercenaries && {
      title: board.hold,
      lines: view.collided
        ? [words.asked.collided]
        : [
            board.harpoonsLine(...harpoons(view)),
            ...view.hold.filter((kind) => kind > 0).map((kind) => board.capital(board.plain(tokenOf(kind)))),
          ],
    },
    view.seats === 2 &&
      view.lowAdmiral >= 0 && {
        title: words.asked.admirals,
        lines: [0, 1].map((seat) => text.admiral(reader.name(seat), board.admiral(view.lowAdmiral === seat))),
      },
    { title: board.discard, lines: pileLines(view.discard, text) },
  ];
  return found.filter((part) => part !== false);
}

function dice(view: View, { board, text }: Words): readonly string[] {
  const given = FIGURES.flatMap((figure, index) => {
    const die = view.given[index] ?? 0;
    return die > 0 ? [text.given(board.figure[figure], die)] : [];
  });
  return [text.rolled(view.dice), ...given];
}

/** A token on the path, with the reef beside it. */
function tokenAt(view: View, place: number, text: TextWords): string {
  const said = text.short(tokenOf(view.path[place] ?? 0));
  const reef = view.reefs[place] ?? 0;
  return reef > 0 ? text.besideReef(said, reef) : said;
}

/** How many steps are told in one line. */
const STRETCH = 6;

function path(view: View, { text }: Words): readonly string[] {
  const last = view.path.length - 1;
  const lines: string[] = [text.here(view.nautilion)];
  if (sailsBack(view)) lines.push(text.youBackwards);
  let from = 1;
  let steps = 0;
  let said: string[] = [];
  const flush = () => {
    if (said.length > 0) lines.push(text.ahead(from, Math.max(from, steps), text.row(said)));
    from = steps + 1;
    said = [];
  };
  for (let place = view.nautilion + 1; place <= last; place++) {
    if (place === view.phantom) said.push(text.phantom);
    if (place !== last && (view.path[place] ?? 0) === 0) continue;
    steps++;
    said.push(place === last ? text.abyss : tokenAt(view, place, text));
    if (steps % STRETCH === 0) flush();
  }
  flush();
  const behind: string[] = [];
  for (let place = view.nautilion - 1; place > 0; place--)
    if ((view.path[place] ?? 0) > 0) behind.push(tokenAt(view, place, text));
  lines.push(behind.length > 0 ? text.behind(text.row(behind)) : text.nothingBehind);
  return lines;
}

/** What the Phantom comes to, as far as a die may take it. */
function phantomPath(view: View, { text }: Words): readonly string[] {
  const ahead: string[] = [];
  let steps = 1;
  for (let place = view.phantom - 1; place > 0; place--) {
    if ((view.path[place] ?? 0) === 0) continue;
    if (steps <= 4) ahead.push(tokenAt(view, place, text));
    steps++;
  }
  if (steps <= 4) ahead.push(text.home);
  const lines = [text.phantomHere(view.phantom, steps), text.phantomNext(text.row(ahead))];
  if (view.still) lines.push(text.still);
  else if (view.reversed) lines.push(text.backwards);
  return lines;
}

function needed(view: View, { board }: Words): readonly string[] {
  const wanted: readonly Token[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C'];
  return wanted
    .filter((token) => isNeeded(view, token))
    .map((token) => board.neededOf(token, aheadOf(view, token), false));
}

function cabinLine(view: View, text: TextWords, cabin: number): string {
  const kind = view.cabins[cabin] ?? 0;
  const { linked, ducts, touching } = ductsFor(view, cabin);
  const state =
    kind === MERCENARY ? text.mercenary : kind > 0 ? text.manned : linked ? text.reachedFrom(touching) : text.cut;
  return text.cabin(cabin, state, ducts);
}

const arches = [
  ['A', '1'],
  ['B', '4'],
  ['C', '7'],
] as const;

function mages(view: View, text: TextWords): readonly string[] {
  const isThere = (place: (typeof MAGE_PLACES)[number]) => view.mages[MAGE_PLACES.indexOf(place)] === 1;
  return arches.map(([mage, crew]) => text.arch(mage, isThere(mage), crew, isThere(crew)));
}

const pileLines = (counts: readonly number[], text: TextWords): readonly string[] =>
  Object.entries(pile(counts)).map(([token, count]) => text.pile(token as Token, count));

function choices(
  view: View,
  moves: readonly SeatMove[],
  words: Words,
  reader: TextReader,
  after: (move: SeatMove) => View | null,
): readonly TextChoices<SeatMove>[] {
  const gifts: TextChoice<SeatMove>[] = [];
  const spells: TextChoice<SeatMove>[] = [];
  const cards: TextChoice<SeatMove>[] = [];
  const rest: TextChoice<SeatMove>[] = [];
  for (const move of moves) {
    const choice = {
      move,
      say: words.board.capital(said(view, move, words, reader)),
      loses: lossOf(view, move, words, after(move)),
    };
    if (move.do === 'give') gifts.push(choice);
    else if (move.do === 'whirlwind' || move.do === 'tide' || move.do === 'translation' || move.do === 'reroll')
      spells.push(choice);
    else if (move.do === 'play' || move.do === 'recall') cards.push(choice);
    else rest.push(choice);
  }
  if (gifts.length === 0 && spells.length === 0) return [{ choices: [...cards, ...rest] }];
  const sorted: readonly TextChoices<SeatMove>[] = [
    { title: words.text.give, choices: gifts },
    { title: words.text.spells, choices: spells },
    { title: words.board.heroic, choices: cards },
    { title: words.text.other, choices: rest },
  ];
  return sorted.filter((group) => group.choices.length > 0);
}

/** Everything that cannot be had back: the game, crew, or tokens for a roll. With a die may go the last one, by itself. */
function lossOf(view: View, move: SeatMove, { asked, text }: Words, after: View | null): string | undefined {
  const { game, crew } = lossesBetween(view, after ?? view);
  if (game !== null) return asked.losesGame[game];
  if (move.do === 'give') {
    if (forecast(view, move.to, move.die).loses) return text.losesGame;
    return crew.length > 0 ? asked.losesCrew(crew) : undefined;
  }
  if (!isForGood(move)) return undefined;
  return move.do === 'whirlwind' ? text.losesTokens : text.losesCrew;
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function said(view: View, move: SeatMove, words: Words, reader: TextReader): string {
  const { board, asked, text } = words;
  switch (move.do) {
    case 'give': {
      const told = tell(view, board, forecast(view, move.to, move.die));
      return text.giveOne(move.die, move.to, text.effect(small(told.slot), told.second));
    }
    case 'swap':
    case 'pick': {
      const place = view.spots.indexOf(move.spot);
      return text.onPath(tokenOf(view.path[place] ?? 0), place, stepsTo(view, place));
    }
    case 'insert':
      return text.before(view.spots.indexOf(move.before));
    case 'whirlwind':
      return text.costs(
        text.card(board.spell.whirlwind, board.spellText('whirlwind', view.dice.length)),
        view.charter.costs.whirlwind,
      );
    case 'tide':
      return text.costs(words.moveName(move), view.charter.costs.tide);
    case 'translation':
      return text.costs(words.moveName(move), view.charter.costs.translation);
    case 'play':
      return text.card(board.cards[move.card], cardText(asked, move.card, view.charter.houseCards));
    case 'start':
      return asked.startWith(reader.name(move.seat));
    default:
      return words.moveName(move);
  }
}
