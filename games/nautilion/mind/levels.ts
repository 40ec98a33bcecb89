import type { Depth, Knowledge, Level } from '@fathom/mind';
import {
  inReserve,
  type Move,
  missing,
  type Options,
  type State,
  stillAhead,
  type Token,
} from '@fathom/nautilion/rules';
import { consider } from './consider.ts';
import { greedyKnowledge } from './knowledge.ts';

export type LevelId = 'stowaway' | 'deckhand' | 'helmsman' | 'navigator' | 'captain';

interface Character extends Level, Depth {
  readonly id: LevelId;
  /** What it knows, given what self-play taught. */
  knows(learned: Knowledge<State, Move>): Knowledge<State, Move>;
}

const SPELLS: readonly Move['do'][] = ['whirlwind', 'tide', 'translation'];

/** The same knowledge of somebody who never thinks of some moves. */
const without = (knowledge: Knowledge<State, Move>, blind: readonly Move['do'][]): Knowledge<State, Move> => ({
  value: knowledge.value,
  ...(knowledge.allied === undefined ? {} : { allied: knowledge.allied }),
  ...(knowledge.looks === undefined ? {} : { looks: knowledge.looks }),
  consider(state, row) {
    const seen = consider(state, row).filter((move) => !blind.includes(move.do));
    return seen.length > 0 ? seen : consider(state, row);
  },
});

const squash = (worth: number): number => 1 / (1 + Math.exp(-worth / 4));

/** Only who is missing counts. */
function crewOnly(state: State): number {
  if (state.outcome !== null) return state.outcome === 'won' ? 1 : 0;
  const { crew, mages, cards } = missing(state);
  return squash(-crew.length - mages.length - 0.5 * cards.length);
}

/** Who is missing, how rare that one is getting, and money. */
function crewAndCopies(state: State): number {
  const { crew, mages, cards } = missing(state);
  const ahead = stillAhead(state);
  let worth = -crew.length - mages.length - 0.5 * cards.length + 0.3 * Math.min(6, inReserve(state));
  for (const token of [...crew.map(String), ...mages] as Token[]) worth -= [3, 0.7, 0.2][ahead[token] ?? 0] ?? 0;
  return squash(worth);
}

const thisTurn = { rows: 0, margin: 0 };

/** Weakest first. Each is weaker than the next by something a person might not see either. */
export const characters: readonly Character[] = [
  {
    id: 'stowaway',
    nodes: 2_000,
    milliseconds: 100,
    ...thisTurn,
    knows: () => without({ ...greedyKnowledge, value: crewOnly }, SPELLS),
  },
  {
    id: 'deckhand',
    nodes: 2_000,
    milliseconds: 100,
    ...thisTurn,
    knows: () => without({ ...greedyKnowledge, value: crewAndCopies }, ['tide', 'translation']),
  },
  { id: 'helmsman', nodes: 5_000, milliseconds: 200, ...thisTurn, knows: () => greedyKnowledge },
  {
    id: 'navigator',
    nodes: 10_000,
    milliseconds: 300,
    ...thisTurn,
    knows: (learned) => without(learned, ['translation']),
  },
  {
    id: 'captain',
    nodes: 40_000,
    milliseconds: 500,
    rows: 12,
    margin: 0.15,
    further: { rows: 6, nodes: 400_000 },
    knows: (learned) => learned,
  },
];

/** Each expansion makes turns wider: whoever looks past the turn at hand looks at so many positions more for each, and may take longer. */
const WIDER = { nodes: 40_000, milliseconds: 200 };

/** The same in the game these options make. */
export const charactersFor = ({ expansions }: Options): readonly Character[] =>
  characters.map((character) => {
    const wider = character.rows > 0 ? expansions.length : 0;
    return {
      ...character,
      nodes: character.nodes + wider * WIDER.nodes,
      milliseconds: character.milliseconds + wider * WIDER.milliseconds,
    };
  });
