/** So many always go together. */
const few = 16;

/**
 * Group commit: whatever is handed in while one batch is on its way to the disk goes with the next, together. Of things with the same name only
 * one is on its way at a time, so that each finds what the one before has left.
 */
export class Batches<Item, Result> {
  readonly #send: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #nameOf: (item: Item) => string | null;
  readonly #limits: Limits;
  #waiting: Waiting<Item, Result>[] = [];
  readonly #away = new Set<string>();
  #lanes = 0;
  #planned = false;
  #idle = () => {};

  constructor(
    send: (items: readonly Item[]) => Promise<readonly Result[]>,
    nameOf: (item: Item) => string | null,
    limits: Partial<Limits> = {},
  ) {
    this.#send = send;
    this.#nameOf = nameOf;
    this.#limits = { batch: 500, lanes: 1, ...limits };
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#plan();
    });
  }

  /** Settles once nothing is waiting or on its way. */
  async drained(): Promise<void> {
    while (this.#waiting.length > 0 || this.#lanes > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
  }

  /** Not at once: what else comes out of this turn of the event loop goes along. */
  #plan(): void {
    if (this.#planned || this.#lanes >= this.#limits.lanes || this.#waiting.length === 0) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      this.#sendNext();
      this.#plan();
    });
  }

  /** `back`: how many have just come back, and will soon have others follow. */
  #sendNext(back = 0): void {
    const batch = this.#lanes < this.#limits.lanes ? this.#take(back) : [];
    if (batch.length > 0) void this.#carry(batch);
  }

  /**
   * Of many no more than half: else all would be on their way at once, with nobody left to do anything meanwhile, and then all back at once, with
   * nothing for the disk to do. Whoever waits goes with the next.
   */
  #take(back: number): readonly Waiting<Item, Result>[] {
    const most = Math.min(this.#limits.batch, Math.max(few, Math.ceil((this.#waiting.length + back) / 2)));
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const one of this.#waiting) {
      const name = this.#nameOf(one.item);
      if (batch.length >= most || (name !== null && this.#away.has(name))) left.push(one);
      else {
        if (name !== null) this.#away.add(name);
        batch.push(one);
      }
    }
    this.#waiting = left;
    return batch;
  }

  async #carry(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.#lanes++;
    const settle = await this.#outcome(batch);
    this.#lanes--;
    for (const { item } of batch) {
      const name = this.#nameOf(item);
      if (name !== null) this.#away.delete(name);
    }
    // Before anybody hears of this batch, as what they do then may take long: meanwhile the disk has something to do.
    this.#sendNext(batch.length);
    batch.forEach(settle);
    this.#plan();
    if (this.#lanes === 0 && this.#waiting.length === 0) this.#idle();
  }

  async #outcome(batch: readonly Waiting<Item, Result>[]): Promise<(one: Waiting<Item, Result>, i: number) => void> {
    try {
      const results = await this.#send(batch.map(({ item }) => item));
      return (one, i) => {
        const result = results[i];
        if (result === undefined) one.reject(new Error('a batch came back with something missing'));
        else one.resolve(result);
      };
    } catch (error) {
      return (one) => one.reject(error);
    }
  }
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** `batch`: how many go together at most. `lanes`: how many batches may be on their way at once. */
interface Limits {
  readonly batch: number;
  readonly lanes: number;
}
