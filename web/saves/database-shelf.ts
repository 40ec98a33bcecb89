import type { Entry } from '@fathom/kernel';
import { answerOf, endOf, openDatabase } from './database.ts';
import type { HeadChange, Save, SaveHead, Written } from './save.ts';
import { type Addition, type Found, grown, type Shelf } from './shelf.ts';

/** Heads by their own id, tails by that of the game, and one record an entry, by game and number. */
const rooms = ['heads', 'entries', 'tails'];
type EntryKey = readonly [id: string, number: number];

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
    const database = await openDatabase('fathom', (fresh) => {
      fresh.createObjectStore('heads', { keyPath: 'id' });
      fresh.createObjectStore('entries');
      fresh.createObjectStore('tails');
    });
    // Another tab wants to change it, or the browser has closed it.
    database.onversionchange = () => this.#close();
    database.onclose = () => this.#close();
    this.#database = database;
    return database;
  }

  #close(): void {
    this.#database?.close();
    this.#database = null;
  }

  async heads(): Promise<readonly unknown[]> {
    const reading = (await this.#open()).transaction('heads');
    return answerOf(reading.objectStore('heads').getAll());
  }

  async head(id: string): Promise<unknown> {
    const reading = (await this.#open()).transaction('heads');
    return answerOf(reading.objectStore('heads').get(id));
  }

  async find(id: string): Promise<Found | null> {
    const reading = (await this.#open()).transaction(rooms);
    const log = reading.objectStore('entries');
    const [head, numbers, entries, tail] = await Promise.all([
      answerOf(reading.objectStore('heads').get(id)),
      answerOf(log.getAllKeys(entriesOf(id))) as Promise<unknown> as Promise<readonly EntryKey[]>,
      answerOf(log.getAll(entriesOf(id))),
      answerOf(reading.objectStore('tails').get(id)),
    ]);
    return head ? { head, tail, entries: numbers.map(([, number], i) => [number, entries[i]] as const) } : null;
  }

  add(saves: readonly Save[]): Promise<Written> {
    return this.#write(async (writing) => {
      const heads = writing.objectStore('heads');
      const there = await Promise.all(saves.map(({ head }) => answerOf(heads.getKey(head.id))));
      if (there.some((key) => key !== undefined)) return 'taken';
      await all(
        saves.flatMap(({ head, entries, tail }) => [
          heads.add(head),
          ...putEntries(writing, head.id, 0, entries),
          writing.objectStore('tails').put(tail, head.id),
        ]),
      );
      return 'stored';
    });
  }

  append(id: string, addition: Addition): Promise<Written> {
    return this.#write(async (writing) => {
      const heads = writing.objectStore('heads');
      const head: SaveHead | undefined = await answerOf(heads.get(id));
      if (head?.length !== addition.from) return 'taken';
      await all([
        heads.put(grown(head, addition)),
        ...putEntries(writing, id, addition.from, addition.entries),
        writing.objectStore('tails').put(addition.tail, id),
      ]);
      return 'stored';
    });
  }

  change(id: string, change: HeadChange): Promise<Written> {
    return this.#write(async (writing) => {
      const heads = writing.objectStore('heads');
      const head: SaveHead | undefined = await answerOf(heads.get(id));
      if (!head) return 'taken';
      await answerOf(heads.put({ ...head, ...change }));
      return 'stored';
    });
  }

  remove(ids: readonly string[]): Promise<Written> {
    return this.#write(async (writing) => {
      await all(
        ids.flatMap((id) => [
          writing.objectStore('heads').delete(id),
          writing.objectStore('entries').delete(entriesOf(id)),
          writing.objectStore('tails').delete(id),
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
    // Both reject when the transaction is aborted: the first says why.
    const done = endOf(writing).then(() => null, reasonOf);
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

const all = (requests: readonly IDBRequest[]) => Promise.all(requests.map((request) => answerOf(request)));

function putEntries(
  writing: IDBTransaction,
  id: string,
  from: number,
  entries: readonly Entry[],
): readonly IDBRequest[] {
  const log = writing.objectStore('entries');
  return entries.map((entry, i) => log.add(entry, [id, from + i]));
}

function abort(writing: IDBTransaction): void {
  try {
    writing.abort();
  } catch {
    // It was over already.
  }
}

const reasonOf = (error: unknown) => ({ full: error instanceof DOMException && error.name === 'QuotaExceededError' });
