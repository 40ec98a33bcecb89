import { at, last, type Random, type Seat } from '@fathom/kernel';
import {
  analyse,
  expectation,
  explained,
  firstOfEach,
  type Hint,
  type Knowledge,
  type Mind,
  type Network,
  ownPart,
  plan,
  type Row,
  readNetwork,
  type Thinking,
} from '@fathom/mind';
import { type Move, nautilion, type Options, type State, type View } from '@fathom/nautilion/rules';
import { gist } from './gist.ts';
import { settledKnowledge } from './knowledge.ts';
import { charactersFor } from './levels.ts';
import { nets, netsFor } from './nets/index.ts';
import { endOf, promises } from './promises.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { chanceTold } from './told.ts';

export { deal, greedyKnowledge, networkKnowledge } from './knowledge.ts';
export { characters, charactersFor, type LevelId } from './levels.ts';
export { NETS, type NetId, netFor, nets } from './nets/index.ts';
export { type Reason, reasonsFor } from './reasons.ts';

/** What self-play taught of the game these options make, fetched when first wanted. */
export async function learned(options: Options): Promise<Knowledge<State, Move>> {
  const [alone, pair] = await Promise.all([networksFor(options, 1), networksFor(options, 2)]);
  return settledKnowledge(alone, pair, ({ seats }, value) => chanceTold(value, seats, options, true));
}

const networksFor = (options: Options, seats: number): Promise<readonly Network[]> =>
  Promise.all(netsFor(options, seats).map(async (id) => readNetwork(await nets[id]())));

/** Hints are for people: three are enough, and they differ in more than a detail. All that are shown were looked at one turn further. */
const HINTS = 3;

/** For puzzles: more rows are looked at further than any level does. */
const WIDE = { nodes: 200_000, rows: 16, margin: 0.4, further: { rows: 8, nodes: 1_500_000 } };

/** Somebody who can play a game with these options at five strengths, and advise. */
export async function mindFor(options: Options): Promise<Mind<State, View, Move, Reason>> {
  const knowledge = await learned(options);
  const characters = charactersFor(options);
  const strongest = last(characters);
  /** What else one might do, looked at as far as the best rows, if those are all about the same. */
  const others = (seat: Seat, rows: readonly Row<State, Move>[], looked: number): readonly Row<State, Move>[] => {
    const ideas = firstOfEach(rows, gist);
    const best = firstOfEach(rows.slice(0, looked), gist);
    return ideas
      .slice(best.length, Math.max(HINTS, best.length))
      .map((row) => {
        const isRoll = nautilion.actor(row.end) === 'chance';
        return isRoll ? { ...row, value: expectation(nautilion, row.end, seat, knowledge) } : row;
      })
      .sort((a, b) => b.value - a.value);
  };
  const known = new Map(characters.map((character) => [character.id as string, character.knows(knowledge)]));
  return {
    levels: characters.map(({ id, nodes, milliseconds }) => ({ id, nodes, milliseconds })),
    *think(view: View, seat: Seat, level: string, random: Random, most = 1): Thinking<Move> {
      const character = characters.find(({ id }) => id === level) ?? strongest;
      const state = nautilion.imagine(view, seat, random);
      const plans = plan(nautilion, state, seat, known.get(character.id) ?? knowledge, character);
      // The others see things their own way: what they make of it is shown to nobody.
      const isTold = character === strongest;
      for (;;) {
        const { value, done } = plans.next();
        const ideas = value.rows.slice(0, most).map((row) => ({
          moves: ownPart(nautilion, state, seat, row.moves),
          chance: isTold ? chanceTold(row.value, state.seats, options, value.looked > 0) : row.value,
        }));
        if (done) return { ideas, nodes: value.nodes };
        yield { ideas, nodes: value.nodes };
      }
    },
    *hint(view: View, seat: Seat, random: Random): Thinking<Move, Hint<Move, Reason>> {
      const state = nautilion.imagine(view, seat, random);
      const told = (rows: readonly Row<State, Move>[], isLookedAt: boolean): readonly Hint<Move, Reason>[] => {
        let worth = 1;
        return firstOfEach(rows, gist)
          .slice(0, HINTS)
          .map((row, place) => {
            // Only the best few were looked at two turns further: nobody else promises more than they proved to.
            worth = Math.min(worth, row.value);
            return {
              moves: ownPart(nautilion, state, seat, row.moves),
              chance: chanceTold(worth, state.seats, options, isLookedAt),
              reasons: reasonsFor(state, row.moves, row.end, (end) => knowledge.value(end, seat), place === 0),
            };
          });
      };
      // The very thoughts of the strongest: what it would play comes first, with the chance it sees.
      const plans = plan(nautilion, state, seat, knowledge, strongest);
      for (;;) {
        const { value, done } = plans.next();
        const { rows, looked, nodes } = value;
        if (!done) yield { ideas: told(looked > 0 ? rows.slice(0, looked) : rows, looked > 0), nodes };
        else if (looked === 0) return { ideas: told(rows, false), nodes };
        else return { ideas: told([...rows.slice(0, looked), ...others(seat, rows, looked)], true), nodes };
      }
    },
    *survey(view: View, seat: Seat, random: Random): Thinking<Move> {
      const state = nautilion.imagine(view, seat, random);
      const plans = plan(nautilion, state, seat, knowledge, { ...strongest, ...WIDE });
      for (;;) {
        const { value, done } = plans.next();
        // Values of a first look and of a second cannot be compared.
        const rows = value.looked > 0 ? value.rows.slice(0, value.looked) : value.rows;
        const ideas = rows.map(({ moves, value: chance }) => ({
          moves: ownPart(nautilion, state, seat, moves),
          chance,
        }));
        if (done) return { ideas, nodes: value.nodes };
        yield { ideas, nodes: value.nodes };
      }
    },
    // Nothing is hidden that matters here: one world is as good as many.
    *weigh(view, seat, rows, _worlds, random): Thinking<Move, Hint<Move, Reason>> {
      const state = nautilion.imagine(view, seat, random);
      const ends = rows.map((row) => endOf(state, row));
      const chances = promises(ends, seat, knowledge);
      const top = Math.max(...chances);
      const ideas = rows.map(
        (moves, i): Hint<Move, Reason> => ({
          moves,
          chance: at(chances, i),
          reasons: reasonsFor(state, moves, at(ends, i), (end) => knowledge.value(end, seat), at(chances, i) === top),
        }),
      );
      return { ideas, nodes: rows.length };
    },
    analyse: (opening, steps, seat) =>
      explained(nautilion, opening, analyse(nautilion, opening, steps, seat, knowledge), (state, row) => {
        const end = nautilion.clone(state);
        for (const move of row) nautilion.play(end, move);
        // In the middle of a turn of two nobody can say yet what it comes to.
        if (typeof nautilion.actor(end) === 'number') return [];
        return reasonsFor(state, row, end, (place) => knowledge.value(place, seat), true);
      }),
  };
}
