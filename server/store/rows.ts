import type { Entry, Json } from '@fathom/kernel';
import type { DailyCount, DailyEnd, Person, Store, StoredEntry, StoredLine, TableRecord } from './store.ts';

/** Rows as both databases give them. Whatever is JSON lies in them as text: no database looks inside, and none can change it. */

export interface TableRow {
  readonly id: string;
  readonly rev: number;
  readonly at: number;
  readonly stage: string;
  readonly listed: number | boolean;
  readonly host: string;
  readonly people: string;
  readonly made: number;
  readonly touched: number;
  readonly wake_at: number | null;
  readonly head: string;
  /** What has changed in the head since it was written. */
  readonly moved?: string | null;
}

export const tableColumns = 'id, rev, at, stage, listed, host, people, made, touched, wake_at, head';

export function tableOf(row: TableRow): TableRecord {
  const { id, rev, at, stage, host, made, touched } = row;
  const people: readonly string[] = JSON.parse(row.people);
  const head: Json = row.moved ? { ...JSON.parse(row.head), ...JSON.parse(row.moved) } : JSON.parse(row.head);
  return { id, rev, at, stage, listed: Boolean(row.listed), host, people, made, touched, wakeAt: row.wake_at, head };
}

export function rowOf(record: TableRecord): TableRow {
  const { id, rev, at, stage, listed, host, made, touched } = record;
  const people = JSON.stringify(record.people);
  return { id, rev, at, stage, listed, host, people, made, touched, wake_at: record.wakeAt, head: text(record.head) };
}

export interface EntryRow {
  readonly entry: string;
  readonly key: string | null;
}

export function entryOf(row: EntryRow): StoredEntry {
  const entry: Entry = JSON.parse(row.entry);
  return { entry, key: row.key };
}

export interface LineRow {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly said_at: number;
  readonly body: string;
}

export function lineOf({ n, person, name, said_at, body }: LineRow): StoredLine {
  return { n, person, name, when: said_at, body: JSON.parse(body) };
}

export interface DailyRow {
  readonly won: number | boolean;
  readonly turns: number;
}

export const dailyOf = ({ won, turns }: DailyRow): DailyEnd => ({ won: Boolean(won), turns });

export interface DailyCountRow extends DailyRow {
  readonly people: number;
}

export const dailyCountOf = ({ people, ...row }: DailyCountRow): DailyCount => ({ ...dailyOf(row), people });

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

export const personOf = ({ id, name, made }: PersonRow): Person => ({ id, name, made });

export const text = (value: unknown): string => JSON.stringify(value);

/** The first row, if any. */
export const one = <Row, Value>(rows: readonly Row[], read: (row: Row) => Value): Value | null =>
  rows[0] === undefined ? null : read(rows[0]);

/** Where a push message goes: what tells one address from another. */
export function endpointOf(address: Json): string {
  if (address !== null && typeof address === 'object' && 'endpoint' in address) return String(address.endpoint);
  throw new Error('a push address has an endpoint');
}

/** More entries than any log has. */
export const wholeLog = 1_000_000;

/** What only looks. */
export type Reads = Pick<
  Store,
  | 'personBySecret'
  | 'person'
  | 'table'
  | 'entries'
  | 'since'
  | 'seed'
  | 'revs'
  | 'settled'
  | 'book'
  | 'lines'
  | 'listed'
  | 'tablesOf'
  | 'countMade'
  | 'pushes'
  | 'dailyOf'
  | 'dailyCounts'
>;
