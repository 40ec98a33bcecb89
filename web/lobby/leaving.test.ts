import type { Leaving } from '@fathom/kernel';
import type { Course } from '@fathom/wire';
import { expect, it } from 'vitest';
import { RemoteTable } from '../online/remote-table.ts';
import { wire } from '../online/testing.ts';
import { lastLeaving } from './leaving.ts';

const id = 'tableAAAAAAAAAAA';

const course = (from: number, leaving: Leaving): Course => ({
  is: 'course',
  table: id,
  watcher: 0,
  from,
  at: from + 1,
  scenes: [{ by: null, sights: [{ by: 'table', events: [], entry: { by: 'table', seat: 0, leaving } }], view: {} }],
  actor: 0,
  undo: { ok: false, bar: 'nothing' },
  result: null,
  practised: false,
  clock: { now: 0, seat: 0, turnEnds: null, runsOut: null, banks: [] },
  proposed: null,
  book: null,
});

it('is what the log last says of a seat, and of no other', () => {
  const wired = wire();
  const table = new RemoteTable(wired.line, id);
  wired.socket().greet();
  expect(lastLeaving(table, 0)).toBe(null);
  for (const [n, leaving] of (['timed-out', 'returned', 'resigned'] as const).entries()) {
    wired.socket().say(course(n, leaving));
    expect(lastLeaving(table, 0)).toBe(leaving);
    expect(lastLeaving(table, 1)).toBe(null);
  }
});
