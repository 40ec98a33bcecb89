import { entryOf } from '@fathom/games';
import { canonical, type Json, type Parsed } from '@fathom/kernel';
import * as v from 'valibot';
import { asHead, asTail, readEntries } from './reading.ts';
import { replaySave } from './replay.ts';
import { endingOf, newSaveId, type Save, type SaveHead } from './save.ts';
import { isKept, type Saves } from './saves.ts';

/** All games in one file: readable JSON, the same records as in the store. */
interface Archive {
  readonly fathom: 'saves';
  readonly version: 1;
  readonly games: readonly Save[];
}

/** What became of the games of a file. */
export interface Imported {
  readonly added: number;
  /** Already here, as far as the file has them. */
  readonly present: number;
  readonly refused: number;
  /** There was no room for the rest. */
  readonly full: boolean;
}

export async function writeArchive(saves: Saves): Promise<string> {
  const games: Save[] = [];
  for (const { id } of saves.heads()) {
    const save = (await saves.read(id))?.save;
    if (save) games.push({ ...save, head: { ...save.head, length: save.entries.length } });
  }
  return JSON.stringify({ fathom: 'saves', version: 1, games } satisfies Archive, null, 1);
}

const longestArchive = 64_000_000;
const mostEntries = 50_000;

const archiveSchema = v.object({ fathom: v.literal('saves'), version: v.number(), games: v.array(v.unknown()) });

export type NoArchive = 'too-long' | 'not-json' | 'not-ours' | 'newer';

/** The games of a file, not yet looked at; or what is wrong with it. */
export function readArchive(
  text: string,
): { readonly ok: true; readonly games: readonly unknown[] } | { readonly ok: false; readonly why: NoArchive } {
  if (text.length > longestArchive) return { ok: false, why: 'too-long' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, why: 'not-json' };
  }
  const archive = v.safeParse(archiveSchema, json);
  if (!archive.success) return { ok: false, why: 'not-ours' };
  return archive.output.version === 1 ? { ok: true, games: archive.output.games } : { ok: false, why: 'newer' };
}

/** Adds the games of a file that are not here yet, each checked by its rules. Nothing that is here is lost or overwritten. */
export async function importGames(saves: Saves, games: readonly unknown[]): Promise<Imported> {
  let [added, present, refused] = [0, 0, 0];
  for (const found of games) {
    const checked = await check(found);
    if (!checked.ok) {
      refused++;
      continue;
    }
    const merged = await merge(saves, checked.value);
    if (merged === 'full') return { added, present, refused, full: true };
    if (merged === 'added') added++;
    else present++;
  }
  return { added, present, refused, full: false };
}

async function check(found: unknown): Promise<Parsed<Save>> {
  const no = (error: string) => ({ ok: false, error }) as const;
  if (typeof found !== 'object' || found === null || !('head' in found)) return no('this is no game');
  const head = asHead(found.head);
  const list = 'entries' in found && Array.isArray(found.entries) ? found.entries : [];
  if (!head || list.length > mostEntries) return no('this is no game');
  const entries = readEntries(list.map((entry, number) => [number, entry]));
  if (entries.length !== list.length) return no('its log cannot be read');
  const rules = await entryOf(head.game)?.rules();
  if (!rules) return no(`nobody knows ${head.game} here`);
  const save: Save = { head, entries, tail: asTail('tail' in found ? found.tail : null) };
  if (head.bare) return entries.length === 0 ? { ok: true, value: save } : no('it says it has no log');
  const { table, error } = await replaySave(rules, save);
  if (!table || error !== null) return no(error ?? '');
  return {
    ok: true,
    value: {
      ...save,
      head: {
        ...withoutResult(head),
        options: table.setup.options,
        length: entries.length,
        practised: table.practised,
        ...endingOf(table.result()),
      },
    },
  };
}

function withoutResult({ result: _, ...head }: SaveHead): SaveHead {
  return head;
}

/** By id: what is here stays, what goes on from it is appended, and what went another way comes beside it. */
async function merge(saves: Saves, save: Save): Promise<'added' | 'present' | 'full'> {
  const here = (await saves.read(save.head.id))?.save ?? null;
  if (saves.head(save.head.id) === null && !here) return add(saves, save);
  if (here && begins(save, here)) return 'present';
  if (here && begins(here, save)) {
    const keeper = await saves.hold(here.head.id);
    await keeper.read();
    const { id: _, began: __, ...change } = save.head;
    const from = here.entries.length;
    const written = await keeper.append(from, save.entries.slice(from), change, save.tail);
    keeper.release();
    if (isKept(written)) return 'added';
  }
  return add(saves, { ...save, head: { ...save.head, id: newSaveId() } });
}

async function add(saves: Saves, save: Save): Promise<'added' | 'full'> {
  return isKept(await saves.add(save)) ? 'added' : 'full';
}

/** Whether one game is the beginning of another. */
function begins(one: Save, other: Save): boolean {
  const opening = ({ head }: Save) =>
    canonical([head.game, head.seats, head.options, asJson(head.sea), head.from ?? null]);
  return (
    opening(one) === opening(other) &&
    one.entries.every((entry, i) => {
      const same = other.entries[i];
      return same !== undefined && canonical(asJson(entry)) === canonical(asJson(same));
    })
  );
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
