import { setTimeout as pause } from 'node:timers/promises';
import { at } from '@fathom/kernel';
import type { ServerProcess } from './server-process.ts';

/** A database that can be restarted under everybody's feet: in order (`SIGINT`), or as after a crash (`SIGQUIT`). */
export interface Restartable {
  restart(signal: 'SIGINT' | 'SIGQUIT', after: number): Promise<void>;
}

export type Blow = 'kill' | 'pause' | 'restart';

/** Milliseconds: between two blows, until a dead server is started again, and how long one is paused. */
const times = { between: [150, 1500], down: [0, 800], paused: [300, 8000], restart: [0, 500] } as const;

const chosen = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least);

/** So many kills, and among them a pause to every four and a restart of the database to every fifteen, in any order. */
export function blows(kills: number, withDatabase: boolean): readonly Blow[] {
  const all: Blow[] = [
    ...Array.from({ length: kills }, () => 'kill' as const),
    ...Array.from({ length: Math.ceil(kills / 4) }, () => 'pause' as const),
    ...Array.from({ length: withDatabase ? Math.ceil(kills / 15) : 0 }, () => 'restart' as const),
  ];
  return all
    .map((blow) => ({ blow, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ blow }) => blow);
}

/** Strikes servers and their database at random moments, and brings each back. */
export class Fate {
  readonly #servers: readonly ServerProcess[];
  readonly #database: Restartable | null;
  readonly #struck = new Map<ServerProcess, Promise<void>>();
  #restarting: Promise<void> = Promise.resolve();
  /** Why something could not be brought back. */
  #trouble: unknown = null;
  readonly dealt = { kill: 0, pause: 0, restart: 0 };

  constructor(servers: readonly ServerProcess[], database: Restartable | null) {
    this.#servers = servers;
    this.#database = database;
  }

  async strike(blow: Blow): Promise<void> {
    await pause(chosen(times.between));
    if (blow === 'restart') {
      await this.#restarting;
      this.#restarting = this.#safely(this.#restart());
    } else {
      const server = await this.#victim();
      this.#struck.set(server, this.#safely(blow === 'kill' ? this.#kill(server) : this.#hold(server)));
    }
    this.dealt[blow]++;
    if (this.#trouble !== null) throw this.#trouble;
  }

  /** Everything runs again. */
  async settled(): Promise<void> {
    await this.#restarting;
    await Promise.all(this.#struck.values());
    if (this.#trouble !== null) throw this.#trouble;
  }

  async #safely(what: Promise<void>): Promise<void> {
    try {
      await what;
    } catch (error) {
      this.#trouble ??= error;
    }
  }

  /** A server that runs: whoever is struck is left alone until it is back. */
  async #victim(): Promise<ServerProcess> {
    for (;;) {
      const up = this.#servers.filter((server) => !this.#struck.has(server));
      if (up.length > 0) return at(up, Math.floor(Math.random() * up.length));
      await Promise.race(this.#struck.values());
    }
  }

  async #kill(server: ServerProcess): Promise<void> {
    await server.kill();
    await pause(chosen(times.down));
    await server.start();
    this.#struck.delete(server);
  }

  async #hold(server: ServerProcess): Promise<void> {
    server.pause();
    await pause(chosen(times.paused));
    server.resume();
    this.#struck.delete(server);
  }

  async #restart(): Promise<void> {
    await this.#database?.restart(Math.random() < 0.5 ? 'SIGINT' : 'SIGQUIT', chosen(times.restart));
  }
}
