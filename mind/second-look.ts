import type { Game, GameEvent, Seat } from '@fathom/kernel';
import { Prospect } from './expectation.ts';
import type { Knowledge } from './knowledge.ts';
import { meter, type Row } from './rows.ts';

/**
 * A race of rows (sequential halving): all are looked at over the likeliest outcome of chance, then over the likeliest few, the better half
 * over most of them, the best few over all. Each round leaves something of the budget to those after it.
 */
const ROUNDS = [
  { share: 0.01, rows: 1, budget: 0.3 },
  { share: 0.4, rows: 1, budget: 0.6 },
  { share: 0.75, rows: 1 / 2, budget: 0.8 },
  { share: 1, rows: 1 / 4, budget: 1 },
];

/** As many as a player is shown. */
const FEWEST = 3;

export interface Seen<State, Move> {
  /** All rows; first those that have been looked at furthest and equally far, with what was seen: best first. */
  readonly rows: readonly Row<State, Move>[];
  /** How many those are. */
  readonly looked: number;
  /** Positions looked at. */
  readonly nodes: number;
}

/** Looks at rows one turn further, most promising first, as many and as far as so many positions allow. */
export function* secondLook<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  rows: readonly Row<State, Move>[],
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  budget: number,
): Generator<Seen<State, Move>, Seen<State, Move>> {
  let field = rows.map((row) => ({
    row,
    prospect: game.actor(row.end) === 'chance' ? new Prospect(game, row.end, seat, knowledge) : null,
  }));
  let looked = 0;
  let nodes = 0;
  const seen = (): Seen<State, Move> => ({ rows: field.map(({ row }) => row), looked, nodes });
  for (const round of ROUNDS) {
    const runners = field.slice(0, Math.max(FEWEST, Math.ceil(rows.length * round.rows)));
    const arrived: typeof field = [];
    for (const { row, prospect } of runners) {
      // Two are wanted whatever it takes; and where all were seen whole at once, no round comes after this one.
      const isWhole = arrived.length > 0 && arrived.every((one) => one.prospect?.isWhole !== false);
      const isFree = isWhole || (looked === 0 && arrived.length < 2);
      const limit = isFree ? 1 : round.budget;
      const count = meter(limit * budget - nodes);
      const isSeen = prospect === null || prospect.look(round.share, count);
      nodes += count.nodes;
      if (!isSeen) break;
      arrived.push({ row: prospect === null ? row : { ...row, value: prospect.value }, prospect });
      yield seen();
    }
    // A lone look says nothing about the others.
    if (arrived.length < 2) break;
    arrived.sort((a, b) => b.row.value - a.row.value);
    looked = arrived.length;
    const ahead = new Set(arrived.map(({ prospect, row }) => prospect ?? row));
    field = [...arrived, ...field.filter(({ prospect, row }) => !ahead.has(prospect ?? row))];
    yield seen();
  }
  return seen();
}
