import type { Watcher } from '@fathom/kernel';
import {
  cardFor,
  cardNewsFor,
  courseFor,
  mayHear,
  type Spoken,
  type SpokenCourse,
  sealingFor,
  seatFor,
  spoken,
  standingFor,
  type Telling,
  talkFor,
  tellingOf,
} from '../exit/index.ts';
import type { Hosted } from '../hosted/hosted.ts';
import type { StoredLine } from '../store/store.ts';
import type { Time } from './needs.ts';
import { Told } from './told.ts';

/** Somebody who has a table open here. */
export interface Onlooker {
  readonly person: string;
  /** How many entries of its log they know. */
  known: number;
  readonly hear: (news: Spoken) => void;
}

interface Room {
  readonly onlookers: Set<Onlooker>;
  readonly told: Told;
  /** The last line of the chat that was told. */
  line: number;
}

/** Everybody who has tables open on this node, and what they are told. */
export class Audience {
  readonly #time: Time;
  readonly #rooms = new Map<string, Room>();
  #size = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  /** How many look at how many tables. */
  get size(): number {
    return this.#size;
  }

  get tables(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  has(table: string): boolean {
    return this.#rooms.has(table);
  }

  peopleAt(table: string): ReadonlySet<string> {
    return new Set([...(this.#rooms.get(table)?.onlookers ?? [])].map(({ person }) => person));
  }

  /** Somebody comes in and is told how everything stands. */
  add(hosted: Hosted, onlooker: Onlooker, lines: readonly StoredLine[]): void {
    const { id } = hosted.record;
    const room = this.#rooms.get(id) ?? this.#newRoom(hosted, lines);
    this.#rooms.set(id, room);
    room.onlookers.add(onlooker);
    this.#size++;
    this.#welcome(hosted, onlooker, lines);
  }

  remove(table: string, onlooker: Onlooker): void {
    const room = this.#rooms.get(table);
    if (!room?.onlookers.delete(onlooker)) return;
    this.#size--;
    if (room.onlookers.size === 0) this.#rooms.delete(table);
  }

  /** Nobody is told anything any more. */
  clear(): void {
    this.#rooms.clear();
    this.#size = 0;
  }

  /** Tells everybody what is new to them. */
  tell(hosted: Hosted): void {
    const room = this.#rooms.get(hosted.record.id);
    if (!room) return;
    const now = this.#time.now();
    const { card, sealing, isMoved } = room.told.fresh(hosted, now);
    const sealed = sealing && spoken(sealing);
    const tellings = tellingsOf(hosted, now);
    for (const onlooker of room.onlookers) {
      if (card) onlooker.hear(spoken(cardNewsFor(card, hosted.head, onlooker.person)));
      if (sealed) onlooker.hear(sealed);
      if (onlooker.known !== hosted.record.at || isMoved()) this.#tellCourse(hosted, onlooker, tellings);
    }
  }

  /** Tells somebody who was refused how things really stand. */
  remind(hosted: Hosted, person: string): void {
    const telling = tellingOf(hosted, this.#time.now());
    for (const onlooker of this.#rooms.get(hosted.record.id)?.onlookers ?? []) {
      if (onlooker.person !== person) continue;
      const course = standingFor(hosted, seatFor(hosted, person), telling);
      if (course && onlooker.known === course.at) onlooker.hear(course);
    }
  }

  /** Tells everybody what was said since the last line they heard. */
  say(hosted: Hosted, lines: readonly StoredLine[]): void {
    const room = this.#rooms.get(hosted.record.id);
    const fresh = lines.filter(({ n }) => n > (room?.line ?? 0));
    if (!room || fresh.length === 0) return;
    room.line = Math.max(...fresh.map(({ n }) => n));
    const talk = spoken(talkFor(hosted.record.id, fresh));
    for (const { hear, person } of room.onlookers) if (mayHear(hosted, seatFor(hosted, person))) hear(talk);
  }

  #newRoom(hosted: Hosted, lines: readonly StoredLine[]): Room {
    return { onlookers: new Set(), line: lines.at(-1)?.n ?? 0, told: new Told(hosted, this.#time.now()) };
  }

  #welcome(hosted: Hosted, onlooker: Onlooker, lines: readonly StoredLine[]): void {
    const { head, record } = hosted;
    const now = this.#time.now();
    onlooker.hear(spoken(cardNewsFor(cardFor(record, head, now), head, onlooker.person)));
    const sealing = sealingFor(head);
    if (sealing) onlooker.hear(spoken(sealing));
    this.#tellCourse(hosted, onlooker, tellingsOf(hosted, now));
    if (lines.length > 0 && mayHear(hosted, seatFor(hosted, onlooker.person)))
      onlooker.hear(spoken(talkFor(record.id, lines)));
  }

  /** Those who know as much and may know the same are told the same. */
  #tellCourse(hosted: Hosted, onlooker: Onlooker, { courses, telling }: Tellings): void {
    const watcher: Watcher = seatFor(hosted, onlooker.person);
    const key = `${watcher} ${onlooker.known}`;
    const course = courses.get(key) ?? courseFor(hosted, watcher, onlooker.known, telling);
    courses.set(key, course);
    if (!course) return;
    onlooker.known = course.at;
    onlooker.hear(course);
  }
}

/** What several people are told of one moment of a table, found out once. */
interface Tellings {
  readonly courses: Map<string, SpokenCourse | null>;
  readonly telling: Telling | null;
}

const tellingsOf = (hosted: Hosted, now: number): Tellings => ({
  courses: new Map(),
  telling: tellingOf(hosted, now),
});
