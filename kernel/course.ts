import { last } from './at.ts';
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
export function perform(game: AnyPlayable, state: unknown, by: Seat | 'chance', move: Json): Ply {
  const several = by === 'chance' ? game.moves(state).length > 1 : game.reveals(state, move);
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
  /** Rising by count; the first is the opening. */
  readonly #marks: Mark[];
  #count = 0;
  /** Where it stands: as text while it rests. */
  #state: unknown;
  #resting = '';

  /** `opening` is taken over. */
  constructor(game: AnyPlayable, opening: unknown) {
    this.#game = game;
    this.#state = opening;
    this.#marks = [{ count: 0, text: JSON.stringify(opening) }];
  }

  /** Where it stands. Do not write to it, except by playing the moves that are then counted with `advance`. */
  get state(): unknown {
    if (this.#resting) this.#state = this.copy();
    this.#resting = '';
    return this.#state;
  }

  /** Where it stands, to play on. */
  copy(): unknown {
    return this.#resting ? this.#revived(this.#resting) : this.#game.clone(this.#state);
  }

  /** Writes down where it stands, which takes less room, until somebody looks again. */
  rest(): void {
    this.#resting ||= JSON.stringify(this.#state);
    this.#state = null;
  }

  /** `moves` more have been played, leading to `state`, which is taken over. */
  advance(state: unknown, moves: number): void {
    this.#resting = '';
    this.#state = state;
    this.#count += moves;
    if (this.#count - last(this.#marks).count >= STRIDE) this.#mark();
  }

  /** Goes back to after the first `count` moves of the line. */
  back(count: number, line: (index: number) => Json): void {
    this.#resting = '';
    this.#state = this.after(count, line);
    this.#count = count;
    while (last(this.#marks).count > count) this.#marks.pop();
    if (last(this.#marks).count < count) this.#mark();
  }

  /** The position after the first `count` moves of the line, to keep. */
  after(count: number, line: (index: number) => Json): unknown {
    const mark = this.#marks.findLast((one) => one.count <= count) ?? last(this.#marks);
    const state = this.#revived(mark.text);
    for (let index = mark.count; index < count; index++) this.#game.play(state, line(index));
    return state;
  }

  /** Copied, as what is read is not shaped as what is played on, and slower. */
  #revived(text: string): unknown {
    return this.#game.clone(JSON.parse(text));
  }

  #mark(): void {
    this.#marks.push({ count: this.#count, text: JSON.stringify(this.#state) });
  }
}
