import { randomBytes } from 'node:crypto';
import { type AnyGame, commitmentTo, type Json, quickRandom, type Random } from '@fathom/kernel';
import type { Answer, Ask, CardNews, Course, Line, News, SealingNews, SightNews } from '@fathom/wire';
import { WebSocket } from 'ws';

/** An open line to a server. */
export interface Wire {
  send(text: string): void;
  /** `silence`: how long nothing was heard before. */
  cut(silence?: number): void;
}
/** How to get a line: over a socket, or straight to the door. */
export type Dial = (hear: (text: string) => void, gone: () => void) => Promise<Wire>;

export const overSocket =
  (address: string): Dial =>
  (hear, gone) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(new URL('/api/socket', address.replace(/^http/, 'ws')), { handshakeTimeout: 5000 });
      // A line that breaks later is told by its end.
      socket.on('error', reject);
      socket.once('open', () => {
        socket.on('message', (data) => hear(data.toString()));
        socket.on('close', gone);
        resolve({ send: (text) => socket.send(text), cut: () => socket.terminate() });
      });
    });

type Unnumbered<A> = A extends { row: Json[] }
  ? Omit<A, 'n' | 'row'> & { readonly row: readonly Json[] }
  : A extends Ask
    ? Omit<A, 'n'>
    : never;
export type Question = Unnumbered<Exclude<Ask, { do: 'hello' }>>;

/** What somebody knows of a table: only what the wire has told them. */
export interface Known {
  card: CardNews['card'] | null;
  seat: number | null;
  sealing: SealingNews | null;
  course: Course | null;
  view: unknown;
  at: number;
  sights: SightNews[];
  lines: Line[];
}

/** Somebody at the other end. Keeps every byte received (unless told not to), adds to the dice by itself, and plays when told to. */
export class Client {
  readonly secret = randomBytes(32).toString('base64url');
  readonly name: string;
  readonly bytes: string[] = [];
  readonly known = new Map<string, Known>();
  /** The salts promised, by table and attempt. */
  readonly salts = new Map<string, string>();
  readonly #games: (id: string) => AnyGame;
  readonly #random: Random;
  readonly #keeps: boolean;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Set<(news: News) => void>();
  #wire: Wire | null = null;
  #calls = 0;
  #n = 0;
  #greeted = false;
  person = '';
  /** Whether salts are promised and revealed by themselves. */
  seals = { promise: true, reveal: true };

  constructor(name: string, games: (id: string) => AnyGame, keeps = true) {
    this.name = name;
    this.#games = games;
    this.#keeps = keeps;
    this.#random = quickRandom(name);
  }

  /** By the address of a server, or however else. */
  async connect(to: string | Dial): Promise<void> {
    const dial = typeof to === 'string' ? overSocket(to) : to;
    const call = ++this.#calls;
    const wire = await dial(
      (text) => {
        if (this.#calls === call) this.#hear(text);
      },
      () => {
        if (this.#calls === call) this.#giveUp();
      },
    );
    if (this.#calls !== call) {
      wire.cut();
      throw new Error(`${this.name} no longer waits for this line`);
    }
    this.#wire = wire;
    const met = await this.#post({ do: 'hello', n: ++this.#n, secret: this.secret, name: this.name });
    if (!met.ok) throw new Error(met.sorry.why);
    this.person = (met.done as { readonly person: string }).person;
    this.#greeted = true;
  }

  get isConnected(): boolean {
    return this.#greeted;
  }

  /** As if the network were gone. */
  drop(silence?: number): void {
    const wire = this.#wire;
    this.#giveUp();
    wire?.cut(silence);
  }

  /** Nobody knows what became of what was asked last. */
  #giveUp(): void {
    this.#calls++;
    this.#wire = null;
    this.#greeted = false;
    const asked = [...this.#answers.values()];
    this.#answers.clear();
    for (const answer of asked) answer({ is: 'answer', n: 0, ok: false, sorry: { why: 'busy' } });
  }

  ask(question: Question): Promise<Answer> {
    return this.#post({ ...question, n: ++this.#n } as Ask);
  }

  /** What must not be refused. */
  async must(question: Question): Promise<Json> {
    const answer = await this.ask(question);
    if (!answer.ok) throw new Error(`${this.name}: ${question.do} was refused: ${JSON.stringify(answer.sorry)}`);
    return answer.done;
  }

  /** Looks at a table, going on from what is known of it. */
  async watch(table: string): Promise<void> {
    await this.must({ do: 'watch', table, from: this.at(table).at });
  }

  at(table: string): Known {
    const known = this.known.get(table) ?? {
      card: null,
      seat: null,
      sealing: null,
      course: null,
      view: undefined,
      at: 0,
      sights: [],
      lines: [],
    };
    this.known.set(table, known);
    return known;
  }

  onNews(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Once something holds of what is known. */
  until(holds: () => boolean, what = 'something', milliseconds = 30_000): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`${this.name} waited in vain for ${what}`));
      }, milliseconds);
      const stop = this.onNews(() => {
        if (!holds()) return;
        clearTimeout(timer);
        stop();
        resolve();
      });
    });
  }

  /** A row that may be played now, decided on an imagined state; `null` if it is not this one's turn. */
  row(table: string): readonly Json[] | null {
    const { card, course, seat, view } = this.at(table);
    if (!this.#greeted || !card || !course || seat === null || course.actor !== seat) return null;
    const game = this.#games(card.game);
    const state = game.imagine(view, seat, this.#random);
    const row: Json[] = [];
    while (game.actor(state) === seat && row.length < 20) {
      const moves: readonly Json[] = game.moves(state);
      const move = moves[this.#random.below(moves.length)] as Json;
      // What reveals something cannot be thought through on an imagined state: it ends the row.
      const reveals = game.reveals(state, move);
      row.push(move);
      game.play(state, move);
      if (reveals) break;
    }
    return row;
  }

  /** Plays on at random at a table until it is over. */
  async playOut(table: string): Promise<void> {
    for (;;) {
      await this.until(() => this.isOver(table) || this.row(table) !== null, 'my turn or the end', 120_000);
      if (this.isOver(table)) return;
      const row = this.row(table);
      if (row) await this.play(table, row);
    }
  }

  play(table: string, row: readonly Json[], key = randomBytes(9).toString('base64url')): Promise<Answer> {
    return this.ask({ do: 'play', table, at: this.at(table).at, key, row: [...row] });
  }

  isOver(table: string): boolean {
    const { card, course } = this.at(table);
    return card?.stage === 'over' && (course === null || course.book !== null || card.ending === 'called-off');
  }

  #post(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.#wire) return reject(new Error(`${this.name} is not connected`));
      this.#answers.set(ask.n, resolve);
      this.#wire.send(JSON.stringify(ask));
    });
  }

  #hear(text: string): void {
    if (this.#keeps) this.bytes.push(text);
    const news = JSON.parse(text) as News;
    if (news.is === 'answer') {
      this.#answers.get(news.n)?.(news);
      this.#answers.delete(news.n);
    } else if (news.is === 'card') Object.assign(this.at(news.card.id), { card: news.card, seat: news.seat });
    else if (news.is === 'sealing') this.#seal(news);
    else if (news.is === 'talk') this.at(news.table).lines.push(...news.lines);
    else if (news.is === 'course') this.#follow(news);
    for (const listener of [...this.#listeners]) listener(news);
  }

  #follow(course: Course): void {
    const known = this.at(course.table);
    if (course.from !== 0 && course.from !== known.at) throw new Error(`${this.name} has a gap before ${course.from}`);
    const sights = course.scenes.flatMap((scene) => scene.sights);
    if (sights.length !== course.at - course.from) throw new Error(`${this.name} was told ${sights.length} entries`);
    known.sights = [...(course.from === 0 ? [] : known.sights), ...sights];
    known.at = course.at;
    known.course = course;
    const last = course.scenes.at(-1);
    if (last) known.view = last.view;
  }

  #seal(news: SealingNews): void {
    const known = this.at(news.table);
    known.sealing = news;
    const { seat } = known;
    if (seat === null || news.silent.includes(seat) || known.card?.stage !== 'sealing') return;
    const name = `${news.table} ${news.attempt}`;
    const { attempt, table } = news;
    const mine = news.lots.find((lot) => lot.seat === seat);
    if (!news.frozen && this.seals.promise && !mine) {
      const salt = this.salts.get(name) ?? randomBytes(32).toString('hex');
      this.salts.set(name, salt);
      this.#tell({ do: 'promise', table, attempt, commitment: commitmentTo(salt) });
    }
    const salt = this.salts.get(name);
    if (news.frozen && salt !== undefined && mine && mine.salt === undefined && this.seals.reveal) {
      this.#tell({ do: 'reveal', table, attempt, salt });
    }
  }

  /** Whether it is heard shows in the news. */
  #tell(question: Question): void {
    if (this.#wire) void this.ask(question);
  }
}
