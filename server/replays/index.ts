import { Worker } from 'node:worker_threads';
import type { ReplayedBook, ToldBook } from './replay.ts';

export type { ToldBook, ToldEnd } from './replay.ts';

/** Threads run built JavaScript, also when this file itself is read as TypeScript. */
const script = new URL(import.meta.url.endsWith('.ts') ? '../dist/replays/worker.js' : './worker.js', import.meta.url);

/** Whoever plays books out of the way of those who play. */
export interface Replays {
  replay(game: string, text: string): Promise<ReplayedBook>;
}

/** Whoever tells how the games of books ended. */
export interface Teller {
  tell(game: string, text: string): Promise<ToldBook>;
}

type Answer = ReplayedBook | ToldBook;

export interface Bounds {
  /** Milliseconds a book may take. */
  readonly time: number;
  readonly megabytes: number;
}

const usual: Bounds = { time: 20_000, megabytes: 256 };

/** A thread, and whom it answers. */
interface Thread {
  readonly worker: Worker;
  answer: (book: Answer) => void;
  broken: (error: string) => void;
}

/** Plays books in a thread, one after the other. One that takes too long or too much room is given up, and its thread with it. */
export class ThreadReplays implements Replays, Teller {
  readonly #bounds: Bounds;
  #thread: Thread | null = null;
  #before: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...usual, ...bounds };
  }

  replay(game: string, text: string): Promise<ReplayedBook> {
    return this.#next<ReplayedBook>('replay', game, text);
  }

  tell(game: string, text: string): Promise<ToldBook> {
    return this.#next<ToldBook>('tell', game, text);
  }

  close(): void {
    this.#closed = true;
    this.#thread?.broken('nobody plays books any more');
    this.#end();
  }

  /** The thread answers each question in its own kind. */
  #next<Book extends Answer>(what: 'replay' | 'tell', game: string, text: string): Promise<Book> {
    const answered = this.#before.then(() => this.#one(what, game, text)) as Promise<Book>;
    this.#before = answered;
    return answered;
  }

  #one(what: 'replay' | 'tell', game: string, text: string): Promise<Answer> {
    if (this.#closed) return Promise.resolve({ ok: false, error: 'nobody plays books any more' });
    const thread = this.#thread ?? this.#begin();
    return new Promise((resolve) => {
      const giveUp = (error: string) => {
        thread.answer({ ok: false, error });
        this.#end();
      };
      const timer = setTimeout(() => giveUp('it takes too long to play'), this.#bounds.time);
      thread.answer = (book) => {
        clearTimeout(timer);
        thread.worker.unref();
        resolve(book);
      };
      thread.broken = giveUp;
      thread.worker.ref();
      thread.worker.postMessage({ what, game, text });
    });
  }

  #begin(): Thread {
    const worker = new Worker(script, {
      // Built files find built files, whatever this process was told to look for.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#bounds.megabytes },
    });
    const thread: Thread = { worker, answer: () => undefined, broken: () => undefined };
    const broken = (error: string) => {
      if (this.#thread === thread) thread.broken(error);
    };
    worker.on('message', (book: Answer) => thread.answer(book));
    worker.on('error', (error: unknown) => broken(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => broken(`the thread ended with ${code}`));
    this.#thread = thread;
    return thread;
  }

  #end(): void {
    const thread = this.#thread;
    this.#thread = null;
    void thread?.worker.terminate();
  }
}
