import type { Entry } from '@fathom/kernel';
import { createSignal } from 'solid-js';
import { asHead, type Reading, readFound } from './reading.ts';
import type { HeadChange, SaveHead, Tail, Written } from './save.ts';
import type { Shelf } from './shelf.ts';
import type { Hold, Tabs } from './tabs.ts';

interface Owner {
  readonly grown: (head: SaveHead) => void;
  readonly released: () => void;
}

/** How long a tab that is just closing may take to let go of a game before we say that another one has it. */
const patience = 400;

/**
 * Writes one game while it is played. A move counts as done once `append` has answered `stored` (or `nowhere`, where nothing can be
 * kept). One tab at a time holds a game; the others follow it: they `hear` of every change, and `read` again.
 */
export class Keeper {
  readonly id: string;
  /** When it is known whether this tab holds the game. */
  readonly settled: Promise<void>;
  readonly #shelf: Shelf;
  readonly #owner: Owner;
  readonly #hold: Hold;
  readonly #held = createSignal(false);
  readonly #length = createSignal(0);
  readonly #listeners = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(id: string, shelf: Shelf, tabs: Tabs, owner: Owner) {
    this.id = id;
    this.#shelf = shelf;
    this.#owner = owner;
    const [, setHeld] = this.#held;
    let settle: () => void = () => undefined;
    this.settled = new Promise((resolve) => {
      settle = resolve;
      setTimeout(resolve, patience);
    });
    this.#hold = tabs.hold(id, (held) => {
      setHeld(held);
      settle();
      this.hear();
    });
  }

  /** Whether this tab holds the game. A signal. */
  held(): boolean {
    const [held] = this.#held;
    return held();
  }

  /** How many entries are stored, as far as this tab knows. A signal. */
  length(): number {
    const [length] = this.#length;
    return length();
  }

  /** The game as it is stored now, as far as it can be read; `null` if it is gone. What follows is appended to that. */
  async read(): Promise<Reading | null> {
    const found = await this.#inTurn(() => this.#shelf.find(this.id));
    const reading = found && readFound(found);
    const [, setLength] = this.#length;
    setLength(reading?.save?.entries.length ?? 0);
    return reading;
  }

  /**
   * Writes entries after the first `from`, which are all that is stored, what changes in the head, and what is decided but not played:
   * all of it, or nothing. With no entries, it keeps what was decided of a row. What found no room comes again with what follows it.
   */
  append(from: number, entries: readonly Entry[], change: HeadChange, tail: Tail): Promise<Written> {
    return this.#inTurn(async () => {
      if (!this.held()) return 'taken';
      const written = await this.#shelf.append(this.id, { from, entries, change, tail });
      if (written === 'taken') this.hear();
      if (written !== 'stored' && written !== 'nowhere') return written;
      const [, setLength] = this.#length;
      setLength(from + entries.length);
      this.#tell();
      return written;
    });
  }

  /** Changes what is known of the game, but not the game: somebody looked at a hint. */
  change(change: HeadChange): Promise<Written> {
    return this.#inTurn(async () => {
      const written = await this.#shelf.change(this.id, change);
      this.#tell();
      return written;
    });
  }

  /** Takes the game from the tab that has it. It is this one's as soon as `held` says so. */
  takeOver(): void {
    this.#hold.takeOver();
  }

  /** The game has changed elsewhere, or this tab has got or lost it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hear(): void {
    for (const listener of this.#listeners) listener();
  }

  release(): void {
    this.#listeners.clear();
    this.#hold.release();
    this.#owner.released();
  }

  /** The lists may learn of it a little later, or not at all: the game itself is written. */
  #tell(): void {
    const tell = (found: unknown) => {
      const head = asHead(found);
      if (head) this.#owner.grown(head);
    };
    this.#shelf.head(this.id).then(tell, () => undefined);
  }

  /** One thing after the other, whatever became of the one before. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
