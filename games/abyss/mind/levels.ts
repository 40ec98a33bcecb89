import type { Move, State } from '@fathom/abyss/rules';
import type { Effort, Foresight, Level } from '@fathom/mind';
import { consider, NARROW } from './consider.ts';
import { judgeBy, SENSIBLE, type Taste } from './greedy.ts';
import { foresight, type Judge } from './knowledge.ts';

export type LevelId = 'page' | 'diver' | 'chamberlain' | 'regent' | 'queen';

interface Character extends Level, Effort {
  readonly id: LevelId;
  /** What it knows, given what self-play taught. */
  knows(learned: Judge): Foresight<State, Move>;
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

/** Recruits whenever there is a lord to be had, and the first one at that: time is worth more than choice. */
function takesTheFirst(knowledge: Foresight<State, Move>): Foresight<State, Move> {
  const eager = (state: State, row: readonly Move[]): readonly Move[] => {
    const moves = consider(state, row, NARROW);
    const first = moves.find((move) => move.startsWith('recruit:'));
    return first === undefined ? moves : [first];
  };
  return { ...knowledge, consider: eager, glance: eager };
}

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
    knows: () => takesTheFirst(foresight(judgeBy(SENSIBLE), NARROW)),
  },
  {
    id: 'regent',
    nodes: 2_000,
    milliseconds: 200,
    ...thisRow,
    knows: (learned) => foresight(learned),
  },
  {
    id: 'queen',
    nodes: 12_000,
    milliseconds: 500,
    rows: 5,
    margin: 0.08,
    turns: 6,
    knows: (learned) => foresight(learned),
  },
];
