import { describe, expect, it } from 'vitest';
import { house } from './house.ts';
import { game } from './index.ts';
import { setup } from './setup.ts';

const refused = (input: unknown): string => {
  const parsed = game.options.parse(input);
  return parsed.ok ? `accepted as ${JSON.stringify(parsed.value)}` : parsed.error;
};
const withHouse = (data: unknown) => refused({ house: data });

describe('options', () => {
  it('nothing said plays with our data', () => {
    expect(game.options.parse({})).toEqual({ ok: true, value: { house: null } });
    expect(setup(2, { house: null })).toEqual(setup(2, { house }));
  });

  it('C3, C4, C5, S1, S2: any part of the data can be replaced, and the rest stays ours', () => {
    const parsed = game.options.parse({ house: { treasures: { idol: 7 }, tokens: { double: 0 } } });
    expect(parsed).toEqual({
      ok: true,
      value: {
        house: {
          ...house,
          treasures: { ...house.treasures, idol: 7 },
          tokens: { ...house.tokens, double: 0 },
        },
      },
    });
    if (parsed.ok) expect(setup(3, parsed.value).treasures).toEqual([1, 2, 3, 7]);
  });

  it('C4: other portholes and sizes are played with', () => {
    const portholes = { '10': [20], '2': [3, 3, 2, 1], '3': [5, 4, 3, 2, 2, 1, 1] };
    const parsed = game.options.parse({ house: { portholes } });
    if (!parsed.ok) throw new Error(parsed.error);
    expect(setup(2, parsed.value)).toMatchObject({
      sizes: [2, 3, 10],
      prizes: [[3, 3, 2, 1], [5, 4, 3, 2, 2, 1, 1], [20]],
    });
  });

  it('everything else is refused with a sentence that says where and why', () => {
    expect(refused(null)).toBe('The options must be an object.');
    expect(refused([])).toBe('The options must be an object.');
    expect(refused({ players: 3 })).toBe('players is not something this game knows.');
    expect(withHouse([])).toBe('house must be an object.');
    expect(withHouse({ cards: 1 })).toBe('house.cards is not something this game knows.');
    expect(withHouse({ treasures: { ring: 3 } })).toBe('house.treasures.ring is not something this game knows.');
  });

  it('C3: treasures are worth whole points', () => {
    expect(withHouse({ treasures: { idol: 1.5 } })).toBe('house.treasures.idol must be a whole number from 0 to 99.');
    expect(withHouse({ treasures: { idol: '4' } })).toBe('house.treasures.idol must be a whole number from 0 to 99.');
    expect(withHouse({ treasures: { idol: -1 } })).toBe('house.treasures.idol must be a whole number from 0 to 99.');
  });

  it('C4: twelve portholes, the highest of each size on top', () => {
    expect(withHouse({ portholes: { '3': [5, 4, 3] } })).toBe('house.portholes must have 12 portholes in all.');
    expect(withHouse({ portholes: { '3': [3, 4, 5] } })).toBe(
      'house.portholes.3 must have the highest porthole first, as it lies on top.',
    );
    expect(withHouse({ portholes: { '3': [] } })).toBe(
      'house.portholes.3 must not be empty: leave a size without portholes out.',
    );
    expect(withHouse({ portholes: { big: [5] } })).toBe(
      'house.portholes must have set sizes from 1 to 16 as its keys.',
    );
    expect(withHouse({ portholes: { '3': 5 } })).toBe('house.portholes.3 must be a list of points, the highest first.');
  });

  it('C5: enough tokens for the camp', () => {
    const tokens = { two: 1, three: 1, each: 1, odd: 1, pair: 0, double: 0 };
    expect(withHouse({ tokens })).toBe(
      'house.tokens must be at least 5 tokens in all, one for each place of the camp.',
    );
  });

  it('S1, S2: as many stacks as the booklet says, one to three a column, and always a free column', () => {
    const two = (columns: unknown) => withHouse({ columns: { '2': columns } });
    expect(two([['up'], ['up', 'down'], ['up', 'down'], ['up', 'down']])).toBe(
      'house.columns.2 must have 8 stacks in all.',
    );
    expect(two([['up', 'up', 'up', 'up'], ['up'], ['up'], ['up']])).toBe('house.columns.2.0 must have 1 to 3 stacks.');
    expect(
      two([
        ['up', 'up', 'up'],
        ['up', 'up', 'up'],
      ]),
    ).toBe('house.columns.2 must have at least 3 columns, so that one is always free.');
    expect(two([['sideways']])).toBe('house.columns.2.0.0 must be "up" or "down".');
    expect(two(7)).toBe('house.columns.2 must be a list of columns from the back to the front.');
  });
});
