import { describe, expect, it } from 'vitest';
import type { HeardClock } from '../online/remote-table.ts';
import { onlineEn } from '../words/online-en.ts';
import { type ClockFace, faceOf as face } from './clock-face.ts';

const faceOf = (clock: HeardClock, seat: number, at: number): ClockFace | null => face(clock, seat, at, onlineEn.table);

const second = 1000;
const hour = 3600 * second;
/** The server's clock is years ahead of this device's. */
const there = 9_000_000_000_000;
const clock = (turn: number, bank: number, seat = 0): HeardClock => ({
  now: there,
  heard: 5000,
  seat,
  turnEnds: there + turn,
  runsOut: there + turn + bank,
  banks: [bank, 300 * second],
});

describe('a clock', () => {
  it('counts the turn down by what has passed here, whatever this device believes the time to be', () => {
    expect(faceOf(clock(60 * second, 0), 0, 5000)).toMatchObject({ text: '1:00', short: false });
    expect(faceOf(clock(60 * second, 0), 0, 5000 + 12_400)).toMatchObject({ text: '0:48' });
    expect(faceOf(clock(60 * second, 0), 0, 5000 + 50 * second)).toMatchObject({ text: '0:10', short: true });
  });

  it('goes on with the reserve when the turn is over, and stops at nothing', () => {
    const running = clock(10 * second, 300 * second);
    expect(faceOf(running, 0, 5000 + 9 * second)).toMatchObject({ text: '0:01', short: false });
    expect(faceOf(running, 0, 5000 + 11 * second)).toMatchObject({
      text: '4:59',
      spoken: 'Extra time: 4:59 left',
    });
    expect(faceOf(running, 0, 5000 + 900 * second)).toMatchObject({ text: '0:00', short: true });
  });

  it('shows what the others have in reserve, and nothing where there is none', () => {
    expect(faceOf(clock(10 * second, 0), 1, 5000)).toMatchObject({ text: '5:00', short: false });
    expect(faceOf(clock(10 * second, 0, 1), 0, 5000)).toBeNull();
  });

  it('stands while a bot thinks', () => {
    const standing = { ...clock(0, 120 * second), turnEnds: null, runsOut: null };
    expect(faceOf(standing, 0, 99_999)).toMatchObject({ text: '2:00', short: false });
  });

  it('says days and hours where minutes do not matter', () => {
    expect(faceOf(clock(47 * hour, 0), 0, 5000)?.text).toBe('2 days');
    expect(faceOf(clock(5 * hour - second, 0), 0, 5000)?.text).toBe('5 h');
  });
});
