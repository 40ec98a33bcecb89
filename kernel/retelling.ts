import { at } from './at.ts';
import { Course } from './course.ts';
import { listener } from './sight.ts';
import type { Retell, Table } from './table.ts';

/** What was told of the first entries of a log, found out by playing them once more. */
export const retold: Retell = (table, entries) => {
  const { game, log } = table;
  const course = new Course(
    game,
    () => openingOf(table),
    (index) => moveAt(index),
  );
  const line: number[] = [];
  const moveAt = (index: number) => {
    const entry = at(log, at(line, index));
    if (!('move' in entry)) throw new Error(`entry ${index} of the line is no move`);
    return entry.move;
  };
  return log.slice(0, entries).map((entry, index) => {
    const { told, tell } = listener();
    if ('move' in entry) {
      game.play(course.state, entry.move, tell);
      course.advance(course.state, 1);
      line.push(index);
    } else if ('undo' in entry) {
      line.length = line.lastIndexOf(entry.undo);
      course.back(line.length);
    }
    return told;
  });
};

function openingOf({ game, setup: { from, seats, options } }: Table): unknown {
  return from?.begin() ?? game.setup(seats, options);
}
