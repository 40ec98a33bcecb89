import type { Seat, Watcher } from '@fathom/kernel';
import type { Secret, Subject } from '@fathom/kernel/conform';
import { TOKEN_VALUES, tokenValue } from './box/tracks.ts';
import type { Event } from './events.ts';
import { abyss } from './index.ts';
import type { Move } from './notation.ts';
import type { Options } from './options.ts';
import { add, countOf, playerOf, type State } from './state.ts';
import type { View } from './view.ts';

/** A place with monster tokens a watcher cannot see, as one exchanges a token of it for another. Tokens by place in TOKEN_VALUES. */
interface Hideout {
  readonly name: string;
  has(state: State, token: number): boolean;
  swap(state: State, out: number, into: number): void;
}

const pool: Hideout = {
  name: 'the pool',
  has: (state, token) => countOf(state.pool, token) > 0,
  swap(state, out, into) {
    add(state.pool, out, -1);
    add(state.pool, into, 1);
  },
};

const isHunted = ({ hunted }: State, seat: Seat, token: number): boolean =>
  hunted !== null && hunted.to === seat && hunted.value === TOKEN_VALUES[token];

/** The tokens of a seat but the one the Hunter took. */
const tokensOf = (seat: Seat): Hideout => ({
  name: `the tokens of seat ${seat}`,
  has: (state, token) => countOf(playerOf(state, seat).tokens, token) > (isHunted(state, seat, token) ? 1 : 0),
  swap(state, out, into) {
    add(playerOf(state, seat).tokens, out, -1);
    add(playerOf(state, seat).tokens, into, 1);
  },
});

/** The token the Hunter took. */
const prey = (to: Seat): Hideout => ({
  name: 'the hunted token',
  has: (state, token) => isHunted(state, to, token),
  swap(state, out, into) {
    if (!state.hunted) return;
    state.hunted.value = tokenValue(into);
    add(playerOf(state, to).tokens, out, -1);
    add(playerOf(state, to).tokens, into, 1);
  },
});

/** V1: the pool and everybody else's tokens, of the hunted one only if neither taker nor victim looks. */
function hideouts(state: State, watcher: Watcher): Hideout[] {
  if (state.over) return [];
  const places = [pool];
  for (let seat = 0; seat < state.seats; seat++) if (seat !== watcher) places.push(tokensOf(seat));
  const { hunted } = state;
  if (hunted && hunted.from !== watcher && hunted.to !== watcher) places.push(prey(hunted.to));
  return places;
}

function secrets(state: State, watcher: Watcher): readonly Secret<State>[] {
  const hidden = hideouts(state, watcher);
  const kinds = TOKEN_VALUES.map((_, token) => token);
  return hidden.flatMap((here, i) =>
    hidden.slice(i + 1).flatMap((there) =>
      kinds.flatMap((one) =>
        kinds
          .filter((other) => other !== one && here.has(state, one) && there.has(state, other))
          .map((other) => ({
            what: `a ${TOKEN_VALUES[one]} in ${here.name}, a ${TOKEN_VALUES[other]} in ${there.name}`,
            swap(copy: State) {
              here.swap(copy, one, other);
              there.swap(copy, other, one);
            },
          })),
      ),
    ),
  );
}

/** The hunted token is one of its taker's in the census, but lies apart for all who know that there is one. */
function likelihood(state: State, watcher: Watcher): number {
  const heaps = [state.pool];
  state.players.forEach(({ tokens }, seat) => {
    if (seat !== watcher) heaps.push(tokens.map((count, token) => count - (isHunted(state, seat, token) ? 1 : 0)));
  });
  let ways = 1;
  for (const count of heaps.flat()) for (let n = count; n > 1; n--) ways /= n;
  return ways;
}

export const subject: Subject<State, Move, View, Options, Event> = {
  game: abyss,
  configurations: [2, 3, 4].flatMap((seats) => [
    { seats, options: abyss.options.defaults },
    { seats, options: { kraken: false, openMemory: true, handLimit12: false } },
    { seats, options: { kraken: seats > 2, openMemory: false, handLimit12: true } },
  ]),
  secrets,
  likelihood,
};
