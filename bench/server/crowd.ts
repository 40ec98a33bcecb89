import { setTimeout as pause } from 'node:timers/promises';
import { Round } from './round.ts';
import { Tempo } from './tempo.ts';

/** Moves: rows of decisions that everybody at their table has seen. */
export interface Pace {
  readonly moves: number;
  /** With those of the warm-up. */
  readonly all: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Milliseconds from sending to the last of the four views. */
  readonly p50: number;
  readonly p99: number;
  /** How much of its core the crowd itself has used. */
  readonly busy: number;
}

const handful = 40;
/** Seconds that are not counted: a server runs for days, and in its first half minute it is still being compiled. */
const warmUp = 20;
/** How often it is looked whether everything has been seen. */
const mostRest = 10;

/** Everybody, around all tables. */
export class Crowd {
  readonly #rounds: readonly Round[];
  readonly #tempo = new Tempo();

  constructor(tables: number, addresses: readonly string[]) {
    this.#rounds = Array.from({ length: tables }, (_, n) => new Round(n, addresses, this.#tempo));
  }

  /** Sits everybody down, a handful of tables at a time, and starts all games. */
  async gather(): Promise<void> {
    const waiting = [...this.#rounds];
    const hand = async () => {
      for (let round = waiting.pop(); round; round = waiting.pop()) await round.gather();
    };
    await Promise.all(Array.from({ length: handful }, hand));
  }

  /** Lets everybody play for so long, at most so many moves a second. */
  async play(seconds: number, mostPerSecond = Number.POSITIVE_INFINITY): Promise<Pace> {
    this.#tempo.forget();
    this.#tempo.begin(mostPerSecond);
    await pause(1000 * warmUp);
    const before = this.#tempo.delays.length;
    this.#tempo.forget();
    const [began, used] = [performance.now(), process.cpuUsage()];
    await pause(1000 * seconds);
    const took = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(used);
    const { delays, decisions } = this.#tempo;
    const sorted = [...delays].sort((a, b) => a - b);
    const part = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    return {
      moves: sorted.length,
      all: sorted.length + before,
      decisions,
      seconds: took,
      p50: part(0.5),
      p99: part(0.99),
      busy: (user + system) / 1e6 / took,
    };
  }

  /** Lets everything that was sent be seen. */
  async rest(): Promise<void> {
    this.#tempo.stop();
    for (let [seen, waits] = [-1, 0]; seen !== this.#tempo.delays.length && waits < mostRest; waits++) {
      seen = this.#tempo.delays.length;
      await pause(2000);
    }
  }

  leave(): void {
    this.#tempo.stop();
    for (const round of this.#rounds) round.leave();
  }
}
