import { glancesAt, type Table, type Watcher } from '@fathom/kernel';

/** A view, and how it is written. */
export interface Seen {
  readonly view: unknown;
  readonly text: string;
}

/** What one sees after so many entries in force. */
export type Views = (count: number, watcher: Watcher) => Seen;

/**
 * Views of a table as it stands, for all who are told of this moment: what everybody sees alike is copied and written once. Good until the table
 * goes on.
 */
export function viewsAt(table: Table): Views {
  const { game } = table;
  const glance = glancesAt(table);
  const alike = new Map<number, Seen>();
  return (count, watcher) => {
    const state = glance(count);
    if (!game.own) return written(game.view(state, watcher));
    const own = game.own(state, watcher);
    const common = alike.get(count) ?? written(without(game.view(state, null), own));
    alike.set(count, common);
    return Object.keys(own).length === 0 ? common : both(common, written(own));
  };
}

const written = (view: object): Seen => ({ view, text: JSON.stringify(view) });

function without(view: object, own: object): object {
  return Object.fromEntries(Object.entries(view).filter(([field]) => !(field in own)));
}

const both = (common: Seen, own: Seen): Seen => ({
  view: { ...(common.view as object), ...(own.view as object) },
  text: `${common.text.slice(0, -1)},${own.text.slice(1)}`,
});
