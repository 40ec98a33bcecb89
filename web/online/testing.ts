import { at } from '@fathom/kernel';
import type { Ask, News } from '@fathom/wire';
import { Line } from './line.ts';
import type { Clock, Socket } from './socket.ts';

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  #now = 0;
  #timers = new Map<number, { readonly due: number; readonly then: () => void }>();
  #made = 0;
  luck = 0.5;

  after(milliseconds: number, then: () => void): () => void {
    const id = this.#made++;
    this.#timers.set(id, { due: this.#now + milliseconds, then });
    return () => this.#timers.delete(id);
  }

  random(): number {
    return this.luck;
  }

  get waiting(): number {
    return this.#timers.size;
  }

  /** Milliseconds until the next thing is due. */
  get next(): number {
    return Math.min(...[...this.#timers.values()].map(({ due }) => due)) - this.#now;
  }

  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [first] = [...this.#timers].sort(([, a], [, b]) => a.due - b.due);
      if (!first || first[1].due > until) break;
      this.#timers.delete(first[0]);
      this.#now = first[1].due;
      first[1].then();
    }
    this.#now = until;
  }
}

/** The other end of a socket, played by a test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly heard: Ask[] = [];
  closed = false;
  /** Answers what is asked, if it is set. */
  reply: ((ask: Ask) => void) | null = null;

  send(text: string): void {
    const ask: Ask = JSON.parse(text);
    this.heard.push(ask);
    this.reply?.(ask);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(news: News): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  answer(n: number, done: null | string = null): void {
    this.say({ is: 'answer', n, ok: true, done });
  }

  /** Opens and answers the greeting. */
  greet(): void {
    this.open();
    this.answer(this.last.n);
  }

  cut(): void {
    this.onclose?.();
  }

  get last(): Ask {
    return at(this.heard, this.heard.length - 1);
  }
}

export interface Wired {
  readonly line: Line;
  readonly clock: FakeClock;
  /** Every socket opened so far. */
  readonly sockets: readonly FakeSocket[];
  /** The one opened last. */
  readonly socket: () => FakeSocket;
}

export function wire(): Wired {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const line = new Line({
    clock,
    caller: () => ({ secret: 's'.repeat(43), name: 'Ada' }),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  return { line, clock, sockets, socket: () => at(sockets, sockets.length - 1) };
}
