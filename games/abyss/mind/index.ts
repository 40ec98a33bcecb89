import { abyss, type Move, type State, type View } from '@fathom/abyss/rules';
import { last, quickRandom, type Random, type Seat } from '@fathom/kernel';
import {
  explained,
  type Hint,
  type Level,
  type Mind,
  outline,
  readNetwork,
  retrospect,
  search,
  type Thinking,
  toldAs,
  weigh,
} from '@fathom/mind';
import { gistsOf } from './gist.ts';
import { habit } from './habit.ts';
import { CONFIDENCE, foresight, type Judge, learnedJudge, TOLD, teller } from './knowledge.ts';
import { characters, type Learned, sparring } from './levels.ts';
import { nets } from './nets/index.ts';
import { type Reason, reasonsFor } from './reasons.ts';

export { foresight, type Judge, learnedJudge } from './knowledge.ts';
export { characters, type LevelId } from './levels.ts';
export { NETS, type NetId, nets } from './nets/index.ts';
export { type Reason, reasonsFor } from './reasons.ts';

/** What self-play taught, all of it, fetched when first wanted. */
export const learned = async (): Promise<Judge> => (await taught()).all;

async function taught(): Promise<Learned> {
  const [court, nuance] = (await Promise.all([nets.court(), nets.nuance()])).map(readNetwork);
  if (!court) throw new RangeError('there is no net');
  return {
    sum: learnedJudge(court, CONFIDENCE),
    all: learnedJudge(court, CONFIDENCE, nuance),
    told: learnedJudge(court, TOLD, nuance),
  };
}

/** Hints are for people: three are enough. */
const HINTS = 3;

/** For puzzles: wider than any level looks, and at least as far. */
const WIDE = { nodes: 50_000, rows: 8, margin: 0.25, turns: 8 };

const asLevel = ({ id, nodes, milliseconds }: Level): Level => ({ id, nodes, milliseconds });

/** Somebody who can play at five strengths, and advise. */
export async function mindFor(): Promise<Mind<State, View, Move, Reason>> {
  const lessons = await taught();
  const judge = lessons.all;
  const strongest = last(characters);
  const all = foresight(judge);
  const sober = foresight(lessons.told);
  const everybody = [...characters, ...sparring].map((one) => ({ ...one, knowledge: one.knows(lessons) }));
  return {
    levels: characters.map(asLevel),
    sparring: sparring.map(asLevel),
    habit,
    *think(view: View, seat: Seat, level: string, random: Random, most = 1): Thinking<Move> {
      const character = everybody.find(({ id }) => id === level) ?? { ...strongest, knowledge: all };
      const finding = search(abyss, view, seat, character.knowledge, character, random);
      // What the others think nobody is told.
      const told = level === strongest.id ? teller(view.seats) : (value: number) => value;
      for (;;) {
        const { value, done } = finding.next();
        const thought = {
          ideas: value.rows.slice(0, most).map((row) => ({ moves: row.moves, chance: told(row.value) })),
          nodes: value.nodes,
        };
        if (done) return thought;
        yield thought;
      }
    },
    *hint(view: View, seat: Seat, random: Random): Thinking<Move, Hint<Move, Reason>> {
      // Apart from the search, so that it goes as the strongest level's own would.
      const state = abyss.imagine(view, seat, quickRandom('reasons'));
      const finding = search(abyss, view, seat, all, strongest, random);
      const told = teller(view.seats);
      for (;;) {
        const { value, done } = finding.next();
        const ideas = gistsOf(value.rows, HINTS).map(
          ({ moves, value: chance }, place): Hint<Move, Reason> => ({
            moves,
            chance: told(chance),
            reasons: reasonsFor(state, seat, moves, lessons.told, place === 0),
          }),
        );
        if (done) return { ideas, nodes: value.nodes };
        yield { ideas, nodes: value.nodes };
      }
    },
    survey: (view, seat, random) =>
      toldAs(search(abyss, view, seat, all, WIDE, random), ({ moves, value: chance }) => ({ moves, chance })),
    weigh: (view, seat, rows, worlds, random) =>
      toldAs(
        weigh(abyss, view, seat, rows, all, { worlds, turns: WIDE.turns }, random),
        ({ moves, value: chance }, isLast, isBest): Hint<Move, Reason> => ({
          moves,
          chance,
          reasons: isLast
            ? reasonsFor(abyss.imagine(view, seat, quickRandom('reasons')), seat, moves, judge, isBest)
            : [],
        }),
      ),
    outline: (opening, steps, seat) => outline(abyss, opening, steps, seat, sober),
    analyse: (opening, steps, seat) =>
      explained(
        abyss,
        opening,
        retrospect(abyss, opening, steps, seat, sober, strongest.turns),
        // As the seat saw it: nothing that was hidden from it is a reason.
        (state, row) =>
          reasonsFor(
            abyss.imagine(abyss.view(state, seat), seat, quickRandom('reasons')),
            seat,
            row,
            lessons.told,
            true,
          ),
      ),
  };
}
