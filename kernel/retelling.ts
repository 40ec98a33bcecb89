import { at } from './at.ts';
import type { AnyPlayable, Json } from './contract.ts';
import { Course } from './course.ts';
import { listener, type Told } from './sight.ts';
import type { Entry } from './table.ts';

/** What was told of each entry of a log, found out by playing it once more. `opening` is taken over. */
export function retold(game: AnyPlayable, opening: unknown, log: readonly Entry[]): readonly (readonly Told[])[] {
  const course = new Course(game, opening);
  const line: number[] = [];
  return log.map((entry, index) => {
    const { told, tell } = listener();
    if ('move' in entry) {
      game.play(course.state, entry.move, tell);
      course.advance(course.state, 1);
      line.push(index);
    } else if ('undo' in entry) {
      line.length = line.lastIndexOf(entry.undo);
      course.back(line.length, (i) => moveAt(log, at(line, i)));
    }
    return told;
  });
}

export function moveAt(log: readonly Entry[], index: number): Json {
  const entry = at(log, index);
  if (!('move' in entry)) throw new Error(`entry ${index} is no move`);
  return entry.move;
}
