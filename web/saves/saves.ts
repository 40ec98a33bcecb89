import { createSignal } from 'solid-js';
import { Keeper } from './keeper.ts';
import { asHead, type Reading, readFound } from './reading.ts';
import type { HeadChange, Save, SaveHead, Written } from './save.ts';
import type { Shelf } from './shelf.ts';
import type { Tabs } from './tabs.ts';

/** All games of this browser: a list that follows every tab, and a keeper for each game that is played. */
export class Saves {
  /** Whether what is written here is there tomorrow. */
  readonly lasting: boolean;
  readonly #shelf: Shelf;
  readonly #tabs: Tabs;
  readonly #keepers = new Set<Keeper>();
  readonly #found = createSignal<ReadonlyMap<string, SaveHead | null>>(new Map());

  constructor(shelf: Shelf, tabs: Tabs) {
    this.lasting = shelf.lasting;
    this.#shelf = shelf;
    this.#tabs = tabs;
    tabs.listen(({ id, length }) => {
      this.#refresh(id);
      for (const keeper of this.#keepers) if (keeper.id === id && length !== keeper.length()) keeper.hear();
    });
  }

  async fetchHeads(): Promise<void> {
    const [, setFound] = this.#found;
    const found = new Map<string, SaveHead | null>();
    for (const record of await this.#shelf.heads()) {
      const id = idOf(record);
      if (id !== null) found.set(id, asHead(record));
    }
    setFound(found);
  }

  /** What is known of every game, the one touched last first. A signal. */
  heads(): readonly SaveHead[] {
    const [found] = this.#found;
    return [...found().values()].filter((head) => head !== null).sort((a, b) => b.touched - a.touched);
  }

  /** Games of which not even the head can be read. They stay as they are until somebody deletes them. A signal. */
  unreadable(): readonly string[] {
    const [found] = this.#found;
    return [...found()].flatMap(([id, head]) => (head === null ? [id] : []));
  }

  head(id: string): SaveHead | null {
    const [found] = this.#found;
    return found().get(id) ?? null;
  }

  /** A whole game, or as much of it as can be read; `null` if there is none by that name. */
  async read(id: string): Promise<Reading | null> {
    const found = await this.#shelf.find(id);
    return found && readFound(found);
  }

  /** Begins to keep a game, or several: all of them, or none. */
  async add(...saves: readonly Save[]): Promise<Written> {
    const written = await this.#shelf.add(saves);
    if (isKept(written)) for (const { head } of saves) this.#note(head.id, head);
    return written;
  }

  async change(id: string, change: HeadChange): Promise<Written> {
    const written = await this.#shelf.change(id, change);
    const head = this.head(id);
    if (isKept(written) && head) this.#note(id, { ...head, ...change });
    return written;
  }

  async remove(ids: readonly string[]): Promise<Written> {
    const written = await this.#shelf.remove(ids);
    if (isKept(written)) for (const id of ids) this.#note(id, undefined);
    return written;
  }

  /** Asks to play a game: the keeper knows whether this tab has it, and can take it over. Release it when the table is left. */
  async hold(id: string): Promise<Keeper> {
    const keeper = new Keeper(id, this.#shelf, this.#tabs, {
      grown: (head) => this.#note(id, head),
      released: () => this.#keepers.delete(keeper),
    });
    this.#keepers.add(keeper);
    await keeper.settled;
    return keeper;
  }

  #refresh(id: string): void {
    const list = (record: unknown) => this.#list(id, record === undefined ? undefined : asHead(record));
    this.#shelf.head(id).then(list, () => undefined);
  }

  #note(id: string, head: SaveHead | undefined): void {
    this.#list(id, head);
    this.#tabs.tell({ id, length: head?.length ?? null });
  }

  #list(id: string, head: SaveHead | null | undefined): void {
    const [, setFound] = this.#found;
    setFound((before) => {
      const next = new Map(before);
      if (head === undefined) next.delete(id);
      else next.set(id, head);
      return next;
    });
  }
}

export const isKept = (written: Written): boolean => written === 'stored' || written === 'nowhere';

const idOf = (record: unknown): string | null =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string' ? record.id : null;
