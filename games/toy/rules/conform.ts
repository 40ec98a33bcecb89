import { at, type Watcher } from '@fathom/kernel';
import type { Secret, Subject } from '@fathom/kernel/conform';
import type { Event } from './events.ts';
import { toy } from './index.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import { kinds, type Pearl } from './pearls.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** A place a watcher cannot look into, as one takes pearls out of it and puts them in. */
interface Hideout {
  readonly name: string;
  has(state: State, pearl: Pearl): boolean;
  swap(state: State, out: Pearl, into: Pearl): void;
}

const reef: Hideout = {
  name: 'the reef',
  has: (state, pearl) => state.reef[pearl] > 0,
  swap(state, out, into) {
    state.reef[out]--;
    state.reef[into]++;
  },
};

function hand(seat: number): Hideout {
  return {
    name: `the hand of seat ${seat}`,
    has: (state, pearl) => at(state.hands, seat)[pearl] > 0,
    swap(state, out, into) {
      at(state.hands, seat)[out]--;
      at(state.hands, seat)[into]++;
    },
  };
}

function laid(index: number): Hideout {
  return {
    name: `the pearl laid face down as number ${index}`,
    has: (state, pearl) => at(state.laid, index).pearl === pearl,
    swap(state, _out, into) {
      state.laid[index] = { ...at(state.laid, index), pearl: into };
    },
  };
}

/** Nobody sees into the reef; hands are hidden until the end; a laid pearl is known to its seller alone. */
function hideouts(state: State, watcher: Watcher): readonly Hideout[] {
  const all = [reef];
  if (state.phase !== 'over') for (let seat = 0; seat < state.seats; seat++) if (seat !== watcher) all.push(hand(seat));
  state.laid.forEach(({ by }, index) => {
    if (by !== watcher) all.push(laid(index));
  });
  return all;
}

/** Any two unlike pearls in two places the watcher cannot see into might as well lie the other way round. */
function secrets(state: State, watcher: Watcher): readonly Secret<State>[] {
  const hidden = hideouts(state, watcher);
  return hidden.flatMap((here, i) =>
    hidden.slice(i + 1).flatMap((there) =>
      kinds.flatMap((one) =>
        kinds
          .filter((other) => other !== one && here.has(state, one) && there.has(state, other))
          .map((other) => ({
            what: `${one} in ${here.name}, ${other} in ${there.name}`,
            swap(copy: State) {
              here.swap(copy, one, other);
              there.swap(copy, other, one);
            },
          })),
      ),
    ),
  );
}

export const subject: Subject<State, Move, View, Options, Event> = {
  game: toy,
  configurations: [
    { seats: 2, options: toy.options.defaults },
    { seats: 3, options: toy.options.defaults },
    { seats: 2, options: { rounds: 2, hold: 1, reef: { white: 1, pink: 1, black: 1 } } },
    { seats: 3, options: { rounds: 4, hold: 3, reef: { white: 3, pink: 0, black: 2 } } },
  ],
  secrets,
};
