import type { Time } from '../tables/index.ts';

/** Time that passes when a test says so. */
export class TestTime implements Time {
  #now = Date.UTC(2026, 0, 1);
  readonly #timers = new Set<{ readonly at: number; readonly then: () => void }>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Everything that is due on the way happens in its order, each before the next. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await quiet();
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
    }
    this.#now = end;
    await quiet();
  }

  /** As if everything had slept meanwhile: what was due happens once, and late. */
  async leap(milliseconds: number): Promise<void> {
    await quiet();
    this.#now += milliseconds;
    await this.pass(0);
  }
}

/** Long enough for a store without threads to have stored whatever was begun. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 60; i++) await new Promise((resolve) => setImmediate(resolve));
}
