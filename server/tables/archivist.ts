import type { Table } from '@fathom/kernel';
import { wholeBook } from '../exit/index.ts';
import type { Hosting } from './hosting.ts';
import type { Needs } from './needs.ts';

const hour = 3_600_000;
/** How long a table stays as it is after its end. */
const kept = 90 * 24 * hour;
const handful = 500;

/** Puts the logs of games long over away as books, which take less room and read the same. Nothing is ever thrown away. */
export class Archivist {
  readonly #needs: Needs;
  readonly #hosting: Hosting;
  #stop = () => {};
  #closed = false;

  constructor(needs: Needs, hosting: Hosting) {
    this.#needs = needs;
    this.#hosting = hosting;
  }

  open(): void {
    this.#stop = this.#needs.time.after(hour, () => {
      void this.putAway(this.#needs.time.now() - kept).then(() => {
        if (!this.#closed) this.open();
      });
    });
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  /** Puts away what nobody has touched since `before`, one after the other. Answers how many. */
  async putAway(before: number): Promise<number> {
    const { log, store } = this.#needs;
    let count = 0;
    try {
      for (const { id } of await store.settled(before, handful)) {
        if (this.#closed) break;
        if (await this.#putOne(id)) count++;
      }
    } catch (error) {
      log.error({ err: error }, 'logs could not be put away');
    }
    return count;
  }

  async #putOne(id: string): Promise<boolean> {
    const { log, store } = this.#needs;
    try {
      const hosted = await this.#hosting.read(id);
      if (!hosted) return false;
      // A table that was called off has no log.
      const book = hosted.table ? wholeBook(hosted, hosted.table) : '';
      if (hosted.outdated) throw new Error('the rules do not go along with all of it');
      if (hosted.table && !(await this.#says(book, hosted.head.game, hosted.table)))
        throw new Error('its book does not read as its log does');
      return await store.archive(id, hosted.record.rev, book);
    } catch (error) {
      log.warn({ table: id, err: error }, 'the log of a table stays as it is');
      return false;
    }
  }

  /** Whether a book tells exactly what happened at a table: only then may it take the log's place. */
  async #says(book: string, game: string, table: Table): Promise<boolean> {
    const replayed = await this.#needs.replays.replay(game, book);
    return replayed.ok && JSON.stringify(replayed.log) === JSON.stringify(table.log);
  }
}
