import { last, type Random, type Seat } from '@fathom/kernel';
import {
  explained,
  type Found,
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
import { type Move, nautilusIsland, type State, type View } from '@fathom/nautilus-island/rules';
import { foresight, type Judge, networkJudge, sober, teller } from './judgement.ts';
import { characters, roundTable, sparring } from './levels.ts';
import { NETS, nets } from './nets/index.ts';
import { type Reason, reasonsFor, themeOf } from './reasons.ts';

export { FEATURES, features } from './features.ts';
export { evenHanded, foresight, type Judge, networkJudge } from './judgement.ts';
export { characters, type LevelId } from './levels.ts';
export { NETS, type NetId, nets } from './nets/index.ts';
export { type Reason, reasonsFor } from './reasons.ts';
export { sensible } from './rules-of-thumb.ts';

/** What self-play taught, for any number of players. */
export async function learned(): Promise<Judge> {
  const judges = await Promise.all(NETS.map(async (id) => networkJudge(readNetwork(await nets[id]()))));
  return (state, seat) => {
    const judge = judges[state.seats - nautilusIsland.seats[0]];
    if (judge === undefined) throw new RangeError(`nothing was learned for ${state.seats} players`);
    return judge(state, seat);
  };
}

/** Hints are for people: three rows are enough, and they should differ in more than a detail. */
const HINTS = 3;

/** Reasons are found anew once so many times as many positions have been looked at: to find them takes longer than a small step of the search. */
const REFINED = 1.1;

/** For puzzles: wider than any level looks, and at least as far. */
const WIDE = { nodes: 30_000, rows: 10, margin: 0.3, turns: 4 };

const asLevel = ({ id, nodes, milliseconds }: Level): Level => ({ id, nodes, milliseconds });

/** Somebody who can play at five strengths, and advise. */
export async function mindFor(): Promise<Mind<State, View, Move, Reason>> {
  const judge = await learned();
  const strongest = last(characters);
  const everybody = [...characters, ...sparring].map((one) => ({ ...one, knowledge: one.knows(judge) }));
  const all = foresight(judge);
  const told = foresight(sober(judge));
  const strongestKnows = strongest.knows(judge);
  return {
    levels: characters.map(asLevel),
    sparring: sparring.map(asLevel),
    *think(view: View, seat: Seat, level: string, random: Random, most = 1): Thinking<Move> {
      const character = everybody.find(({ id }) => id === level) ?? { ...strongest, knowledge: strongestKnows };
      // What the others think nobody is told.
      const tell = level === strongest.id ? teller(view.seats) : (value: number) => value;
      const ideas = ({ rows }: Found<Move>) =>
        rows.slice(0, most).map(({ moves, value }) => ({ moves, chance: tell(value) }));
      const finding = search(
        nautilusIsland,
        view,
        seat,
        character.knowledge,
        roundTable(character, view.seats),
        random,
      );
      for (;;) {
        const { value, done } = finding.next();
        const thought = { ideas: ideas(value), nodes: value.nodes };
        if (done) return thought;
        yield thought;
      }
    },
    *hint(view: View, seat: Seat, random: Random): Thinking<Move, Hint<Move, Reason>> {
      const finding = search(nautilusIsland, view, seat, strongestKnows, roundTable(strongest, view.seats), random);
      let ideas: readonly Hint<Move, Reason>[] = [];
      let asOf = 0;
      for (;;) {
        const { value, done } = finding.next();
        const { nodes } = value;
        if (done || nodes >= REFINED * asOf) {
          ideas = hints(view, seat, value, told.value);
          asOf = nodes;
        }
        if (done) return { ideas, nodes };
        yield { ideas, nodes };
      }
    },
    survey: (view, seat, random) =>
      toldAs(
        search(nautilusIsland, view, seat, all, roundTable(WIDE, view.seats), random),
        ({ moves, value: chance }) => ({ moves, chance }),
      ),
    weigh: (view, seat, rows, worlds, random) =>
      toldAs(
        weigh(nautilusIsland, view, seat, rows, all, { worlds, turns: roundTable(WIDE, view.seats).turns }, random),
        ({ moves, value: chance }, isLast): Hint<Move, Reason> => ({
          moves,
          chance,
          reasons: isLast ? reasonsFor(view, seat, moves, judge) : [],
        }),
      ),
    outline: (opening, steps, seat) => outline(nautilusIsland, opening, steps, seat, told),
    analyse: (opening, steps, seat) =>
      explained(
        nautilusIsland,
        opening,
        // Every turn of everybody is looked at: none of them further than once round the table.
        retrospect(nautilusIsland, opening, steps, seat, told, opening.seats),
        (state, row) => reasonsFor(nautilusIsland.view(state, seat), seat, row, told.value),
      ),
  };
}

/** The best rows, of those that come to nearly the same only the first. */
function hints(view: View, seat: Seat, { rows }: Found<Move>, judge: Judge): Hint<Move, Reason>[] {
  const tell = teller(view.seats);
  const themes = new Set<string>();
  const chosen: Hint<Move, Reason>[] = [];
  for (const { moves, value } of rows) {
    const theme = themeOf(moves);
    if (themes.has(theme)) continue;
    themes.add(theme);
    // A row let go early may still look better than it proved to be.
    const chance = Math.min(tell(value), chosen.at(-1)?.chance ?? 1);
    chosen.push({ moves, chance, reasons: reasonsFor(view, seat, moves, judge) });
    if (chosen.length === HINTS) break;
  }
  return chosen;
}
