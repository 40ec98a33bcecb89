import {
  type AnyGame,
  at,
  type Json,
  type Leaving,
  type Seat,
  scenesOf,
  Table,
  type Watcher,
  writeLogbook,
} from '@fathom/kernel';
import type { Answer, Ask, Course, News, Place, SceneNews, TableCard } from '@fathom/wire';
import { Line } from '../online/line.ts';
import { RemoteTable } from '../online/remote-table.ts';
import { FakeClock, FakeSocket } from '../online/testing.ts';
import type { KeptRow, RowShelf } from './kept-row.ts';
import { RemoteSession, type Word } from './remote.ts';
import type { Waits } from './row.ts';

const id = 'tableAAAAAAAAAAA';
export const person = (name: string): Place => ({ kind: 'person', person: name, name, present: true, bot: null });
export const bot: Place = { kind: 'bot', level: 'deckhand' };

/** A server with one table, in a few lines: everything is told as the real one would, and at once. */
export class FarHost {
  readonly table: Table;
  readonly #guests = new Set<{ readonly watcher: Watcher; known: number; readonly socket: FakeSocket }>();
  readonly #keys = new Set<string>();
  places: readonly Place[];
  stage: TableCard['stage'] = 'playing';
  /** What to answer the next row with instead of playing it. */
  refuse: Extract<Answer, { ok: false }>['sorry'] | null = null;
  /** Rows that came in, also those sent again. */
  readonly rows: Extract<Ask, { do: 'play' }>[] = [];

  constructor(game: AnyGame, places: readonly Place[], sea = 'grey-whale-214') {
    const options: Json = game.options.defaults;
    this.table = new Table(game, { seats: places.length, options, sea: { kind: 'named', name: sea } });
    this.places = places;
    this.table.deal();
  }

  /** Somebody's socket has come; its asks are answered from now on. */
  welcome(socket: FakeSocket, watcher: Watcher): void {
    const guest = { watcher, known: 0, socket };
    const answer = (n: number, sorry: FarHost['refuse'], done: Json = null) =>
      socket.say(sorry ? { is: 'answer', n, ok: false, sorry } : { is: 'answer', n, ok: true, done });
    socket.reply = (ask) => {
      switch (ask.do) {
        case 'watch':
          guest.known = ask.from;
          this.#guests.add(guest);
          socket.say(this.#card(watcher));
          this.#tell(guest, true);
          return answer(ask.n, null);
        case 'play':
          return answer(ask.n, this.#play(ask, watcher));
        case 'undo': {
          const undone = ask.at === this.table.at && watcher !== null && this.table.undo(watcher).ok;
          this.tell();
          return answer(ask.n, undone ? null : { why: 'refused' });
        }
        case 'moment':
          return answer(ask.n, null, this.table.game.view(this.table.stateAfter(ask.count), watcher) as Json);
        case 'logbook':
          return answer(ask.n, null, writeLogbook(this.table, watcher));
        default:
          return answer(ask.n, null);
      }
    };
    socket.open();
  }

  /** A decision of somebody who is not at a screen of the test. */
  act(seat: Seat, ...row: readonly Json[]): void {
    this.table.play(seat, this.table.at, row);
    this.table.deal();
    this.tell();
  }

  /** The actor plays any row, up to the next roll or somebody else. */
  actAny(choose: (count: number) => number): void {
    const { game } = this.table;
    const seat = this.table.actor;
    if (typeof seat !== 'number') throw new Error('nobody is to act');
    const moves: readonly Json[] = game.moves(this.table.state);
    this.act(seat, at(moves, choose(moves.length)));
  }

  leaving(seat: Seat, leaving: Leaving): void {
    this.table.leaving(seat, leaving);
    this.tell();
  }

  tell(): void {
    for (const guest of this.#guests) this.#tell(guest, false);
  }

  tellCard(): void {
    for (const { socket, watcher } of this.#guests) socket.say(this.#card(watcher));
  }

  #play({ at: from, key, row }: Extract<Ask, { do: 'play' }>, watcher: Watcher): FarHost['refuse'] {
    this.rows.push({ do: 'play', n: 0, table: id, at: from, key, row });
    const { refuse } = this;
    this.refuse = null;
    if (refuse) return refuse;
    if (this.#keys.has(key)) return null;
    const played = watcher === null ? null : this.table.play(watcher, from, row);
    if (!played) return { why: 'not-seated' };
    if (!played.ok) return { why: 'refused', refusal: played.refusal, index: played.index };
    this.#keys.add(key);
    this.table.deal();
    this.tell();
    return null;
  }

  #tell(guest: { readonly watcher: Watcher; known: number; readonly socket: FakeSocket }, whole: boolean): void {
    if (!whole && guest.known === this.table.at) return;
    const course = this.#course(guest.watcher, guest.known);
    guest.known = course.at;
    guest.socket.say(course);
  }

  #card(seat: Watcher): News {
    const { game, setup } = this.table;
    const card: TableCard = {
      id,
      game: game.id,
      version: game.version,
      options: setup.options,
      host: { person: 'Ada', name: 'Ada' },
      places: this.places,
      pace: { kind: 'none' },
      listed: false,
      watchable: true,
      chat: true,
      stage: this.stage,
      ending: null,
      turn: null,
      watchers: 0,
      open: false,
      next: null,
      made: 0,
      touched: 0,
    };
    return { is: 'card', card, seat };
  }

  #course(watcher: Watcher, from: number): Course {
    const { table } = this;
    const scenes = scenesOf(table, watcher, from).map(
      ({ by, sights, view }): SceneNews => ({
        by,
        sights: sights.map(({ by: who, events, entry }) => ({
          by: who,
          events,
          ...(entry?.by === 'table' ? { entry } : {}),
        })),
        view: view(),
      }),
    );
    const undoable = table.undoable(watcher ?? -1);
    const over = table.actor === null || this.stage === 'over';
    return {
      is: 'course',
      table: id,
      watcher,
      from,
      at: table.at,
      scenes: scenes.length > 0 ? scenes : [{ by: null, sights: [], view: table.view(watcher) }],
      actor: table.actor,
      undo: undoable.ok ? { ok: true } : undoable,
      result: table.result(),
      practised: table.practised,
      clock: { now: 0, seat: null, turnEnds: null, runsOut: null, banks: [] },
      proposed: null,
      book: over ? writeLogbook(table) : null,
    };
  }
}

/** Somebody's browser: it can lose its connection, and be loaded anew. */
export class Guest {
  readonly #host: FarHost;
  readonly #waits: Waits;
  readonly watcher: Watcher;
  readonly clock = new FakeClock();
  readonly words: Word[] = [];
  /** Whether the server can be reached. */
  online = true;
  kept: KeptRow | null = null;
  socket: FakeSocket = new FakeSocket();
  table: RemoteTable;
  session: RemoteSession;

  constructor(host: FarHost, watcher: Watcher, waits?: Waits) {
    this.#host = host;
    this.#waits = waits ?? (() => false);
    this.watcher = watcher;
    this.table = this.#sit();
    this.session = this.#open();
  }

  /** The page is loaded anew. */
  reload(): void {
    this.session.close();
    this.table.leave();
    this.table = this.#sit();
    this.session = this.#open();
  }

  cut(): void {
    this.online = false;
    this.socket.cut();
  }

  /** The network is back, and so is the line. */
  mend(): void {
    this.online = true;
    this.clock.pass(60_000);
  }

  /** Lets the board show all there is to show. */
  show(): void {
    for (let i = 0; i < 500 && !this.session.now.settled; i++) this.session.settled(this.session.now.happening.serial);
  }

  #sit(): RemoteTable {
    const line = new Line({
      clock: this.clock,
      caller: () => ({ secret: 's'.repeat(43), name: 'Ada' }),
      open: () => {
        const socket = new FakeSocket();
        this.socket = socket;
        this.clock.after(0, () => (this.online ? this.#host.welcome(socket, this.watcher) : socket.cut()));
        return socket;
      },
    });
    const table = new RemoteTable(line, id, () => 0);
    this.clock.pass(0);
    return table;
  }

  #open(): RemoteSession {
    const shelf: RowShelf = {
      read: () => this.kept,
      write: (kept) => {
        this.kept = kept && JSON.parse(JSON.stringify(kept));
      },
    };
    return new RemoteSession({
      game: this.#host.table.game,
      table: this.table,
      shelf,
      tell: (word) => void this.words.push(word),
      waits: this.#waits,
    });
  }
}
