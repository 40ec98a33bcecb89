import { abyss } from '@fathom/abyss/rules';
import { type AnyGame, at, type Json, quickRandom } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { bot, FarHost, Guest, person } from './far-testing.ts';

const solo = (sea?: string) => new FarHost(nautilion, [person('Ada')], sea);
const pair = (game: AnyGame, sea?: string) => new FarHost(game, [person('Ada'), person('Ben')], sea);
const doing = (move: Json) => (move as { do: string }).do;
const plan = ({ session }: Guest): Json => session.now.moves.find((move) => doing(move) === 'give') ?? null;

/** Sends decisions, each chosen by the seed, until the row leaves this screen. */
async function playRow(guest: Guest, seed: string): Promise<void> {
  const random = quickRandom(seed);
  const { at: before } = guest.table;
  for (let i = 0; i < 300 && guest.table.at === before; i++) {
    guest.show();
    const { moves } = guest.session.now;
    expect(await guest.session.send(at(moves, random.below(moves.length)))).toBeNull();
  }
}

describe('a row at a far table', () => {
  it('stays on this screen until chance or somebody else must act', async () => {
    const host = solo();
    const ada = new Guest(host, 0);
    const before = host.table.at;
    expect(await ada.session.send(plan(ada))).toBeNull();
    expect(host.rows).toHaveLength(0);
    expect(ada.session.now).toMatchObject({ at: before + 1, undo: { kind: 'row' } });
    await playRow(ada, 'on');
    expect(host.rows).toHaveLength(1);
    expect(host.rows[0]?.row.length).toBeGreaterThan(1);
    ada.show();
    expect(ada.session.now.view).toEqual(host.table.view(0));
  });

  it('is shown once: what was on show already is not shown again when it comes back', async () => {
    const host = solo();
    const ada = new Guest(host, 0);
    const shown: number[] = [];
    let last = ada.session.now.happening.serial;
    ada.session.subscribe(({ happening }) => {
      if (happening.serial !== last) shown.push(happening.events.length);
      last = happening.serial;
    });
    const from = host.table.at;
    await playRow(ada, 'once');
    ada.show();
    const told = host.table.sights(0, from).reduce((sum, { events }) => sum + events.length, 0);
    expect(shown.reduce((sum, count) => sum + count, 0)).toBe(told);
  });

  it('can be taken back without the table ever hearing of it', async () => {
    const host = solo();
    const ada = new Guest(host, 0);
    const { view, moves } = ada.session.now;
    await ada.session.send(plan(ada));
    ada.show();
    expect(await ada.session.undo()).toBe(true);
    expect(ada.session.now.view).toEqual(view);
    expect(ada.session.now.moves).toEqual(moves);
    expect(host.rows).toHaveLength(0);
    expect(ada.kept).toBeNull();
  });

  it('refuses and previews by the view alone', async () => {
    const ada = new Guest(solo(), 0);
    const nonsense: Json = { do: 'give', die: 9, to: 'nautilion' };
    expect(await ada.session.send(nonsense)).not.toBeNull();
    expect(ada.session.whyNot(nonsense)).not.toBeNull();
    expect(ada.session.preview([nonsense])).toBeNull();
    const move = plan(ada);
    const seen = ada.session.preview([move]);
    await ada.session.send(move);
    expect(ada.session.now.view).toEqual(seen);
  });

  it('that the table refuses is answered with the rule, and what was decided before it stays', async () => {
    const host = solo();
    const ada = new Guest(host, 0);
    await ada.session.send(plan(ada));
    ada.show();
    host.refuse = { why: 'refused', refusal: { rule: 'MOVE-1' }, index: 1 };
    let no = null;
    for (let i = 0; i < 50 && host.rows.length === 0; i++) {
      no = await ada.session.send(at(ada.session.now.moves, 0));
      ada.show();
    }
    expect(no).toEqual({ rule: 'MOVE-1' });
    expect(ada.session.now).toMatchObject({ storing: false, undo: { kind: 'row' } });
    expect(ada.kept).toMatchObject({ at: host.table.at, key: null });
  });

  it('that the server cannot take now can be sent again', async () => {
    const host = pair(toy);
    const ada = new Guest(host, 0);
    host.refuse = { why: 'busy' };
    const move = at(ada.session.now.moves, 0);
    expect(await ada.session.send(move)).toBeNull();
    expect(ada.words).toEqual([{ why: 'busy' }]);
    expect(ada.session.now).toMatchObject({ storing: false, actor: 0 });
    await playRow(ada, 'again');
    expect(host.table.at).toBeGreaterThan(0);
  });
});

describe('a connection that is lost', () => {
  it('loses nothing of a row in the making', async () => {
    const host = solo();
    const ada = new Guest(host, 0);
    await ada.session.send(plan(ada));
    ada.show();
    const { view, at: count } = ada.session.now;
    ada.cut();
    ada.clock.pass(30_000);
    expect(ada.session.now.trouble).toBe('cut');
    ada.mend();
    expect(ada.session.now).toMatchObject({ trouble: null, view, at: count, undo: { kind: 'row' } });
    await playRow(ada, 'on');
    expect(ada.words).toEqual([]);
    expect(host.rows).toHaveLength(1);
  });

  it('sends a row on its way again, and it is played once', async () => {
    const host = pair(toy);
    const ada = new Guest(host, 0);
    const before = host.table.at;
    // The row arrives, but the answer gets lost.
    ada.socket.onmessage = null;
    const sent = ada.session.send(at(ada.session.now.moves, 0));
    for (let i = 0; i < 50 && host.rows.length === 0; i++) {
      ada.show();
      await ada.session.send(at(ada.session.now.moves, 0));
    }
    expect(host.table.at).toBeGreaterThan(before);
    expect(ada.session.now.storing).toBe(true);
    const after = host.table.at;
    ada.cut();
    ada.mend();
    expect(await sent).toBeNull();
    expect(host.rows.length).toBeGreaterThan(1);
    expect(new Set(host.rows.map(({ key }) => key)).size).toBe(1);
    expect(host.table.at).toBe(after);
    ada.show();
    expect(ada.session.now).toMatchObject({ storing: false, view: host.table.view(0) });
  });

  it('catches up with what happened meanwhile, batch by batch', () => {
    const host = pair(toy);
    const ben = new Guest(host, 1);
    ben.cut();
    host.actAny(() => 0);
    ben.mend();
    expect(ben.session.now.settled).toBe(false);
    expect(ben.session.now.happening.events.length).toBeGreaterThan(0);
    ben.show();
    expect(ben.session.now.view).toEqual(host.table.view(1));
  });
});

describe('a tab loaded anew', () => {
  it('has the row in the making on show again', async () => {
    const ada = new Guest(solo(), 0);
    await ada.session.send(plan(ada));
    ada.show();
    const { view, moves } = ada.session.now;
    ada.reload();
    expect(ada.session.now).toMatchObject({ view, moves, undo: { kind: 'row' } });
  });

  it('sends a row again that it had sent before it knew what became of it', async () => {
    const host = pair(toy);
    const ada = new Guest(host, 0);
    ada.cut();
    for (let i = 0; i < 50 && !ada.session.now.storing; i++) {
      void ada.session.send(at(ada.session.now.moves, 0));
      ada.show();
      await Promise.resolve();
    }
    const key = ada.kept?.key;
    expect(key).toMatch(/^[\w-]{16}$/);
    expect(host.rows).toHaveLength(0);
    ada.online = true;
    ada.reload();
    expect(host.rows.map((row) => row.key)).toEqual([key]);
    await new Promise((resolve) => setTimeout(resolve));
    ada.show();
    expect(ada.session.now.view).toEqual(host.table.view(0));
    expect(ada.kept).toBeNull();
  });

  it('says so if the table has gone on without its row', async () => {
    const host = pair(toy);
    const ada = new Guest(host, 0);
    ada.kept = { at: 1, key: null, row: [] };
    while (host.table.actor === 0) host.actAny(() => 0);
    host.actAny(() => 0);
    ada.kept = { at: host.table.sights(null).findIndex(({ by }) => by === 1), key: null, row: [] };
    ada.reload();
    expect(ada.words).toEqual([{ why: 'overtaken' }]);
    expect(ada.kept).toBeNull();
  });
});

describe('a table that goes on', () => {
  it('keeps a row through somebody leaving, and plays it although the number has changed', async () => {
    const host = new FarHost(nautilion, [person('Ada'), person('Ben')]);
    const seat = host.table.actor === 1 ? 1 : 0;
    const guest = new Guest(host, seat);
    await guest.session.send(at(guest.session.now.moves, 0));
    guest.show();
    const { undo } = guest.session.now;
    host.leaving(1 - seat, 'left');
    expect(guest.session.now.undo).toEqual(undo);
    expect(guest.words).toEqual([]);
  });

  it('sends a row anew that crossed somebody leaving', async () => {
    const host = pair(toy);
    const ada = new Guest(host, 0);
    const { onmessage } = ada.socket;
    ada.socket.onmessage = null;
    host.leaving(1, 'left');
    ada.socket.onmessage = onmessage;
    const sending = playRow(ada, 'crossed');
    await Promise.resolve();
    // What was lost is asked for.
    ada.cut();
    ada.mend();
    await sending;
    expect(host.table.log.some(({ by }) => by === 0)).toBe(true);
    ada.show();
    expect(ada.session.now.view).toEqual(host.table.view(0));
  });

  it('drops a row that another tab of the same person has overtaken, and says so', async () => {
    const host = solo();
    const here = new Guest(host, 0);
    const there = new Guest(host, 0);
    await here.session.send(plan(here));
    here.show();
    await playRow(there, 'there');
    here.show();
    expect(here.words).toEqual([{ why: 'overtaken' }]);
    expect(here.session.now.view).toEqual(host.table.view(0));
    expect(here.session.now.at).toBe(host.table.at);
  });

  it('drops a row without a word where its person lets a bot play on', async () => {
    const host = solo();
    const ada = new Guest(host, 0);
    await ada.session.send(plan(ada));
    ada.show();
    host.places = [{ kind: 'person', person: 'Ada', name: 'Ada', present: true, bot: 'deckhand' }];
    host.tellCard();
    host.leaving(0, 'left');
    host.actAny(() => 0);
    ada.show();
    expect(ada.session.now.view).toEqual(host.table.view(0));
    expect(ada.words).toEqual([]);
  });

  it('drops a row where the game is ended over it, also when it is opened anew', async () => {
    for (const isOpenedAnew of [false, true]) {
      const host = solo();
      const ada = new Guest(host, 0);
      await ada.session.send(plan(ada));
      ada.show();
      host.stage = 'over';
      if (isOpenedAnew) ada.reload();
      else host.tellCard();
      expect(ada.session.now).toMatchObject({ view: host.table.view(0), moves: [], held: false, at: host.table.at });
      expect(ada.session.now.undo.kind).toBe('no');
      expect(ada.kept).toBeNull();
      expect(ada.words).toEqual([]);
    }
  });

  it('shows everybody else’s decisions one after the other, and does not skip what is on show', () => {
    const host = new FarHost(toy, [person('Ada'), bot, bot]);
    while (host.table.actor === 0) host.actAny(() => 0);
    const ada = new Guest(host, 0);
    expect(ada.session.now.thinking).toBe(host.table.actor);
    const actors: unknown[] = [];
    ada.session.subscribe((now) => {
      if (!now.settled && now.happening.events.length > 0) actors.push(now.happening.serial);
    });
    const first = host.table.actor;
    while (host.table.actor === first) host.actAny(() => 0);
    if (host.table.actor !== 0 && host.table.actor !== null) host.actAny(() => 0);
    expect(ada.session.now).toMatchObject({ moves: [], settled: false });
    ada.show();
    expect(new Set(actors).size).toBeGreaterThan(1);
    expect(ada.session.now.view).toEqual(host.table.view(0));
  });

  it('takes back freely what nobody has learned from', async () => {
    const host = pair(toy);
    const seats = [new Guest(host, 0), new Guest(host, 1)];
    for (let i = 0; i < 30; i++) {
      const actor = host.table.actor;
      if (typeof actor !== 'number') break;
      await playRow(at(seats, actor), `undo ${i}`);
      for (const one of seats) one.show();
      const guest = at(seats, actor);
      const free = host.table.undoable(actor).ok;
      expect(guest.session.now.undo.kind).toBe(free ? 'free' : host.table.result() ? 'no' : 'ask');
      if (!free) continue;
      const { at: count } = host.table;
      expect(await guest.session.undo()).toBe(true);
      expect(host.table.at).toBeGreaterThan(count);
      for (const [seat, one] of seats.entries()) {
        one.show();
        expect(one.session.now.view).toEqual(host.table.view(seat));
      }
    }
  });

  it('asks the others where going back is no longer free', async () => {
    const host = pair(toy);
    const ada = new Guest(host, 0);
    await playRow(ada, 'ask');
    ada.show();
    while (host.table.actor === 1) host.actAny(() => 0);
    ada.show();
    expect(ada.session.now.undo).toEqual({ kind: 'ask' });
    expect(await ada.session.undo()).toBe(false);
    expect(await ada.session.undo(true)).toBe(false);
    expect(ada.words).toEqual([{ why: 'asked' }]);
    expect(ada.socket.last).toMatchObject({ do: 'propose', what: 'undo' });
  });

  it('gives somebody nothing to decide while a bot plays for them', () => {
    const host = pair(toy);
    const ada = new Guest(host, 0);
    expect(ada.session.now.moves.length).toBeGreaterThan(0);
    host.places = [{ kind: 'person', person: 'Ada', name: 'Ada', present: true, bot: 'deckhand' }, person('Ben')];
    host.tellCard();
    expect(ada.session.now).toMatchObject({ moves: [], thinking: 0 });
  });
});

describe('somebody who looks on', () => {
  it('sees what a spectator may see, and decides nothing', async () => {
    const host = pair(nautilusIsland);
    const eve = new Guest(host, null);
    for (let i = 0; i < 12; i++) {
      host.actAny((count) => i % count);
      eve.show();
      expect(eve.session.now).toMatchObject({ watcher: null, moves: [], view: host.table.view(null) });
    }
    expect(eve.session.now.undo.kind).toBe('no');
    expect(await eve.session.send({ do: 'anything' })).toMatchObject({ rule: 'not-your-turn' });
    expect(eve.session.preview([])).toBeNull();
  });
});

describe.each([
  ['Pearl Divers', toy],
  ['Nautilion', nautilion],
  ['Nautilus Island', nautilusIsland],
  ['Abyss', abyss],
] as readonly (readonly [string, AnyGame])[])('a whole game of %s', (_, game) => {
  it('is the same on every screen and at the table, through cut lines and reloads, and ends with its book', async () => {
    const host = pair(game);
    const seats = [new Guest(host, 0), new Guest(host, 1)];
    const eve = new Guest(host, null);
    const random = quickRandom('whole');
    for (let i = 0; i < 2000 && host.table.actor !== null; i++) {
      const guest = at(seats, host.table.actor as number);
      guest.show();
      const { moves } = guest.session.now;
      if (i % 9 === 4) guest.cut();
      const sent = guest.session.send(at(moves, random.below(moves.length)));
      if (i % 9 === 4) guest.mend();
      expect(await sent).toBeNull();
      if (i % 13 === 5) guest.reload();
      if (i % 17 === 3) eve.cut();
      if (i % 17 === 9) eve.mend();
      if (i % 10 !== 0) continue;
      for (const [seat, one] of seats.entries()) {
        one.show();
        if (seat !== host.table.actor) expect(one.session.now.view).toEqual(host.table.view(seat));
      }
    }
    expect(host.table.actor).toBeNull();
    eve.mend();
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const [watcher, one] of [...seats.entries(), [null, eve] as const]) {
      one.show();
      expect(one.session.now.view).toEqual(host.table.view(watcher));
      expect(one.session.now.result).toEqual(host.table.result());
      expect(one.session.moments().map(({ events }) => events)).toEqual(
        host.table.line.map((index) => host.table.sights(watcher)[index]?.events),
      );
      expect(one.session.course()?.steps).toHaveLength(host.table.line.length);
      expect([...one.session.views()].at(-1)).toEqual(host.table.view(watcher));
      expect(await one.session.viewAfter(3)).toEqual(game.view(host.table.stateAfter(3), watcher));
      expect(one.words).toEqual([]);
    }
  });
});

describe('looking back', () => {
  it('asks the table for an earlier view, and knows those of its own row', async () => {
    const host = solo();
    const ada = new Guest(host, 0);
    await playRow(ada, 'back');
    ada.show();
    await ada.session.send(at(ada.session.now.moves, 0));
    ada.show();
    const moments = ada.session.moments();
    expect(await ada.session.viewAfter(moments.length)).toEqual(ada.session.now.view);
    expect(await ada.session.viewAfter(moments.length - 1)).toEqual(host.table.view(0));
    expect(await ada.session.viewAfter(1)).toEqual(nautilion.view(host.table.stateAfter(1) as never, 0));
    expect(ada.session.course()).toBeNull();
  });
});
