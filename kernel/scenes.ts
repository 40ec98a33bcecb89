import type { Actor, GameEvent, Watcher } from './contract.ts';
import type { Sight, Table } from './table.ts';

/** A part of what happened that is shown in one go, before the table as it stands. */
export interface Scene<Seen = unknown> {
  /** Who decided it; `null` where nothing is to be shown: what was taken back since, or what became of a player. */
  readonly by: Actor;
  /** All that the watcher learned of these entries of the log. */
  readonly sights: readonly Sight[];
  /** What there is to show; nothing, where nobody sees anything of it. */
  readonly events: readonly GameEvent[];
  /** What it leads to. */
  view(): Seen;
}

interface Part {
  readonly by: Actor;
  readonly sights: Sight[];
  /** How many entries in force lead up to its end. */
  count: number;
}

/**
 * What happened since entry `since`, entry by entry in order, as a watcher is shown it: one's own decisions at once, everybody else's one
 * after the other, draws together with what they answer.
 * `look` finds what it leads to, which several watchers may share.
 */
export function scenesOf<Seen = unknown>(
  table: Table,
  watcher: Watcher,
  since: number,
  look: Look<Seen> = looksAt(table),
): readonly Scene<Seen>[] {
  const { line } = table;
  const parts: Part[] = [];
  let count = line.findLastIndex((index) => index < since) + 1;
  for (const sight of table.sights(watcher, since)) {
    const inForce = line[count] === sight.at;
    if (inForce) count++;
    const by = inForce && sight.by !== 'table' ? sight.by : null;
    const last = parts.at(-1);
    if (last && goesWith(last.by, by, watcher)) {
      last.sights.push(sight);
      last.count = count;
    } else parts.push({ by, sights: [sight], count });
  }
  return parts.map(({ by, sights, count }) => ({
    by,
    sights,
    events: by === null ? [] : sights.flatMap(({ events }) => events),
    view: () => look(count, watcher),
  }));
}

/** What a watcher sees after so many entries in force. */
export type Look<Seen> = (count: number, watcher: Watcher) => Seen;

const looksAt = <Seen>(table: Table): Look<Seen> => {
  const glance = glancesAt(table);
  return (count, watcher) => table.game.view(glance(count), watcher);
};

/** The position after so many entries in force. Not to be written to. */
export type Glance = (count: number) => unknown;

/** Positions of a table as it stands, each played only once however often it is looked at. Good until the table goes on. */
export function glancesAt(table: Table): Glance {
  const seen = new Map(table.passed);
  return (count) => {
    if (count === table.line.length) return table.state;
    if (!seen.has(count)) seen.set(count, table.stateAfter(count));
    return seen.get(count);
  };
}

function goesWith(last: Actor, by: Actor, watcher: Watcher): boolean {
  if (by === null || last === null) return by === last;
  return by === 'chance' || (by === watcher && last === watcher);
}
