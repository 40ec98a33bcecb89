import type { Actor, GameEvent, Watcher } from './contract.ts';
import type { Sight, Table } from './table.ts';

/** A part of what happened that is shown in one go, before the table as it stands. */
export interface Scene {
  /** Who decided it; `null` where nothing is to be shown: what was taken back since, or what became of a player. */
  readonly by: Actor;
  /** All that the watcher learned of these entries of the log. */
  readonly sights: readonly Sight[];
  /** What there is to show; nothing, where nobody sees anything of it. */
  readonly events: readonly GameEvent[];
  /** What it leads to. */
  view(): unknown;
}

/** What a scene is made of. */
export interface Part {
  readonly by: Actor;
  readonly sights: readonly Sight[];
  /** How many entries in force lead up to its end. */
  readonly count: number;
}

interface GrowingPart extends Part {
  readonly sights: Sight[];
  count: number;
}

/**
 * What happened since entry `since`, entry by entry in order, as a watcher is shown it: one's own decisions at once, everybody else's one
 * after the other, draws together with what they answer.
 */
export function scenesOf(table: Table, watcher: Watcher, since: number): readonly Scene[] {
  const glance = glancesAt(table);
  return partsOf(table, watcher, since).map(({ by, sights, count }) => ({
    by,
    sights,
    events: by === null ? [] : sights.flatMap(({ events }) => events),
    view: () => table.game.view(glance(count), watcher),
  }));
}

/** The same, not yet looked at. */
export function partsOf(table: Table, watcher: Watcher, since: number): readonly Part[] {
  const { line } = table;
  const parts: GrowingPart[] = [];
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
  return parts;
}

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
