import { RateLimiterMemory } from 'rate-limiter-flexible';

/** So many in so many seconds. */
interface Rate {
  readonly points: number;
  readonly duration: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * How often anything may be done, by whom it is counted. Each node counts for itself: with several, whoever spreads over all of them gets
 * as many times more.
 */
export const rates = {
  /** By address. Homes, schools and phone networks share one, so what a person may do is counted by person. */
  request: { points: 1200, duration: minute },
  person: { points: 60, duration: hour },
  /** A result is a game to be played again. */
  daily: { points: 60, duration: hour },
  claim: { points: 10, duration: 5 * minute },
  connect: { points: 300, duration: minute },
  /** What may take a game being played once more to answer; whoever has no name is a new person on every socket. */
  look: { points: 1200, duration: minute },
  /** By person. */
  personRequest: { points: 300, duration: minute },
  code: { points: 10, duration: 5 * minute },
  table: { points: 40, duration: hour },
  say: { points: 12, duration: 20 },
  /** By person, over all their sockets. */
  ask: { points: 600, duration: 20 },
  /** By socket, whether it is understood or not. */
  message: { points: 900, duration: 20 },
  /** By everybody together: forty bits are enough only against few tries. */
  anyClaim: { points: 500, duration: 5 * minute },
} as const satisfies { readonly [what: string]: Rate };

export type Doing = keyof typeof rates;

/** Counts what is done, and says when it is too much. */
export class Rates {
  readonly #limiters = new Map<Doing, RateLimiterMemory>();
  readonly #times: number;

  /** `times` as often as written above: for tests and benchmarks that come all from one address. */
  constructor(times = 1) {
    this.#times = times;
    for (const [doing, { points, duration }] of Object.entries(rates)) {
      this.#limiters.set(doing as Doing, new RateLimiterMemory({ points: points * times, duration }));
    }
  }

  /** Counts for one alone, who is forgotten with the answer: whether it may be done once more. */
  meter(doing: Doing, now: () => number = Date.now): () => boolean {
    const { points, duration } = rates[doing];
    let [since, count] = [now(), 0];
    return () => {
      if (now() - since >= 1000 * duration) [since, count] = [now(), 0];
      return ++count <= points * this.#times;
    };
  }

  /** Whether it may be done once more. */
  async allows(doing: Doing, who: string): Promise<boolean> {
    try {
      await this.#limiters.get(doing)?.consume(who);
      return true;
    } catch (refused) {
      // The library refuses with the count, and fails with an error.
      if (refused instanceof Error) throw refused;
      return false;
    }
  }
}
