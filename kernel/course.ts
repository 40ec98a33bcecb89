import { at, last } from './at.ts';
import type { AnyPlayable, Json, Seat } from './contract.ts';
import { isSecret, listener, type Told } from './sight.ts';

/** One move of the line in force, with what was told of it and whether somebody learned something by it. */
export interface Ply {
  readonly by: Seat | 'chance';
  readonly move: Json;
  readonly told: readonly Told[];
  readonly binding: boolean;
}

/** Plays one move in place and notes what was told. A draw binds if it could have been another, or showed somebody a secret. */
export function perform(
  game: AnyPlayable,
  state: unknown,
  by: Seat | 'chance',
  move: Json,
  several = by === 'chance' ? game.moves(state).length > 1 : game.reveals(state, move),
): Ply {
  const { told, tell } = listener();
  game.play(state, move, tell);
  return { by, move, told, binding: several || (by === 'chance' && isSecret(told)) };
}

/** A copy of the position is kept every so many moves, so that going back replays only a few. */
const STRIDE = 16;

/** A position on the way, written down: as text it takes a third of the room. */
interface Mark {
  readonly count: number;
  readonly text: string;
}

/**
 * The positions of a line of moves: the newest one, and any earlier one again at the price of a few moves. Going back to where one has
 * been before is cheap, so a log full of moves taken back replays in time that grows with its length alone.
 */
export class Course {
  readonly #game: AnyPlayable;
  /** The moves of the line. */
  readonly #line: (index: number) => Json;
  /** Rising by count; the first is the opening. */
  readonly #marks: Mark[];
  #count = 0;
  /** Where it stands; `null` while somebody plays on in it. */
  #state: unknown;

  /** `opening` is taken over. */
  constructor(game: AnyPlayable, opening: unknown, line: (index: number) => Json) {
    this.#game = game;
    this.#line = line;
    this.#state = opening;
    this.#marks = [{ count: 0, text: JSON.stringify(opening) }];
  }

  /** Where it stands. Do not write to it, except by playing the moves that are then counted with `advance`. */
  get state(): unknown {
    this.#state ??= this.after(this.#count);
    return this.#state;
  }

  /** A copy of where it stands, to play on. */
  copy(): unknown {
    return this.#game.clone(this.state);
  }

  /** Where it stands, to play on without a copy: unless it comes back by `advance`, it is found out again. */
  take(): unknown {
    const { state } = this;
    this.#state = null;
    return state;
  }

  /** `moves` more have been played, leading to `state`, which is taken over. */
  advance(state: unknown, moves: number): void {
    this.#state = state;
    this.#count += moves;
    if (this.#count - last(this.#marks).count >= STRIDE) this.#mark();
  }

  /** Goes back to after the first `count` moves of the line. */
  back(count: number): void {
    this.#state = this.after(count);
    this.#count = count;
    while (last(this.#marks).count > count) this.#marks.pop();
    if (last(this.#marks).count < count) this.#mark();
  }

  /** The position after the first `count` moves of the line, to keep. */
  after(count: number): unknown {
    const mark = this.#marks.findLast((one) => one.count <= count) ?? last(this.#marks);
    // Copied, as what is read is not shaped as what is played on, and slower.
    const state = this.#game.clone(JSON.parse(mark.text));
    for (let index = mark.count; index < count; index++) this.#game.play(state, this.#line(index));
    return state;
  }

  /** Keeps fewer positions the further back they are: to go back from here replays no more moves than it takes back. */
  rest(): void {
    const marks = this.#marks;
    for (let i = marks.length - 2; i > 0; i--) {
      const next = at(marks, i + 1).count;
      if (next - at(marks, i - 1).count <= this.#count - next) marks.splice(i, 1);
    }
  }

  #mark(): void {
    this.#marks.push({ count: this.#count, text: JSON.stringify(this.#state) });
  }
}
