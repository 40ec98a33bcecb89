/** What one puts in, another takes out in the same order. Who puts waits while it is full, who takes while it is empty. */
export class Queue<T> {
  readonly #items: T[] = [];
  readonly #room: number;
  #closed = false;
  #wake: () => void = () => {};

  constructor(room: number) {
    this.#room = room;
  }

  async put(item: T): Promise<void> {
    while (this.#items.length >= this.#room) await this.#change();
    this.#items.push(item);
    this.#wake();
  }

  /** Nothing more will be put. */
  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.#items.length === 0) {
        if (this.#closed) return;
        await this.#change();
      }
      yield* this.#items.splice(0, 1);
      this.#wake();
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      const others = this.#wake;
      this.#wake = () => {
        this.#wake = () => {};
        others();
        resolve();
      };
    });
  }
}
