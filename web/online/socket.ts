/** What a line needs of a socket; the browser's own has it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Time and luck, as a line needs them. */
export interface Clock {
  /** Calls back once, in so many milliseconds; what is returned calls it off. */
  after(milliseconds: number, then: () => void): () => void;
  /** Between 0 and 1. */
  random(): number;
}
