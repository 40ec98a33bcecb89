import type { Json } from '../contract.ts';
import { same } from '../json.ts';
import { seen } from '../sight.ts';
import { difference } from './copy.ts';
import { type Law, type Playout, some } from './law.ts';
import { oddCount, shifted, sizes, tidy, totals } from './shifts.ts';

const openings = new WeakMap<Playout, { readonly [piece: string]: number }>();

/** How many of each piece there were at the start. */
function opening(playout: Playout): { readonly [piece: string]: number } {
  const { game, configuration } = playout;
  const known = openings.get(playout);
  if (known) return known;
  const counted = totals(game.census(game.setup(configuration.seats, configuration.options)));
  openings.set(playout, counted);
  return counted;
}

export const conservation: Law = {
  id: 'conservation',
  says: 'no piece ever appears or disappears: the census always adds up to the same',
  often: 24,
  position({ playout, state }) {
    const census = playout.game.census(state);
    const odd = oddCount(census);
    if (odd !== null) return `there are ${odd}`;
    const now = totals(census);
    return same(now, opening(playout)) ? null : `since the opening, ${difference(opening(playout), now)}`;
  },
};

export const pieces: Law = {
  id: 'pieces',
  says: 'what a view knows of the pieces agrees with the census: the same number in every place, and the named ones are there',
  often: 6,
  position({ playout, state }) {
    const { game, watchers } = playout;
    const census = game.census(state);
    for (const watcher of watchers) {
      const known = game.pieces(game.view(state, watcher));
      if (!same(sizes(known), sizes(census))) {
        return `to watcher ${watcher}, ${difference(sizes(known), sizes(census))} in the census`;
      }
      for (const [place, list] of Object.entries(known)) {
        for (const [piece, count] of Object.entries(list)) {
          const real = census[place]?.[piece] ?? 0;
          if (piece !== '?' && count > real)
            return `watcher ${watcher} knows of ${count} ${piece} in ${place}; there are ${real}`;
        }
      }
    }
    return null;
  },
};

export const eventsTellAll: Law = {
  id: 'events',
  says: 'the shifts a watcher sees turn what it knew of the pieces into what it knows now',
  often: 24,
  step({ playout, before, told, after }, random) {
    const { game, watchers } = playout;
    for (const watcher of some(random, watchers, 2)) {
      const expected = shifted(game.pieces(game.view(before, watcher)), seen(told, watcher));
      const found = tidy(game.pieces(game.view(after, watcher)));
      if (!same(expected as Json, found as Json)) {
        return `for watcher ${watcher}, by the events ${difference(expected, found)} in the view`;
      }
    }
    return null;
  },
};
