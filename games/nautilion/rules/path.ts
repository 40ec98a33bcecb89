import type { State } from './types.ts';

type Path = Pick<State, 'path' | 'phantom' | 'nautilion'>;

/**
 * T8: a space is a token still on the path, or an end token; gaps and the other figure are none. The place where a figure ends that
 * counts `steps` spaces from a place toward the Abyss: the Abyss itself if it reaches or passes it.
 */
export function ahead(state: Path, from: number, steps: number): number {
  const { path } = state;
  const abyss = path.length - 1;
  let place = from;
  let left = steps;
  while (left > 0 && place < abyss) if (path[++place] !== 0) left--;
  return place;
}

/** The same toward home. */
export function behind(state: Path, from: number, steps: number): number {
  const { path } = state;
  let place = from;
  let left = steps;
  while (left > 0 && place > 0) if (path[--place] !== 0) left--;
  return place;
}

/** How many tokens lie between two places. */
export function tokensBetween(state: Path, from: number, to: number): number {
  let count = 0;
  for (let place = from + 1; place < to; place++) if (state.path[place] !== 0) count++;
  return count;
}

/** E2.4, E2.4a: whether this forward move of either figure would carry it past the other. */
export function collides(state: State, steps: number): boolean {
  return state.charter.mercenaries && !state.collided && steps > tokensBetween(state, state.nautilion, state.phantom);
}

/** The place that bears this name; −1 if none does. */
export const placeOf = (state: Pick<State, 'spots'>, spot: number): number =>
  state.spots[spot] === spot ? spot : state.spots.indexOf(spot);

export const spotOf = (state: Pick<State, 'spots'>, place: number): number => state.spots[place] ?? place;

/** A new, empty place beside no reef, in front of the place given: D3 and E2.4. Returns its spot. */
export function openPlace(state: State, before: number): number {
  const spot = state.spots.length;
  state.path.splice(before, 0, 0);
  state.spots.splice(before, 0, spot);
  if (state.charter.reefs) state.reefs.splice(before, 0, 0);
  if (state.nautilion >= before) state.nautilion++;
  if (state.phantom >= before) state.phantom++;
  return spot;
}
