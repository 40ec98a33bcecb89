import { type AnyGame, type Json, playout, quickRandom } from '@fathom/kernel';

export interface Pace {
  readonly games: number;
  readonly plies: number;
  readonly seconds: number;
  /** Of these, how long this process really had a core: on a busy machine others take their share. */
  readonly cpuSeconds: number;
}

/** Uniformly random games through the public contract for about this long, chance's moves counted as plies. */
export function measure(game: AnyGame, seats: number, given: Json, seconds: number): Pace {
  const options = game.options.parse(given);
  if (!options.ok) throw new Error(options.error);
  const random = quickRandom('bench');
  const used = process.cpuUsage();
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
  const { user, system } = process.cpuUsage(used);
  return { games, plies, seconds: (now - began) / 1000, cpuSeconds: (user + system) / 1e6 };
}
