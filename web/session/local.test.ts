import { abyss } from '@fathom/abyss/rules';
import { type AnyGame, at as itemAt, type Json, last, quickRandom, type Random, readLogbook } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { asked, handOf, nautilusIsland, placesLeft, storeRow, type View } from '@fathom/nautilus-island/rules';
import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { tableOf } from './book.ts';
import type { LocalSession } from './local.ts';
import { type Begun, begin, bot, type Notebook, person, reopen, sail, show } from './testing.ts';

const solo = (sea?: string) => begin(nautilion, [person()], sea === undefined ? {} : { sea });
const doing = (move: Json) => (move as { do: string }).do;
const plan = (session: LocalSession): Json => session.now.moves.find((move) => doing(move) === 'give') ?? null;
const nonsense: Json = { do: 'give', die: 9, to: 'nautilion' };

/** Holds back whatever is to be written, until it is let go. */
function shut(notebook: Notebook): () => void {
  let open: () => void = () => undefined;
  notebook.gate = new Promise((resolve) => {
    open = resolve;
  });
  return () => {
    notebook.gate = null;
    open();
  };
}

/** What a bot might play: one legal move after the other, up to the next roll or somebody else. */
function rowFor({ host }: Begun, random: Random): Json[] {
  const { game } = host;
  const state = game.clone(host.table.state);
  const seat = game.actor(state);
  const row: Json[] = [];
  while (game.actor(state) === seat) {
    const moves: readonly Json[] = game.moves(state);
    const move = itemAt(moves, random.below(moves.length));
    row.push(move);
    game.play(state, move);
  }
  return row;
}

/** Plays on, people and bots alike by the seed, as a page would, until `until` holds or the game is over. */
async function playOn(begun: Begun, seed: string, until: () => boolean = () => false): Promise<void> {
  const { session } = begun;
  const random = quickRandom(seed);
  for (let i = 0; i < 3000 && !(session.now.result && session.now.settled) && !until(); i++) {
    const { now } = session;
    if (!now.settled) session.settled(now.happening.serial);
    else if (now.handover !== null) session.takeOver();
    else if (now.thinking !== null)
      expect(await session.act(now.thinking, session.at, rowFor(begun, random))).toBeNull();
    else expect(await session.send(itemAt(now.moves, random.below(now.moves.length)))).toBeNull();
  }
}

describe('a row of small decisions', () => {
  it('stays on this screen until chance must act, but is written down', async () => {
    const { session, notebook, host } = solo();
    const { at } = host;
    await session.send(plan(session));
    expect(host.at).toBe(at);
    expect(session.now.at).toBe(at + 1);
    expect(session.now.undo).toEqual({ kind: 'row' });
    expect(notebook.last).toMatchObject({ row: [expect.anything()] });
  });

  it('can be taken back without leaving a trace in the log', async () => {
    const { session, notebook } = solo();
    const { view, moves } = session.now;
    const book = await session.logbook('everything');
    await session.send(plan(session));
    expect(session.now.view).not.toEqual(view);
    expect(await session.undo()).toBe(true);
    expect(session.now.view).toEqual(view);
    expect(session.now.moves).toEqual(moves);
    expect(await session.logbook('everything')).toBe(book);
    expect(notebook.last?.row).toEqual([]);
    expect(session.now.practised).toBe(false);
  });

  it('refuses what is not listed, and says by which rule', async () => {
    const { session } = solo();
    const { happening } = session.now;
    expect(await session.send(nonsense)).not.toBeNull();
    expect(session.now.happening).toBe(happening);
  });

  it('previews without playing', async () => {
    const { session } = solo();
    const { view } = session.now;
    const move = plan(session);
    const seen = session.preview([move]);
    expect(session.now.view).toBe(view);
    await session.send(move);
    expect(session.now.view).toEqual(seen);
    expect(session.preview([nonsense])).toBeNull();
  });
});

describe('what is written down', () => {
  it('is written before it is shown, and from the press until then nothing a person does is heard', async () => {
    const { session, notebook } = solo();
    const { view, happening, at } = session.now;
    const open = shut(notebook);
    const first = session.send(plan(session));
    expect(session.now).toMatchObject({ storing: true, view, happening });
    expect(await session.send(plan(session))).toMatchObject({ rule: 'stale' });
    expect(await session.undo()).toBe(false);
    expect(session.now).toMatchObject({ storing: true, view, happening });
    expect(notebook.writings).toEqual([]);
    open();
    expect(await first).toBeNull();
    expect(session.now).toMatchObject({ storing: false, at: at + 1 });
    expect(session.now.happening).not.toBe(happening);
    expect(await session.undo()).toBe(true);
    expect(session.now).toMatchObject({ storing: false, view });
  });

  it('is still being written when the screen is covered meanwhile', async () => {
    const { session, notebook } = begin(toy, [person('Ada'), person('Bo')]);
    show(session);
    const open = shut(notebook);
    const sent = session.send(session.now.moves[0] ?? null);
    session.cover();
    expect(session.now).toMatchObject({ storing: true, handover: 0 });
    open();
    expect(await sent).toBeNull();
    expect(session.now.storing).toBe(false);
  });

  it('of a bot follows what is being written, and is refused if that changed the game', async () => {
    const begun = begin(nautilusIsland, [person(), bot]);
    await playOn(begun, 'a bot waits', () => begun.session.now.thinking !== null);
    const { session, notebook } = begun;
    const { thinking } = session.now;
    const open = shut(notebook);
    const row = rowFor(begun, quickRandom('a bot waits'));
    const acts = [session.act(thinking ?? 0, session.at, row), session.act(thinking ?? 0, session.at, row)];
    open();
    expect(await Promise.all(acts)).toEqual([null, expect.objectContaining({ rule: 'stale' })]);
  });

  it('goes on where it ended: no entry is missing, none comes twice', async () => {
    const begun = begin(nautilion, [person(), bot]);
    await playOn(begun, 'written');
    let length = begun.notebook.writings[0]?.from ?? -1;
    for (const { from, entries } of begun.notebook.writings) {
      expect(from).toBe(length);
      length += entries.length;
    }
    expect(length).toBe(begun.host.at);
    expect(begun.notebook.last?.outlook.result).toEqual(begun.session.now.result);
  });

  it('is not played if another tab holds the game', async () => {
    const { session, notebook, host } = solo();
    const { view } = session.now;
    const { at } = host;
    notebook.answer = 'taken';
    expect(await session.send(plan(session))).toBeNull();
    expect(host.at).toBe(at);
    expect(session.now).toMatchObject({ trouble: 'taken', view, moves: [] });
  });

  it('is played all the same if there is no room for it, and that is said', async () => {
    const { session, notebook } = solo();
    notebook.answer = 'full';
    await session.send(plan(session));
    expect(session.now).toMatchObject({ trouble: 'full', undo: { kind: 'row' } });
    notebook.answer = 'stored';
    await session.undo();
    expect(session.now.trouble).toBeNull();
  });

  it('by another tab is shown here', async () => {
    const here = solo();
    const there = solo();
    await sail(there.session, 8, 'elsewhere');
    const { at } = here.host;
    here.session.receive(there.host.table.log.slice(at), []);
    show(here.session);
    expect(here.session.now.view).toEqual(there.host.view(0));
  });
});

describe('going back', () => {
  it('past the dice is practice, asked for by name, and marks the game for good', async () => {
    const begun = solo();
    const { session } = begun;
    while (session.now.undo.kind !== 'practice') await sail(session, 1, `turn ${session.now.at}`);
    expect(await session.undo()).toBe(false);
    expect(session.now.practised).toBe(false);
    expect(await session.undo(true)).toBe(true);
    expect(session.now.practised).toBe(true);
    expect(begun.notebook.last?.outlook.practised).toBe(true);
    expect((await reopen(begun)).session.now.practised).toBe(true);
  });

  it('is impossible before anything was decided, and says so', () => {
    expect(solo().session.now.undo).toEqual({ kind: 'no', bar: expect.stringMatching(/nothing|chance/) });
  });

  it('never reaches over another person’s move', async () => {
    const { session } = begin(nautilion, [person('Ada'), person('Bo')], { sea: 'proud-crab-2' });
    let handed = 0;
    let before = session.now.watcher;
    await sail(session, 60, 'two', () => {
      if (session.now.watcher !== before && !session.now.result) {
        handed++;
        expect(session.now.undo.kind).toBe('no');
      }
      before = session.now.watcher;
    });
    expect(handed).toBeGreaterThan(2);
  });
});

describe('a game opened again', () => {
  it('is exactly as it was, pending decisions included', async () => {
    const begun = solo('silent-ray-50');
    const { session } = begun;
    await sail(session, 80, 'any moment', async () => {
      const again = (await reopen(begun)).session.now;
      expect(again.view).toEqual(session.now.view);
      expect(again.moves).toEqual(session.now.moves);
      expect(again.undo).toEqual(session.now.undo);
      expect(again.at).toBe(session.now.at);
    });
  });

  it('whose end no longer replays stands at its last good position and says so', async () => {
    const { session } = solo();
    await sail(session, 8, 'spoiled');
    const logbook = await session.logbook('everything');
    const book = readLogbook(`${logbook}0 no-such-move\n`);
    if (!book.ok) throw new Error(book.error);
    const opened = tableOf(nautilion, book.value);
    expect(opened.ok).toBe(false);
    expect(opened.ok || opened.error).toContain('no-such-move');
    expect(opened.hosted?.table.at).toBe(session.at);
  });

  it('drops a pending row that is no longer legal and keeps the game', async () => {
    const begun = solo();
    begun.notebook.writings.push({ from: 0, entries: [], row: [nonsense], along: [], outlook: NO_OUTLOOK });
    expect((await reopen(begun)).session.now).toMatchObject({ view: begun.session.now.view, at: begun.session.now.at });
  });
});

const NO_OUTLOOK = { view: null, result: null, practised: false };

describe('moments', () => {
  it('lead from the opening to now, one entry at a time', async () => {
    const { session, host } = solo();
    await sail(session, 12, 'moments');
    const moments = session.moments();
    expect(moments.map(({ count }) => count)).toEqual(moments.map((_, i) => i + 1));
    expect(await session.viewAfter(moments.length)).toEqual(session.now.view);
    expect([...session.views()].length).toBe(host.table.line.length + 1);
  });

  it('forget what was taken back', async () => {
    const { session } = solo();
    await session.send(plan(session));
    const { length } = session.moments();
    await session.undo();
    expect(session.moments()).toHaveLength(length - 1);
  });

  it('are told whole once the game is over, and not before', async () => {
    const begun = begin(toy, [person(), bot], { sea: 'old-pearl-3' });
    expect(begun.session.course()).toBeNull();
    await playOn(begun, 'whole');
    expect(begun.session.course()?.steps).toHaveLength(begun.host.table.line.length);
  });
});

describe('several decisions made as one', () => {
  /** Castaways collect until one of them stands where cards that everybody saw make a set that can be closed. */
  async function beforeClosing(players = [person('Ada'), person('Bo')]): Promise<Begun & { row: readonly Json[] }> {
    for (let sea = 0; ; sea++) {
      const begun = begin(nautilusIsland, players, { sea: `open-cards-${sea}` });
      while (!begun.session.now.result) {
        show(begun.session);
        const row = closableRow(begun.session);
        if (row) return { ...begun, row };
        await collect(begun);
      }
    }
  }

  async function collect({ session, host }: Begun): Promise<void> {
    const { thinking, moves } = session.now;
    const choices: readonly Json[] = thinking === null ? moves : host.game.moves(host.table.state);
    const move = choices.find((one) => doing(one) === 'collect') ?? last(choices);
    if (thinking === null) await session.send(move);
    else await session.act(thinking, session.at, [move]);
    session.settled(session.now.happening.serial);
  }

  function closableRow(session: LocalSession): readonly Json[] | null {
    const view = session.now.view as View;
    if (session.now.moves.length === 0 || asked(view) !== 'action' || placesLeft(view) < 3) return null;
    for (const { cards, storable } of handOf(view, session.now.watcher ?? 0).colours) {
      const seen = cards.flatMap(({ card, open }) => Array.from({ length: open }, () => card));
      if (storable && seen.length >= 3) return storeRow(view, seen.slice(0, 3)) as unknown as Json[];
    }
    return null;
  }

  it('are taken back as one', async () => {
    const { session, notebook, row } = await beforeClosing();
    const { view, moves } = session.now;
    expect(await session.send(...row)).toBeNull();
    expect(asked(session.now.view as View)).toBe('close');
    expect(notebook.last?.row.length).toBeGreaterThanOrEqual(3);
    expect(await session.undo()).toBe(true);
    expect(session.now.view).toEqual(view);
    expect(session.now.moves).toEqual(moves);
  });

  it('are taken back as one when opened again, too', async () => {
    const begun = await beforeClosing();
    const { view, moves } = begun.session.now;
    await begun.session.send(...begun.row);
    const { session } = await reopen(begun);
    session.takeOver();
    expect(await session.undo()).toBe(true);
    expect(session.now.view).toEqual(view);
    expect(session.now.moves).toEqual(moves);
  });

  it('are taken back as one when opened again even if the table has played them', async () => {
    const begun = await beforeClosing([person('Ada'), bot]);
    const { view } = begun.session.now;
    await begun.session.send(...begun.row);
    await begun.session.send({ do: 'close' });
    expect(begun.notebook.last).toMatchObject({ row: [], along: [expect.any(Number), expect.any(Number)] });
    const { session } = await reopen(begun);
    expect(await session.undo(true)).toBe(true);
    expect(asked(session.now.view as View)).toBe('close');
    expect(await session.undo(true)).toBe(true);
    expect(session.now.view).toEqual(view);
  });

  it('are single decisions in a save that does not tell, or tells what cannot be', async () => {
    const begun = await beforeClosing();
    await begun.session.send(...begun.row);
    const kept = begun.notebook.last?.row ?? [];
    const { at } = begun.host;
    for (const along of [[], [-1, 0, 1, at, at + 99, 0.5]]) {
      const { session, notebook } = await reopen(begun, along);
      session.takeOver();
      await session.undo();
      expect(notebook.last).toMatchObject({ row: kept.slice(0, -1), along: [] });
    }
  });

  it('are played all or not at all', async () => {
    const { session, row } = await beforeClosing();
    const { now } = session;
    expect(await session.send(...row, { do: 'collect' })).not.toBeNull();
    expect(session.now).toBe(now);
  });
});

describe('secrets on one screen', () => {
  const divers = () => begin(toy, [person('Ada'), person('Bo')], { sea: 'old-pearl-3' });

  it('are covered until the next person has the screen in hand, and nothing of any hand is in what is shown', async () => {
    const begun = divers();
    let covered = 0;
    begun.session.subscribe((now) => {
      if (now.handover === null) return;
      covered++;
      expect(now.moves).toEqual([]);
      expect(now.view).toEqual(begun.host.view(null));
    });
    await playOn(begun, 'covered');
    expect(covered).toBeGreaterThan(1);
  });

  it('are covered when the game is opened again, whoever comes, and nobody can act before', async () => {
    const begun = divers();
    await playOn(begun, 'reopened', () => begun.session.now.at > 6 && begun.session.now.moves.length > 0);
    const { session, host } = await reopen(begun);
    expect(session.now).toMatchObject({ handover: begun.session.now.watcher, moves: [] });
    expect(session.now.view).toEqual(host.view(null));
    const [move] = begun.session.now.moves;
    expect(await session.send(move ?? null)).toMatchObject({ rule: 'not-your-turn' });
    expect(await session.undo(true)).toBe(false);
    session.takeOver();
    expect(session.now.view).toEqual(begun.session.now.view);
  });

  it('are covered when nobody knows any more who looks', async () => {
    const begun = divers();
    await playOn(begun, 'put aside', () => begun.session.now.at > 6 && begun.session.now.moves.length > 0);
    const { watcher, view } = begun.session.now;
    begun.session.cover();
    expect(begun.session.now.handover).toBe(watcher);
    begun.session.takeOver();
    expect(begun.session.now.view).toEqual(view);
  });

  it('need no cover where nobody has any, or only one person plays', async () => {
    const open = begin(nautilion, [person('Ada'), person('Bo')]);
    open.session.cover();
    expect(open.session.now.handover).toBeNull();
    const alone = begin(toy, [person(), bot], { sea: 'old-pearl-3' });
    await playOn(alone, 'alone', () => alone.session.now.at > 6 && alone.session.now.moves.length > 0);
    expect((await reopen(alone)).session.now.handover).toBeNull();
  });

  it('do not stand in the moments of the other seat', async () => {
    const { session, host } = divers();
    await sail(session, 9, 'veiled');
    const told = session.moments().flatMap(({ events }) => events);
    const sights = host.table.sights(session.now.watcher).flatMap(({ events }) => events);
    expect(told.slice(0, sights.length)).toEqual(sights);
  });

  it('at a discreet board pass without a curtain, stand in no log, and are covered when the game is opened again', async () => {
    const begun = begin(abyss, [person('Ada'), person('Bo')], { discreet: true });
    const { session, host } = begun;
    let curtains = 0;
    session.subscribe(({ handover }) => {
      if (handover !== null) curtains++;
    });
    const secret = () => [0, 1].some((seat) => JSON.stringify(host.view(seat)) !== JSON.stringify(host.view(null)));
    for (let i = 0; i < 20 && !secret(); i++)
      await playOn(begun, `tokens ${i}`, () => secret() && session.now.moves.length > 0);
    expect(session.now.result).toBeNull();
    await sail(session, 4, 'more');
    expect(curtains).toBe(0);
    const told = session.moments().flatMap(({ events }) => events);
    const sights = host.table.sights(null).flatMap(({ events }) => events);
    expect(told.slice(0, sights.length)).toEqual(sights);
    session.cover();
    const holds = JSON.stringify(host.view(session.now.watcher)) !== JSON.stringify(host.view(null));
    expect(session.now.handover !== null).toBe(holds);
  });
});

describe('what a screen shows and allows', () => {
  it.each<[AnyGame, number]>([
    [nautilion, 1],
    [nautilusIsland, 3],
    [abyss, 2],
    [toy, 2],
  ])('is what the true table would, although it is imagined: %#', async (game, seats) => {
    const begun = begin(
      game,
      Array.from({ length: seats }, (_, seat) => person(`P${seat}`)),
    );
    const { session, host } = begun;
    let compared = 0;
    session.subscribe((now) => {
      if (!now.settled || now.handover !== null || now.storing || now.at !== host.at) return;
      compared++;
      expect(now.view).toEqual(host.view(now.watcher));
      if (host.actor === now.watcher) expect(now.moves).toEqual(host.game.moves(host.table.state));
      else expect(now.moves).toEqual([]);
    });
    await playOn(begun, 'imagined');
    expect(compared).toBeGreaterThan(5);
    expect(session.now.result).toEqual(host.table.result());
  });
});

describe('a logbook for others', () => {
  it('of what one seat knows leads to the same view, and to nothing that seat does not know', async () => {
    const begun = begin(nautilusIsland, [person('Ada'), person('Bo')]);
    await playOn(begun, 'shared', () => begun.session.now.at > 60 && begun.session.now.moves.length > 0);
    const { session, host } = begun;
    const text = await session.logbook('mine');
    expect(text).not.toContain('grey-whale-214');
    const book = readLogbook(text);
    if (!book.ok) throw new Error(book.error);
    expect(book.value.lines).toEqual([]);
    const opened = tableOf(nautilusIsland, book.value);
    if (!opened.ok) throw new Error(opened.error);
    const { watcher } = session.now;
    expect(opened.hosted.table.view(watcher)).toEqual(host.view(watcher));
    expect(opened.hosted.players.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    const other = watcher === 0 ? 1 : 0;
    const worlds = await Promise.all(Array.from({ length: 5 }, () => session.logbook('mine')));
    expect(new Set(worlds).size).toBe(5);
    expect(opened.hosted.table.view(other)).not.toEqual(host.view(other));
  });
});

describe('bots at the table', () => {
  const coop = (players = [person(), bot]) => begin(nautilion, players, { sea: 'proud-crab-2' });
  const dive = (...players: Parameters<typeof begin>[1]) => begin(toy, players, { sea: 'old-pearl-3' });

  it('act when it is their turn, while the one person keeps the screen', async () => {
    const begun = dive(person(), bot, bot);
    const acted = new Set<number>();
    begun.session.subscribe((now) => {
      expect(now.watcher).toBe(0);
      expect(now.handover).toBeNull();
      if (now.thinking !== null) {
        acted.add(now.thinking);
        expect(now.moves).toEqual([]);
      }
    });
    await playOn(begun, 'one person');
    expect(begun.session.now.result).not.toBeNull();
    expect([...acted].sort()).toEqual([1, 2]);
  });

  it('never take the screen: it goes from person to person only', async () => {
    const begun = dive(person('Ada'), bot, person('Bo'));
    const takers = new Set<number | null>();
    begun.session.subscribe((now) => {
      takers.add(now.handover);
      expect(now.watcher).not.toBe(1);
    });
    await playOn(begun, 'two people');
    expect([...takers].sort()).toEqual([0, 2, null]);
  });

  it('are shown move by move, each batch with the view it leads to', async () => {
    const begun = coop();
    const { session, host } = begun;
    await playOn(begun, 'shown', () => session.now.thinking !== null);
    const at = session.at;
    const row = rowFor(begun, quickRandom('shown'));
    const seen: unknown[] = [];
    await session.act(1, at, row);
    const told = host.table.sights(0, at).flatMap(({ events }) => events);
    const shown = [...session.now.happening.events];
    for (let i = 0; !session.now.settled && i < 100; i++) {
      seen.push(session.now.view);
      expect(session.now.actor).toBe(1);
      const { serial } = session.now.happening;
      session.settled(serial);
      if (session.now.happening.serial !== serial) shown.push(...session.now.happening.events);
    }
    expect(row.length).toBeGreaterThan(2);
    expect(seen.length).toBeGreaterThan(1);
    expect(shown).toEqual(told);
    expect(session.now.view).toEqual(host.view(0));
  });

  it('play what is legal of a row, and nothing that comes too late or out of turn', async () => {
    const begun = coop([bot, person()]);
    const { session, host } = begun;
    await playOn(begun, 'legal', () => session.now.thinking !== null && session.at > 20);
    const at = session.at;
    const [first = null] = rowFor(begun, quickRandom('legal'));
    expect(await session.act(1, at, [first])).toMatchObject({ rule: 'not-your-turn' });
    expect(await session.act(0, at - 1, [first])).toMatchObject({ rule: 'stale' });
    expect(await session.act(0, at, [nonsense])).not.toBeNull();
    expect(await session.act(0, at, [])).not.toBeNull();
    expect(session.at).toBe(at);
    expect(await session.act(0, at, [first, nonsense])).toBeNull();
    expect(host.table.log[at]).toEqual({ by: 0, move: first });
  });

  it('are undone with the person’s own last decision, as practice', async () => {
    const begun = coop();
    const { session, host } = begun;
    let acted = false;
    await playOn(begun, 'undone', () => {
      acted ||= session.now.thinking !== null;
      return acted && session.now.settled && session.now.moves.length > 0 && session.now.undo.kind === 'practice';
    });
    const own = host.table.lastDecision(0);
    expect(session.now.undo).toEqual({ kind: 'practice' });
    expect(await session.undo()).toBe(false);
    expect(await session.undo(true)).toBe(true);
    expect(host.table.line).not.toContain(own);
    expect(host.actor).toBe(0);
    expect(session.now.practised).toBe(true);
  });

  it('are still bots when opened again in the middle of their thought', async () => {
    const begun = dive(person(), bot);
    await playOn(begun, 'reload', () => begun.session.now.thinking !== null);
    const { session } = await reopen(begun);
    expect(session.now).toMatchObject({ thinking: 1, watcher: 0 });
    expect(session.facts.players).toEqual([person(), bot]);
  });
});
