import type { AnyGame, AnyPlayable, Census, Json, Parsed } from './contract.ts';
import { isJson, same } from './json.ts';
import { playout } from './playout.ts';
import { quickRandom } from './random.ts';

/**
 * A position to begin from that is not the game's own setup, checked. There is no way to one but `Position.parse`, so whoever holds one need
 * not ask again.
 */
export class Position {
  readonly #game: AnyPlayable;
  readonly #state: unknown;

  private constructor(game: AnyPlayable, state: unknown) {
    this.#game = game;
    this.#state = state;
  }

  /** A state to play on, each time another. */
  begin(): unknown {
    return this.#game.clone(this.#state);
  }

  /** As it stands in a logbook. */
  toJSON(): unknown {
    return this.begin();
  }

  static #checked(game: AnyGame, seats: number, options: Json, input: unknown): Parsed<Position> {
    if (!isJson(input)) return no(`a position of ${game.id} must be plain data`);
    const restored: Parsed<unknown> = game.restore(input, seats, options);
    if (!restored.ok) return restored;
    const state = restored.value;
    const fault = miscount(game.census(game.setup(seats, options)), game.census(state));
    if (fault) return no(fault);
    const silence = dumb(game, seats, state) ?? rehearse(game, seats, options, state);
    if (silence) return no(silence);
    return { ok: true, value: new Position(game, state) };
  }

  /** The one door for positions from outside: logbooks, links, saves and the protocol's `set`. Total: never throws, never goes on for ever. */
  static parse(game: AnyGame, seats: number, options: Json, input: unknown): Parsed<Position> {
    if (!Number.isInteger(seats) || seats < game.seats[0] || seats > game.seats[1]) {
      return no(`${game.id} is for ${game.seats[0]} to ${game.seats[1]} seats`);
    }
    try {
      return Position.#checked(game, seats, options, input);
    } catch {
      return no(`this is no position of ${game.id}`);
    }
  }
}

const no = (error: string) => ({ ok: false, error }) as const;

/** Where the pieces on the table are not those of the box, in a sentence. */
function miscount(box: Census, table: Census): string | null {
  const expected = totals(box);
  const found = totals(table);
  for (const piece of new Set([...expected.keys(), ...found.keys()])) {
    const [wanted, got] = [expected.get(piece) ?? 0, found.get(piece) ?? 0];
    if (wanted !== got) return `the box holds ${wanted} of “${piece}”, this position ${got}`;
  }
  return null;
}

function totals(census: Census): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const place of Object.values(census)) {
    for (const [piece, count] of Object.entries(place)) counts.set(piece, (counts.get(piece) ?? 0) + count);
  }
  return counts;
}

/** Whether the game has an answer to everything that could be asked of it here; what is wrong, or `null`. */
function dumb(game: AnyGame, seats: number, state: unknown): string | null {
  const actor = game.actor(state);
  const moves = game.moves(state);
  if (typeof actor === 'number' && !(Number.isInteger(actor) && actor >= 0 && actor < seats))
    return 'nobody sits where it is to be decided';
  if ((actor === null) !== (moves.length === 0)) return 'there is nothing to decide, and yet it is not over';
  if (actor === 'chance' && !areWeights(game.weights(state), moves.length)) return 'chance has nothing to draw from';
  if (actor === null) game.result(state);
  for (const watcher of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
    const view = game.view(state, watcher);
    game.pieces(view);
    const imagined = game.imagine(view, watcher, quickRandom('position'));
    if (!same(game.view(imagined, watcher) as Json, view as Json)) return 'what is seen of it contradicts itself';
  }
  return null;
}

export function areWeights(weights: readonly number[], length: number): boolean {
  return weights.length === length && weights.every((weight) => Number.isSafeInteger(weight) && weight > 0);
}

/** A few games played on from here at random must come to an end, as all games do. */
function rehearse(game: AnyGame, seats: number, options: Json, state: unknown): string | null {
  const most = game.bound(seats, options);
  const random = quickRandom('rehearsal');
  for (let again = 0; again < 3; again++) {
    if (playout(game, game.clone(state), random, most) > most) return 'a game from here would never end';
  }
  return null;
}
