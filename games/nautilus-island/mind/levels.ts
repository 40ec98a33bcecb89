import type { Effort, Foresight, Level } from '@fathom/mind';
import type { Move, State } from '@fathom/nautilus-island/rules';
import { asked } from '@fathom/nautilus-island/rules';
import { evenHanded, foresight, type Judge } from './judgement.ts';
import { acquisitive, greedy, selfContained, timely } from './rules-of-thumb.ts';

export type LevelId = 'beachcomber' | 'tinker' | 'cook' | 'mate' | 'keeper';

interface Character<Id = LevelId> extends Level, Effort {
  readonly id: Id & string;
  /** How it sees the game, given what self-play taught. */
  knows(learned: Judge): Foresight<State, Move>;
}

/** The same of somebody who keeps every set open: it might still grow. */
function neverClosing(knowledge: Foresight<State, Move>): Foresight<State, Move> {
  const consider = (state: State, row: readonly Move[]) => {
    const moves = knowledge.consider(state, row);
    return asked(state) === 'close' ? moves.filter(({ do: what }) => what === 'leave') : moves;
  };
  return { ...knowledge, consider };
}

const thisTurn = { rows: 0, margin: 0, turns: 0 };

/** Weakest first. Each is weaker than the next by something a person might not see either. */
export const characters: readonly Character[] = [
  {
    id: 'beachcomber',
    nodes: 500,
    milliseconds: 100,
    ...thisTurn,
    knows: () => neverClosing(foresight(acquisitive)),
  },
  { id: 'tinker', nodes: 500, milliseconds: 100, ...thisTurn, knows: () => foresight(selfContained) },
  { id: 'cook', nodes: 500, milliseconds: 100, ...thisTurn, knows: () => foresight(timely) },
  { id: 'mate', nodes: 500, milliseconds: 200, ...thisTurn, knows: foresight },
  { id: 'keeper', nodes: 50_000, milliseconds: 1_200, rows: 6, margin: 0.12, turns: 5, knows: evenHanded },
];

/** As far round a table of so many as for two, in as many worlds: whoever looks ahead does so to their own next turn at least. */
export const roundTable = <Of extends Effort>(effort: Of, seats: number): Of => ({
  ...effort,
  nodes: (effort.nodes * seats) / 2,
  turns: (effort.turns * seats) / 2,
});

/** To measure the others against: somebody who plays for the points of this turn, and the strongest with ten times the budget. */
export const sparring: readonly Character<string>[] = [
  { id: 'greedy', nodes: 500, milliseconds: 100, ...thisTurn, knows: () => foresight(greedy) },
  ...characters.slice(-1).map((top) => ({ ...top, id: 'ten times as patient', nodes: 10 * top.nodes })),
];
