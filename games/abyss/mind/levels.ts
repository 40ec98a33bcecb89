import type { Move, State } from '@fathom/abyss/rules';
import type { Effort, Foresight, Level } from '@fathom/mind';
import { NARROW } from './consider.ts';
import { eager } from './eager.ts';
import { judgeBy, SENSIBLE, type Taste } from './greedy.ts';
import { foresight, type Judge } from './knowledge.ts';

export type LevelId = 'page' | 'diver' | 'chamberlain' | 'regent' | 'queen';

/** What self-play taught: the weighted sum, and with what a hidden layer adds to it. */
export interface Learned {
  readonly sum: Judge;
  readonly all: Judge;
  /** The same, no surer than what comes of it where everybody looks ahead. */
  readonly told: Judge;
}

interface Character<Id = LevelId> extends Level, Effort {
  readonly id: Id & string;
  /** What it knows, given what self-play taught. */
  knows(learned: Learned): Foresight<State, Move>;
}

/** Holds on to pearls and allies, wants only grand lords, takes the first ally that comes, and looks at nobody. */
const CHILDISH: Taste = {
  pearl: 2.5,
  ally: 0.65,
  race: 0,
  key: 0,
  lords: 1,
  allies: 0,
  locations: 0,
  nebulis: 0,
  action: 2,
  reveal: 0.3,
  envy: 0,
};

/** Saves up less, but sees neither what lies affiliated nor what locations count, and looks at nobody else. */
const SHORT_SIGHTED: Taste = {
  ...SENSIBLE,
  pearl: 1.5,
  ally: 0.6,
  key: 0.5,
  allies: 0,
  locations: 0,
  nebulis: 0,
  reveal: 0.6,
  envy: 0,
};

const thisRow = { rows: 0, margin: 0, turns: 0 };

/** Weakest first. Each is weaker than the next by something a person might not see either. */
export const characters: readonly Character[] = [
  {
    id: 'page',
    nodes: 1_000,
    milliseconds: 100,
    ...thisRow,
    knows: () => foresight(judgeBy(CHILDISH), NARROW),
  },
  {
    id: 'diver',
    nodes: 1_000,
    milliseconds: 100,
    ...thisRow,
    knows: () => foresight(judgeBy(SHORT_SIGHTED), NARROW),
  },
  {
    id: 'chamberlain',
    nodes: 2_000,
    milliseconds: 200,
    ...thisRow,
    knows: () => eager(foresight(judgeBy(SENSIBLE), NARROW)),
  },
  {
    id: 'regent',
    nodes: 2_000,
    milliseconds: 200,
    ...thisRow,
    knows: ({ sum }) => foresight(sum),
  },
  {
    id: 'queen',
    nodes: 20_000,
    milliseconds: 800,
    rows: 12,
    margin: 0.35,
    turns: 8,
    knows: ({ all }) => foresight(all),
  },
];

/** Points that can be seen now, and nothing else. */
const POINTS_NOW: Taste = {
  pearl: 0.01,
  ally: 0.01,
  race: 0,
  key: 0,
  lords: 1,
  allies: 1,
  locations: 1,
  nebulis: 1,
  action: 0.02,
  reveal: 0.02,
  envy: 0,
};

/** To measure the others against: somebody who plays for the points of this turn, and the strongest with ten times the budget. */
export const sparring: readonly Character<string>[] = [
  { id: 'greedy', nodes: 1_000, milliseconds: 100, ...thisRow, knows: () => foresight(judgeBy(POINTS_NOW), NARROW) },
  ...characters.slice(-1).map((top) => ({ ...top, id: 'ten times as patient', nodes: 10 * top.nodes })),
];
