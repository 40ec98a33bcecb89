import type { Entry } from '@fathom/kernel';
import { MemoryShelf } from './memory-shelf.ts';
import { emptyTail, newSaveId, type Save, type SaveHead, type Written } from './save.ts';
import { Saves } from './saves.ts';
import type { Addition } from './shelf.ts';
import type { News, Tabs } from './tabs.ts';

/** A game nobody has touched. */
export function freshSave(wish: Partial<SaveHead> = {}, entries: readonly Entry[] = []): Save {
  const head: SaveHead = {
    id: newSaveId(),
    format: 1,
    game: 'nautilion',
    version: 1,
    seats: 1,
    options: {},
    sea: { kind: 'named', name: 'grey-whale-214' },
    players: [{ name: '', bot: null }],
    length: entries.length,
    began: 1,
    touched: 1,
    over: false,
    practised: false,
    known: false,
    ...wish,
  };
  return { head, entries, tail: emptyTail };
}

/** Several tabs of one browser in one program: the last to take a game over has it, and it falls to the next when released. */
export class TestTabs {
  readonly #queues = new Map<string, ((held: boolean) => void)[]>();
  readonly #listeners = new Map<object, (news: News) => void>();

  tab(): Tabs {
    const me = {};
    return {
      hold: (id, changed) => {
        const queue = this.#queues.get(id) ?? [];
        this.#queues.set(id, queue);
        queue.push(changed);
        if (queue.length === 1) changed(true);
        const leave = () => queue.splice(queue.indexOf(changed), 1);
        return {
          takeOver: () => {
            if (queue[0] === changed) return;
            leave();
            queue[0]?.(false);
            queue.unshift(changed);
            changed(true);
          },
          release: () => {
            const had = queue[0] === changed;
            leave();
            if (had) queue[0]?.(true);
          },
        };
      },
      tell: (news) => {
        for (const [other, listener] of this.#listeners) if (other !== me) listener(news);
      },
      listen: (listener) => this.#listeners.set(me, listener),
    };
  }
}

/** A shelf on which there may be no room. */
export class SmallShelf extends MemoryShelf {
  full = false;

  override async append(id: string, addition: Addition): Promise<Written> {
    return this.full ? 'full' : super.append(id, addition);
  }
}

export const savesIn = (shelf: MemoryShelf, tabs: TestTabs = new TestTabs()): Saves => new Saves(shelf, tabs.tab());
