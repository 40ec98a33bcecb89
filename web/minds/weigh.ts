import type { AnyPlayable, Json, Seat } from '@fathom/kernel';
import type { AnyThought } from '@fathom/mind/desk';
import { endOf, movesOf, NEARLY, type Puzzle, SAME, WORLDS } from '@fathom/mind/puzzle';
import { host } from './host.ts';

/** What an answer to a puzzle comes to. */
export interface Weighed {
  readonly verdict: 'found' | 'nearly' | 'no';
  /** The best turn, or the other one that is as good as what was answered. */
  readonly best: readonly Json[];
  /** What the answer gives away, of 1; `null` if nobody could tell. */
  readonly cost: number | null;
  /** Why the best turn is good, and what there is to say of the answer, for the words of the game's mind. */
  readonly reasons: readonly unknown[];
  readonly ownReasons: readonly unknown[];
}

/** Judges an answer: one that leads where a known one leads is found; any other is weighed against the best, in the same worlds. */
export async function weighAnswer(
  game: AnyPlayable,
  options: Json,
  puzzle: Puzzle,
  asked: { readonly view: unknown; readonly seat: Seat; readonly answer: readonly Json[] },
): Promise<Weighed> {
  const { view, seat, answer } = asked;
  const known = puzzle.best.flatMap((row) => {
    const moves = movesOf(game, view, seat, row);
    return moves ? [moves] : [];
  });
  const best = known[0] ?? answer;
  const end = endOf(game, view, seat, answer);
  const isKnown = known.some((moves) => endOf(game, view, seat, moves) === end);
  const { outcome } = host.weigh({
    game: game.id,
    options,
    view,
    seat,
    rows: [best, answer],
    worlds: WORLDS,
    seed: `puzzle ${puzzle.id}`,
  });
  const told = await outcome;
  const [first, own]: AnyThought['ideas'] = told.ok ? told.value.ideas : [];
  const cost = first && own ? Math.max(0, first.chance - own.chance) : null;
  const verdict =
    isKnown || (cost !== null && cost <= SAME) ? 'found' : cost !== null && cost < NEARLY ? 'nearly' : 'no';
  return { verdict, best, cost, reasons: first?.reasons ?? [], ownReasons: own?.reasons ?? [] };
}
