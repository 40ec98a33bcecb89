import type { AnyPlayable } from '@fathom/kernel';
import type { Keeper } from '../saves/keeper.ts';
import { endingOf, type HeadChange, isFromBox, type Save } from '../saves/save.ts';
import { takeHanded } from '../session/handed-on.ts';
import { LocalSession } from '../session/local.ts';
import { type Keep, LocalTable } from '../session/local-table.ts';
import type { Opened } from '../session/opening.ts';
import type { Guide, Listing } from '../shelf/catalogue.ts';
import { settings } from '../shell/settings.ts';
import { standingOf } from './begin.ts';

/** The table of a save as far as it still replays, without a second replay if it has just been made. */
export async function tableOfSave(rules: AnyPlayable, save: Save): Promise<Opened> {
  const handed = takeHanded(save.head.id);
  if (handed?.hosted?.table.at === save.entries.length) return handed;
  // What has just been made need not be replayed, so what replays is fetched for the others.
  const { replaySave } = await import('../saves/replay.ts');
  const { table, error } = await replaySave(rules, save);
  const { players } = save.head;
  if (!table) return { ok: false, hosted: null, error };
  return error === null ? { ok: true, hosted: { table, players } } : { ok: false, hosted: { table, players }, error };
}

/** A session that writes everything down before it shows it. `changed` is told what a list would now say of the game. */
export function openSession(
  { table, players }: NonNullable<Opened['hosted']>,
  { head, tail }: Save,
  page: {
    readonly keeper: Keeper;
    readonly listing: Listing;
    readonly guide: Guide;
    readonly changed: (change: HeadChange) => void;
    /** The kind of session it is. */
    readonly Kind?: typeof LocalSession;
  },
): LocalSession {
  const { keeper, Kind = LocalSession } = page;
  const isBox = isFromBox(head);
  const keep: Keep = async ({ from, entries, row, along, outlook }) => {
    const change: HeadChange = {
      touched: Date.now(),
      ...endingOf(outlook.result),
      // What somebody typed may always be corrected.
      practised: !isBox && outlook.practised,
      standing: standingOf(outlook.view, page.guide),
    };
    const written = await keeper.append(from, entries, change, { row, along });
    if (written !== 'taken') page.changed(change);
    return written;
  };
  const { at } = table;
  const host = new LocalTable({ table, players, along: tail.along }, keep);
  if (!keeper.held()) host.trouble = 'taken';
  return new Kind(host, {
    discreet: page.listing.discreet,
    // A lesson says itself what comes next.
    waits: (view, move) => !head.lesson && !isBox && !settings().autoRoll && (page.guide.waits?.(view, move) ?? false),
    row: tail.row.map((move, place) => ({ move, along: place > 0 && tail.along.includes(at + place) })),
  });
}
