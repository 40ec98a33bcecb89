import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Batches } from './batches.ts';
import { openDatabase } from './sqlite-database.ts';
import { plainDesk, threadDesk } from './sqlite-desk.ts';
import { migrate } from './sqlite-migrations.ts';
import { readsFrom } from './sqlite-reads.ts';
import { type Item, sendTogether } from './sqlite-together.ts';
import type { Outcome, Write } from './sqlite-writer.ts';
import type { Writes } from './sqlite-writes.ts';
import type { Store } from './store.ts';

export interface SqliteSettings {
  /** Made if it is not there, with its folder. */
  readonly file: string;
  /** Whether writes wait for the disk in a thread of their own. */
  readonly thread?: boolean;
  /** How many writes may share a trip to the disk. */
  readonly together?: number;
}

/** One file, one process. Reads are answered here at once; writes are handed in at a desk. */
export function openSqlite({ file, thread = true, together = 500 }: SqliteSettings): Store {
  mkdirSync(dirname(file), { recursive: true });
  const database = openDatabase(file);
  migrate(database);
  const desk = thread ? threadDesk(file) : plainDesk(file);
  const batches = new Batches<Item, Outcome>(
    (items) => sendTogether(desk, items),
    (item) => ('change' in item ? item.change.record.id : null),
    { batch: together },
  );
  const write = async <Name extends Exclude<keyof Writes, 'commit'>>(
    name: Name,
    ...values: Parameters<Writes[Name]>
  ): Promise<ReturnType<Writes[Name]>> => {
    const item: Write = { name, values };
    return unwrap<ReturnType<Writes[Name]>>(await batches.add(item));
  };

  return {
    ...readsFrom(database),
    addPerson: (person, secretHash) => write('addPerson', person, secretHash),
    renamePerson: (id, name) => write('renamePerson', id, name),
    addSecret: (person, secretHash) => write('addSecret', person, secretHash),
    addCode: (codeHash, person, until) => write('addCode', codeHash, person, until),
    takeCode: (codeHash, now) => write('takeCode', codeHash, now),
    addTable: (table) => write('addTable', table),
    commit: async (change) => unwrap<boolean>(await batches.add({ change })),
    archive: (table, rev, book) => write('archive', table, rev, book),
    addLine: (table, line) => write('addLine', table, line),
    takeDue: (now, again, limit) => write('takeDue', now, again, limit),
    addPush: (person, address) => write('addPush', person, address),
    removePush: (endpoint) => write('removePush', endpoint),
    addDaily: (result) => write('addDaily', result),
    keepOnce: (name, value) => write('keepOnce', name, value),

    // One process: whoever changes a table is whoever must hear of it.
    wake: () => {},
    onWake: () => {},

    close: async () => {
      await batches.drained();
      await desk.close();
      database.close();
    },
  };
}

/** What came out of a write is what its function gave: it has only been through a thread's door. */
function unwrap<Value>(outcome: Outcome): Value {
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.value as Value;
}
