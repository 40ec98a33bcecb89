import type { Entry } from '@fathom/games';
import type { AnyThought, ThinkTask } from '@fathom/mind/desk';
import type { Asked } from '@fathom/mind/host';
import type { Replays } from '../replays/index.ts';
import type { Store } from '../store/store.ts';

/** Time as people have it: `now` in milliseconds since 1970. Handed in, so that a test can move it. */
export interface Time {
  now(): number;
  /** Calls back after so many milliseconds; answers how to call that off. */
  after(milliseconds: number, then: () => void): () => void;
}

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, Math.min(milliseconds, 2 ** 31 - 1));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Where failures of ours are written down. */
export interface Log {
  info(details: object, sentence: string): void;
  warn(details: object, sentence: string): void;
  error(details: object, sentence: string): void;
}

/** Whoever thinks for bots: a thread host, or several. */
export interface Thinkers {
  think(task: Omit<ThinkTask, 'kind'>): Asked<AnyThought>;
}

/** What hosting tables takes. */
export interface Needs {
  readonly store: Store;
  readonly games: (id: string) => Entry | null;
  readonly minds: Thinkers;
  readonly replays: Replays;
  readonly time: Time;
  readonly log: Log;
  /** The name of a node that is the only one of its store: started again after a crash it is still the one that said who is there. */
  readonly node?: string;
}
