/** How many may be inside at once from one address: sockets. */
export class Turnstile {
  readonly #most: number;
  readonly #inside = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get inside(): number {
    return [...this.#inside.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The way out again, to be taken once; `null` if there are too many already. */
  enter(address: string): (() => void) | null {
    const count = this.#inside.get(address) ?? 0;
    if (count >= this.#most) return null;
    this.#inside.set(address, count + 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      const left = (this.#inside.get(address) ?? 1) - 1;
      if (left === 0) this.#inside.delete(address);
      else this.#inside.set(address, left);
    };
  }
}
