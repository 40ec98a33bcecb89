import { type GameEvent, type Glance, glancesAt, type Sight, type Table, type Watcher } from '@fathom/kernel';
import type { ClockNews, Course, Proposed, SightNews } from '@fathom/wire';
import { runsOut, turnEnds } from '../hosted/clock.ts';
import type { Head } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import { fieldsOf } from './spoken.ts';

/**
 * One moment of a table, for all who are told of it: what several of them see alike is found out and written once. Good until the table goes on.
 */
export class Telling {
  readonly table: Table;
  readonly #hosted: Hosted;
  readonly #now: number;
  readonly #glance: Glance;
  readonly #views = new Map<number, string>();
  readonly #sights = new Map<number, { readonly events: readonly GameEvent[]; readonly text: string }>();
  #heading: string | null = null;
  #standing: string | null = null;

  constructor(table: Table, hosted: Hosted, now: number) {
    this.table = table;
    this.#hosted = hosted;
    this.#now = now;
    this.#glance = glancesAt(table);
  }

  /** What one sees after so many entries in force. */
  view(count: number, watcher: Watcher): string {
    const { game } = this.table;
    const state = this.#glance(count);
    if (!game.own) return JSON.stringify(game.view(state, watcher));
    const own: object = game.own(state, watcher);
    const common = this.#views.get(count) ?? written(game.view(state, null) as Fields, state as Fields, own);
    this.#views.set(count, common);
    const fields = fieldsOf(own);
    return fields === '' ? `{${common}}` : `{${common},${fields}}`;
  }

  /** What one learned of an entry: most are no secret. */
  sight(sight: Sight): string {
    const before = this.#sights.get(sight.at);
    if (before && isSame(before.events, sight.events)) return before.text;
    const text = JSON.stringify(sightNews(sight));
    this.#sights.set(sight.at, { events: sight.events, text });
    return text;
  }

  /** How a course begins: what and where it is, and whose turn. */
  get heading(): string {
    const { record, stage } = this.#hosted;
    const { actor, at } = this.table;
    this.#heading ??= fieldsOf({
      is: 'course',
      table: record.id,
      at,
      actor: stage === 'over' ? null : actor,
    } satisfies Partial<Course>);
    return this.#heading;
  }

  /** What everybody is told of how the game stands, as fields of a course. */
  get standing(): string {
    const { head } = this.#hosted;
    const { table } = this;
    this.#standing ??= fieldsOf({
      result: table.result(),
      practised: table.practised,
      clock: clockFor(head, this.#now),
      proposed: proposedFor(head),
    } satisfies Partial<Course>);
    return this.#standing;
  }
}

/** The very same events, in the same order. */
const isSame = (a: readonly GameEvent[], b: readonly GameEvent[]): boolean =>
  a.length === b.length && a.every((event, i) => event === b[i]);

interface Fields {
  [field: string]: unknown;
}

/** What several views share with the position itself, and so can never change, as it was written once. */
const lasting = new WeakMap<object, string>();

/** The fields of a view that are not one's own. The view is taken apart on the way: what stands as undefined is not written. */
function written(view: Fields, state: Fields, own: object): string {
  for (const field of Object.keys(own)) view[field] = undefined;
  let shared = '';
  for (const field of Object.keys(view)) {
    const value = view[field];
    if (typeof value !== 'object' || value === null || value !== state[field]) continue;
    const text = lasting.get(value) ?? JSON.stringify(value);
    lasting.set(value, text);
    shared += `,${JSON.stringify(field)}:${text}`;
    view[field] = undefined;
  }
  const rest = fieldsOf(view);
  return rest === '' ? shared.slice(1) : rest + shared;
}

const sightNews = ({ by, events, entry }: Sight): SightNews =>
  entry?.by === 'table' ? { by, events, entry } : { by, events };

function clockFor(head: Head, now: number): ClockNews {
  return { now, seat: head.turn, turnEnds: turnEnds(head), runsOut: runsOut(head), banks: head.clock.banks };
}

function proposedFor({ proposed }: Head): Proposed | null {
  return proposed && { what: proposed.what, by: proposed.by, agreed: proposed.agreed };
}
