import { at, type Json } from '@fathom/kernel';
import { rulesOf } from '../testing/rig.ts';
import { compare, differences, type Findings, gameIn } from './audit.ts';
import { type Anywhere, Player } from './player.ts';

/** A game, how many people play it, and how many of the weakest bot. */
export interface Kind {
  readonly game: string;
  readonly people: number;
  readonly bots: readonly string[];
}

/** People around one table, from its making to its end. */
export class Party {
  readonly kind: Kind;
  readonly #people: readonly Player[];
  readonly #onlooker: Player;

  constructor(name: string, kind: Kind, anywhere: Anywhere) {
    this.kind = kind;
    this.#people = Array.from({ length: kind.people }, (_, i) => new Player(`${name} ${i}`, anywhere));
    this.#onlooker = new Player(`${name} onlooker`, anywhere);
  }

  /** Moves that were acknowledged so far. */
  get acknowledged(): number {
    return this.#people.reduce(
      (sum, one) => sum + one.acknowledged.reduce((moves, { row }) => moves + row.length, 0),
      0,
    );
  }

  /** Plays a whole game, and looks at what has become of it. */
  async play(): Promise<Findings> {
    const table = await this.#gather();
    const all = [...this.#people, this.#onlooker];
    await Promise.all(all.map((one) => one.playOn(table)));
    const findings = await this.#audit(table);
    for (const one of all) one.client.drop();
    return findings;
  }

  async #gather(): Promise<string> {
    const { game, bots } = this.kind;
    const host = at(this.#people, 0);
    await host.insist({ do: 'ping' });
    const made = await host.fetch('/api/tables', {
      game,
      options: rulesOf(game).options.defaults as Json,
      chairs: [
        ...this.#people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
        ...bots.map((level) => ({ kind: 'bot', level })),
      ],
      pace: { kind: 'none' },
      listed: false,
      watchable: true,
      chat: true,
    });
    const { table } = JSON.parse(made) as { readonly table?: string };
    if (table === undefined) throw new Error(`no table was made: ${made}`);
    for (const [seat, one] of this.#people.entries()) {
      const sat = await one.insist({ do: 'sit', table, seat });
      if (!sat.ok) throw new Error(`${one.name} could not sit down: ${sat.sorry.why}`);
    }
    for (const one of [...this.#people, this.#onlooker]) await one.lookAt(table);
    const started = await host.insist({ do: 'start', table });
    if (!started.ok) throw new Error(`${host.name} could not start: ${started.sorry.why}`);
    return table;
  }

  async #audit(table: string): Promise<Findings> {
    const { game } = this.kind;
    const host = at(this.#people, 0);
    const book = await host.fetch(`/api/tables/${table}/logbook`);
    const all = [...this.#people, this.#onlooker];
    const faults = all.flatMap((one) => one.faults);
    for (const one of this.#people) {
      if (one.client.at(table).course?.book !== book) faults.push(`${one.name} has another book of the game`);
    }
    const truth = gameIn(game, book);
    const acknowledged = this.#people.flatMap((one) => one.acknowledged);
    if (typeof truth === 'string') {
      return { lost: acknowledged.length, doubled: 0, faults: [...faults, `table ${table}: ${truth}`] };
    }
    const known = all.map(({ name, client }) => ({ name, ...client.at(table) }));
    const seats = known.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    const found = compare(truth, seats, acknowledged);
    return { ...found, faults: [...faults, ...found.faults, ...differences(truth, known)] };
  }
}
