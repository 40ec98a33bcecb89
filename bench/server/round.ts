import { randomBytes } from 'node:crypto';
import { entryOf } from '@fathom/games';
import { type AnyGame, at, type Json, quickRandom, type Random } from '@fathom/kernel';
import type { Course } from '@fathom/wire';
import { type Company, Guest, rowFor } from './guest.ts';
import type { Tempo } from './tempo.ts';

const each = 4;
/** Four at every table: those without a seat look on. */
const kinds = [
  { game: 'nautilion', seats: 2 },
  { game: 'nautilus-island', seats: 4 },
  { game: 'abyss', seats: 4 },
] as const;

const rules = new Map<string, AnyGame>();
for (const { game } of kinds) {
  const entry = entryOf(game);
  if (entry) rules.set(game, await entry.rules());
}

interface Sent {
  readonly at: number;
  readonly when: number;
  readonly decisions: number;
  seenBy: number;
}

/** Four people around one table, who play one game after the other. */
export class Round implements Company {
  readonly #guests: readonly Guest[];
  readonly #addresses: readonly string[];
  readonly #n: number;
  readonly #kind: (typeof kinds)[number];
  readonly #game: AnyGame;
  readonly #tempo: Tempo;
  readonly #random: Random;
  #table = '';
  #sent: Sent[] = [];
  #isEnding = false;

  constructor(n: number, addresses: readonly string[], tempo: Tempo) {
    this.#n = n;
    this.#addresses = addresses;
    this.#tempo = tempo;
    this.#random = quickRandom(`round ${n}`);
    this.#kind = at(kinds, n % kinds.length);
    const game = rules.get(this.#kind.game);
    if (!game) throw new Error(`there is no game ${this.#kind.game}`);
    this.#game = game;
    this.#guests = Array.from({ length: each }, (_, i) => new Guest(`${n}.${i}`, this));
  }

  async gather(): Promise<void> {
    const { game, seats } = this.#kind;
    // Where there are several servers, the sockets of one table hang on different ones.
    await Promise.all(this.#guests.map((guest, i) => guest.connect(this.#server(i))));
    const host = at(this.#guests, 0);
    const answer = await fetch(new URL('/api/tables', this.#server(0)), {
      method: 'POST',
      headers: { Authorization: `Bearer ${host.secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        game,
        options: this.#game.options.defaults,
        chairs: Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
        pace: { kind: 'none' },
        listed: false,
        watchable: true,
        chat: true,
      }),
    });
    const { table } = (await answer.json()) as { readonly table?: string };
    if (table === undefined) throw new Error(`no table was made: ${answer.status}`);
    for (const guest of this.#guests.slice(1, seats)) await guest.must({ do: 'sit', table, seat: null });
    await this.#begin(table, host);
  }

  leave(): void {
    for (const guest of this.#guests) guest.leave();
  }

  sees(guest: Guest, now: number): void {
    for (const sent of this.#sent) {
      if (sent.at < guest.known || sent.at >= now) continue;
      if (++sent.seenBy === each) this.#tempo.seen(performance.now() - sent.when, sent.decisions);
    }
    while (this.#sent[0]?.seenBy === each) this.#sent.shift();
  }

  mayPlay(guest: Guest, course: Course): void {
    this.#tempo.turn(() => void this.#play(guest, course));
  }

  isOver(guest: Guest): void {
    if (this.#isEnding || guest.seat === null) return;
    this.#isEnding = true;
    this.#tempo.turn(() => void this.#playAgain(guest));
  }

  #server(i: number): string {
    return at(this.#addresses, (this.#n + i) % this.#addresses.length);
  }

  async #begin(table: string, host: Guest): Promise<void> {
    this.#table = table;
    this.#sent = [];
    await Promise.all(this.#guests.map((guest) => guest.lookAt(table)));
    this.#isEnding = false;
    await host.must({ do: 'start', table });
  }

  async #play(guest: Guest, { at: now, scenes, table }: Course): Promise<void> {
    const { seat } = guest;
    if (seat === null || table !== this.#table) return;
    const row = rowFor(this.#game, scenes.at(-1)?.view, seat, this.#random);
    const key = randomBytes(9).toString('base64url');
    this.#sent.push({ at: now, when: performance.now(), decisions: row.length, seenBy: 0 });
    await guest.must({ do: 'play', table, at: now, key, row: row as Json });
  }

  async #playAgain(guest: Guest): Promise<void> {
    const next = await guest.must({ do: 'rematch', table: this.#table });
    await this.#begin(String(next), guest);
  }
}
