import { at, canonical, type Json, quickRandom, type Seat } from '@fathom/kernel';
import type { Analysis, Played } from './analysis.ts';
import type { AnyMind, Hint, Thinking, Thought } from './thought.ts';

/** Everything a question needs travels with it, so that any desk can answer it, also one that has just been set up. */
interface Question {
  readonly game: string;
  /** As the game's parser gave them. */
  readonly options: Json;
}

/** What to play. `level` is one of the mind's; `null`, or one it does not know, is the weakest. */
export interface ThinkTask extends Question {
  readonly kind: 'think';
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string | null;
  readonly seed: string;
}

export interface HintTask extends Question {
  readonly kind: 'hint';
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

/** What these rows promise, and why: all of them looked at alike. */
export interface WeighTask extends Question {
  readonly kind: 'weigh';
  readonly view: unknown;
  readonly seat: Seat;
  readonly rows: readonly (readonly Json[])[];
  readonly worlds: number;
  readonly seed: string;
}

export interface AnalyseTask extends Question {
  readonly kind: 'analyse';
  readonly opening: unknown;
  readonly steps: readonly Played<Json>[];
  readonly seat: Seat;
}

export type Task = ThinkTask | HintTask | WeighTask | AnalyseTask;

export type Request =
  | { readonly id: number; readonly task: Task }
  /** Only fetches what any question about a game may need. */
  | { readonly id: number; readonly fetch: string }
  | { readonly id: number; readonly cancel: true };

/** Reasons as the game's mind gives them, for its words to put into sentences. */
export type AnyThought = Thought<Json, Hint<Json, unknown>>;

/** In order for each question: begun, then news as it gets better, then one that is the last. */
export type Answer =
  /** The mind is there and thinks from now on, for at most so many milliseconds; `null`: as long as it takes. */
  | { readonly id: number; readonly kind: 'begun'; readonly milliseconds: number | null }
  | { readonly id: number; readonly kind: 'thought'; readonly thought: AnyThought; readonly last: boolean }
  /** So many of the positions of a game are judged. */
  | { readonly id: number; readonly kind: 'progress'; readonly judged: number; readonly of: number }
  /** Before an analysis that takes long: about what the seat could expect before each move and at the end. */
  | { readonly id: number; readonly kind: 'outline'; readonly values: readonly number[] }
  | { readonly id: number; readonly kind: 'analysis'; readonly analysis: Analysis<Json> }
  | { readonly id: number; readonly kind: 'fetched' }
  | { readonly id: number; readonly kind: 'cancelled' }
  | { readonly id: number; readonly kind: 'failed'; readonly error: string };

/** Time as the host has it: minds know neither a browser nor Node. */
export interface Clock {
  now(): number;
  /** Calls back after so many milliseconds; answers how to call that off. */
  after(milliseconds: number, then: () => void): () => void;
}

/** Where a desk finds its minds. */
export interface Library {
  mindFor(game: string, options: Json): Promise<AnyMind>;
  fetchAll(game: string): Promise<unknown>;
}

/** How long a hint is refined at most: by then a person has read the first answer and made up their mind. */
const HINT_MILLISECONDS = 3000;

/** Work this long without a rest, then listen: somebody may have cancelled. */
const SLICE_MILLISECONDS = 12;

/** Minds kept at hand, the one asked last at the end. */
const KEPT = 4;

/**
 * Where questions are answered, inside a worker. It thinks in slices and listens between them, so that several questions get on side
 * by side and a cancelled one stops at once.
 */
export function createDesk(
  library: Library,
  clock: Clock,
  answer: (answer: Answer) => void,
): (request: Request) => void {
  const running = new Set<number>();
  const minds = new Map<string, Promise<AnyMind>>();
  const rest = () => new Promise<void>((resolve) => clock.after(0, resolve));

  const mindFor = ({ game, options }: Question): Promise<AnyMind> => {
    const key = `${game} ${canonical(options)}`;
    const mind = minds.get(key) ?? library.mindFor(game, options);
    minds.delete(key);
    minds.set(key, mind);
    // What did not come may come next time.
    mind.catch(() => minds.delete(key));
    for (const old of [...minds.keys()].slice(0, -KEPT)) minds.delete(old);
    return mind;
  };

  /** Follows a generator to its end; `null` if it was cancelled on the way, the last news if its time was up. */
  async function follow<News, End>(
    id: number,
    thinking: Generator<News, End>,
    tell: (news: News) => void,
    milliseconds: number,
  ): Promise<{ readonly end: End } | { readonly late: News } | null> {
    const began = clock.now();
    let rested = began;
    for (;;) {
      const { value, done } = thinking.next();
      if (done) return { end: value };
      const now = clock.now();
      if (now - began >= milliseconds) return { late: value };
      tell(value);
      if (now - rested >= SLICE_MILLISECONDS) {
        await rest();
        rested = clock.now();
        if (!running.has(id)) return null;
      }
    }
  }

  async function ponder(id: number, thinking: Thinking<Json, Hint<Json, unknown>>, milliseconds: number) {
    answer({ id, kind: 'begun', milliseconds: Number.isFinite(milliseconds) ? milliseconds : null });
    await rest();
    if (!running.has(id)) return;
    const tell = (thought: AnyThought) => answer({ id, kind: 'thought', thought, last: false });
    const found = await follow(id, thinking, tell, milliseconds);
    if (found) answer({ id, kind: 'thought', thought: 'end' in found ? found.end : found.late, last: true });
  }

  async function work(id: number, task: Task): Promise<void> {
    const mind = await mindFor(task);
    if (!running.has(id)) return;
    switch (task.kind) {
      case 'think': {
        const level = mind.levels.find((one) => one.id === task.level) ?? at(mind.levels, 0);
        const thinking = mind.think(task.view, task.seat, level.id, quickRandom(task.seed));
        return ponder(id, thinking as Thinking<Json, Hint<Json, unknown>>, level.milliseconds);
      }
      case 'hint':
        return ponder(id, mind.hint(task.view, task.seat, quickRandom(task.seed)), HINT_MILLISECONDS);
      case 'weigh': {
        const { view, seat, rows, worlds, seed } = task;
        const weighing = mind.weigh?.(view, seat, rows, worlds, quickRandom(seed));
        if (!weighing) throw new Error(`nobody can weigh turns of ${task.game}`);
        return ponder(id, weighing, Number.POSITIVE_INFINITY);
      }
      case 'analyse': {
        answer({ id, kind: 'begun', milliseconds: null });
        const values = mind.outline?.(task.opening, task.steps, task.seat);
        if (values) answer({ id, kind: 'outline', values });
        const of = task.steps.length + 1;
        const tell = (judged: number) => answer({ id, kind: 'progress', judged, of });
        const found = await follow(
          id,
          mind.analyse(task.opening, task.steps, task.seat),
          tell,
          Number.POSITIVE_INFINITY,
        );
        if (found && 'end' in found) answer({ id, kind: 'analysis', analysis: found.end });
      }
    }
  }

  async function attempt(id: number, what: () => Promise<void>): Promise<void> {
    running.add(id);
    try {
      await what();
    } catch (error) {
      if (running.has(id))
        answer({ id, kind: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
    running.delete(id);
  }

  return (request) => {
    const { id } = request;
    if ('cancel' in request) {
      running.delete(id);
      answer({ id, kind: 'cancelled' });
    } else if ('fetch' in request) {
      void attempt(id, async () => {
        await library.fetchAll(request.fetch);
        answer({ id, kind: 'fetched' });
      });
    } else void attempt(id, () => work(id, request.task));
  };
}
