import { type Json, retold } from '@fathom/kernel';
import { changedIn, type Head, seated, writeHead } from '../hosted/head.ts';
import type { Change, Decide, Hosted } from '../hosted/hosted.ts';
import { no, type Outcome } from '../hosted/outcome.ts';
import { wakeAt } from './care.ts';
import { ended } from './course.ts';
import { type Loading, load, page } from './loading.ts';
import type { Needs } from './needs.ts';
import { Shelf } from './shelf.ts';
import { Slices } from './slices.ts';

/** How often a change is tried against others that are faster. */
const attempts = 12;
/** Milliseconds: a day. */
const longAhead = 24 * 60 * 60 * 1000;
/** Tables kept at hand although nobody here has them open. */
const keptAtHand = 1000;

interface Slot {
  hosted: Hosted | null;
  /** What is being done at this table: the next thing waits for it. */
  doing: Promise<unknown>;
  waiting: number;
}

/** Tells what became of a table. `before` is `null` where it was read for the first time; `mine`: this node has changed it. */
export type Heard = (hosted: Hosted, before: Hosted | null, mine: boolean) => void;

/**
 * Every table this node has in hand. One thing at a time happens at a table; a change is stored before anybody hears of it, and decided
 * anew if another node was faster. Whatever is remembered here could be read again.
 */
export class Hosting {
  readonly #needs: Needs;
  readonly #slots = new Map<string, Slot>();
  readonly #heard: Heard;
  /** Whether somebody here has the table open. */
  readonly #isOpen: (id: string) => boolean;
  readonly shelf: Shelf;
  readonly #loading: Loading;
  #full = keptAtHand;

  constructor(needs: Needs, heard: Heard, isOpen: (id: string) => boolean) {
    this.#needs = needs;
    this.#heard = heard;
    this.#isOpen = isOpen;
    this.shelf = new Shelf(needs.games);
    this.#loading = { store: needs.store, replays: needs.replays, shelf: this.shelf, slices: new Slices() };
  }

  get size(): number {
    return this.#slots.size;
  }

  /** The table as it is stored now; `null` if there is none. */
  read(id: string): Promise<Hosted | null> {
    return this.#next(id, (slot) => this.#fresh(id, slot));
  }

  /** Looks at the table as it is stored now, with nothing happening in between. */
  look<T>(id: string, look: (hosted: Hosted | null) => T | Promise<T>): Promise<T> {
    return this.#next(id, async (slot) => look(await this.#fresh(id, slot)));
  }

  /** The table as this node knows it, after everything that is being done there; read if it does not. */
  atHand(id: string): Promise<Hosted | null> {
    return this.#next(id, async (slot) => slot.hosted ?? this.#fresh(id, slot));
  }

  change(id: string, decide: Decide): Promise<Outcome<{ readonly done: Json }>> {
    return this.#next(id, async (slot) => {
      let hosted = slot.hosted ?? (await this.#fresh(id, slot));
      for (let attempt = 0; attempt < attempts; attempt++) {
        if (!hosted) return no('unknown-table');
        const decided = decide(hosted, this.#needs.time.now());
        if (decided.ok && !decided.change) return decided;
        if (decided.ok && decided.change && (await this.#store(slot, hosted, decided.change))) return decided;
        const fresh: Hosted | null = await this.#fresh(id, slot);
        // Nobody changed anything meanwhile: it was refused for what it is.
        if (!decided.ok && fresh?.record.rev === hosted.record.rev) return decided;
        hosted = fresh;
      }
      return no('busy');
    });
  }

  /** Finishes everything that is being done. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.#slots.values()].map(({ doing }) => doing));
  }

  /** One thing after the other at each table. */
  #next<T>(id: string, then: (slot: Slot) => Promise<T>): Promise<T> {
    const slot: Slot = this.#slots.get(id) ?? { hosted: null, doing: Promise.resolve(), waiting: 0 };
    // Set anew, so that those used last stand last.
    this.#slots.delete(id);
    this.#slots.set(id, slot);
    slot.waiting++;
    const result = slot.doing.then(async () => {
      try {
        return await then(slot);
      } catch (error) {
        // Nobody knows what was stored and what not: it is read again.
        slot.hosted = null;
        throw error;
      } finally {
        slot.waiting--;
        if (slot.waiting === 0) slot.hosted?.table?.rest(retold);
        if (slot.hosted === null && slot.waiting === 0 && this.#slots.get(id) === slot) this.#slots.delete(id);
        this.#makeRoom();
      }
    });
    slot.doing = result.catch(() => undefined);
    return result;
  }

  async #fresh(id: string, slot: Slot): Promise<Hosted | null> {
    const before = slot.hosted;
    const found = await this.#needs.store.since(id, before?.table?.at ?? 0, page);
    if (!found) return null;
    if (before && before.record.rev === found.record.rev) return before;
    slot.hosted = null;
    const hosted = await load(this.#loading, found, before);
    slot.hosted = hosted;
    // What the rules no longer go along with can be read, but not played on.
    if (hosted.outdated && hosted.stage === 'playing') {
      const isEnded = await this.#store(slot, hosted, { ...ended(hosted.head, 'outdated'), quiet: true });
      return isEnded ? slot.hosted : this.#fresh(id, slot);
    }
    this.#heard(hosted, before, false);
    return hosted;
  }

  async #store(slot: Slot, hosted: Hosted, change: Change): Promise<boolean> {
    const { store, time } = this.#needs;
    const entries = change.entries ?? [];
    const record = recordAfter(hosted, change, time.now());
    const moved = movedBy(hosted, change, record);
    const stored = await store.commit({
      record,
      ...(moved ? { moved } : {}),
      entries: entries.map((entry, i) => ({ entry, key: i === 0 ? (change.key ?? null) : null })),
      ...(change.seed === undefined ? {} : { seed: change.seed }),
    });
    if (!stored) return false;
    const table = change.laid ?? hosted.table;
    const played = table?.apply(entries);
    if (played && !played.ok) throw new Error(`what was proposed is refused: ${played.refusal.rule}`);
    const by = entries[0]?.by;
    if (change.key !== undefined && typeof by === 'number') hosted.keys.set(change.key, by);
    slot.hosted = {
      ...hosted,
      record,
      stage: change.stage ?? hosted.stage,
      head: change.head,
      settled: moved ? hosted.settled : change.head,
      table,
      seed: change.seed ?? hosted.seed,
    };
    store.wake(record.id, record.rev);
    this.#heard(slot.hosted, hosted, true);
    return true;
  }

  /** Lets go of the tables that were used longest ago. Looked through only once a good many more have come. */
  #makeRoom(): void {
    if (this.#slots.size <= this.#full) return;
    for (const [id, slot] of this.#slots) {
      if (this.#slots.size <= keptAtHand) break;
      if (slot.waiting === 0 && !this.#isOpen(id)) this.#slots.delete(id);
    }
    this.#full = Math.max(keptAtHand, this.#slots.size) * 1.1;
  }
}

function recordAfter({ head: before, record, stage }: Hosted, change: Change, now: number): Hosted['record'] {
  const { head } = change;
  const after = change.stage ?? stage;
  const touched = change.quiet ? record.touched : now;
  return {
    ...record,
    rev: record.rev + 1,
    at: record.at + (change.entries?.length ?? 0),
    stage: after,
    people: head.chairs === before.chairs ? record.people : peopleAfter(record.people, head),
    touched,
    wakeAt: unhurried(record.wakeAt, wakeAt(head, after, touched, now), now),
    head: writeHead(head),
  };
}

/** The very list of before, if nobody came or went. */
function peopleAfter(before: readonly string[], head: Head): readonly string[] {
  const people = seated(head).map(({ chair }) => chair.person);
  return people.length === before.length && people.every((person, i) => person === before[i]) ? before : people;
}

/** A table that nobody must look after for long can be looked at a little early: so its time stands while people play. */
function unhurried(before: number | null, next: number | null, now: number): number | null {
  return before !== null && next !== null && before > now + longAhead && before <= next ? before : next;
}

/** What a move changes of a head. */
const moving: readonly (keyof Head)[] = ['turn', 'clock', 'proposed'];

/** What of the head is not as it was last stored whole, where that is all that changes; `null` where everything must be stored. */
function movedBy({ record, settled }: Hosted, change: Change, after: Hosted['record']): Moved | null {
  const { head, stage, seed, entries } = change;
  if (!settled || stage !== undefined || seed !== undefined) return null;
  if (after.wakeAt !== record.wakeAt || after.people !== record.people) return null;
  const fields = changedIn(settled, head);
  // There are many moves: rather than to carry what else has changed along with each, it is stored whole once.
  if (entries && fields.some((field) => !moving.includes(field))) return null;
  return Object.fromEntries(fields.map((field) => [field, head[field] as Json]));
}

type Moved = NonNullable<Parameters<Needs['store']['commit']>[0]['moved']>;
