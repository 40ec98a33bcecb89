import { describe, expect, it } from 'vitest';
import { brokenToys } from '../../games/toy/broken/broken.ts';
import { subject } from '../../games/toy/rules/conform.ts';
import { at } from '../at.ts';
import { readLogbook, replayLogbook } from '../logbook.ts';
import {
  type AnySubject,
  conform,
  conformance,
  describeConformance,
  describeViolation,
  laws,
  type Progress,
} from './index.ts';

const { game, configurations, secrets } = subject;

describe('a run', () => {
  it('looks at every law of a game with dice, hidden hands and a bluff', () => {
    const { checks } = conform(game, configurations, { secrets, games: 40 });
    expect(Object.keys(checks)).toEqual(laws.map(({ id }) => id));
    expect(Object.entries(checks).filter(([, count]) => count === 0)).toEqual([]);
  }, 60_000);

  it('reports its counts after every game, and stops when told it is enough', () => {
    const seen: Progress[] = [];
    const report = conform(game, configurations, {
      secrets,
      onProgress: (progress) => seen.push(progress),
      enough: ({ games }) => games === 3,
    });
    expect(seen.map(({ games }) => games)).toEqual([1, 2, 3]);
    expect(report).toMatchObject({ ok: true, games: 3, plies: at(seen, 2).plies, checks: at(seen, 2).checks });
  });

  it('can be taken one game at a time', () => {
    const run = conformance(subject, { games: 2 });
    expect([run.next().done, run.next().done, run.next().done]).toEqual([false, false, true]);
  });

  it('finds the same with the same seed, and looks less often with less care', () => {
    const checks = (seed: string, care: number) =>
      conform(game, configurations, { secrets, games: 8, seed, care }).checks;
    expect(checks('a', 1)).toEqual(checks('a', 1));
    expect(checks('b', 1)).not.toEqual(checks('a', 1));
    const [less, all] = [checks('a', 0.1).events ?? Infinity, checks('a', 1).events ?? 0];
    expect(less).toBeLessThan(all / 2);
  }, 60_000);

  it('knows no law that does not exist', () => {
    expect(() => conform(game, configurations, { secrets, laws: ['gravity'] })).toThrow(/gravity/);
  });
});

describe('a violation', () => {
  const forgetful = brokenToys.find(({ laws }) => laws[0] === 'events');
  const { violations } = conform(forgetful?.subject.game ?? game, configurations, {
    secrets,
    games: 40,
    laws: ['events'],
  });
  const violation = at(violations, 0);

  it('leads back to where it was found, by a logbook of the game so far', () => {
    expect(violation).toMatchObject({ law: 'events', seed: 'conform' });
    const book = readLogbook(violation.logbook ?? '');
    expect(book.ok && replayLogbook(game, book.value).ok).toBe(true);
    expect(violation.moves.length).toBe(book.ok ? book.value.lines.length : -1);
  });

  it('is found again when only its game is played', () => {
    const again = conform(forgetful?.subject.game ?? game, configurations, { secrets, only: violation.game });
    expect(again.games).toBe(1);
    expect(again.violations.find(({ law }) => law === 'events')).toEqual(violation);
  });

  it('is described with the law, the message and the moves', () => {
    const text = describeViolation(violation);
    for (const part of [violation.message, laws.find(({ id }) => id === 'events')?.says, violation.logbook]) {
      expect(text).toContain(part);
    }
  });
});

describe('as tests', () => {
  /** A runner that runs everything at once and keeps what failed. */
  function outcome(of: AnySubject): { readonly ran: number; readonly failed: readonly string[] } {
    const failed: string[] = [];
    let ran = 0;
    const it = (name: string, body: () => void) => {
      ran++;
      try {
        body();
      } catch {
        failed.push(name.slice(0, name.indexOf(':')));
      }
    };
    describeConformance({ describe: (_name, body) => body(), it }, of, { games: 20 });
    return { ran, failed };
  }

  it('every law is one, and the broken ones fail', () => {
    expect(outcome(subject)).toEqual({ ran: laws.length, failed: [] });
    const leaky = brokenToys.find(({ laws }) => laws[0] === 'handed-out')?.subject ?? subject;
    expect(outcome(leaky)).toEqual({ ran: laws.length, failed: ['handed-out'] });
  }, 60_000);
});
