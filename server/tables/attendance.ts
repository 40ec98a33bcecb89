import { seatOf } from '../hosted/head.ts';
import { done } from '../hosted/hosted.ts';
import { told } from '../hosted/presence.ts';
import type { Audience } from './audience.ts';
import type { Hosting } from './hosting.ts';
import type { Needs } from './needs.ts';

/** Somebody who is back so soon was never gone: a page reloaded, a phone between two masts. */
const blink = 2000;

/** Writes down who has which table open here, so that every node knows. */
export class Attendance {
  readonly #needs: Needs;
  readonly #hosting: Hosting;
  readonly #audience: Audience;
  readonly #node: string;
  readonly #later = new Map<string, () => void>();
  /** When those who have gone were last heard, by table. */
  readonly #heard = new Map<string, Map<string, number>>();

  constructor(needs: Needs, hosting: Hosting, audience: Audience, node: string) {
    this.#needs = needs;
    this.#hosting = hosting;
    this.#audience = audience;
    this.#node = node;
  }

  /**
   * Now, where it matters to the others at the table; otherwise in a moment, together with whoever else comes and goes. `silence`: how many
   * milliseconds ago whoever goes was last heard.
   */
  async changed(table: string, person: string, silence = 0): Promise<void> {
    const heard = this.#heard.get(table) ?? new Map<string, number>();
    this.#heard.set(table, heard.set(person, this.#needs.time.now() - silence));
    const hosted = await this.#hosting.atHand(table);
    const arrives =
      hosted !== null &&
      seatOf(hosted.head, person) !== null &&
      this.#audience.peopleAt(table).has(person) &&
      !hosted.head.here.some((one) => one.node === this.#node && one.person === person);
    if (arrives) await this.#write(table);
    else this.#writeLater(table);
  }

  /** Says again what fades, table by table. */
  async renew(): Promise<void> {
    for (const table of this.#audience.tables) await this.#write(table);
  }

  /** Everybody here is gone. */
  async close(tables: readonly string[]): Promise<void> {
    for (const stop of this.#later.values()) stop();
    await Promise.allSettled(tables.map((table) => this.#write(table)));
  }

  #writeLater(table: string): void {
    if (this.#later.has(table)) return;
    const stop = this.#needs.time.after(blink, () => {
      this.#later.delete(table);
      void this.#write(table);
    });
    this.#later.set(table, stop);
  }

  async #write(table: string): Promise<void> {
    const heard = this.#heard.get(table);
    this.#heard.delete(table);
    try {
      await this.#hosting.change(table, ({ head }, now) => {
        const after = told(head, this.#node, this.#audience.peopleAt(table), now, heard);
        return done(after ? { head: after, quiet: true } : undefined);
      });
    } catch (error) {
      this.#needs.log.warn({ table, err: error }, 'who is there could not be written down');
    }
  }
}
