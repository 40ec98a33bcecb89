import { last, type Random, type Seat } from '@fathom/kernel';
import {
  analyse,
  firstOfEach,
  type Hint,
  type Knowledge,
  type Mind,
  ownPart,
  plan,
  readNetwork,
  type Thinking,
} from '@fathom/mind';
import { type Move, nautilion, type Options, type State, type View } from '@fathom/nautilion/rules';
import { gist } from './gist.ts';
import { networkKnowledge } from './knowledge.ts';
import { characters } from './levels.ts';
import { networkFor } from './nets/index.ts';
import { type Reason, reasonsFor } from './reasons.ts';

export { deal, greedyKnowledge, networkKnowledge } from './knowledge.ts';
export { characters, type LevelId } from './levels.ts';
export { NETS, type NetId, netFor, nets } from './nets/index.ts';
export { type Reason, reasonsFor } from './reasons.ts';

/** What self-play taught of the game these options make, fetched when first wanted. */
export async function learned(options: Options): Promise<Knowledge<State, Move>> {
  return networkKnowledge(readNetwork(await networkFor(options)));
}

/** Hints are for people: three are enough, and they differ in more than a detail. All that are shown were looked at equally far. */
const HINTS = 3;
const HINTED = { rows: 5, margin: 0.5, further: undefined };

/** Somebody who can play a game with these options at five strengths, and advise. */
export async function mindFor(options: Options): Promise<Mind<State, View, Move, Reason>> {
  const knowledge = await learned(options);
  const strongest = last(characters);
  const known = new Map(characters.map((character) => [character.id as string, character.knows(knowledge)]));
  return {
    levels: characters.map(({ id, nodes, milliseconds }) => ({ id, nodes, milliseconds })),
    *think(view: View, seat: Seat, level: string, random: Random): Thinking<Move> {
      const character = characters.find(({ id }) => id === level) ?? strongest;
      const state = nautilion.imagine(view, seat, random);
      const plans = plan(nautilion, state, seat, known.get(character.id) ?? knowledge, character);
      for (;;) {
        const { value, done } = plans.next();
        const ideas = value.rows.slice(0, 1).map((row) => ({
          moves: ownPart(nautilion, state, seat, row.moves),
          chance: row.value,
        }));
        if (done) return { ideas, nodes: value.nodes };
        yield { ideas, nodes: value.nodes };
      }
    },
    *hint(view: View, seat: Seat, random: Random): Thinking<Move, Hint<Move, Reason>> {
      const state = nautilion.imagine(view, seat, random);
      const plans = plan(nautilion, state, seat, knowledge, { ...strongest, ...HINTED }, gist);
      for (;;) {
        const { value, done } = plans.next();
        const rows = value.looked > 0 ? value.rows.slice(0, value.looked) : value.rows;
        const ideas = firstOfEach(rows, gist)
          .slice(0, HINTS)
          .map(
            (row): Hint<Move, Reason> => ({
              moves: ownPart(nautilion, state, seat, row.moves),
              chance: row.value,
              reasons: reasonsFor(state, row.moves, row.end),
            }),
          );
        if (done) return { ideas, nodes: value.nodes };
        yield { ideas, nodes: value.nodes };
      }
    },
    analyse: (opening, steps, seat) => analyse(nautilion, opening, steps, seat, knowledge),
  };
}
