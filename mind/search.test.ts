import { at, quickRandom } from '@fathom/kernel';
import { type Move, type State, toy, worth } from '@fathom/toy/rules';
import { describe, expect, test } from 'vitest';
import { type Effort, type Foresight, search } from './search.ts';

/** How many points a seat is ahead, pearls at hand and a pearl on offer at what they are worth. */
const purse: Foresight<State, Move> = {
  consider: (state) => toy.moves(state),
  value(state, seat) {
    const points = state.hands.map((hand, i) => {
      const held = hand.white * worth.white + hand.pink * worth.pink + hand.black * worth.black;
      return at(state.sold, i) + at(state.caught, i) + 0.8 * held;
    });
    const offer = state.phase === 'answer' ? state.laid[state.laid.length - 1] : null;
    if (offer) points[offer.by] = at(points, offer.by) + worth[offer.as];
    const rivals = points.filter((_, i) => i !== seat);
    return 1 / (1 + Math.exp(-(at(points, seat) - Math.max(...rivals)) / 2));
  },
};
const effort: Effort = { nodes: 600, rows: 4, margin: 1, turns: 2 };

const decide = (view: never, seat: number, seed: string, how = effort) => {
  const thinking = search(toy, view, seat, purse, how, quickRandom(seed));
  for (;;) {
    const { value, done } = thinking.next();
    if (done) return value;
  }
};

/** Positions of a random game where a seat has a choice. */
function* decisions(seed: string, seats = 2) {
  const random = quickRandom(seed);
  const state = toy.setup(seats, toy.options.defaults);
  for (;;) {
    const actor = toy.actor(state);
    if (actor === null) return;
    const moves = toy.moves(state);
    if (typeof actor === 'number' && moves.length > 1) yield { state: toy.clone(state), seat: actor };
    toy.play(state, at(moves, random.below(moves.length)));
  }
}

describe('the search', () => {
  test('with everything hidden swapped, the same seed and budget find the same', () => {
    let swapped = 0;
    let compared = 0;
    for (const { state, seat } of ['one', 'two'].flatMap((seed) => [...decisions(seed, 3)])) {
      const view = toy.view(state, seat);
      const other = toy.imagine(view, seat, quickRandom(`swap ${compared++}`));
      if (JSON.stringify(other) !== JSON.stringify(state)) swapped++;
      expect(decide(toy.view(other, seat) as never, seat, 'same')).toEqual(decide(view as never, seat, 'same'));
    }
    expect(swapped).toBeGreaterThan(3);
  });

  test('judges imagined worlds where they are left by what may look at everything there, if there is such a judgement', () => {
    const { state, seat } = at([...decisions('legal')], 0);
    const view = toy.view(state, seat);
    let asked = 0;
    const afar = () => {
      asked++;
      return 0.25;
    };
    const thinking = search(toy, view, seat, { ...purse, candid: true, afar }, effort, quickRandom('afar'));
    let found = thinking.next();
    expect(asked).toBe(0);
    while (!found.done) found = thinking.next();
    expect(asked).toBeGreaterThan(0);
  });

  test('plays legal rows, keeps to its budget, and has an answer at once', () => {
    for (const { state, seat } of decisions('legal')) {
      const view = toy.view(state, seat);
      const { rows, nodes } = decide(view as never, seat, 'x');
      expect(nodes).toBeLessThanOrEqual(effort.nodes * 1.2);
      expect(toy.moves(state)).toContainEqual(at(rows, 0).moves[0]);
      expect(rows.length).toBe(toy.moves(state).length);
      const first = search(toy, view, seat, purse, { ...effort, nodes: 1e9 }, quickRandom('x')).next().value;
      expect(first.rows.length).toBe(rows.length);
      expect(first.nodes).toBeLessThan(effort.nodes);
      expect(rows).toEqual([...rows].sort((a, b) => b.value - a.value));
      for (const { value } of rows) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
  });

  test('stops where the worlds have told enough, and long before the budget it finds what all of it finds', () => {
    const patient = { ...effort, nodes: 20_000 };
    let early = 0;
    let agreed = 0;
    let asked = 0;
    for (const { state, seat } of ['a', 'b', 'c'].flatMap((seed) => [...decisions(seed)])) {
      const view = toy.view(state, seat) as never;
      const { rows, nodes } = decide(view, seat, 'early', patient);
      const again = decide(view, seat, 'late', patient);
      asked++;
      if (nodes < patient.nodes / 2) early++;
      if (toy.write(at(at(rows, 0).moves, 0)) === toy.write(at(at(again.rows, 0).moves, 0))) agreed++;
    }
    expect(early / asked).toBeGreaterThan(0.5);
    expect(agreed / asked).toBeGreaterThan(0.9);
  });

  test('does not know what it doubts: a lie and an honest offer look alike to it', () => {
    const state = toy.setup(2, toy.options.defaults);
    toy.play(state, { do: 'roll', sea: 'calm' });
    toy.play(state, { do: 'dive' });
    toy.play(state, { do: 'draw', pearl: 'white' });
    toy.play(state, { do: 'roll', sea: 'storm' });
    while (toy.actor(state) !== 0) toy.play(state, at(toy.moves(state), 0));
    const choices = (['white', 'black'] as const).map((as) => {
      const offered = toy.clone(state);
      offered.hands[0] = { white: 1, pink: 0, black: 1 };
      toy.play(offered, { do: 'sell', pearl: as, as: 'black' });
      return decide(toy.view(offered, 1) as never, 1, 'doubt').rows;
    });
    expect(choices[0]).toEqual(choices[1]);
  });

  test('wins most games against somebody who plays at random', () => {
    let won = 0;
    const games = 60;
    for (let game = 0; game < games; game++) {
      const random = quickRandom(`match ${game}`);
      const state = toy.setup(2, toy.options.defaults);
      const seat = game % 2;
      for (;;) {
        const actor = toy.actor(state);
        if (actor === null) break;
        const moves = toy.moves(state);
        const row =
          actor === seat
            ? at(decide(toy.view(state, seat) as never, seat, `${game}`, { ...effort, nodes: 150 }).rows, 0).moves
            : [at(moves, random.below(moves.length))];
        toy.play(state, at(row, 0));
      }
      won += at(toy.payoffs(state), seat);
    }
    expect(won / games).toBeGreaterThan(0.7);
  });
});
