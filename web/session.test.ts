import { type Json, quickRandom } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { handOf, nautilusIsland, placesLeft, storeRow, type View } from '@fathom/nautilus-island/rules';
import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { botLevel, botName } from './minds/seats.ts';
import { Session } from './session.ts';

const solo = (sea = 'grey-whale-214') =>
  Session.begin(nautilion, {
    seats: 1,
    options: json(nautilion.options.defaults),
    sea: { kind: 'named', name: sea },
    names: [''],
  });

const json = (value: unknown) => value as Json;

/** Plays up to `count` decisions, each chosen by the seed, and settles every batch as a board would. */
function sail(session: Session, count: number, seed: string, watch?: () => void): void {
  const random = quickRandom(seed);
  for (let i = 0; i < count && !session.now.result; i++) {
    if (session.now.handover !== null) session.takeOver();
    const { moves } = session.now;
    expect(session.send(moves[random.below(moves.length)])).toBeNull();
    session.settled(session.now.happening.serial);
    watch?.();
  }
}

const plan = (session: Session) => session.now.moves.find((move) => (move as { do: string }).do === 'give') ?? null;

describe('a row of small decisions', () => {
  it('stays on this screen until chance must act', () => {
    const session = solo();
    const at = session.table.at;
    session.send(plan(session));
    expect(session.table.at).toBe(at);
    expect(session.now.undo).toEqual({ kind: 'row' });
    expect(session.keep().row).toHaveLength(1);
  });

  it('can be taken back without leaving a trace in the log', () => {
    const session = solo();
    const { view, moves } = session.now;
    const { logbook } = session.keep();
    session.send(plan(session));
    expect(session.now.view).not.toEqual(view);
    expect(session.undo()).toBe(true);
    expect(session.now.view).toEqual(view);
    expect(session.now.moves).toEqual(moves);
    expect(session.keep()).toEqual({ logbook, row: [], along: [] });
    expect(session.now.practised).toBe(false);
  });

  it('refuses what is not listed, and says by which rule', () => {
    const session = solo();
    const { happening } = session.now;
    expect(session.send({ do: 'give', die: 9, to: 'nautilion' })).not.toBeNull();
    expect(session.now.happening).toBe(happening);
  });

  it('previews without playing', () => {
    const session = solo();
    const { view } = session.now;
    const move = json(plan(session));
    const seen = session.preview([move]);
    expect(session.now.view).toBe(view);
    session.send(move);
    expect(session.now.view).toEqual(seen);
    expect(session.preview([{ do: 'give', die: 9, to: 'nautilion' }])).toBeNull();
  });
});

describe('going back', () => {
  it('past the dice is practice, asked for by name, and marks the game for good', () => {
    const session = solo();
    while (session.now.undo.kind !== 'practice') sail(session, 1, `turn ${session.table.at}`);
    expect(session.undo()).toBe(false);
    expect(session.now.practised).toBe(false);
    expect(session.undo(true)).toBe(true);
    expect(session.now.practised).toBe(true);
    const reopened = Session.open(nautilion, session.keep());
    expect(reopened.ok && reopened.session.now.practised).toBe(true);
  });

  it('is impossible before anything was decided, and says so', () => {
    expect(solo().now.undo).toEqual({ kind: 'no', bar: expect.stringMatching(/nothing|chance/) });
  });

  it('never reaches over another person’s move', () => {
    const session = Session.begin(nautilion, {
      seats: 2,
      options: json(nautilion.options.defaults),
      sea: { kind: 'named', name: 'proud-crab-2' },
      names: ['Ada', 'Bo'],
    });
    let handed = 0;
    let before = session.now.watcher;
    sail(session, 60, 'two', () => {
      if (session.now.watcher !== before && !session.now.result) {
        handed++;
        expect(session.now.undo.kind).toBe('no');
      }
      before = session.now.watcher;
    });
    expect(handed).toBeGreaterThan(2);
  });
});

describe('a save', () => {
  it('opens at any moment exactly as it was, pending decisions included', () => {
    const session = solo('silent-ray-50');
    sail(session, 80, 'any moment', () => {
      const reopened = Session.open(nautilion, JSON.parse(JSON.stringify(session.keep())));
      if (!reopened.ok) throw new Error(reopened.error);
      expect(reopened.session.now.view).toEqual(session.now.view);
      expect(reopened.session.now.moves).toEqual(session.now.moves);
      expect(reopened.session.now.undo).toEqual(session.now.undo);
      expect(reopened.session.keep()).toEqual(session.keep());
    });
  });

  it('whose end no longer replays opens at its last good position and says so', () => {
    const session = solo();
    sail(session, 8, 'spoiled');
    const { logbook } = session.keep();
    const spoiled = `${logbook}0 no-such-move\n`;
    const opened = Session.open(nautilion, { logbook: spoiled, row: [] });
    expect(opened.ok).toBe(false);
    expect(opened.ok || opened.error).toContain('no-such-move');
    expect(opened.session?.keep().logbook).toBe(logbook);
  });

  it('that is no logbook at all is refused with a sentence', () => {
    const opened = Session.open(nautilion, { logbook: 'flotsam', row: [] });
    expect(opened).toMatchObject({ ok: false, session: null });
    expect(opened.ok || opened.error.length).toBeGreaterThan(10);
  });

  it('with a pending row that is no longer legal drops the row and keeps the game', () => {
    const session = solo();
    const kept = session.keep();
    const opened = Session.open(nautilion, { ...kept, row: ['flotsam'] });
    expect(opened.ok && opened.session.keep()).toEqual(kept);
  });
});

describe('moments', () => {
  it('lead from the opening to now, one entry at a time', () => {
    const session = solo();
    sail(session, 12, 'moments');
    const moments = session.moments();
    expect(moments.map(({ count }) => count)).toEqual(moments.map((_, i) => i + 1));
    expect(session.viewAfter(moments.length)).toEqual(session.now.view);
    expect([...session.run()].length).toBe(session.table.line.length + 1);
  });

  it('forget what was taken back', () => {
    const session = solo();
    session.send(plan(session));
    const { length } = session.moments();
    session.undo();
    expect(session.moments()).toHaveLength(length - 1);
  });
});

describe('several decisions made as one', () => {
  /** Castaways collect until one of them stands where cards that everybody saw make a set that can be closed. */
  function beforeClosing(names = ['Ada', 'Bo']): { session: Session; row: readonly Json[] } {
    for (let sea = 0; ; sea++) {
      const session = Session.begin(nautilusIsland, {
        seats: 2,
        options: json(nautilusIsland.options.defaults),
        sea: { kind: 'named', name: `open-cards-${sea}` },
        names,
      });
      while (!session.now.result) {
        const row = closableRow(session);
        if (row) return { session, row };
        collect(session);
      }
    }
  }

  function collect(session: Session): void {
    const { thinking, moves } = session.now;
    const options = thinking === null ? moves : (session.game.moves(session.table.state) as readonly Json[]);
    const move = options.find((one) => (one as { do: string }).do === 'collect') ?? options[options.length - 1];
    if (thinking === null) session.send(move);
    else session.act(thinking, session.table.at, [move]);
    session.settled(session.now.happening.serial);
  }

  function reopen(session: Session): Session {
    const opened = Session.open(nautilusIsland, JSON.parse(JSON.stringify(session.keep())));
    if (!opened.ok) throw new Error(opened.error);
    return opened.session;
  }

  function closableRow(session: Session): readonly Json[] | null {
    const view = session.now.view as View;
    if (session.now.moves.length === 0 || view.phase !== 'action' || placesLeft(view) < 3) return null;
    for (const { cards, storable } of handOf(view, session.now.watcher ?? 0).colours) {
      const seen = cards.flatMap(({ card, open }) => Array.from({ length: open }, () => card));
      if (storable && seen.length >= 3) return json(storeRow(view, seen.slice(0, 3))) as Json[];
    }
    return null;
  }

  it('are taken back as one', () => {
    const { session, row } = beforeClosing();
    const { view, moves } = session.now;
    expect(session.send(...row)).toBeNull();
    expect((session.now.view as View).phase).toBe('close');
    expect(session.keep().row.length).toBeGreaterThanOrEqual(3);
    expect(session.undo()).toBe(true);
    expect(session.now.view).toEqual(view);
    expect(session.now.moves).toEqual(moves);
  });

  it('are taken back as one after a reload, too', () => {
    const { session, row } = beforeClosing();
    const { view, moves } = session.now;
    session.send(...row);
    const reopened = reopen(session);
    expect(reopened.keep()).toEqual(session.keep());
    expect(reopened.undo()).toBe(true);
    expect(reopened.now.view).toEqual(view);
    expect(reopened.now.moves).toEqual(moves);
  });

  it('are taken back as one after a reload even when the table has played them', () => {
    const { session, row } = beforeClosing(['Ada', botName('Marlow', 'deckhand')]);
    const { view } = session.now;
    session.send(...row);
    session.send({ do: 'close' });
    expect(session.keep()).toMatchObject({ row: [], along: [expect.any(Number), expect.any(Number)] });
    const reopened = reopen(session);
    expect(reopened.undo(true)).toBe(true);
    expect((reopened.now.view as View).phase).toBe('close');
    expect(reopened.undo(true)).toBe(true);
    expect(reopened.now.view).toEqual(view);
  });

  it('are single decisions in a save that does not tell, or tells what cannot be', () => {
    const { session, row } = beforeClosing();
    session.send(...row);
    const { logbook, row: kept } = session.keep();
    const { at } = session.table;
    for (const along of [undefined, [-1, 0, 1, at, at + 99, 0.5]]) {
      const opened = Session.open(nautilusIsland, { logbook, row: kept, along });
      if (!opened.ok) throw new Error(opened.error);
      expect(opened.session.keep()).toEqual({ logbook, row: kept, along: [] });
      opened.session.undo();
      expect(opened.session.keep().row).toEqual(kept.slice(0, -1));
    }
  });

  it('are played all or not at all', () => {
    const { session, row } = beforeClosing();
    const { now } = session;
    expect(session.send(...row, { do: 'collect' })).not.toBeNull();
    expect(session.now).toBe(now);
  });
});

describe('secrets on one screen', () => {
  const dive = () =>
    Session.begin(
      toy,
      {
        seats: 2,
        options: json(toy.options.defaults),
        sea: { kind: 'named', name: 'old-pearl-3' },
        names: ['Ada', 'Bo'],
      },
      true,
    );

  it('are covered until the next person has the screen in hand', () => {
    const session = dive();
    let covered = 0;
    const random = quickRandom('covered');
    for (let i = 0; i < 60 && !session.now.result; i++) {
      if (session.now.handover !== null) {
        covered++;
        const waiting = session.now.handover;
        expect(session.now.watcher).not.toBe(waiting);
        expect(session.now.moves).toEqual([]);
        session.takeOver();
        expect(session.now.watcher).toBe(waiting);
        continue;
      }
      const { moves } = session.now;
      session.send(moves[random.below(moves.length)]);
      session.settled(session.now.happening.serial);
    }
    expect(covered).toBeGreaterThan(1);
  });

  it('do not stand in the moments of the other seat', () => {
    const session = dive();
    sail(session, 9, 'veiled');
    const seat = session.now.watcher;
    const told = session.moments().flatMap(({ events }) => events);
    const sights = session.table.sights(seat).flatMap(({ events }) => events);
    expect(told.slice(0, sights.length)).toEqual(sights);
  });
});

describe('bots at the table', () => {
  const bot = botName('Marlow', 'deckhand');
  const coop = (names: readonly string[], sea = 'proud-crab-2') =>
    Session.begin(nautilion, {
      seats: 2,
      options: json(nautilion.options.defaults),
      sea: { kind: 'named', name: sea },
      names,
    });
  const dive = (names: readonly string[]) =>
    Session.begin(
      toy,
      { seats: names.length, options: json(toy.options.defaults), sea: { kind: 'named', name: 'old-pearl-3' }, names },
      true,
    );

  /** Lets the bot play one legal move after the other, up to the next roll or a person. */
  function rowFor(session: Session, random: { below(n: number): number }): Json[] {
    const state = session.game.clone(session.table.state);
    const seat = session.game.actor(state);
    const row: Json[] = [];
    while (session.game.actor(state) === seat) {
      const moves = session.game.moves(state);
      row.push(moves[random.below(moves.length)]);
      session.game.play(state, row[row.length - 1]);
    }
    return row;
  }

  /** Plays to the end, people and bots alike by the seed, as a page would; tells of every snapshot. */
  function playOut(session: Session, seed: string, watch: (session: Session) => void): void {
    const random = quickRandom(seed);
    session.subscribe(() => watch(session));
    for (let i = 0; i < 2000 && !(session.now.result && session.now.settled); i++) {
      const { now } = session;
      if (!now.settled) session.settled(now.happening.serial);
      else if (now.handover !== null) session.takeOver();
      else if (now.thinking !== null)
        expect(session.act(now.thinking, session.table.at, rowFor(session, random))).toBeNull();
      else expect(session.send(now.moves[random.below(now.moves.length)])).toBeNull();
    }
    expect(session.now.result).not.toBeNull();
  }

  it('act when it is their turn, while the one person keeps the screen', () => {
    const session = dive(['', bot, bot]);
    const acted = new Set<number>();
    playOut(session, 'one person', ({ now }) => {
      expect(now.watcher).toBe(0);
      expect(now.handover).toBeNull();
      if (now.thinking !== null) {
        acted.add(now.thinking);
        expect(now.moves).toEqual([]);
      }
    });
    expect([...acted].sort()).toEqual([1, 2]);
  });

  it('never take the screen: it goes from person to person only', () => {
    const session = dive(['Ada', bot, 'Bo']);
    const takers = new Set<number | null>();
    playOut(session, 'two people', ({ now }) => {
      takers.add(now.handover);
      expect(now.watcher).not.toBe(1);
    });
    expect([...takers].sort()).toEqual([0, 2, null]);
  });

  it('are shown move by move, each batch with the view it leads to', () => {
    const session = coop(['', bot]);
    const random = quickRandom('shown');
    for (let i = 0; session.now.thinking === null && i < 100; i++) {
      if (!session.now.settled) session.settled(session.now.happening.serial);
      else session.send(session.now.moves[random.below(session.now.moves.length)]);
    }
    const at = session.table.at;
    const row = rowFor(session, random);
    const seen: unknown[] = [];
    session.act(1, at, row);
    const told = session.table.sights(0, at).flatMap(({ events }) => events);
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
    expect(session.now.view).toEqual(session.table.view(0));
  });

  it('play what is legal of a row, and nothing that comes too late or out of turn', () => {
    const session = coop([bot, '']);
    for (let i = 0; session.now.thinking === null && i < 300 && !session.now.result; i++) {
      if (!session.now.settled) session.settled(session.now.happening.serial);
      else session.send(session.now.moves[0]);
    }
    const at = session.table.at;
    const [first] = rowFor(session, quickRandom('legal'));
    expect(session.act(1, at, [first])).toMatchObject({ rule: 'not-your-turn' });
    expect(session.act(0, at - 1, [first])).toMatchObject({ rule: 'stale' });
    expect(session.act(0, at, [{ do: 'give', die: 9, to: 'nautilion' }])).not.toBeNull();
    expect(session.act(0, at, [])).not.toBeNull();
    expect(session.table.at).toBe(at);
    expect(session.act(0, at, [first, { do: 'give', die: 9, to: 'nautilion' }])).toBeNull();
    expect(session.table.log[at]).toEqual({ by: 0, move: first });
  });

  it('are undone with the person’s own last decision, as practice', () => {
    const session = coop(['', bot]);
    const random = quickRandom('undone');
    let botActed = false;
    for (let i = 0; i < 400 && !(botActed && session.now.moves.length > 0); i++) {
      const { now } = session;
      if (!now.settled) session.settled(now.happening.serial);
      else if (now.thinking !== null) {
        botActed = true;
        session.act(now.thinking, session.table.at, rowFor(session, random));
      } else session.send(now.moves[random.below(now.moves.length)]);
    }
    const own = session.table.lastDecision(0);
    expect(session.now.undo).toEqual({ kind: 'practice' });
    expect(session.undo()).toBe(false);
    expect(session.undo(true)).toBe(true);
    expect(session.table.line).not.toContain(own);
    expect(session.table.actor).toBe(0);
    expect(session.now.practised).toBe(true);
  });

  it('are still bots after a reload in the middle of their thought, and in a logbook', () => {
    const session = dive(['', bot]);
    const random = quickRandom('reload');
    for (let i = 0; session.now.thinking === null && i < 50; i++) {
      if (!session.now.settled) session.settled(session.now.happening.serial);
      else session.send(session.now.moves[random.below(session.now.moves.length)]);
    }
    const kept = session.keep();
    expect(kept.logbook).toContain('Marlow (bot: deckhand)');
    const opened = Session.open(toy, kept, true);
    expect(opened.ok && opened.session.now.thinking).toBe(1);
    expect(opened.ok && opened.session.bots).toEqual([null, 'deckhand']);
    expect(opened.ok && opened.session.now.watcher).toBe(0);
  });

  it('are told from people by the mark on their name alone', () => {
    expect(botLevel(bot)).toBe('deckhand');
    for (const name of ['', 'Marlow', 'bot: deckhand', 'Ada (bot)', undefined]) expect(botLevel(name)).toBeNull();
  });
});
