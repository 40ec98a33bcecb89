import { at } from '@fathom/kernel';
import type { AnyThought, ThinkTask } from '@fathom/mind/desk';
import type { Asked, Host, Outcome } from '@fathom/mind/host';

type Task = Omit<ThinkTask, 'kind'>;

interface Waiting {
  readonly task: Task;
  readonly settle: (outcome: Outcome<AnyThought>) => void;
}

const calledOff: Outcome<AnyThought> = { ok: false, why: 'cancelled', error: '' };

/**
 * Several threads that think for the bots of all tables. Each has a few thoughts at a time, and the others wait their turn: with more at
 * once none would be ready within its time.
 */
export class Crew {
  readonly #desks: readonly { readonly host: Host; busy: number }[];
  readonly #each: number;
  #waiting: Waiting[] = [];

  constructor(hosts: readonly Host[], each = 2) {
    this.#desks = hosts.map((host) => ({ host, busy: 0 }));
    this.#each = each;
  }

  think(task: Task): Asked<AnyThought> {
    let cancel = () => {};
    const outcome = new Promise<Outcome<AnyThought>>((settle) => {
      const waiting: Waiting = { task, settle };
      cancel = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        settle(calledOff);
      };
      this.#waiting.push(waiting);
    });
    this.#handOut();
    return { outcome, cancel: () => cancel() };
  }

  close(): void {
    for (const { settle } of this.#waiting.splice(0)) settle(calledOff);
    for (const { host } of this.#desks) host.close();
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const desk = this.#desks.reduce((least, one) => (one.busy < least.busy ? one : least), at(this.#desks, 0));
      if (desk.busy >= this.#each) return;
      const next = this.#waiting.shift();
      if (next) void this.#give(desk, next);
    }
  }

  async #give(desk: { readonly host: Host; busy: number }, { task, settle }: Waiting): Promise<void> {
    desk.busy++;
    const outcome = await desk.host.think(task).outcome;
    desk.busy--;
    settle(outcome);
    this.#handOut();
  }
}
