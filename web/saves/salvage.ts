import type { Table } from '@fathom/kernel';
import { saves } from './here.ts';
import { emptyTail, newSaveId, type SaveHead, settingOf, type Written } from './save.ts';

/** The copy in which a damaged game goes on, if there is one. */
export function copyOf(id: string): SaveHead | null {
  return (
    saves()
      .heads()
      .find(({ salvaged }) => salvaged === id) ?? null
  );
}

/** Keeps what still replays of a damaged game as a game of its own. The damaged one stays as it was. */
export async function salvage(
  head: SaveHead,
  table: Table,
): Promise<{ readonly id: string; readonly written: Written }> {
  const now = Date.now();
  const { result: _, ...facts } = head;
  const copy: SaveHead = {
    ...facts,
    id: newSaveId(),
    ...settingOf(table),
    length: table.at,
    began: now,
    touched: now,
    over: table.actor === null,
    practised: table.practised,
    salvaged: head.id,
  };
  return { id: copy.id, written: await saves().add({ head: copy, entries: [...table.log], tail: emptyTail }) };
}
