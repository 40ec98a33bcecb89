import type { Ask } from '@fathom/wire';
import { describe, expect, it } from 'vitest';
import type { Follower, Question, TableNews } from './line.ts';
import type { Setback } from './reply.ts';
import { type Wired, wire } from './testing.ts';

const table = 'tableAAAAAAAAAAA';
const talk = (id = table): TableNews => ({ is: 'talk', table: id, lines: [] });
const asked = ({ socket }: Wired) => socket().heard.map(({ do: what }) => what);
const numberOf = (socket: { readonly heard: readonly Ask[] }, what: Ask['do']) =>
  socket.heard.findLast((ask) => ask.do === what)?.n ?? 0;

function follower(known = 0) {
  const heard: TableNews[] = [];
  const refused: Setback[] = [];
  const state = { known };
  const self: Follower = {
    known: () => state.known,
    hear: (news) => void heard.push(news),
    refused: (sorry) => void refused.push(sorry),
  };
  return { self, heard, refused, state };
}

describe('a line', () => {
  it('opens when it is first needed, greets, and then follows its tables', () => {
    const wired = wire();
    expect(wired.sockets).toHaveLength(0);
    const mine = follower(7);
    wired.line.follow(table, mine.self);
    const socket = wired.socket();
    socket.open();
    expect(socket.heard).toEqual([{ do: 'hello', n: 1, secret: 's'.repeat(43), name: 'Ada' }]);
    expect(wired.line.state).toBe('connecting');
    socket.answer(1);
    expect(wired.line.state).toBe('connected');
    expect(socket.last).toMatchObject({ do: 'watch', table, from: 7 });
    socket.say(talk());
    socket.say(talk('another'));
    expect(mine.heard).toEqual([talk()]);
  });

  it('carries many tables on one socket', () => {
    const wired = wire();
    wired.line.follow(table, follower().self);
    wired.socket().greet();
    const other = follower();
    wired.line.follow('tableBBBBBBBBBBB', other.self);
    expect(wired.sockets).toHaveLength(1);
    wired.socket().say(talk('tableBBBBBBBBBBB'));
    expect(other.heard).toHaveLength(1);
  });

  it('greets anew when whoever calls has become somebody, and takes its tables and questions along', async () => {
    const wired = wire();
    wired.line.follow(table, follower(3).self);
    wired.socket().greet();
    wired.line.greetAgain();
    const seat = wired.line.ask({ do: 'sit', table, seat: null });
    expect(wired.sockets).toHaveLength(2);
    expect(wired.sockets[0]?.closed).toBe(true);
    expect(wired.line.state).toBe('connected');
    wired.socket().greet();
    expect(asked(wired)).toEqual(['hello', 'sit', 'watch']);
    wired.socket().answer(numberOf(wired.socket(), 'sit'), 'seated');
    expect(await seat).toEqual({ ok: true, value: 'seated' });
  });

  it('gives every question its own answer', async () => {
    const wired = wire();
    const first = wired.line.ask({ do: 'logbook', table });
    const second = wired.line.ask({ do: 'rematch', table });
    wired.socket().greet();
    wired.socket().answer(numberOf(wired.socket(), 'rematch'), 'tableCCCCCCCCCCC');
    wired.socket().say({
      is: 'answer',
      n: numberOf(wired.socket(), 'logbook'),
      ok: false,
      sorry: { why: 'not-here' },
    });
    expect(await second).toEqual({ ok: true, value: 'tableCCCCCCCCCCC' });
    expect(await first).toEqual({ ok: false, sorry: { why: 'not-here' } });
  });

  it('tells whoever follows a table that it cannot be followed', () => {
    const wired = wire();
    const mine = follower();
    wired.line.follow(table, mine.self);
    wired.socket().greet();
    wired.socket().say({ is: 'answer', n: wired.socket().last.n, ok: false, sorry: { why: 'unknown-table' } });
    expect(mine.refused).toEqual([{ why: 'unknown-table' }]);
  });

  it('asks again for a table that cannot be had just now, ever more patiently, and says so only after a while', () => {
    const wired = wire();
    const mine = follower(5);
    const following = wired.line.follow(table, mine.self);
    wired.socket().greet();
    const turnAway = (why: 'busy' | 'failed') =>
      wired.socket().say({ is: 'answer', n: wired.socket().last.n, ok: false, sorry: { why } });
    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      turnAway(tries % 2 ? 'failed' : 'busy');
      waits.push(wired.clock.next);
      wired.clock.pass(wired.clock.next);
      expect(wired.socket().last).toMatchObject({ do: 'watch', table, from: 5 });
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(mine.refused).toEqual([]);
    turnAway('busy');
    expect(mine.refused).toEqual([{ why: 'busy' }]);
    const asks = wired.socket().heard.length;
    wired.clock.pass(20_000);
    expect(wired.socket().heard.slice(asks)).toContainEqual(expect.objectContaining({ do: 'watch', from: 5 }));
    following.stop();
    turnAway('busy');
    expect(mine.refused).toHaveLength(1);
  });

  it('hangs up when nobody needs it, and comes back when somebody does', async () => {
    const wired = wire();
    const following = wired.line.follow(table, follower().self);
    wired.socket().greet();
    following.stop();
    wired.socket().answer(numberOf(wired.socket(), 'unwatch'));
    wired.socket().answer(numberOf(wired.socket(), 'watch'));
    wired.clock.pass(60_000);
    expect(wired.socket().closed).toBe(true);
    expect(wired.clock.waiting).toBe(0);
    void wired.line.ask({ do: 'rematch', table });
    expect(wired.sockets).toHaveLength(2);
  });
});

describe('a line that breaks', () => {
  it('comes back and takes up every table from what is known by then', () => {
    const wired = wire();
    const mine = follower(3);
    wired.line.follow(table, mine.self);
    wired.socket().greet();
    mine.state.known = 12;
    wired.socket().cut();
    expect(wired.line.state).toBe('connecting');
    wired.clock.pass(1000);
    expect(wired.sockets).toHaveLength(2);
    wired.socket().greet();
    expect(asked(wired)).toEqual(['hello', 'watch']);
    expect(wired.socket().last).toMatchObject({ do: 'watch', table, from: 12 });
    expect(wired.line.state).toBe('connected');
  });

  it('waits ever longer between attempts, never all at the same time and never for ever', () => {
    const wired = wire();
    wired.line.follow(table, follower().self);
    wired.socket().greet();
    const waits: number[] = [];
    for (let i = 0; i < 10; i++) {
      wired.socket().cut();
      waits.push(wired.clock.next);
      wired.clock.pass(wired.clock.next);
    }
    expect(waits).toEqual([375, 750, 1500, 3000, 6000, 12_000, 22_500, 22_500, 22_500, 22_500]);
    expect(wired.line.state).toBe('offline');
    wired.clock.luck = 0;
    wired.socket().cut();
    expect(wired.clock.next).toBe(15_000);
    wired.clock.pass(15_000);
    wired.socket().greet();
    wired.socket().cut();
    expect(wired.clock.next).toBe(250);
  });

  it('asks again what may be asked twice, and says of everything else that it got lost', async () => {
    const wired = wire();
    const row: Question = { do: 'play', table, at: 4, key: 'keykeykey', row: [1] };
    const played = wired.line.ask(row, 'again');
    const said = wired.line.ask({ do: 'say', table, text: 'hello' });
    wired.socket().greet();
    wired.socket().cut();
    expect(await said).toEqual({ ok: false, sorry: { why: 'offline' } });
    wired.clock.pass(1000);
    wired.socket().greet();
    expect(asked(wired)).toEqual(['hello', 'play']);
    expect(wired.socket().last).toMatchObject(row);
    wired.socket().answer(wired.socket().last.n);
    expect(await played).toEqual({ ok: true, value: null });
  });

  it('answers at once while there is no getting through, and keeps what can wait', async () => {
    const wired = wire();
    wired.line.follow(table, follower().self);
    wired.socket().cut();
    expect(wired.line.state).toBe('offline');
    expect(await wired.line.ask({ do: 'rematch', table })).toEqual({ ok: false, sorry: { why: 'offline' } });
    void wired.line.ask({ do: 'moment', table, count: 3 }, 'again');
    expect(wired.sockets).toHaveLength(1);
    wired.clock.pass(1000);
    wired.socket().greet();
    expect(asked(wired)).toContain('moment');
  });

  it('begins afresh once nobody waits for it any more', async () => {
    const wired = wire();
    const lost = wired.line.ask({ do: 'rematch', table });
    wired.socket().cut();
    expect(await lost).toMatchObject({ ok: false });
    expect(wired.clock.waiting).toBe(0);
    void wired.line.ask({ do: 'rematch', table });
    expect(wired.sockets).toHaveLength(2);
  });

  it('is found dead by its silence', () => {
    const wired = wire();
    wired.line.follow(table, follower().self);
    wired.socket().greet();
    const socket = wired.socket();
    socket.answer(socket.last.n);
    wired.clock.pass(24_000);
    socket.say(talk());
    wired.clock.pass(24_000);
    expect(asked(wired)).not.toContain('ping');
    wired.clock.pass(2000);
    expect(socket.last.do).toBe('ping');
    socket.answer(socket.last.n);
    wired.clock.pass(26_000);
    expect(socket.last.do).toBe('ping');
    wired.clock.pass(8000);
    expect(socket.closed).toBe(true);
    wired.clock.pass(1000);
    expect(wired.sockets).toHaveLength(2);
  });

  it('is looked after at once when the network or the person comes back', () => {
    const wired = wire();
    wired.line.follow(table, follower().self);
    wired.socket().greet();
    wired.line.nudge();
    expect(wired.socket().last.do).toBe('ping');
    wired.clock.pass(4000);
    for (let i = 0; i < 8; i++) {
      wired.clock.pass(wired.clock.next);
      wired.socket().cut();
    }
    const tries = wired.sockets.length;
    wired.line.nudge();
    expect(wired.sockets).toHaveLength(tries + 1);
  });

  it('moves over when the server hands it on, without a word of alarm', () => {
    const wired = wire();
    wired.line.follow(table, follower(5).self);
    wired.socket().greet();
    wired.socket().say({ is: 'bye' });
    expect(wired.socket().closed).toBe(true);
    expect(wired.line.state).toBe('connecting');
    wired.clock.pass(2000);
    wired.socket().greet();
    expect(wired.socket().last).toMatchObject({ do: 'watch', from: 5 });
  });

  it('does not give up on a greeting that is never answered or refused', () => {
    const wired = wire();
    wired.line.follow(table, follower().self);
    wired.socket().open();
    wired.clock.pass(10_000);
    expect(wired.socket().closed).toBe(true);
    wired.clock.pass(1000);
    wired.socket().open();
    wired.socket().say({ is: 'answer', n: wired.socket().last.n, ok: false, sorry: { why: 'busy' } });
    expect(wired.line.refusal).toEqual({ why: 'busy' });
    expect(wired.line.state).toBe('offline');
    wired.clock.pass(2000);
    wired.socket().greet();
    expect(wired.line.refusal).toBeNull();
  });
});
