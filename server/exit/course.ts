import { type Glance, glancesAt, type Scene, type Sight, scenesOf, type Table, type Watcher } from '@fathom/kernel';
import type { ClockNews, Course, Proposed, SceneNews, SightNews } from '@fathom/wire';
import { runsOut, turnEnds } from '../hosted/clock.ts';
import type { Head } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import { wholeBook } from './book.ts';
import { mayLook, mayReadAll } from './rights.ts';

/** Somebody further behind than so many entries is shown the table as it stands, not everything on the way there. */
const farBehind = 60;

/**
 * Where the game stands for one watcher, and all that happened since entry `from`; `null` where there is nothing for them to see. `glance` is
 * shared by those who are told of the same moment.
 */
export function courseFor(
  hosted: Hosted,
  watcher: Watcher,
  from: number,
  now: number,
  glance?: Glance | undefined,
): Course | null {
  const { head, table } = hosted;
  if (!table || !mayLook(hosted, watcher)) return null;
  const since = from > table.at ? 0 : from;
  const undoable = watcher === null ? ({ ok: false, bar: 'nothing' } as const) : table.undoable(watcher);
  const over = hosted.stage === 'over';
  return {
    is: 'course',
    table: hosted.record.id,
    watcher,
    from: since,
    at: table.at,
    scenes: scenesFor(table, watcher, since, glance ?? glancesAt(table)),
    actor: over ? null : table.actor,
    undo: over ? { ok: false, bar: 'over' } : undoable.ok ? { ok: true } : undoable,
    result: table.result(),
    practised: table.practised,
    clock: clockFor(head, now),
    proposed: proposedFor(head),
    book: mayReadAll(hosted, watcher) ? wholeBook(hosted, table) : null,
  };
}

/** Where the game stands, for somebody who may have lost their bearings: nothing new, but the whole view. */
export function standingFor(hosted: Hosted, watcher: Watcher, now: number): Course | null {
  const { table } = hosted;
  const course = table && courseFor(hosted, watcher, table.at, now);
  return course ? { ...course, scenes: [standing(table, watcher)] } : null;
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

function scenesFor(table: Table, watcher: Watcher, since: number, glance: Glance): readonly SceneNews[] {
  const scenes = scenesOf(table, watcher, since, glance);
  if (scenes.length === 0) return since === 0 ? [standing(table, watcher)] : [];
  const near = table.at - since <= farBehind;
  return scenes.map((scene, i) => {
    const isLast = i === scenes.length - 1;
    return sceneNews(scene, isLast || (near && scene.events.length > 0));
  });
}

const standing = (table: Table, watcher: Watcher): SceneNews => ({ by: null, sights: [], view: table.view(watcher) });

/** Of what was taken back since, it is enough to know that it was there. */
const sceneNews = ({ by, sights, view }: Scene, withView: boolean): SceneNews => ({
  by,
  sights: sights.map((sight) => (by === null ? { ...sightNews(sight), events: [] } : sightNews(sight))),
  ...(withView ? { view: view() } : {}),
});

const sightNews = ({ by, events, entry }: Sight): SightNews =>
  entry?.by === 'table' ? { by, events, entry } : { by, events };

function clockFor(head: Head, now: number): ClockNews {
  return { now, seat: head.turn, turnEnds: turnEnds(head), runsOut: runsOut(head), banks: head.clock.banks };
}

function proposedFor({ proposed }: Head): Proposed | null {
  return proposed && { what: proposed.what, by: proposed.by, agreed: proposed.agreed };
}
