import type { Seat, Watcher } from '@fathom/kernel';
import type { Configuration, Secret, Subject } from '@fathom/kernel/conform';
import { cards, colourOf, KINDS, TREASURES } from './cards.ts';
import type { Event } from './events.ts';
import type { House } from './house.ts';
import { nautilusIsland } from './index.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { State, View } from './state.ts';

/** Where cards lie that a watcher has not seen. `null`: undrawn, in the stacks or in the box. */
type Hideout = Seat | null;

const tallyOf = (state: State, hideout: Hideout): number[] => (hideout === null ? state.pool : state.hidden[hideout]);

const nameOf = (hideout: Hideout): string => (hideout === null ? 'the undrawn cards' : `the hand of seat ${hideout}`);

/** R8: who has passed holds treasures and cards of closed sets, and nothing else. */
function mayHold(state: State, hideout: Hideout, card: number): boolean {
  if (hideout === null || !state.castaways[hideout].passed) return true;
  return colourOf(card) === TREASURES || state.castaways[hideout].portholes[colourOf(card)] > 0;
}

function exchanges(state: State, here: Hideout, there: Hideout): Secret<State>[] {
  const found: Secret<State>[] = [];
  for (let one = 0; one < KINDS; one++) {
    if (tallyOf(state, here)[one] === 0 || !mayHold(state, there, one)) continue;
    for (let other = 0; other < KINDS; other++) {
      if (other === one || tallyOf(state, there)[other] === 0 || !mayHold(state, here, other)) continue;
      found.push({
        what: `${cards[one]} in ${nameOf(here)}, ${cards[other]} in ${nameOf(there)}`,
        swap(copy) {
          tallyOf(copy, here)[one]--;
          tallyOf(copy, here)[other]++;
          tallyOf(copy, there)[other]--;
          tallyOf(copy, there)[one]++;
        },
      });
    }
  }
  return found;
}

/** Any two unlike cards in two places the watcher has not seen might as well lie the other way round. */
function secrets(state: State, watcher: Watcher): readonly Secret<State>[] {
  const hideouts: Hideout[] = [null];
  if (state.phase !== 'over') {
    for (let seat = 0; seat < state.seats; seat++) if (seat !== watcher) hideouts.push(seat);
  }
  return hideouts.flatMap((here, i) => hideouts.slice(i + 1).flatMap((there) => exchanges(state, here, there)));
}

/** Few tokens, portholes for small sets, and the fewest columns: what is rare in the box happens in every game. */
const scarce: House = {
  treasures: { pearl: 0, goblet: 2, crown: 2, idol: 9 },
  portholes: { '1': [2, 1, 1, 1], '2': [4, 3, 2, 1], '4': [9, 5, 5, 1] },
  tokens: { two: 0, three: 2, each: 2, odd: 1, pair: 2, double: 3 },
  columns: {
    '2': [
      ['up', 'up', 'down'],
      ['down', 'down', 'down'],
      ['down', 'up'],
    ],
    '3': [
      ['up', 'down', 'down'],
      ['up', 'up', 'up'],
      ['down', 'down'],
      ['down', 'up', 'up'],
    ],
    '4': [
      ['up', 'down', 'up'],
      ['down', 'down', 'down'],
      ['up', 'up'],
      ['down', 'up'],
      ['down', 'up'],
    ],
  },
};

const configurations: readonly Configuration<Options>[] = [null, scarce].flatMap((data) =>
  [2, 3, 4].map((seats) => ({ seats, options: { house: data } })),
);

export const subject: Subject<State, Move, View, Options, Event> = { game: nautilusIsland, configurations, secrets };
