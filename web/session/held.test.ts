import { at, type Json } from '@fathom/kernel';
import { nautilion, type View } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { FarHost, Guest, person as guest } from './far-testing.ts';
import type { Waits } from './row.ts';
import type { Session } from './session.ts';
import { begin, person, reopen, show } from './testing.ts';

const atEveryRoll: Waits = (view) => (view as View).stack.at(-1)?.at === 'roll';

const doing = (move: Json) => (move as { do: string }).do;

/** Gives dice and places what is taken, until nothing more may be decided. */
async function finishTurn(session: Session, settle: () => void): Promise<void> {
  for (let i = 0; i < 20 && !session.now.held; i++) {
    settle();
    const { moves } = session.now;
    const next = moves.find((move) => doing(move) === 'give') ?? at(moves, 0);
    expect(await session.send(next)).toBeNull();
  }
  settle();
}

describe('a turn on this device that waits for its player to roll', () => {
  const set = () => begin(nautilion, [person()], { waits: atEveryRoll });

  it('is held: written down, on show, and not on the table', async () => {
    const { session, host, notebook } = set();
    const before = host.at;
    await finishTurn(session, () => show(session));
    expect(host.at).toBe(before);
    expect(session.now).toMatchObject({ held: true, settled: true, moves: [], undo: { kind: 'row' }, actor: 0 });
    expect((session.now.view as View).turn).toBe(2);
    expect((session.now.view as View).dice).toEqual([]);
    expect(notebook.last?.row).toHaveLength(session.now.at - before);
  });

  it('can be taken back decision by decision without becoming practice', async () => {
    const { session } = set();
    const { view, at } = session.now;
    await finishTurn(session, () => show(session));
    while (session.now.at > at) {
      expect(await session.undo()).toBe(true);
      expect(session.now.held).toBe(false);
    }
    expect(session.now.view).toEqual(view);
    expect(session.now.practised).toBe(false);
  });

  it('rolls when released, once, and the book is the same as without waiting', async () => {
    const { session, host } = set();
    const other = begin(nautilion, [person()]);
    await finishTurn(session, () => show(session));
    await Promise.all([session.release(), session.release()]);
    show(session);
    expect(session.now.held).toBe(false);
    expect((session.now.view as View).dice).toHaveLength(3);
    for (const entry of host.table.log.slice(other.host.at)) {
      if (entry.by !== 0 || !('move' in entry)) continue;
      show(other.session);
      expect(await other.session.send(entry.move)).toBeNull();
    }
    expect(await session.logbook('everything')).toBe(await other.session.logbook('everything'));
  });

  it('is still held after a reload, also by somebody who has since let dice roll by themselves', async () => {
    const begun = set();
    await finishTurn(begun.session, () => show(begun.session));
    const again = await reopen(begun);
    expect(again.session.now).toMatchObject({ held: true, undo: { kind: 'row' }, view: begun.session.now.view });
    await again.session.release();
    show(again.session);
    expect((again.session.now.view as View).dice).toHaveLength(3);
  });

  it('decides nothing more before it is released', async () => {
    const { session } = set();
    const move = session.now.moves[0] ?? null;
    await finishTurn(session, () => show(session));
    expect(await session.send(move)).toMatchObject({ rule: 'not-your-turn' });
    expect(session.whyNot(move)).toMatchObject({ rule: 'not-your-turn' });
  });

  it('has nothing to release before that', async () => {
    const { session, host } = set();
    const before = host.at;
    await session.release();
    expect(host.at).toBe(before);
  });
});

describe('a turn at a far table that waits for its player to roll', () => {
  const sit = () => {
    const host = new FarHost(nautilion, [guest('Ada')]);
    return { host, ada: new Guest(host, 0, atEveryRoll) };
  };

  it('is not sent before it is released, and nothing of it is shown twice', async () => {
    const { host, ada } = sit();
    const from = host.table.at;
    let shown = 0;
    let last = ada.session.now.happening.serial;
    ada.session.subscribe(({ happening }) => {
      if (happening.serial !== last) shown += happening.events.length;
      last = happening.serial;
    });
    await finishTurn(ada.session, () => ada.show());
    expect(host.rows).toHaveLength(0);
    expect(ada.session.now).toMatchObject({ held: true, moves: [], undo: { kind: 'row' } });
    await ada.session.release();
    ada.show();
    expect(host.rows).toHaveLength(1);
    expect(ada.session.now.view).toEqual(host.table.view(0));
    expect(shown).toBe(host.table.sights(0, from).reduce((sum, { events }) => sum + events.length, 0));
  });

  it('waits on through a reload', async () => {
    const { host, ada } = sit();
    await finishTurn(ada.session, () => ada.show());
    ada.reload();
    expect(ada.session.now.held).toBe(true);
    expect(host.rows).toHaveLength(0);
    await ada.session.release();
    expect(host.rows).toHaveLength(1);
  });

  it('is sent again under its name if it was released before the reload', async () => {
    const { host, ada } = sit();
    await finishTurn(ada.session, () => ada.show());
    ada.cut();
    void ada.session.release();
    expect(ada.kept?.key).not.toBeNull();
    ada.online = true;
    ada.reload();
    await new Promise((resolve) => setTimeout(resolve));
    expect(host.rows).toHaveLength(1);
    expect(ada.session.now.held).toBe(false);
  });
});
