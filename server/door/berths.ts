/**
 * Lets only so many in at once; the others wait outside in the order they came. What is being done holds a good deal of memory, what waits holds
 * hardly any: with few things under way at once most of it is gone again before it is ever swept, and nobody is served later for it.
 */
export class Berths {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async within<T>(what: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      return await what();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
