import type { Random } from '@fathom/kernel';
import { copyOf, count, kinds, noPearls, type Pearl, type Pearls } from './pearls.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Deals the unseen pearls at random into the places the watcher cannot see into. */
export function imagine(view: View, random: Random): State {
  const unseen = unseenPearls(view);
  const hands = view.hands.map((hand) => (typeof hand === 'number' ? deal(unseen, hand, random) : copyOf(hand)));
  const laid = view.laid.map(({ by, as, pearl }) => ({ by, pearl: pearl ?? dealOne(unseen, random), as }));
  return {
    seats: view.seats,
    options: view.options,
    phase: view.phase,
    turn: view.turn,
    sea: view.sea,
    reef: unseen,
    hands,
    laid,
    beach: copyOf(view.beach),
    sold: [...view.sold],
    caught: [...view.caught],
  };
}

/** All pearls of the game but those the watcher sees, or saw and knows where they lie. */
export function unseenPearls(view: View): Pearls {
  const unseen = copyOf(view.options.reef);
  for (const kind of kinds) unseen[kind] -= view.beach[kind];
  for (const hand of view.hands) {
    if (typeof hand !== 'number') for (const kind of kinds) unseen[kind] -= hand[kind];
  }
  for (const { pearl } of view.laid) if (pearl) unseen[pearl]--;
  return unseen;
}

function deal(from: Pearls, howMany: number, random: Random): Pearls {
  const hand = noPearls();
  for (let i = 0; i < howMany; i++) hand[dealOne(from, random)]++;
  return hand;
}

function dealOne(from: Pearls, random: Random): Pearl {
  let ticket = random.below(count(from));
  for (const kind of kinds) {
    ticket -= from[kind];
    if (ticket < 0) {
      from[kind]--;
      return kind;
    }
  }
  throw new RangeError('there are fewer unseen pearls than places for them');
}
