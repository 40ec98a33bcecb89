import { type AnyGame, type Json, playout, quickRandom } from '@fathom/kernel';

export interface Pace {
  readonly games: number;
  readonly plies: number;
  readonly seconds: number;
}

/** Uniformly random games through the public contract for about this long, chance's moves counted as plies. */
export function measure(game: AnyGame, seats: number, given: Json, seconds: number): Pace {
  const options = game.options.parse(given);
  if (!options.ok) throw new Error(options.error);
  const random = quickRandom('bench');
  const began = performance.now();
  let games = 0;
  let plies = 0;
  let now = began;
  while (now - began < seconds * 1000) {
    for (let i = 0; i < 20; i++) {
      plies += playout(game, game.setup(seats, options.value), random);
      games++;
    }
    now = performance.now();
  }
  return { games, plies, seconds: (now - began) / 1000 };
}
