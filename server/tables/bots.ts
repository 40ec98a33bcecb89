import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '@fathom/kernel';
import { viewForBot } from '../exit/index.ts';
import { botOf, playing } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import { botToMove } from './care.ts';
import type { Hosting } from './hosting.ts';
import type { Needs } from './needs.ts';
import { playBotRow } from './rows.ts';

/** Milliseconds before each row of a bot where nobody plays any more: time to see what happens, and to take one's seat back. */
const unhurried = 4000;

/** Plays for bots. They see their own seat and think elsewhere; whatever becomes of that, a table never waits for ever. */
export class Bots {
  readonly #needs: Needs;
  readonly #hosting: Hosting;
  /** The tables a bot thinks about, with the length of their logs and how to call it off. */
  readonly #thinking = new Map<string, { readonly at: number; cancel(): void }>();

  constructor(needs: Needs, hosting: Hosting) {
    this.#needs = needs;
    this.#hosting = hosting;
  }

  get thinking(): number {
    return this.#thinking.size;
  }

  /** If it is a bot's turn, it begins to think. What was thought about an earlier position is called off. */
  consider(hosted: Hosted): void {
    const { record, table } = hosted;
    const seat = botToMove(hosted, this.#needs.time.now());
    const before = this.#thinking.get(record.id);
    if (before && seat !== null && before.at === record.at) return;
    before?.cancel();
    this.#thinking.delete(record.id);
    if (seat === null || !table) return;
    void this.#move(hosted, seat, viewForBot(table, seat));
  }

  close(): void {
    for (const { cancel } of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  async #move(hosted: Hosted, seat: Seat, view: unknown): Promise<void> {
    const { id, at } = hosted.record;
    const { log } = this.#needs;
    const thinking = { at, cancel: () => undefined };
    this.#thinking.set(id, thinking);
    try {
      const row = await this.#row(hosted, seat, view, thinking);
      if (playing(hosted.head).length === 0) await this.#pause(thinking);
      if (this.#thinking.get(id) !== thinking) return;
      this.#thinking.delete(id);
      const played = await this.#hosting.change(id, (now, time) => playBotRow(now, seat, at, row, time));
      if (!played.ok) log.warn({ table: id, sorry: played.sorry }, 'a bot could not play');
    } catch (error) {
      log.error({ table: id, err: error }, 'a bot failed');
    } finally {
      if (this.#thinking.get(id) === thinking) this.#thinking.delete(id);
    }
  }

  #pause(thinking: { cancel(): void }): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#needs.time.after(unhurried, resolve);
      thinking.cancel = () => {
        stop();
        resolve();
      };
    });
  }

  /** What its level thinks of, else the weakest, else nothing: then the first legal move is played. */
  async #row(
    { head, levels, record }: Hosted,
    seat: Seat,
    view: unknown,
    thinking: { cancel(): void },
  ): Promise<readonly Json[]> {
    const level = botOf(head, seat);
    for (const one of new Set([level, levels[0] ?? null])) {
      const seed = randomBytes(12).toString('hex');
      const asked = this.#needs.minds.think({ game: head.game, options: head.options, view, seat, level: one, seed });
      thinking.cancel = () => asked.cancel();
      const outcome = await asked.outcome;
      if (outcome.ok) return outcome.value.ideas[0]?.moves ?? [];
      if (outcome.why === 'cancelled') return [];
      this.#needs.log.warn(
        { table: record.id, level: one, why: outcome.why, error: outcome.error },
        'a bot is at a loss',
      );
    }
    return [];
  }
}
