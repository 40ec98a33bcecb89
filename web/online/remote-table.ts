import type { Json, Seat, Watcher } from '@fathom/kernel';
import type { ClockNews, Course, Line as Said, SealingNews, SightNews, TableCard } from '@fathom/wire';
import { createSignal } from 'solid-js';
import type { Connection, Follower, Following, Line, Persistence, Question, TableNews } from './line.ts';
import type { Reply, Setback } from './reply.ts';

type Untabled<Q> = Q extends { readonly table: string } ? Omit<Q, 'table'> : never;
/** What can be asked about a table. */
export type TableQuestion = Untabled<Question>;

/** A table's clock, with what this device's own read when it was told. */
export interface HeardClock extends ClockNews {
  readonly heard: number;
}

/**
 * A table that stands on a server, as this tab knows it: its card, its talk, its course so far. Fills every gap by itself. What it holds is
 * given as signals, so that pages follow it.
 */
export class RemoteTable {
  readonly id: string;
  readonly #line: Line;
  readonly #now: () => number;
  readonly #following: Following;
  readonly #card = createSignal<TableCard | null>(null);
  readonly #seat = createSignal<Seat | null>(null);
  readonly #sealing = createSignal<SealingNews | null>(null);
  readonly #talk = createSignal<readonly Said[]>([]);
  readonly #course = createSignal<Course | null>(null);
  readonly #clock = createSignal<HeardClock | null>(null);
  readonly #refused = createSignal<Setback | null>(null);
  readonly #listeners = new Set<(news: TableNews) => void>();
  #sights: readonly SightNews[] = [];
  #view: unknown = null;
  #at = 0;
  #watcher: Watcher = null;

  constructor(line: Line, id: string, now: () => number = Date.now) {
    this.id = id;
    this.#line = line;
    this.#now = now;
    const follower: Follower = {
      known: () => this.#at,
      hear: (news) => this.#hear(news),
      refused: (sorry) => void this.#refused[1](() => sorry),
    };
    this.#following = line.follow(id, follower);
  }

  /** What everybody with the link may know; `null` until it has come. */
  card(): TableCard | null {
    return this.#card[0]();
  }

  /** Where whoever looks sits; `null`: nowhere. */
  seat(): Seat | null {
    return this.#seat[0]();
  }

  sealing(): SealingNews | null {
    return this.#sealing[0]();
  }

  /** The chat, oldest first. */
  talk(): readonly Said[] {
    return this.#talk[0]();
  }

  /** The news of the game that came last; `null` before it has begun. */
  course(): Course | null {
    return this.#course[0]();
  }

  clock(): HeardClock | null {
    return this.#clock[0]();
  }

  /** Why the table cannot be followed, if it cannot. */
  refused(): Setback | null {
    return this.#refused[0]();
  }

  /** Every entry of the log as this watcher may know it, in order. */
  get sights(): readonly SightNews[] {
    return this.#sights;
  }

  /** How many entries are known. */
  get at(): number {
    return this.#at;
  }

  /** What the watcher sees as the table stands. */
  get view(): unknown {
    return this.#view;
  }

  get connection(): Connection {
    return this.#line.state;
  }

  onConnection(listener: (state: Connection) => void): () => void {
    return this.#line.onState(listener);
  }

  /** Everything that is told of the table, once it is noted here; courses only as far as they fit. */
  onNews(listener: (news: TableNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(question: TableQuestion, persistence?: Persistence): Promise<Reply<Json>> {
    return this.#line.ask({ ...question, table: this.id }, persistence);
  }

  /** Follows it no longer. */
  leave(): void {
    this.#following.stop();
    this.#listeners.clear();
  }

  #hear(news: TableNews): void {
    this.#refused[1](null);
    switch (news.is) {
      case 'card':
        this.#card[1](news.card);
        this.#seat[1](news.seat);
        break;
      case 'sealing':
        this.#sealing[1](news);
        break;
      case 'talk':
        this.#talk[1]((before) => joined(before, news.lines));
        break;
      case 'course':
        if (!this.#follow(news)) return;
    }
    for (const listener of [...this.#listeners]) listener(news);
  }

  /** Whether it fits what is known. */
  #follow(course: Course): boolean {
    const fits = course.from === 0 || (course.from === this.#at && course.watcher === this.#watcher);
    if (!fits) {
      if (course.watcher !== this.#watcher) this.#at = 0;
      if (course.at > this.#at) this.#following.catchUp();
      return false;
    }
    this.#watcher = course.watcher;
    this.#at = course.at;
    const fresh = course.scenes.flatMap(({ sights }) => sights);
    this.#sights = course.from === 0 ? fresh : [...this.#sights, ...fresh];
    this.#view = course.scenes.findLast(({ view }) => view !== undefined)?.view ?? this.#view;
    this.#clock[1]({ ...course.clock, heard: this.#now() });
    this.#course[1](course);
    return true;
  }
}

/** Lines of a chat without doubles: whoever comes back is told the last ones again. */
function joined(before: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const last = before.at(-1)?.n ?? -1;
  return [...before, ...lines.filter(({ n }) => n > last)];
}
