import { abyss, type Move, type State, type View } from '@fathom/abyss/rules';
import type { Random, Seat } from '@fathom/kernel';
import {
  type Effort,
  type Foresight,
  type Found,
  type Hint,
  type Mind,
  readNetwork,
  retrospect,
  search,
  type Thinking,
} from '@fathom/mind';
import { gistsOf } from './gist.ts';
import { foresight, type Judge, learnedJudge } from './knowledge.ts';
import { characters } from './levels.ts';
import { nets } from './nets/index.ts';
import { type Reason, reasonsFor } from './reasons.ts';

export { foresight, type Judge, learnedJudge } from './knowledge.ts';
export { characters, type LevelId } from './levels.ts';
export { NETS, type NetId, nets } from './nets/index.ts';
export { type Reason, reasonsFor } from './reasons.ts';

/** What self-play taught, fetched when first wanted. */
export async function learned(): Promise<Judge> {
  return learnedJudge(readNetwork(await nets.court()));
}

/** Hints are for people: three are enough. */
const HINTS = 3;

/** Searches as usual; once the end has come in sight, hidden monster tokens decide, so rows are weighed in several imagined worlds. */
function searching(
  view: View,
  seat: Seat,
  knowledge: Foresight<State, Move>,
  effort: Effort,
  random: Random,
): Generator<Found<Move>, Found<Move>> {
  const isEnding = view.ending !== null || view.closer >= 0;
  return search(abyss, view, seat, isEnding ? { ...knowledge, candid: false } : knowledge, effort, random);
}

/** Somebody who can play a game with these options at five strengths, and advise. */
export async function mindFor(): Promise<Mind<State, View, Move, Reason>> {
  const judge = await learned();
  const strongest = characters[characters.length - 1];
  const known = new Map(characters.map((character) => [character.id, character.knows(judge)]));
  return {
    levels: characters.map(({ id, nodes, milliseconds }) => ({ id, nodes, milliseconds })),
    *think(view: View, seat: Seat, level: string, random: Random): Thinking<Move> {
      const character = characters.find(({ id }) => id === level) ?? strongest;
      const finding = searching(view, seat, known.get(character.id) ?? foresight(judge), character, random);
      for (;;) {
        const { value, done } = finding.next();
        const thought = {
          ideas: value.rows.slice(0, 1).map((row) => ({ moves: row.moves, chance: row.value })),
          nodes: value.nodes,
        };
        if (done) return thought;
        yield thought;
      }
    },
    *hint(view: View, seat: Seat, random: Random): Thinking<Move, Hint<Move, Reason>> {
      const state = abyss.imagine(view, seat, random);
      const finding = searching(view, seat, foresight(judge), strongest, random);
      for (;;) {
        const { value, done } = finding.next();
        const ideas = gistsOf(value.rows, HINTS).map(
          ({ moves, value: chance }): Hint<Move, Reason> => ({
            moves,
            chance,
            reasons: reasonsFor(state, seat, moves),
          }),
        );
        if (done) return { ideas, nodes: value.nodes };
        yield { ideas, nodes: value.nodes };
      }
    },
    analyse: (opening, steps, seat) => retrospect(abyss, opening, steps, seat, foresight(judge)),
  };
}
