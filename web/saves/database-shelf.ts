import type { Entry } from '@fathom/kernel';
import { answer, ended, openDatabase } from './database.ts';
import type { HeadChange, Save, SaveHead, Written } from './save.ts';
import { type Addition, type Found, grown, type Shelf } from './shelf.ts';

/** `heads` by id; `entries` one record an entry, by game and number; `tails` by id. */
const rooms = ['heads', 'entries', 'tails'];

/** All entries of a game: an empty list comes after every number. */
const entriesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, []]);

/** Games in the browser's database. What is answered `stored` has reached the disk. */
export class DatabaseShelf implements Shelf {
  readonly lasting = true;
  #database: IDBDatabase | null = null;

  /** Throws where there is no database to be had. */
  static async open(): Promise<DatabaseShelf> {
    const shelf = new DatabaseShelf();
    await shelf.#open();
    return shelf;
  }

  async #open(): Promise<IDBDatabase> {
    if (this.#database) return this.#database;
    const layOut = (fresh: IDBDatabase) => {
      fresh.createObjectStore('heads', { keyPath: 'id' });
      fresh.createObjectStore('entries');
      fresh.createObjectStore('tails');
    };
    this.#database = await openDatabase('fathom', 1, layOut, () => this.#close());
    return this.#database;
  }

  #close(): void {
    this.#database?.close();
    this.#database = null;
  }

  async heads(): Promise<readonly unknown[]> {
    return answer((await this.#open()).transaction('heads').objectStore('heads').getAll());
  }

  async head(id: string): Promise<unknown> {
    return answer((await this.#open()).transaction('heads').objectStore('heads').get(id));
  }

  async find(id: string): Promise<Found | null> {
    const reading = (await this.#open()).transaction(rooms);
    const log = reading.objectStore('entries');
    const [head, numbers, entries, tail] = await Promise.all([
      answer(reading.objectStore('heads').get(id)),
      answer(log.getAllKeys(entriesOf(id))),
      answer(log.getAll(entriesOf(id))),
      answer(reading.objectStore('tails').get(id)),
    ]);
    return head
      ? {
          head,
          tail,
          entries: numbers.map((key, i) => [(key as [id: string, number: number])[1], entries[i]] as const),
        }
      : null;
  }

  add(saves: readonly Save[]): Promise<Written> {
    return this.#write(async (writing) => {
      const heads = writing.objectStore('heads');
      const there = await Promise.all(saves.map(({ head }) => answer(heads.getKey(head.id))));
      if (there.some((key) => key !== undefined)) return 'taken';
      await Promise.all(
        saves.flatMap(({ head, entries, tail }) => [
          answer(heads.add(head)),
          ...putEntries(writing, head.id, 0, entries),
          answer(writing.objectStore('tails').put(tail, head.id)),
        ]),
      );
      return 'stored';
    });
  }

  append(id: string, addition: Addition): Promise<Written> {
    return this.#write(async (writing) => {
      const heads = writing.objectStore('heads');
      const head: SaveHead | undefined = await answer(heads.get(id));
      if (head?.length !== addition.from) return 'taken';
      await Promise.all([
        answer(heads.put(grown(head, addition))),
        ...putEntries(writing, id, addition.from, addition.entries),
        answer(writing.objectStore('tails').put(addition.tail, id)),
      ]);
      return 'stored';
    });
  }

  change(id: string, change: HeadChange): Promise<Written> {
    return this.#write(async (writing) => {
      const heads = writing.objectStore('heads');
      const head: SaveHead | undefined = await answer(heads.get(id));
      if (!head) return 'taken';
      await answer(heads.put({ ...head, ...change }));
      return 'stored';
    });
  }

  remove(ids: readonly string[]): Promise<Written> {
    return this.#write(async (writing) => {
      await Promise.all(
        ids.flatMap((id) => [
          answer(writing.objectStore('heads').delete(id)),
          answer(writing.objectStore('entries').delete(entriesOf(id))),
          answer(writing.objectStore('tails').delete(id)),
        ]),
      );
      return 'stored';
    });
  }

  /** One transaction, answered when it is on the disk. A connection that the browser has closed is opened anew, once. */
  async #write(work: (writing: IDBTransaction) => Promise<Written>, again = true): Promise<Written> {
    let writing: IDBTransaction;
    try {
      writing = (await this.#open()).transaction(rooms, 'readwrite', { durability: 'strict' });
    } catch {
      this.#close();
      return again ? this.#write(work, false) : 'failed';
    }
    // Both fail when the transaction is aborted: the first says why.
    const done = ended(writing).then((failed) => failed && reasonOf(failed.error));
    const outcome = await work(writing).catch(reasonOf);
    if (typeof outcome !== 'string') {
      abort(writing);
      await done;
      return outcome.full ? 'full' : 'failed';
    }
    const failure = await done;
    if (failure) return failure.full ? 'full' : 'failed';
    return outcome;
  }
}

function putEntries(
  writing: IDBTransaction,
  id: string,
  from: number,
  entries: readonly Entry[],
): readonly Promise<unknown>[] {
  const log = writing.objectStore('entries');
  return entries.map((entry, i) => answer(log.add(entry, [id, from + i])));
}

function abort(writing: IDBTransaction): void {
  try {
    writing.abort();
  } catch {
    // It was over already.
  }
}

const reasonOf = (error: unknown) => ({ full: error instanceof DOMException && error.name === 'QuotaExceededError' });
