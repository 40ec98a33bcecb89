import type { Table, Watcher } from '@fathom/kernel';
import type { Decided } from './row.ts';
import type { Course, Moment } from './session.ts';

/** The entries in force, as a watcher may know them. */
export function momentsOf(table: Table, watcher: Watcher): readonly Moment[] {
  const sights = table.sights(watcher);
  return table.line.flatMap((index, i) => {
    const sight = sights[index];
    return !sight || sight.by === 'table' ? [] : [{ count: i + 1, by: sight.by, events: sight.events }];
  });
}

/** What a watcher saw after the first `count` entries, the unsent ones included. */
export function viewAfter(table: Table, watcher: Watcher, decided: readonly Decided[], count: number): unknown {
  const { game, line } = table;
  const state = table.stateAfter(count);
  for (const { move } of decided.slice(0, Math.max(0, count - line.length))) game.play(state, move);
  return game.view(state, watcher);
}

/** The views after every entry, in one pass. */
export function* viewsOf(table: Table, watcher: Watcher): Generator<unknown> {
  const { game } = table;
  const { opening, steps } = courseOf(table);
  const state = game.clone(opening);
  yield game.view(state, watcher);
  for (const { move } of steps) {
    game.play(state, move);
    yield game.view(state, watcher);
  }
}

export function courseOf(table: Table): Course {
  const { log, line } = table;
  const steps = line.flatMap((index) => {
    const entry = log[index];
    return !entry || entry.by === 'table' ? [] : [{ by: entry.by, move: entry.move }];
  });
  return { opening: table.stateAfter(0), steps };
}
