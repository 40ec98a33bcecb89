import { randomBytes } from 'node:crypto';
import { type AnyGame, commitmentTo, type Json, type Random } from '@fathom/kernel';
import type { Answer, Course, News, SealingNews } from '@fathom/wire';
import { WebSocket } from 'ws';

/** What a guest tells whoever is at the table with them. */
export interface Company {
  /** The table has so many entries before this guest's eyes now. */
  sees(guest: Guest, at: number): void;
  /** It is this guest's turn. */
  mayPlay(guest: Guest, course: Course): void;
  isOver(guest: Guest): void;
}

/**
 * A client that reads no more than it must, so that five thousand of them fit on one core: a course whose turn is another's is not parsed, only
 * looked at for its number.
 */
export class Guest {
  readonly secret = randomBytes(32).toString('base64url');
  seat: number | null = null;
  known = 0;
  readonly #name: string;
  readonly #company: Company;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #salts = new Map<string, string>();
  #socket: WebSocket | null = null;
  #table = '';
  #n = 0;

  constructor(name: string, company: Company) {
    this.#name = name;
    this.#company = company;
  }

  connect(address: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(new URL('/api/socket', address.replace(/^http/, 'ws')), {
        perMessageDeflate: false,
      });
      this.#socket = socket;
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => this.#hear(data));
      socket.once('open', async () => {
        await this.must({ do: 'hello', secret: this.secret, name: this.#name });
        resolve();
      });
    });
  }

  leave(): void {
    this.#socket?.terminate();
  }

  async must(question: Json & object): Promise<Json> {
    const answer = await this.ask(question);
    if (!answer.ok) throw new Error(`${this.#name} was refused: ${JSON.stringify([question, answer.sorry])}`);
    return answer.done;
  }

  ask(question: Json & object): Promise<Answer> {
    const n = ++this.#n;
    return new Promise((resolve) => {
      this.#answers.set(n, resolve);
      this.#socket?.send(JSON.stringify({ ...question, n }));
    });
  }

  /** Looks at this table from now on, and at no other. */
  async lookAt(table: string): Promise<void> {
    const before = this.#table;
    this.#table = table;
    this.known = 0;
    this.seat = null;
    if (before !== '') await this.must({ do: 'unwatch', table: before });
    await this.must({ do: 'watch', table, from: 0 });
  }

  #hear(data: Buffer): void {
    if (data.toString('latin1', 0, course.length) === course) {
      this.#follow(data);
      return;
    }
    const news = JSON.parse(data.toString()) as News;
    if (news.is === 'answer') {
      this.#answers.get(news.n)?.(news);
      this.#answers.delete(news.n);
    } else if (news.is === 'card' && news.card.id === this.#table) this.seat = news.seat;
    else if (news.is === 'sealing' && news.table === this.#table) this.#seal(news);
  }

  #follow(data: Buffer): void {
    const head = data.toString('latin1', 0, 160);
    if (!head.includes(this.#table)) return;
    const at = Number(/"at":(\d+)/.exec(head)?.[1]);
    // Before the scenes comes whose turn it is.
    const from = data.indexOf('"actor":') + 8;
    const actor = data.toString('latin1', from, from + 4);
    this.#company.sees(this, at);
    this.known = at;
    if (actor === 'null') this.#company.isOver(this);
    else if (Number.parseInt(actor, 10) === this.seat)
      this.#company.mayPlay(this, JSON.parse(data.toString()) as Course);
  }

  #seal({ table, attempt, frozen, lots }: SealingNews): void {
    const { seat } = this;
    if (seat === null) return;
    const name = `${table} ${attempt}`;
    const mine = lots.find((lot) => lot.seat === seat);
    const salt = this.#salts.get(name) ?? randomBytes(32).toString('hex');
    if (!frozen && !mine) {
      this.#salts.clear();
      this.#salts.set(name, salt);
      void this.ask({ do: 'promise', table, attempt, commitment: commitmentTo(salt) });
    } else if (frozen && mine && mine.salt === undefined) void this.ask({ do: 'reveal', table, attempt, salt });
  }
}

/** How the news begin that come with every move. */
const course = '{"is":"course"';

/** Decisions at random on a state the seat can imagine, until somebody else must act or something is revealed. */
export function rowFor(game: AnyGame, view: unknown, seat: number, random: Random): readonly Json[] {
  const state = game.imagine(view, seat, random);
  const row: Json[] = [];
  while (game.actor(state) === seat && row.length < 20) {
    const moves: readonly Json[] = game.moves(state);
    const move = moves[random.below(moves.length)] as Json;
    const reveals = game.reveals(state, move);
    row.push(move);
    game.play(state, move);
    if (reveals) break;
  }
  return row;
}
