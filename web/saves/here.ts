import { recall, recallAll } from '../shell/keepsakes.ts';
import { DatabaseShelf } from './database-shelf.ts';
import { oldPrefix, oldResultsKey } from './old-saves.ts';
import { Saves } from './saves.ts';
import type { Shelf } from './shelf.ts';
import { browserTabs, noTabs } from './tabs.ts';

let opened: Saves | null = null;

/** The saves of this browser. Only asked for once they are open. */
export function saves(): Saves {
  if (!opened) throw new Error('saves are asked for before they are open');
  return opened;
}

/** A database that does not answer for so long never will. */
const patience = 10_000;

/** Opens the browser's saves; where it has none to give (private windows, blocked storage), this page's memory stands in. */
export async function openSaves(): Promise<Saves> {
  const database = await Promise.race([openDatabase(), later(patience)]);
  opened = database ? new Saves(database, browserTabs()) : new Saves(await memory(), noTabs);
  await opened.fetchHeads();
  if (opened.lasting && (recallAll(oldPrefix).length > 0 || recall(oldResultsKey) !== null)) await fromBefore(opened);
  return opened;
}

/** What cannot be carried over now, because a part of the app does not come, stays for the next time. */
async function fromBefore(saves: Saves): Promise<void> {
  try {
    const { carryOver } = await import('./carry-over.ts');
    await carryOver(saves);
  } catch (error) {
    console.error(error);
  }
}

const memory = async () => new (await import('./memory-shelf.ts')).MemoryShelf();

async function openDatabase(): Promise<Shelf | null> {
  try {
    const shelf = await DatabaseShelf.open();
    await shelf.heads();
    return shelf;
  } catch {
    return null;
  }
}

const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
