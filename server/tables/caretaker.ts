import type { Hosted } from '../hosted/hosted.ts';
import type { Bots } from './bots.ts';
import { lookAfter } from './care.ts';
import type { Hosting } from './hosting.ts';
import type { Needs } from './needs.ts';

const second = 1000;
/** How often tables are looked for that a dead node has left, and how much later than due they may be taken for such. */
const round = second;
const grace = 2 * second;
/** A node that takes a table and dies costs it this long. */
const again = 30 * second;
const handful = 100;
/** Further ahead it is left to the rounds. */
const soon = 10 * 60 * second;

/** Looks after tables as time goes by: those this node has changed last by a timer of its own, all others on its rounds. */
export class Caretaker {
  readonly #needs: Needs;
  readonly #hosting: Hosting;
  readonly #bots: Bots;
  readonly #timers = new Map<string, () => void>();
  #stopRounds = () => {};
  #closed = false;

  constructor(needs: Needs, hosting: Hosting, bots: Bots) {
    this.#needs = needs;
    this.#hosting = hosting;
    this.#bots = bots;
  }

  open(): void {
    this.#stopRounds = this.#needs.time.after(round, () => void this.#goRound());
  }

  close(): void {
    this.#closed = true;
    this.#stopRounds();
    for (const stop of this.#timers.values()) stop();
    this.#timers.clear();
  }

  /** This node has changed the table: it comes back when it is time. */
  mind({ record }: Hosted): void {
    const { id, wakeAt } = record;
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    const wait = wakeAt === null ? null : Math.max(0, wakeAt - this.#needs.time.now());
    if (wait === null || wait > soon || this.#closed) return;
    const stop = this.#needs.time.after(wait, () => {
      this.#timers.delete(id);
      void this.tend(id, false);
    });
    this.#timers.set(id, stop);
  }

  /** Does what is due at a table. `taken`: it was put off by a round, so its time must be set anew even if nothing is. */
  async tend(id: string, taken: boolean): Promise<void> {
    try {
      await this.#hosting.change(id, (hosted, now) => {
        const decided = lookAfter(hosted, now);
        const isIdle = decided.ok && !decided.change && hosted.stage !== 'over';
        return isIdle && taken ? { ...decided, change: { head: hosted.head, quiet: true } } : decided;
      });
      const hosted = await this.#hosting.read(id);
      if (hosted && !this.#closed) this.#bots.consider(hosted);
    } catch (error) {
      this.#needs.log.error({ table: id, err: error }, 'a table could not be looked after');
    }
  }

  async #goRound(): Promise<void> {
    const { log, store, time } = this.#needs;
    try {
      const due = await store.takeDue(time.now() - grace, time.now() + again, handful);
      await Promise.all(due.map((id) => this.tend(id, true)));
    } catch (error) {
      log.error({ err: error }, 'a round was cut short');
    }
    if (!this.#closed) this.open();
  }
}
