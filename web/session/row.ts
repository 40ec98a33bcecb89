import {
  type Actor,
  type AnyPlayable,
  type GameEvent,
  type Json,
  listener,
  quickRandom,
  type Refusal,
  refusal,
  type Seat,
  seen,
} from '@fathom/kernel';

/** One decision of the unsent row. */
export interface Decided {
  readonly move: Json;
  readonly events: readonly GameEvent[];
  /** Made along with the one before, as one thing. */
  readonly along: boolean;
}

export type Tried =
  | { readonly ok: false; readonly refusal: Refusal }
  /**
   * `ends`: chance or somebody else must act now, or somebody has learned something, so that the row must be played on the table.
   * `atChance`: only because chance acts next, so it could be kept as well. `reveals`: something hidden would come to light.
   */
  | {
      readonly ok: true;
      readonly row: Row;
      readonly ends: boolean;
      readonly atChance: boolean;
      readonly reveals: boolean;
    };

/** Whether chance, which acts next in this view, waits for the word of whoever has just decided `move`. */
export type Waits = (view: unknown, move: Json) => boolean;

/**
 * The decisions of one person that are not yet on the table, played on a state imagined from what that person sees: a seat's moves and
 * refusals depend on its view alone, so any state it can imagine answers as the true one would. Never changes; each decision makes a new one.
 */
export class Row {
  readonly #game: AnyPlayable;
  readonly #watcher: Seat;
  readonly #seen: unknown;
  readonly decided: readonly Decided[];
  /** Imagined when first asked for, with the decisions played on it. */
  #state: unknown;

  constructor(game: AnyPlayable, seen: unknown, watcher: Seat, decided: readonly Decided[] = [], state?: unknown) {
    this.#game = game;
    this.#seen = seen;
    this.#watcher = watcher;
    this.decided = decided;
    this.#state = state;
  }

  get moves(): readonly Json[] {
    return this.decided.map(({ move }) => move);
  }

  get actor(): Actor {
    return this.#game.actor(this.#imagined());
  }

  /** It has come to chance and is kept all the same: what it holds can be taken back until it is released. */
  get isHeld(): boolean {
    return this.decided.length > 0 && this.actor === 'chance';
  }

  /** Whether it should be kept although it has come to chance. */
  isToBeHeld(waits: Waits): boolean {
    const last = this.decided.at(-1);
    return last !== undefined && this.isHeld && waits(this.view(), last.move);
  }

  choices(): readonly Json[] {
    return this.actor === this.#watcher ? this.#game.moves(this.#imagined()) : [];
  }

  view(): unknown {
    return this.decided.length === 0 ? this.#seen : this.#game.view(this.#imagined(), this.#watcher);
  }

  whyNot(move: Json, game: AnyPlayable = this.#game): Refusal | null {
    return refusal(game, this.#imagined(), this.#watcher, move);
  }

  /** The row with several decisions more, made as one: all of them, or why one may not be made. `along`: with the one before, too. */
  with(moves: readonly Json[], along = false): Tried {
    const game = this.#game;
    const state = game.clone(this.#imagined());
    const decided = [...this.decided];
    let reveals = false;
    for (const [i, move] of moves.entries()) {
      const no = refusal(game, state, this.#watcher, move);
      if (no) return { ok: false, refusal: no };
      reveals ||= game.reveals(state, move);
      decided.push({ move, events: play(game, state, move, this.#watcher), along: along || i > 0 });
    }
    const row = new Row(game, this.#seen, this.#watcher, decided, state);
    const { actor } = row;
    const ends = reveals || actor !== this.#watcher;
    return { ok: true, row, ends, atChance: !reveals && actor === 'chance', reveals };
  }

  /** Without what was last decided as one. */
  without(): Row {
    return this.upTo(this.decided.findLastIndex(({ along }) => !along));
  }

  /** Only the first `count` decisions. */
  upTo(count: number): Row {
    const kept = this.decided.slice(0, count);
    const state = this.#opening();
    for (const { move } of kept) this.#game.play(state, move);
    return new Row(this.#game, this.#seen, this.#watcher, kept, state);
  }

  preview(moves: readonly Json[]): unknown {
    const game = this.#game;
    const state = game.clone(this.#imagined());
    for (const move of moves) {
      if (game.actor(state) === 'chance') break;
      if (refusal(game, state, this.#watcher, move)) return null;
      game.play(state, move);
    }
    return game.view(state, this.#watcher);
  }

  #imagined(): unknown {
    this.#state ??= this.#opening();
    return this.#state;
  }

  #opening(): unknown {
    return this.#game.imagine(this.#seen, this.#watcher, quickRandom('imagined'));
  }
}

/** What the watcher is told of a move of its own. */
function play(game: AnyPlayable, state: unknown, move: Json, watcher: Seat): readonly GameEvent[] {
  const { told, tell } = listener();
  game.play(state, move, tell);
  return seen(told, watcher);
}
