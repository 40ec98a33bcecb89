import { at, type Seat, type Watcher } from '@fathom/kernel';
import type { Configuration, Moment, Secret, Subject } from '@fathom/kernel/conform';
import { add, type Card, cardIndex, cards, colourOf, KINDS } from './cards.ts';
import type { Event } from './events.ts';
import type { House } from './house.ts';
import { nautilusIsland } from './index.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import { NONE, type State, storable, type View } from './state.ts';

/** Where cards lie that a watcher has not seen. `null`: undrawn, in the stacks or in the box. */
type Hideout = Seat | null;

const tallyOf = (state: State, hideout: Hideout): number[] =>
  hideout === null ? state.pool : at(state.hidden, hideout);

const nameOf = (hideout: Hideout): string => (hideout === null ? 'the undrawn cards' : `the hand of seat ${hideout}`);

/** R8: who has passed holds treasures and cards of closed sets, and nothing else. */
function mayHold(state: State, hideout: Hideout, card: number): boolean {
  const castaway = hideout === null ? undefined : at(state.castaways, hideout);
  return !castaway?.passed || !storable(castaway, card);
}

function exchanges(state: State, here: Hideout, there: Hideout): Secret<State>[] {
  const found: Secret<State>[] = [];
  for (let one = 0; one < KINDS; one++) {
    if (at(tallyOf(state, here), one) === 0 || !mayHold(state, there, one)) continue;
    for (let other = 0; other < KINDS; other++) {
      if (other === one || at(tallyOf(state, there), other) === 0 || !mayHold(state, here, other)) continue;
      found.push({
        what: `${at(cards, one)} in ${nameOf(here)}, ${at(cards, other)} in ${nameOf(there)}`,
        swap(copy) {
          add(tallyOf(copy, here), one, -1);
          add(tallyOf(copy, here), other, 1);
          add(tallyOf(copy, there), other, -1);
          add(tallyOf(copy, there), one, 1);
        },
      });
    }
  }
  return found;
}

/** Any two unlike cards in two places the watcher has not seen might as well lie the other way round. */
function secrets(state: State, watcher: Watcher): readonly Secret<State>[] {
  const hideouts: Hideout[] = [null];
  if (state.stack.length > 0) {
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

const copies = (howMany: number, card: Card): readonly Card[] => Array.from({ length: howMany }, () => card);

interface Spoils {
  readonly passed: boolean;
  readonly closed: readonly Card[];
  readonly hidden: readonly Card[];
  readonly open: readonly Card[];
}

/** In hands and sets in the last round. Three idols, a pearl and two boots are all that those who have passed may hold unseen. */
const spoils: readonly Spoils[] = [
  { passed: true, closed: [...copies(4, 'hat'), ...copies(2, 'coat')], hidden: ['boots', 'boots', 'idol'], open: [] },
  { passed: true, closed: [], hidden: ['idol', 'idol'], open: [] },
  {
    passed: false,
    closed: [],
    hidden: [],
    open: [...copies(4, 'crown'), ...copies(4, 'goblet'), ...copies(4, 'gloves')],
  },
  {
    passed: false,
    closed: [],
    hidden: [],
    open: [...copies(3, 'pearl'), 'idol', ...copies(2, 'coat'), ...copies(2, 'boots')],
  },
];
/** 31 cards fewer than at first: as many as there are spoils. */
const heightsThen = [0, 0, 5, 8, 5, 8];

/** R8: two have passed beside the empty columns, and nobody else knows what they hold. Random players hardly ever come so far. */
function twoPassed(): State {
  const state = nautilusIsland.setup(4, { house: null });
  while (state.round === 0) {
    const moves = nautilusIsland.moves(state);
    nautilusIsland.play(state, at(moves, moves.length >> 1));
  }
  Object.assign(state, { round: 9, turn: 2, ending: 'now', order: [0, 1, 2, 3], heights: [...heightsThen] });
  for (const column of [0, 1]) {
    const tops = at(state.tops, column);
    for (const top of tops) add(state.pool, top, 1);
    tops.fill(NONE);
  }
  spoils.forEach(({ passed, closed, hidden, open }, seat) => {
    const castaway = at(state.castaways, seat);
    Object.assign(castaway, { at: seat, unseen: hidden.length, passed });
    const take = (names: readonly Card[], into: number[]): void => {
      for (const name of names) {
        add(state.pool, cardIndex[name], -1);
        add(into, cardIndex[name], 1);
      }
    };
    take(closed, castaway.laid);
    take(hidden, at(state.hidden, seat));
    take(open, castaway.open);
    const [first] = closed;
    if (first === undefined) return;
    const index = state.sizes.indexOf(closed.length);
    castaway.portholes[colourOf(cardIndex[first])] = at(at(state.prizes, index), at(state.taken, index));
    add(state.taken, index, 1);
  });
  return state;
}

const moments: readonly Moment<State, Options>[] = [
  { what: 'two have passed', configuration: { seats: 4, options: { house: null } }, state: twoPassed },
];

export const subject: Subject<State, Move, View, Options, Event> = {
  game: nautilusIsland,
  configurations,
  secrets,
  moments,
};
