import type { Json } from '@fathom/kernel';
import type { MakeTable } from '@fathom/wire';
import { seatFor } from '../exit/index.ts';
import { readHead } from '../hosted/head.ts';
import { no, type Outcome } from '../hosted/outcome.ts';
import type { Person, TableRecord } from '../store/store.ts';
import type { Hosting } from './hosting.ts';
import { newTable } from './making.ts';
import type { Needs } from './needs.ts';
import { askRematch, nextTable } from './rematch.ts';

type Opened = Outcome<{ readonly table: string }>;

/** Tables a person may have made that are not over. */
const mostMade = 30;
/** Open tables that are looked through for one that fits. */
const mostTried = 100;

/** How people come to a table: they make one, sit down at one that waits, or play again with the same company. */
export class Openings {
  readonly #needs: Needs;
  readonly #hosting: Hosting;

  constructor(needs: Needs, hosting: Hosting) {
    this.#needs = needs;
    this.#hosting = hosting;
  }

  async make(person: Person, wanted: MakeTable): Promise<Opened> {
    const { store, time } = this.#needs;
    const known = await this.#hosting.shelf.known(wanted.game);
    if (!known) return no('unknown-game');
    if ((await store.countMade(person.id)) >= mostMade) return no('too-many');
    const made = newTable(known, person, wanted, time.now());
    if (!made.ok) return made;
    await store.addTable(made.record);
    return { ok: true, table: made.record.id };
  }

  /** Sits down at the oldest fitting open table, or opens one for two. */
  async playNow(person: Person, game: string, sit: (table: string) => Promise<Outcome>): Promise<Opened> {
    const known = await this.#hosting.shelf.known(game);
    if (!known) return no('unknown-game');
    for (const record of await this.#needs.store.listed('gathering', mostTried)) {
      if (!this.#fits(record, game, person.id)) continue;
      if ((await sit(record.id)).ok) return { ok: true, table: record.id };
    }
    const [least, most] = known.game.seats;
    const others = Math.max(least, Math.min(2, most)) - 1;
    return this.make(person, {
      game,
      options: known.game.options.defaults as Json,
      chairs: [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'open' }) as const)],
      pace: { kind: 'none' },
      listed: true,
      watchable: true,
      chat: true,
    });
  }

  /** The next table is made before anybody hears of it; whoever asks again makes up for a node that died in between. */
  async layNext(table: string, person: Person): Promise<void> {
    const { store, time } = this.#needs;
    const hosted = await this.#hosting.read(table);
    if (!hosted) return;
    const asked = askRematch(hosted, person);
    if (!asked.ok || typeof asked.done !== 'string') return;
    const next = asked.done;
    if (await store.table(next)) return;
    try {
      await store.addTable(nextTable(hosted, next, person, time.now()));
    } catch (error) {
      if (!(await store.table(next))) throw error;
    }
  }

  #fits(record: TableRecord, game: string, person: string): boolean {
    const head = readHead(record.head);
    if (head.game !== game) return false;
    if (seatFor({ head }, person) !== null) return true;
    const now = this.#needs.time.now();
    const isAwake = head.pace.kind !== 'live' || head.here.some(({ until }) => until > now);
    return isAwake && head.chairs.some(({ kind }) => kind === 'open');
  }
}
