import { type Part, partsOf, type Table, type Watcher } from '@fathom/kernel';
import type { Course } from '@fathom/wire';
import type { Hosted } from '../hosted/hosted.ts';
import { wholeBook } from './book.ts';
import { mayLook, mayReadAll } from './rights.ts';
import { fieldsOf, type Spoken } from './spoken.ts';
import { Telling } from './telling.ts';

/** Somebody further behind than so many entries is shown the table as it stands, not everything on the way there. */
const farBehind = 60;

/** A course, and the number of entries one knows after it. */
export interface SpokenCourse extends Spoken {
  readonly at: number;
}

/** A table as it stands now, to be told to everybody who has it open; `null` before the game has begun. */
export const tellingOf = (hosted: Hosted, now: number): Telling | null =>
  hosted.table && new Telling(hosted.table, hosted, now);

/** Where the game stands for one watcher, and all that happened since entry `from`; `null` where there is nothing for them to see. */
export function courseFor(
  hosted: Hosted,
  watcher: Watcher,
  from: number,
  telling: Telling | null,
): SpokenCourse | null {
  if (!telling || !mayLook(hosted, watcher)) return null;
  const since = from > telling.table.at ? 0 : from;
  return spokenCourse(hosted, telling, watcher, since, scenesFor(telling, watcher, since));
}

/** Where the game stands, for somebody who may have lost their bearings: nothing new, but the whole view. */
export function standingFor(hosted: Hosted, watcher: Watcher, telling: Telling | null): SpokenCourse | null {
  if (!telling || !mayLook(hosted, watcher)) return null;
  return spokenCourse(hosted, telling, watcher, telling.table.at, standing(telling, watcher));
}

function spokenCourse(hosted: Hosted, telling: Telling, watcher: Watcher, from: number, scenes: string): SpokenCourse {
  const { table } = telling;
  const undoable = watcher === null ? ({ ok: false, bar: 'nothing' } as const) : table.undoable(watcher);
  const own = fieldsOf({
    watcher,
    from,
    undo: hosted.stage === 'over' ? { ok: false, bar: 'over' } : undoable.ok ? { ok: true } : undoable,
    book: mayReadAll(hosted, watcher) ? wholeBook(hosted, table) : null,
  } satisfies Partial<Course>);
  return { at: table.at, text: `{${telling.heading},${own},${telling.standing},"scenes":[${scenes}]}` };
}

/** What a seat had seen after the first `count` entries in force. */
export function momentFor(hosted: Hosted, watcher: Watcher, count: number): unknown {
  const { table } = hosted;
  if (!table || !mayLook(hosted, watcher)) return null;
  return table.game.view(table.stateAfter(count), watcher);
}

/** What a bot sees: its own seat, and nothing else. */
export function viewForBot(table: Table, seat: number): unknown {
  return table.view(seat);
}

function scenesFor(telling: Telling, watcher: Watcher, since: number): string {
  const { table } = telling;
  const parts = partsOf(table, watcher, since);
  if (parts.length === 0) return since === 0 ? standing(telling, watcher) : '';
  const near = table.at - since <= farBehind;
  let text = '';
  for (const [i, part] of parts.entries()) {
    const isSeen = i === parts.length - 1 || (near && isShown(part));
    text += (i > 0 ? ',' : '') + scene(telling, part, isSeen ? telling.view(part.count, watcher) : null);
  }
  return text;
}

const isShown = ({ by, sights }: Part): boolean => by !== null && sights.some(({ events }) => events.length > 0);

const standing = (telling: Telling, watcher: Watcher): string =>
  scene(telling, { by: null, sights: [], count: 0 }, telling.view(telling.table.line.length, watcher));

/** A `SceneNews`. Of what was taken back since, it is enough to know that it was there. */
function scene(telling: Telling, { by, sights }: Part, view: string | null): string {
  let told = '';
  for (const sight of sights) {
    const news = telling.sight(by === null ? { ...sight, events: [] } : sight);
    told += told === '' ? news : `,${news}`;
  }
  return `{"by":${JSON.stringify(by)},"sights":[${told}]${view === null ? '' : `,"view":${view}`}}`;
}
