import type { Json } from '@fathom/kernel';
import type { Language } from '@fathom/words';

/** A text in every language of the house. */
export type Said = { readonly [language in Language]: string };

/** One thing to learn: what is said, what is pointed at, and when it is behind the learner. */
export interface LessonStep<View, Move> {
  /** Unlike all others of its lesson. */
  readonly id: string;
  readonly say: Said | ((view: View) => Said);
  /** Selectors of what it speaks of on the board: nothing ever lies on that. */
  readonly point?: readonly string[] | ((view: View) => readonly string[]);
  /**
   * Behind the learner once this holds of what they see; it must go on holding as the game goes on. Without it the step is there to be
   * read, and is behind them once they say so or play on.
   */
  readonly until?: (view: View) => boolean;
  /** Whether a legal move is one that the lesson goes on with; without it, every move is. */
  readonly sensible?: (move: Move, view: View) => boolean;
  /** What is said to any other move, which is not played. */
  readonly otherwise?: Said | ((move: Move, view: View) => Said);
}

/** A lesson at a real table, as data: steps that wait for what the learner does, who has seat 0. */
export interface Lesson<View, Move> {
  readonly id: string;
  /** What the other seats do, as one of their legal moves. */
  readonly rival?: (view: View, moves: readonly Move[]) => Move | undefined;
  readonly steps: readonly LessonStep<View, Move>[];
}

// biome-ignore lint/suspicious/noExplicitAny: views and moves of different games share no type; the machine hands them through unread.
export type AnyLesson = Lesson<any, any>;

/** The table a lesson is given at. */
export interface LessonTable {
  readonly seats: number;
  readonly options: Json;
  /** What chance does, in notation, draw after draw; then a named sea. */
  readonly script: readonly string[];
  readonly after: string;
}

/** A lesson as a list shows it, with all it takes to lay the table. */
export interface LessonEntry {
  readonly id: string;
  readonly name: Said;
  /** What one knows after it. */
  readonly line: Said;
  readonly minutes: number;
  readonly table: LessonTable;
  /** Whether these options are what it is about: then it is offered with them. */
  suits(options: Json): boolean;
  fetch(): Promise<AnyLesson>;
}

/**
 * The step a learner stands at: the first that is not behind them, or the number of steps once all are. `read` is how far they have read;
 * taking a move back leads back to the step it belongs to.
 */
export function stepAt({ steps }: AnyLesson, view: unknown, read: number): number {
  const at = steps.findIndex((step, index) => (step.until ? !step.until(view) : index >= read));
  return at < 0 ? steps.length : at;
}

/** What to say instead of playing a move; `null` if the lesson goes on with it. Whoever plays on has read what there is to read. */
export function objection({ steps }: AnyLesson, at: number, move: unknown, view: unknown): Said | null {
  const step = steps.slice(at).find(({ until }) => until);
  if (!step?.sensible || step.sensible(move, view)) return null;
  const { otherwise } = step;
  if (!otherwise) return null;
  return typeof otherwise === 'function' ? otherwise(move, view) : otherwise;
}

export const saidAt = ({ steps }: AnyLesson, at: number, view: unknown): Said | null => {
  const say = steps[at]?.say;
  return typeof say === 'function' ? say(view) : (say ?? null);
};

export const pointedAt = ({ steps }: AnyLesson, at: number, view: unknown): readonly string[] => {
  const point = steps[at]?.point ?? [];
  return typeof point === 'function' ? point(view) : point;
};
