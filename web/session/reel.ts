import { type AnyPlayable, type GameEvent, listener, type Seat, seen, type Watcher } from '@fathom/kernel';
import type { Course, Moment, Session } from './session.ts';

/** A game to look back on, moment by moment. */
export interface Reel {
  /** Whose eyes it can be seen with: all seats of a finished game, else those of whoever watches. */
  readonly eyes: readonly Watcher[];
  moments(eyes: Watcher): readonly Moment[];
  /** What these eyes saw after the first `count` entries; `null` if that cannot be found out now. */
  view(eyes: Watcher, count: number): Promise<unknown>;
}

/** A finished game can be seen with anybody's eyes; one that goes on only with the watcher's own. */
export function reelOf(session: Session): Reel {
  const course = session.course();
  if (course) return wholeReel(session.game, course, session.facts.seats);
  return {
    eyes: [session.now.watcher],
    moments: () => session.moments(),
    view: (_, count) => session.viewAfter(count),
  };
}

/** How many entries lie between two states that are kept. */
const STRIDE = 16;

export function wholeReel(game: AnyPlayable, { opening, steps }: Course, seats: number): Reel {
  const kept: unknown[] = [];
  const told = new Map<Watcher, readonly Moment[]>();
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);

  const after = (count: number): unknown => {
    const wanted = Math.min(count, steps.length);
    while (kept.length <= Math.floor(wanted / STRIDE)) {
      const from = (kept.length - 1) * STRIDE;
      kept.push(kept.length === 0 ? game.clone(opening) : played(kept[kept.length - 1], from, from + STRIDE));
    }
    const near = Math.floor(wanted / STRIDE);
    return played(kept[near], near * STRIDE, wanted);
  };
  const played = (start: unknown, from: number, to: number): unknown => {
    const state = game.clone(start);
    for (const { move } of steps.slice(from, to)) game.play(state, move);
    return state;
  };

  const tell = (): void => {
    const state = game.clone(opening);
    const lists = new Map<Watcher, Moment[]>([...all, null].map((eyes) => [eyes, []]));
    for (const [i, { by, move }] of steps.entries()) {
      const heard = listener();
      game.play(state, move, heard.tell);
      for (const [eyes, list] of lists) {
        const events: readonly GameEvent[] = seen(heard.told, eyes);
        list.push({ count: i + 1, by, events });
      }
    }
    for (const [eyes, list] of lists) told.set(eyes, list);
  };

  return {
    eyes: all,
    moments(eyes) {
      if (told.size === 0) tell();
      return told.get(eyes) ?? [];
    },
    view: async (eyes, count) => game.view(after(count), eyes),
  };
}
