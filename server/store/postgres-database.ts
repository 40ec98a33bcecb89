import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The little of PostgreSQL the store needs. Every statement is prepared once on each connection. */
export interface Database {
  query<Row>(name: string, sql: string): Query<Row>;
  close(): Promise<void>;
}

export type Query<Row> = (...values: readonly Value[]) => Promise<readonly Row[]>;
export type Value = string | number | boolean | null | readonly string[];

/** How long one attempt may take, and how long a database that is away is waited for. */
const limits = { connecting: 5000, answering: 15_000, patience: 30_000 };

/** Times are counted in milliseconds, which a number holds exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

export function connection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'fathom',
    keepAlive: true,
    connectionTimeoutMillis: limits.connecting,
    query_timeout: limits.answering,
    types,
  };
}

export function openDatabase(url: string, size: number): Database {
  const pool = new pg.Pool({ ...connection(url), max: size });
  // A connection that breaks while nobody uses it leaves the pool by itself.
  pool.on('error', () => {});
  return {
    query:
      <Row>(name: string, sql: string): Query<Row> =>
      async (...values) => {
        const { rows } = await pool.query({ name, text: sql, values: [...values] });
        return rows as Row[];
      },
    close: () => pool.end(),
  };
}

/**
 * Tries until it works, while the database restarts or is out of reach. Only for what may be done twice: after the first attempt `again`
 * says that an earlier one may have been made without our hearing of it.
 */
export async function patiently<Value>(attempt: (again: boolean) => Promise<Value>): Promise<Value> {
  const end = Date.now() + limits.patience;
  for (let wait = 20, again = false; ; wait = Math.min(wait * 2, 1000)) {
    try {
      return await attempt(again);
    } catch (error) {
      if (!isPassing(error) || Date.now() > end) throw error;
      again ||= !isUndone(error);
      await pause(wait * (0.5 + Math.random()));
    }
  }
}

/** PostgreSQL's codes: another transaction stood in the way, so that nothing was done. */
const undone = new Set(['40001', '40P01', '55P03']);
/** It is going, coming, or has no room. */
const away = /^(08...|57P0[123]|53300|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
const broken = /Connection terminated|connection error|timeout exceeded when trying to connect|Query read timeout/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isUndone = (error: unknown): boolean => undone.has(codeOf(error));

/** Trouble that goes by itself, as against a mistake of ours. */
export function isPassing(error: unknown): boolean {
  return isUndone(error) || away.test(codeOf(error)) || (error instanceof Error && broken.test(error.message));
}

/** Whether a row was refused because one like it is there. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505';
