import { nautilion } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { gradeOf, oddsOf } from './odds.ts';

const odds = (wish: object) => oddsOf({ ...nautilion.options.defaults, ...wish } as never, 1, 'en');

describe('how hard a game is said to be', () => {
  it('follows what was measured, whatever is in the reserve', () => {
    expect(odds({})).toMatch(/^Gentle: /);
    expect(odds({ board: 'C2', reserve: 1 })).toMatch(/^Nearly hopeless: /);
    expect(odds({ expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] })).toMatch(
      /^Nearly hopeless: /,
    );
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
