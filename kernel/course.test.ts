import { describe, expect, it } from 'vitest';
import type { AnyPlayable } from './contract.ts';
import { Course } from './course.ts';

/** Counts up by one with every move, and counts how often it is played. */
function counter() {
  const done = { plays: 0 };
  const game = {
    clone: (state: { sum: number }) => ({ ...state }),
    play: (state: { sum: number }) => {
      done.plays++;
      state.sum++;
    },
  } as unknown as AnyPlayable;
  return { done, game };
}

const long = 4000;

function walked(game: AnyPlayable, taken: boolean): Course {
  const course = new Course(
    game,
    () => ({ sum: 0 }),
    () => null,
  );
  for (let i = 0; i < long; i++) {
    const state = taken ? course.take() : course.state;
    game.play(state, null);
    course.advance(state, 1);
  }
  return course;
}

describe.each([
  { how: 'played on where it stands', taken: false },
  { how: 'taken to play on', taken: true },
])('a line $how', ({ taken }) => {
  it('finds every earlier position again', () => {
    const { game } = counter();
    const course = walked(game, taken);
    for (const count of [0, 1, 15, 16, 17, 999, 2048, long - 17, long - 1, long]) {
      expect(course.after(count)).toEqual({ sum: count });
    }
    expect(course.state).toEqual({ sum: long });
  });

  it('finds any at the price of a few moves', () => {
    const { done, game } = counter();
    const course = walked(game, taken);
    for (let back = 0; back <= long; back += 100) {
      done.plays = 0;
      course.after(long - back);
      expect(done.plays).toBeLessThanOrEqual(16);
    }
  });

  it('at rest keeps a few positions, the more the nearer, and finds all others', () => {
    const { done, game } = counter();
    const course = walked(game, taken);
    course.rest();
    for (let back = 0; back <= long; back += 50) {
      done.plays = 0;
      expect(course.after(long - back)).toEqual({ sum: long - back });
      expect(done.plays).toBeLessThanOrEqual(Math.max(16, back));
    }
    course.back(long - 1000);
    course.rest();
    expect(course.after(long - 1001)).toEqual({ sum: long - 1001 });
  });

  it('goes back step by step to its beginning in a few moves a step', () => {
    const { done, game } = counter();
    const course = walked(game, taken);
    done.plays = 0;
    for (let count = long - 1; count >= 0; count--) {
      course.back(count);
      expect(course.state).toEqual({ sum: count });
    }
    expect(done.plays).toBeLessThan(32 * long);
  });
});
