import type { Entry, Json } from '@fathom/kernel';

/**
 * What must outlive the process. One file (SQLite) or one database that any number of nodes share (PostgreSQL); the same contract tests
 * run against both. Whatever a promise of this interface has settled is on the disk.
 */
export interface Store {
  /** A person by the hash of one of their secrets. */
  personBySecret(hash: string): Promise<Person | null>;
  person(id: string): Promise<Person | null>;
  /** `false` if the id or the hash is there already. */
  addPerson(person: Person, secretHash: string): Promise<boolean>;
  renamePerson(id: string, name: string): Promise<void>;
  /** One more device of the same person. */
  addSecret(person: string, secretHash: string): Promise<boolean>;
  /** A code that lets one other device in, once. */
  addCode(codeHash: string, person: string, until: number): Promise<void>;
  /** The person of a code that is still good, which is used up by asking. */
  takeCode(codeHash: string, now: number): Promise<string | null>;

  addTable(table: TableRecord): Promise<void>;
  table(id: string): Promise<TableRecord | null>;
  /** Entries from number `from` on, in order, at most so many. */
  entries(table: string, from: number, most?: number): Promise<readonly StoredEntry[]>;
  /** A table and what its log has from number `from` on, at most so many entries, both of one moment: `null` if there is no such table. */
  since(table: string, from: number, most: number): Promise<TableSince | null>;
  /**
   * Everything that ever happens to a table after it was made: all of it or, if the table has moved on meanwhile or knows one of the keys
   * already, none of it (`false`). Changes of different tables that come together share one trip to the disk. Where it fails with an
   * error, nobody knows whether the change was made: forget the table and read it again.
   */
  commit(change: Change): Promise<boolean>;

  /** The seed of a table's dice: apart from heads and logs, so that nothing that reads those can tell it. */
  seed(table: string): Promise<string | null>;

  /** The revisions tables are at now, for those who missed a hint. */
  revs(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** Tables that are over and that nobody has touched since `before`, their logs not yet put away. */
  settled(before: number, limit: number): Promise<readonly TableRecord[]>;
  /**
   * Puts the log of a table that is over away as one logbook: the entries go, the book stays, in one step. The record, seed and chat are
   * kept. `false` if the table has moved on since `rev`.
   */
  archive(table: string, rev: number, book: string): Promise<boolean>;
  /** The logbook of a table whose log was put away. Such a table has no `entries`. */
  book(table: string): Promise<string | null>;

  /** The last `limit` lines of a table's chat, oldest first. */
  lines(table: string, limit: number): Promise<readonly StoredLine[]>;
  addLine(table: string, line: Omit<StoredLine, 'n'>): Promise<StoredLine>;

  /** Listed tables at a stage, the oldest first. */
  listed(stage: string, limit: number): Promise<readonly TableRecord[]>;
  /** The tables a person has a seat at, those touched last first. */
  tablesOf(person: string, limit: number): Promise<readonly TableRecord[]>;
  /** How many tables that are not over this person has made. */
  countMade(person: string): Promise<number>;

  /**
   * Tables whose time to wake has come, each for one asker only: they are put off until `again` in the same breath, so that a node that dies
   * with them in hand costs that long and no more.
   */
  takeDue(now: number, again: number, limit: number): Promise<readonly string[]>;

  addPush(person: string, address: Json): Promise<void>;
  removePush(endpoint: string): Promise<void>;
  pushes(person: string): Promise<readonly Json[]>;

  /** Keeps how somebody ended a day's sea: the first time counts. `false` if there was one before. */
  addDaily(result: DailyResult): Promise<boolean>;
  /** How somebody ended a day's sea. */
  dailyOf(day: string, who: string): Promise<DailyEnd | null>;
  /** How many ended a day's sea how, wins first, the quickest first. */
  dailyCounts(day: string): Promise<readonly DailyCount[]>;

  /** Values every node must agree on, such as the key pair of push messages: the first to be put stays. */
  keepOnce(name: string, value: string): Promise<string>;

  /** Tells other nodes that a table has changed. A hint: it may be lost, and is never waited for. */
  wake(table: string, rev: number): void;
  /** Hears the hints of other nodes (and never its own). */
  onWake(listener: (table: string, rev: number) => void): void;

  close(): Promise<void>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly made: number;
}

/** Everything of a table but its log, seed and chat. `head` belongs to whoever hosts tables; the store looks at the other fields only. */
export interface TableRecord {
  readonly id: string;
  /** Rises by one with every change. */
  readonly rev: number;
  /** How many entries its log has. */
  readonly at: number;
  readonly stage: string;
  readonly listed: boolean;
  readonly host: string;
  /** Who has a seat. */
  readonly people: readonly string[];
  readonly made: number;
  readonly touched: number;
  /** When somebody must look after it (a clock, a bot, an end); `null`: never by itself. */
  readonly wakeAt: number | null;
  readonly head: Json;
}

/** `key` names the row an entry came with: the same row sent again is found by it. Unique within a table, on the first entry of a row. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly key: string | null;
}

export interface TableSince {
  readonly record: TableRecord;
  readonly entries: readonly StoredEntry[];
}

export interface Change {
  /** The table after the change, with `rev` one more than before. */
  readonly record: TableRecord;
  /** `record.at` counts them in. */
  readonly entries: readonly StoredEntry[];
  readonly seed?: string;
  /** Where of the record only `rev`, `at` and `touched` have changed, and of its head only these fields: a store may then write no more than that. */
  readonly moved?: { readonly [field: string]: Json };
}

/** How a day's sea ended. */
export interface DailyEnd {
  readonly won: boolean;
  readonly turns: number;
}

export interface DailyResult extends DailyEnd {
  /** Written year-month-day. */
  readonly day: string;
  /** A person, or a browser that is nobody yet. */
  readonly who: string;
}

export interface DailyCount extends DailyEnd {
  readonly people: number;
}

export interface StoredLine {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly when: number;
  readonly body: Json;
}
