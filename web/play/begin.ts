import type { AnyPlayable, Json, Player } from '@fathom/kernel';
import { saves } from '../saves/here.ts';
import { isKnownSea } from '../saves/results.ts';
import { emptyTail, endingOf, newSaveId, type Save, type SaveHead, settingOf, type Written } from '../saves/save.ts';
import { handOn } from '../session/handed-on.ts';
import type { Hosted } from '../session/local-table.ts';
import { newTable, type Opened } from '../session/opening.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { isDailySea } from '../shelf/daily.ts';
import { newSeaName } from '../shell/sea-names.ts';

export interface NewGame {
  readonly seats: number;
  readonly options: Json;
  readonly players?: readonly Player[];
  readonly sea?: string;
  readonly known?: boolean;
  readonly daily?: string;
  readonly taught?: boolean;
  /** The lesson it is, and what chance does in it. */
  readonly lesson?: { readonly id: string; readonly script: readonly string[] };
}

export type Begun =
  | { readonly ok: true; readonly head: SaveHead }
  | { readonly ok: false; readonly written: Exclude<Written, 'stored' | 'nowhere'> };

/** Begins a game and keeps it, or says why it cannot be kept. */
export async function begin(rules: AnyPlayable, guide: Guide, wanted: NewGame): Promise<Begun> {
  const { seats, options } = wanted;
  const sea = wanted.sea ?? newSeaName();
  const hosted = newTable(rules, {
    seats,
    options,
    sea,
    players: wanted.players ?? [],
    ...(wanted.lesson ? { script: wanted.lesson.script } : {}),
  });
  hosted.table.deal();
  const known = wanted.known ?? (wanted.sea !== undefined && isKnownSea(rules.id, sea));
  const isDaily = wanted.sea !== undefined && isDailySea(rules.id, sea);
  const daily = wanted.daily ?? (isDaily ? (await import('./days-game.ts')).dayOf(rules, wanted) : null);
  return keep({ ok: true, hosted }, guide, {
    known,
    ...(daily ? { daily } : {}),
    ...(wanted.taught ? { taught: true } : {}),
    ...(wanted.lesson ? { lesson: wanted.lesson.id } : {}),
  });
}

/** Keeps a table just made or replayed, and hands it to the page that is about to show it. */
export async function keep(opened: Opened & { readonly hosted: Hosted }, guide: Guide, origin: Origin): Promise<Begun> {
  const save = saveOf(opened.hosted, guide, origin);
  const written = await saves().add(save);
  if (written !== 'stored' && written !== 'nowhere') return { ok: false, written };
  handOn(save.head.id, opened);
  return { ok: true, head: save.head };
}

type Origin = Pick<SaveHead, 'known'> & Partial<Pick<SaveHead, 'daily' | 'taught' | 'lesson' | 'shared' | 'salvaged'>>;

/** What is kept of a table as it stands. */
function saveOf({ table, players }: Hosted, guide: Guide, origin: Origin): Save {
  const now = Date.now();
  const head: SaveHead = {
    ...settingOf(table),
    id: newSaveId(),
    format: 1,
    players: Array.from({ length: table.setup.seats }, (_, seat) => players[seat] ?? { name: '', bot: null }),
    length: table.at,
    began: now,
    touched: now,
    practised: table.practised,
    ...origin,
    standing: standingOf(table.view(null), guide),
    ...endingOf(table.result()),
  };
  return { head, entries: [...table.log], tail: emptyTail };
}

/** Where a game stands, as anybody may know it: home is seen by all who share the screen. */
export function standingOf(view: unknown, guide: Guide): SaveHead['standing'] {
  return { turn: guide.turn(view), line: { en: guide.standing(view, 'en'), fr: guide.standing(view, 'fr') } };
}
