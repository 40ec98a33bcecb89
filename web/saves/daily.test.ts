import { describe, expect, it } from 'vitest';
import { dailyGames, streakOf, weeksOf } from './daily.ts';
import type { SaveHead } from './save.ts';
import { freshSave } from './testing.ts';

const at = (day: string) => new Date(`${day}T12:00:00`).getTime();
const sailed = (day: string, won: boolean, began = at(day)): SaveHead => ({
  ...freshSave({}, []).head,
  id: `${day}-${began}`,
  daily: day,
  began,
  touched: began,
  over: true,
  result: { ranks: [won ? 1 : 2], why: won ? 'won' : 'phantom-home' },
});

describe('the streak of daily seas', () => {
  it('goes on over days in a row, won or lost, and still stands while today is to be played', () => {
    const days = dailyGames([sailed('2026-11-14', true), sailed('2026-11-15', false), sailed('2026-11-16', true)]);
    expect(streakOf(days, '2026-11-16')).toEqual({ now: 3, longest: 3, played: 3, won: 2 });
    expect(streakOf(days, '2026-11-17').now).toBe(3);
    expect(streakOf(days, '2026-11-18').now).toBe(0);
  });

  it('breaks at a day that was missed, and the longest is remembered', () => {
    const days = dailyGames(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-03'].map((day) => sailed(day, false)));
    expect(streakOf(days, '2026-11-03')).toMatchObject({ now: 1, longest: 3 });
  });

  it('does not count a day made up for later, nor one that is not finished, nor somebody else’s', () => {
    const open: SaveHead = { ...sailed('2026-11-02', true), over: false };
    const late = sailed('2026-11-01', true, at('2026-11-03'));
    const shared: SaveHead = { ...sailed('2026-11-03', true), shared: true };
    expect(streakOf(dailyGames([open, late, shared]), '2026-11-03')).toEqual({ now: 0, longest: 0, played: 0, won: 0 });
  });

  it('counts the first game of a day', () => {
    const [first, second] = [sailed('2026-11-03', false), sailed('2026-11-03', true, at('2026-11-03') + 1)];
    expect(dailyGames([second, first]).get('2026-11-03')?.won).toBe(false);
  });
});

describe('the calendar', () => {
  it('begins its weeks on Monday and holds each day once', () => {
    const weeks = weeksOf(2026, 10);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
    expect(weeks.flat().findLast((day) => day !== null)).toBe('2026-11-30');
  });
});
