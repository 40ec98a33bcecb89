import { at, quickRandom } from '@fathom/kernel';
import { nautilusIsland, type View } from '@fathom/nautilus-island/rules';
import { describe, expect, it } from 'vitest';
import { lotsOf, placesFor } from './tableau-plan.ts';

/** The end of a game of any moves at all. */
function ended(seats: number, name: string): View {
  const random = quickRandom(name);
  const state = nautilusIsland.setup(seats, nautilusIsland.options.defaults);
  while (nautilusIsland.actor(state) !== null) {
    const moves = nautilusIsland.moves(state);
    nautilusIsland.play(state, at(moves, random.below(moves.length)));
  }
  return nautilusIsland.view(state, null);
}

const ends = [2, 3, 4].flatMap((seats) => ['a', 'b', 'c', 'd'].map((name) => ended(seats, `${seats} ${name}`)));

describe('what a castaway has at the end', () => {
  it('is worth together what the result says (E2)', () => {
    for (const view of ends) {
      const { scores } = nautilusIsland.result(view as never);
      const drawn = view.castaways.map((_, seat) => lotsOf(view, seat).reduce((sum, { points }) => sum + points, 0));
      expect(drawn).toEqual(scores);
    }
  });

  it.each([
    [528, 396],
    [341, 396],
    [528, 156],
  ])(
    'has its place in a drawing of %i by %i, nothing over the edge, cards left of tokens left of points',
    (wide, high) => {
      for (const view of ends)
        view.castaways.forEach((_, seat) => {
          const lots = lotsOf(view, seat);
          placesFor(lots, wide, high).forEach((place, i) => {
            expect(place.x + place.width).toBeLessThanOrEqual(wide + 0.01);
            expect(place.y + place.height).toBeLessThanOrEqual(high + 0.01);
            expect(place.cards).toHaveLength(at(lots, i).cards.length);
            expect(place.rounds).toHaveLength(at(lots, i).tokens.length + (at(lots, i).porthole === null ? 0 : 1));
            expect(Math.min(place.card.height, place.round)).toBeGreaterThan(20);
            const cardsEnd = Math.max(0, ...place.cards) + place.card.width;
            expect(cardsEnd).toBeLessThanOrEqual(Math.min(place.width - 46, ...place.rounds) + 0.01);
            for (const x of place.rounds) expect(x + place.round).toBeLessThanOrEqual(place.width - 40);
          });
        });
    },
  );
});
