import type { Entry } from '@fathom/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { HeadChange, Save, SaveHead, Tail, Written } from './save.ts';
import { type Addition, type Found, grown, type Shelf } from './shelf.ts';

interface Schema extends DBSchema {
  heads: { key: string; value: SaveHead };
  /** One record an entry, by game and number. */
  entries: { key: [id: string, number: number]; value: Entry };
  tails: { key: string; value: Tail };
}

type Room = 'heads' | 'entries' | 'tails';
type Writing = IDBPTransaction<Schema, Room[], 'readwrite'>;

const rooms: Room[] = ['heads', 'entries', 'tails'];

/** All entries of a game: an empty list comes after every number. */
const entriesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, []]);

/** Games in the browser's database. What is answered `stored` has reached the disk. */
export class DatabaseShelf implements Shelf {
  readonly lasting = true;
  #database: IDBPDatabase<Schema> | null = null;

  /** Throws where there is no database to be had. */
  static async open(): Promise<DatabaseShelf> {
    const shelf = new DatabaseShelf();
    await shelf.#open();
    return shelf;
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#database) return this.#database;
    const database = await openDB<Schema>('fathom', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('heads', { keyPath: 'id' });
        fresh.createObjectStore('entries');
        fresh.createObjectStore('tails');
      },
      blocking: () => this.#close(),
      terminated: () => this.#close(),
    });
    this.#database = database;
    return database;
  }

  #close(): void {
    this.#database?.close();
    this.#database = null;
  }

  async heads(): Promise<readonly unknown[]> {
    return (await this.#open()).getAll('heads');
  }

  async head(id: string): Promise<unknown> {
    return (await this.#open()).get('heads', id);
  }

  async find(id: string): Promise<Found | null> {
    const reading = (await this.#open()).transaction(rooms);
    const log = reading.objectStore('entries');
    const [head, numbers, entries, tail] = await Promise.all([
      reading.objectStore('heads').get(id),
      log.getAllKeys(entriesOf(id)),
      log.getAll(entriesOf(id)),
      reading.objectStore('tails').get(id),
    ]);
    return head ? { head, tail, entries: numbers.map(([, number], i) => [number, entries[i]] as const) } : null;
  }

  add(saves: readonly Save[]): Promise<Written> {
    return this.#write(async (writing) => {
      const heads = writing.objectStore('heads');
      const there = await Promise.all(saves.map(({ head }) => heads.getKey(head.id)));
      if (there.some((key) => key !== undefined)) return 'taken';
      await Promise.all(
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
      const head = await heads.get(id);
      if (head?.length !== addition.from) return 'taken';
      await Promise.all([
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
      const head = await heads.get(id);
      if (!head) return 'taken';
      await heads.put({ ...head, ...change });
      return 'stored';
    });
  }

  remove(ids: readonly string[]): Promise<Written> {
    return this.#write(async (writing) => {
      await Promise.all(
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
  async #write(work: (writing: Writing) => Promise<Written>, again = true): Promise<Written> {
    let writing: Writing;
    try {
      writing = (await this.#open()).transaction(rooms, 'readwrite', { durability: 'strict' });
    } catch {
      this.#close();
      return again ? this.#write(work, false) : 'failed';
    }
    // Both reject when the transaction is aborted: the first says why.
    const done = writing.done.then(() => null, reasonOf);
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
  writing: Writing,
  id: string,
  from: number,
  entries: readonly Entry[],
): readonly Promise<unknown>[] {
  const log = writing.objectStore('entries');
  return entries.map((entry, i) => log.add(entry, [id, from + i]));
}

function abort(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    // It was over already.
  }
}

const reasonOf = (error: unknown) => ({ full: error instanceof DOMException && error.name === 'QuotaExceededError' });
