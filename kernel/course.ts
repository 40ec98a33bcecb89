import { at } from './at.ts';
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
  /** Where it begins: found out again, and not kept, as hardly anybody goes back there. */
  readonly #opening: () => unknown;
  /** Rising by count. */
  readonly #marks: Mark[] = [];
  #count = 0;
  /** Where it stands; `null` while somebody plays on in it. */
  #state: unknown;

  /** What `opening` gives is taken over, each time another. */
  constructor(game: AnyPlayable, opening: () => unknown, line: (index: number) => Json) {
    this.#game = game;
    this.#line = line;
    this.#opening = opening;
    this.#state = opening();
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
    if (this.#count - this.#marked >= STRIDE) this.#mark();
  }

  /** Goes back to after the first `count` moves of the line. */
  back(count: number): void {
    this.#state = this.after(count);
    this.#count = count;
    while (this.#marked > count) this.#marks.pop();
    if (this.#marked < count) this.#mark();
  }

  /** The position after the first `count` moves of the line, to keep. */
  after(count: number): unknown {
    const mark = this.#marks.findLast((one) => one.count <= count);
    // Copied, as what is read is not shaped as what is played on, and slower.
    const state = mark ? this.#game.clone(JSON.parse(mark.text)) : this.#opening();
    for (let index = mark?.count ?? 0; index < count; index++) this.#game.play(state, this.#line(index));
    return state;
  }

  /** Keeps fewer positions the further back they are: to go back from here replays no more moves than it takes back. */
  rest(): void {
    const marks = this.#marks;
    for (let i = marks.length - 2; i >= 0; i--) {
      const next = at(marks, i + 1).count;
      const before = i > 0 ? at(marks, i - 1).count : 0;
      if (next - before <= this.#count - next) marks.splice(i, 1);
    }
  }

  /** How far the last position reaches that is kept. */
  get #marked(): number {
    return this.#marks.at(-1)?.count ?? 0;
  }

  #mark(): void {
    this.#marks.push({ count: this.#count, text: JSON.stringify(this.#state) });
  }
}
