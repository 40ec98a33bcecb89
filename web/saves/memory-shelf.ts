import type { HeadChange, Save, SaveHead, Written } from './save.ts';
import { type Addition, type Found, grown, type Shelf } from './shelf.ts';

/** Games in this page's memory, for browsers that keep nothing and for tests. */
export class MemoryShelf implements Shelf {
  readonly lasting = false;
  readonly #saves = new Map<string, Save>();

  async heads(): Promise<readonly SaveHead[]> {
    return [...this.#saves.values()].map(({ head }) => head);
  }

  async head(id: string): Promise<SaveHead | undefined> {
    return this.#saves.get(id)?.head;
  }

  async find(id: string): Promise<Found | null> {
    const save = this.#saves.get(id);
    return save ? { ...save, entries: [...save.entries.entries()] } : null;
  }

  async add(saves: readonly Save[]): Promise<Written> {
    if (saves.some(({ head }) => this.#saves.has(head.id))) return 'taken';
    for (const save of saves) this.#saves.set(save.head.id, save);
    return 'nowhere';
  }

  async append(id: string, addition: Addition): Promise<Written> {
    const save = this.#saves.get(id);
    if (save?.entries.length !== addition.from) return 'taken';
    const entries = [...save.entries, ...addition.entries];
    this.#saves.set(id, { head: grown(save.head, addition), entries, tail: addition.tail });
    return 'nowhere';
  }

  async change(id: string, change: HeadChange): Promise<Written> {
    const save = this.#saves.get(id);
    if (!save) return 'taken';
    this.#saves.set(id, { ...save, head: { ...save.head, ...change } });
    return 'nowhere';
  }

  async remove(ids: readonly string[]): Promise<Written> {
    for (const id of ids) this.#saves.delete(id);
    return 'nowhere';
  }
}
