import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import type { Hosting } from './hosting.ts';
import type { Needs } from './needs.ts';

const second = 1000;
/** How often this node makes sure that it has missed nothing. */
const check = 15 * second;

/** Keeps up with what other nodes do at tables people here have open. */
export class CatchingUp {
  readonly #needs: Needs;
  readonly #hosting: Hosting;
  readonly #audience: Audience;
  readonly #attendance: Attendance;
  /** Tells what was said at a table. */
  readonly #listen: (table: string) => Promise<void>;
  #stopChecking = () => {};
  #closed = false;

  constructor(
    needs: Needs,
    hosting: Hosting,
    audience: Audience,
    attendance: Attendance,
    listen: (table: string) => Promise<void>,
  ) {
    this.#needs = needs;
    this.#hosting = hosting;
    this.#audience = audience;
    this.#attendance = attendance;
    this.#listen = listen;
    needs.store.onWake((table, rev) => void this.#woken(table, rev));
  }

  open(): void {
    this.#stopChecking = this.#needs.time.after(check, () => {
      void this.#attempt(() => this.#check()).then(() => {
        if (!this.#closed) this.open();
      });
    });
  }

  close(): void {
    this.#closed = true;
    this.#stopChecking();
  }

  /** Another node has changed a table, or something was said there. */
  async #woken(table: string, rev: number): Promise<void> {
    if (!this.#audience.has(table)) return;
    await this.#attempt(async () => {
      const hosted = await this.#hosting.atHand(table);
      if (hosted && hosted.record.rev >= rev) await this.#listen(table);
      else await this.#hosting.read(table);
    });
  }

  /** Wake-ups may be lost: what was missed is found here. */
  async #check(): Promise<void> {
    const revs = await this.#needs.store.revs(this.#audience.tables);
    for (const [table, rev] of revs) {
      const hosted = await this.#hosting.atHand(table);
      if (hosted && hosted.record.rev < rev) await this.#hosting.read(table);
    }
    await this.#attendance.renew();
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.#needs.log.error({ err: error }, 'a node could not keep up');
    }
  }
}
