import type { AnyGame } from '@fathom/kernel';
import type { Needs } from './needs.ts';

/** A game as tables need it. */
export interface Known {
  readonly game: AnyGame;
  /** Levels of its bots, the weakest first. */
  readonly levels: readonly string[];
}

/** The games, each fetched once. */
export class Shelf {
  readonly #games: Needs['games'];
  readonly #known = new Map<string, Promise<Known>>();

  constructor(games: Needs['games']) {
    this.#games = games;
  }

  /** `null` if there is no such game. */
  async known(id: string): Promise<Known | null> {
    const entry = this.#games(id);
    if (!entry) return null;
    const fetched = this.#known.get(id) ?? this.#fetch(entry);
    this.#known.set(id, fetched);
    return fetched;
  }

  async #fetch(entry: NonNullable<ReturnType<Needs['games']>>): Promise<Known> {
    const game = await entry.rules();
    const { levels } = await entry.mind.mindFor(game.options.defaults);
    return { game, levels: levels.map(({ id }) => id) };
  }
}
