import { nautilion } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { gradeOf, medalOf, oddsOf } from './odds.ts';

const odds = (wish: object) => oddsOf({ ...nautilion.options.defaults, ...wish } as never, 1, 'en');

describe('how hard a game is said to be', () => {
  it('follows what was measured, whatever is in the reserve', () => {
    expect(odds({})).toMatch(/^Gentle: /);
    expect(odds({ board: 'C2', reserve: 1 })).toMatch(/^Nearly hopeless: /);
    expect(odds({ expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] })).toMatch(
      /^Nearly hopeless: /,
    );
  });

  it('names the next level beside the middle one where both were counted', () => {
    expect(odds({ board: 'B1' })).toBe('Normal: the middle bot wins 50 of 100 such games, the next stronger one 73.');
    expect(odds({ expansions: ['heroic'] })).toMatch(/^Hard: the middle bot wins about \d+ of 100 such games\.$/);
  });

  it('has a word for every rate', () => {
    expect([0, 0.08, 0.2, 0.4, 0.6, 1].map((rate) => gradeOf(rate, 'en'))).toEqual([
      'Nearly hopeless',
      'Very hard',
      'Hard',
      'Normal',
      'Gentle',
      'Gentle',
    ]);
  });
});

describe('medals', () => {
  const medal = (wish: object, seats = 1) =>
    medalOf({ ...nautilion.options.defaults, ...wish } as never, seats, 'en')?.metal ?? null;

  it('are earned by winning what the middle level was seen to win seldom', () => {
    expect(medal({})).toBeNull();
    expect(medal({ board: 'A1', reserve: 2 })).toBe('bronze');
    expect(medal({ board: 'B1', reserve: 2 })).toBe('silver');
    expect(medal({ board: 'C1', reserve: 1 })).toBe('gold');
    expect(medal({ expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] })).toBe('gold');
  });

  it('are never given for what was only estimated', () => {
    expect(medal({ expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse'] })).toBeNull();
    expect(medal({ board: 'C2', reserve: 1 }, 2)).toBeNull();
    expect(medal({ dieFaces: [1, 1, 1, 1, 1, 1] })).toBeNull();
  });

  it('say what was measured', () => {
    expect(medalOf({ ...nautilion.options.defaults, board: 'C1', reserve: 1 } as never, 1, 'en')?.text).toBe(
      'Gold medal: the middle bot won only 17 of 160 such games.',
    );
  });
});
