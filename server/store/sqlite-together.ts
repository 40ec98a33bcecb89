import type { Entry } from '@fathom/kernel';
import { rowOf, type TableRow, text } from './rows.ts';
import type { Desk } from './sqlite-desk.ts';
import type { Outcome, Write } from './sqlite-writer.ts';
import type { ChangeTexts } from './sqlite-writes.ts';
import type { Change, StoredEntry } from './store.ts';

export type Item = Write | { readonly change: Change };

/** One transaction for everything that has come together, and in it one statement of each kind for all changes of tables. */
export async function sendTogether(desk: Desk, items: readonly Item[]): Promise<readonly Outcome[]> {
  const changes = items.flatMap((item) => ('change' in item ? [item.change] : []));
  const others = items.flatMap((item) => ('change' in item ? [] : [item]));
  const outcomes = await desk.write([...others, ...(changes.length > 0 ? [commit(changes)] : [])]);
  const all = outcomes[others.length];
  const each = all !== undefined && 'value' in all ? split(all) : await sendApart(desk, changes);
  const answers = { changes: each.values(), others: outcomes.values() };
  return items.flatMap((item) => {
    const next = ('change' in item ? answers.changes : answers.others).next();
    return next.done ? [] : [next.value];
  });
}

/** Something is wrong with one of the changes: alone, each can only harm itself. */
async function sendApart(desk: Desk, changes: readonly Change[]): Promise<readonly Outcome[]> {
  if (changes.length === 0) return [];
  const outcomes = await desk.write(changes.map((change) => commit([change])));
  return outcomes.flatMap((outcome) => ('value' in outcome ? split(outcome) : [outcome]));
}

const commit = (changes: readonly Change[]): Write => ({ name: 'commit', values: [textsOf(changes)] });

/** Changes as the statements take them: a few long texts go through a thread's door faster than many objects. */
function textsOf(changes: readonly Change[]): ChangeTexts {
  const moves: unknown[] = [];
  const rows: (TableRow & { readonly added: number; readonly keys: readonly string[] })[] = [];
  for (const { record, entries, moved } of changes) {
    const keys = entries.flatMap(({ key }) => (key === null ? [] : [key]));
    const added = entries.length;
    if (moved && keys.length <= 1) {
      moves.push([record.id, record.rev, record.at, added, record.touched, text(moved), keys[0] ?? null]);
    } else rows.push({ ...rowOf(record), added, keys });
  }
  const entries = changes.flatMap(({ record, entries: fresh }) =>
    together(fresh).map(({ i, key, entries: some }) => ({
      table: record.id,
      n: record.at - fresh.length + i,
      key,
      entries: text(some),
    })),
  );
  const seeds = changes.flatMap(({ record, seed }) => (seed === undefined ? [] : [{ table: record.id, seed }]));
  return {
    ids: changes.map(({ record }) => record.id),
    moves: text(moves),
    rows: text(rows),
    people: text(Object.fromEntries(rows.map(({ id, people }) => [id, people]))),
    entries: text(entries),
    seeds: text(seeds),
  };
}

interface Together {
  /** Where they begin. */
  readonly i: number;
  readonly key: string | null;
  readonly entries: Entry[];
}

/** Entries as they are kept, several in one place: a key names the first of them. */
function together(fresh: readonly StoredEntry[]): readonly Together[] {
  const all: Together[] = [];
  for (const [i, { entry, key }] of fresh.entries()) {
    if (i === 0 || key !== null) all.push({ i, key, entries: [entry] });
    else all.at(-1)?.entries.push(entry);
  }
  return all;
}

const split = ({ value }: { readonly value: unknown }): readonly Outcome[] =>
  Array.isArray(value) ? value.map((won: unknown) => ({ value: won })) : [];
