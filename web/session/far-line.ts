import type { SightNews } from '@fathom/wire';
import type { Moment } from './session.ts';

/** The entries still in force, as indices into the log: what was taken back is gone with all that came after it. */
export function lineOf(sights: readonly SightNews[]): readonly number[] {
  const line: number[] = [];
  for (const [index, { by, entry }] of sights.entries()) {
    if (entry && 'undo' in entry) line.length = Math.max(0, line.indexOf(entry.undo));
    else if (by !== 'table') line.push(index);
  }
  return line;
}

export function momentsOfSights(sights: readonly SightNews[]): readonly Moment[] {
  return lineOf(sights).flatMap((index, i): Moment[] => {
    const sight = sights[index];
    return !sight || sight.by === 'table' ? [] : [{ count: i + 1, by: sight.by, events: sight.events }];
  });
}
