import { join } from 'node:path';
import { openPostgres } from './postgres-store.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type * from './store.ts';

export interface StoreSettings {
  /** The folder for what this machine keeps. */
  readonly data: string;
  /** A PostgreSQL that several nodes share. Without it everything is in one file in the data folder. */
  readonly databaseUrl?: string;
  /** How many changes may share a trip to the disk; else as many as each store finds best. */
  readonly together?: number;
}

/** Ready to use: every migration has been made. */
export async function openStore({ data, databaseUrl, together }: StoreSettings): Promise<Store> {
  const limits = together === undefined ? {} : { together };
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, ...limits });
  return openSqlite({ file: join(data, 'fathom.db'), ...limits });
}
