import type { Course, SightNews } from '@fathom/wire';
import { describe, expect, it } from 'vitest';
import { RemoteTable } from './remote-table.ts';
import { type Wired, wire } from './testing.ts';

const id = 'tableAAAAAAAAAAA';

/** News of the entries from one number to another: each happened when the log had as many as its event says. */
function course(from: number, at: number, watcher: number | null = 0): Course {
  const sights = Array.from({ length: at - from }, (_, i): SightNews => ({ by: 0, events: [{ kind: `${from + i}` }] }));
  return {
    is: 'course',
    table: id,
    watcher,
    from,
    at,
    scenes: at > from ? [{ by: 0, sights, view: { at } }] : [],
    actor: 0,
    undo: { ok: true },
    result: null,
    practised: false,
    clock: { now: 0, seat: null, turnEnds: null, runsOut: null, banks: [] },
    proposed: null,
    book: null,
  };
}

function sitDown(): Wired & { readonly table: RemoteTable; readonly heard: number[] } {
  const wired = wire();
  const table = new RemoteTable(wired.line, id, () => 77);
  const heard: number[] = [];
  table.onNews((news) => news.is === 'course' && heard.push(news.at));
  wired.socket().greet();
  return { ...wired, table, heard };
}

const kinds = (table: RemoteTable) => table.sights.map(({ events }) => events[0]?.kind).join(' ');

describe('a table far away', () => {
  it('is put together from its news', () => {
    const { table, socket, heard } = sitDown();
    socket().say(course(0, 3));
    socket().say(course(3, 5));
    expect(table.at).toBe(5);
    expect(kinds(table)).toBe('0 1 2 3 4');
    expect(table.course()?.at).toBe(5);
    expect(table.clock()?.heard).toBe(77);
    expect(heard).toEqual([3, 5]);
  });

  it('asks for what is missing, and takes nothing twice', () => {
    const { table, socket, heard } = sitDown();
    socket().say(course(0, 3));
    socket().say(course(5, 6));
    expect(table.at).toBe(3);
    expect(socket().last).toMatchObject({ do: 'watch', from: 3 });
    socket().say(course(3, 6));
    const asks = socket().heard.length;
    socket().say(course(2, 4));
    socket().say(course(5, 6));
    expect(kinds(table)).toBe('0 1 2 3 4 5');
    expect(heard).toEqual([3, 6]);
    expect(socket().heard).toHaveLength(asks);
  });

  it('begins anew where the server does', () => {
    const { table, socket, heard } = sitDown();
    socket().say(course(0, 3));
    socket().say(course(0, 2));
    expect(kinds(table)).toBe('0 1');
    expect(heard).toEqual([3, 2]);
  });

  it('forgets what a spectator saw once it is seen from a seat', () => {
    const { table, socket } = sitDown();
    socket().say(course(0, 3, null));
    socket().say(course(3, 4, 1));
    expect(socket().last).toMatchObject({ do: 'watch', from: 0 });
    socket().say(course(0, 4, 1));
    expect(table.course()?.watcher).toBe(1);
  });

  it('has every line of the chat once', () => {
    const { table, socket } = sitDown();
    const said = (n: number) => ({ n, person: 'p', name: 'Ada', when: n, text: `${n}` });
    socket().say({ is: 'talk', table: id, lines: [said(1), said(2)] });
    socket().say({ is: 'talk', table: id, lines: [said(2), said(3)] });
    expect(table.talk().map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('is followed no longer once it is left', () => {
    const { table, socket, heard } = sitDown();
    socket().say(course(0, 3));
    table.leave();
    socket().say(course(3, 4));
    expect(heard).toHaveLength(1);
    expect(socket().last.do).toBe('unwatch');
  });
});
