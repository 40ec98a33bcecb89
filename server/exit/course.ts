import { type Scene, type Sight, scenesOf, type Table, type Watcher } from '@fathom/kernel';
import type { ClockNews, Course, Proposed, SceneNews, SightNews } from '@fathom/wire';
import { runsOut, turnEnds } from '../hosted/clock.ts';
import type { Head } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import { wholeBook } from './book.ts';
import { mayLook, mayReadAll } from './rights.ts';
import { type Seen, type Views, viewsAt } from './views.ts';

/** Somebody further behind than so many entries is shown the table as it stands, not everything on the way there. */
const farBehind = 60;

/** A course, and how it is written. */
export interface Spoken {
  readonly course: Course;
  readonly text: string;
}

/**
 * Where the game stands for one watcher, and all that happened since entry `from`; `null` where there is nothing for them to see. `views` are
 * shared by those who are told of the same moment.
 */
export function courseFor(
  hosted: Hosted,
  watcher: Watcher,
  from: number,
  now: number,
  views?: Views | undefined,
): Spoken | null {
  const { table } = hosted;
  if (!table || !mayLook(hosted, watcher)) return null;
  const since = from > table.at ? 0 : from;
  return spoken(hosted, table, watcher, since, now, scenesFor(table, watcher, since, views ?? viewsAt(table)));
}

/** Where the game stands, for somebody who may have lost their bearings: nothing new, but the whole view. */
export function standingFor(hosted: Hosted, watcher: Watcher, now: number): Spoken | null {
  const { table } = hosted;
  if (!table || !mayLook(hosted, watcher)) return null;
  return spoken(hosted, table, watcher, table.at, now, [standing(table, watcher, viewsAt(table))]);
}

function spoken(
  hosted: Hosted,
  table: Table,
  watcher: Watcher,
  from: number,
  now: number,
  scenes: readonly SpokenScene[],
): Spoken {
  const { head } = hosted;
  const undoable = watcher === null ? ({ ok: false, bar: 'nothing' } as const) : table.undoable(watcher);
  const over = hosted.stage === 'over';
  const frame: Omit<Course, 'scenes'> = {
    is: 'course',
    table: hosted.record.id,
    watcher,
    from,
    at: table.at,
    actor: over ? null : table.actor,
    undo: over ? { ok: false, bar: 'over' } : undoable.ok ? { ok: true } : undoable,
    result: table.result(),
    practised: table.practised,
    clock: clockFor(head, now),
    proposed: proposedFor(head),
    book: mayReadAll(hosted, watcher) ? wholeBook(hosted, table) : null,
  };
  return {
    course: { ...frame, scenes: scenes.map(({ scene }) => scene) },
    text: `${JSON.stringify(frame).slice(0, -1)},"scenes":[${scenes.map(({ text }) => text).join()}]}`,
  };
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

interface SpokenScene {
  readonly scene: SceneNews;
  readonly text: string;
}

function scenesFor(table: Table, watcher: Watcher, since: number, views: Views): readonly SpokenScene[] {
  const scenes = scenesOf(table, watcher, since, views);
  if (scenes.length === 0) return since === 0 ? [standing(table, watcher, views)] : [];
  const near = table.at - since <= farBehind;
  return scenes.map((scene, i) => {
    const isLast = i === scenes.length - 1;
    return sceneNews(scene, isLast || (near && scene.events.length > 0));
  });
}

const standing = (table: Table, watcher: Watcher, views: Views): SpokenScene =>
  spokenScene(null, [], views(table.line.length, watcher));

/** Of what was taken back since, it is enough to know that it was there. */
function sceneNews({ by, sights, view }: Scene<Seen>, withView: boolean): SpokenScene {
  const news = sights.map((sight) => (by === null ? { ...sightNews(sight), events: [] } : sightNews(sight)));
  return spokenScene(by, news, withView ? view() : null);
}

function spokenScene(by: SceneNews['by'], sights: readonly SightNews[], seen: Seen | null): SpokenScene {
  const text = JSON.stringify({ by, sights });
  if (!seen) return { scene: { by, sights }, text };
  return { scene: { by, sights, view: seen.view }, text: `${text.slice(0, -1)},"view":${seen.text}}` };
}

const sightNews = ({ by, events, entry }: Sight): SightNews =>
  entry?.by === 'table' ? { by, events, entry } : { by, events };

function clockFor(head: Head, now: number): ClockNews {
  return { now, seat: head.turn, turnEnds: turnEnds(head), runsOut: runsOut(head), banks: head.clock.banks };
}

function proposedFor({ proposed }: Head): Proposed | null {
  return proposed && { what: proposed.what, by: proposed.by, agreed: proposed.agreed };
}
