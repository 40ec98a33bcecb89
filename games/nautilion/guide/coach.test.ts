import { at, pick, quickRandom, sum } from '@fathom/kernel';
import { nautilion, type SeatMove, type View } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { coach } from './coach.ts';

/** A first turn, and what may be done in it. */
function dealt(): { readonly view: View; readonly moves: readonly SeatMove[] } {
  const random = quickRandom('coached');
  const state = nautilion.setup(1, nautilion.options.defaults);
  while (nautilion.actor(state) === 'chance') {
    const weights = nautilion.weights(state);
    nautilion.play(state, at(nautilion.moves(state), pick(weights, random.below(sum(weights)))));
  }
  return { view: nautilion.view(state, 0), moves: nautilion.moves(state) as readonly SeatMove[] };
}

const { view: first, moves } = dealt();
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const advise = (view: Partial<View>, told: readonly string[] = []) =>
  coach.advise({ ...first, turn: 9, ...view }, moves as never, 'en', new Set(told));

/** So many spaces from the end, the Phantom as far from home. */
const near = (abyss: number, home: number): Partial<View> => ({
  cabins: NINE as unknown as View['cabins'],
  nautilion: first.path.length - 1 - abyss,
  phantom: home,
  dice: [1, 2, 3],
});

describe('the coach of Nautilion', () => {
  it('T11: says that it is won as soon as a die reaches the Abyss with all aboard, however near the Phantom', () => {
    expect(advise(near(1, 9))?.text).toBe(
      'All nine are aboard, and the Abyss is one space away: give the Nautilion any die, and you win.',
    );
    expect(advise(near(3, 9))?.id).toBe('dive-now');
    expect(advise(near(4, 9))?.id).toBe('phantom-near');
  });

  it('T6: looks at the Phantom first where a die could take it home', () => {
    expect(advise(near(1, 4))?.id).toBe('phantom-near');
  });

  it('tells what only needs to be known once, and what is urgent as long as it is', () => {
    const rich = {
      reserve: first.reserve.map((count, kind) => (kind === 1 ? 9 : count)) as unknown as View['reserve'],
    };
    expect(advise(rich)?.id).toBe('rich');
    expect(advise(rich, ['rich'])?.id).not.toBe('rich');
    expect(advise(near(9, 5), ['phantom-near'])?.id).toBe('phantom-near');
    expect(advise({ ...near(12, 20), ...rich })?.id).toBe('dive');
  });
});
