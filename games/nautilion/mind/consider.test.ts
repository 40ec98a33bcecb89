import { quickRandom } from '@fathom/kernel';
import { landing, nautilion, type State } from '@fathom/nautilion/rules';
import { expect, test } from 'vitest';
import { consider } from './consider.ts';
import { deal } from './index.ts';

const parsed = nautilion.options.parse({ expansions: ['mages'] });
if (!parsed.ok) throw new Error(parsed.error);
const options = parsed.value;

/** The first roll of a game for two, whose Admiral with 1 to 5 is that of whoever plays, or of the other. */
function rolled(sea: number, isLow: boolean): State {
  const state = nautilion.setup(2, options);
  deal(state, quickRandom(`swap ${sea}`));
  while (nautilion.moves(state)[0]?.do === 'start') nautilion.play(state, { do: 'start', seat: 0 });
  state.lowAdmiral = isLow ? 0 : 1;
  return state;
}

const landsOn = (state: State): readonly number[] =>
  state.dice.map((die) => Number(landing(state, 'nautilion', die).token));

test('P3: a number that only the other may place is worth a swap, and is not swapped in', () => {
  let swapped = 0;
  for (let sea = 0; swapped < 3 && sea < 500; sea++) {
    // All three dice lead to 6 to 9, which whoever has the Admiral with 1 to 5 can only put in the reserve.
    if (!landsOn(rolled(sea, true)).every((number) => number > 5)) continue;
    expect(consider(rolled(sea, false), []).some((move) => move.do === 'translation')).toBe(false);
    const state = rolled(sea, true);
    expect(consider(state, []).some((move) => move.do === 'translation')).toBe(true);
    nautilion.play(state, { do: 'translation' });
    const [first] = consider(state, [{ do: 'translation' }]);
    if (first?.do !== 'swap') throw new Error('nothing to swap');
    nautilion.play(state, first);
    for (const second of consider(state, [{ do: 'translation' }, first])) {
      if (second.do !== 'swap') throw new Error('no second token');
      const kind = state.path[state.spots.indexOf(second.spot)] ?? 0;
      expect(kind <= 5 || kind > 9).toBe(true);
    }
    swapped++;
  }
  expect(swapped).toBe(3);
});
