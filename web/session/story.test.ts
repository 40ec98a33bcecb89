import { abyss } from '@fathom/abyss/rules';
import { entryOf } from '@fathom/games';
import type { AnyGame, GameEvent, Json, Seat } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { toy } from '@fathom/toy/rules';
import { describe, expect, it, vi } from 'vitest';
import { branchAt } from './branch.ts';
import { wholeReel } from './reel.ts';
import type { Moment } from './session.ts';
import {
  beatsOf,
  type Chronicler,
  chaptersOf,
  enteringTurn,
  lastOwnAct,
  recapOf,
  rollerOf,
  stepAt,
  stepsOf,
  turnAfter,
} from './story.ts';
import { begin, bot, person, sail } from './testing.ts';

/** A game in which 'turn' begins a turn of a seat, and everything else is something done. */
const chronicler: Chronicler = {
  turnOf: (event) => ('turn' in event ? Number(event.turn) : null),
  moverOf: (event) => ('turn' in event && 'seat' in event ? Number(event.seat) : null),
};
const turn = (number: number, seat: Seat): GameEvent & Json => ({ kind: 'turn', turn: number, seat });
const did = (kind: string, seat?: Seat): GameEvent & Json => (seat === undefined ? { kind } : { kind, seat });

function told(...list: readonly (readonly [by: Moment['by'], ...events: GameEvent[]])[]): readonly Moment[] {
  return list.map(([by, ...events], i) => ({ count: i + 1, by, events }));
}

/** Two draws of setup, a turn of seat 0 with a draw in it, one of seat 1 in which seat 0 answers, and seat 0 again. */
const game = told(
  ['chance', did('laid')],
  ['chance', did('laid'), turn(1, 0)],
  [0, did('goes')],
  ['chance', did('rolled')],
  [0, did('ends'), turn(1, 1)],
  [1, did('offers')],
  [0, did('declines')],
  [1, did('takes'), did('takes')],
  [1, did('pays'), turn(2, 0)],
);
const signs = ({ kind }: GameEvent) => (kind === 'turn' ? null : ({ icon: 'move', text: kind } as const));

describe('a game told in steps', () => {
  it('tells what one sentence says as one thing, and nothing else', () => {
    const joined = (before: GameEvent, event: GameEvent) =>
      before.kind === 'takes' && event.kind === 'takes' ? did('takes both') : null;
    const kinds = beatsOf(game, { ...chronicler, joined }).map(({ event }) => event.kind);
    const apart = beatsOf(game, chronicler).map(({ event }) => event.kind);
    expect(kinds.filter((kind) => kind.startsWith('takes'))).toEqual(['takes both']);
    expect(kinds).toHaveLength(apart.length - 1);
  });

  it('tells a player’s monster tokens at the end of Abyss at once, also with the one the Hunter took', async () => {
    const guide = await entryOf('abyss')?.guide('en');
    const tokens = (seat: Seat, ...values: readonly number[]): GameEvent & Json => ({
      ...{ kind: 'tokens-shown', seat, values },
    });
    const end = told([0, tokens(1, 4), tokens(1, 2, 3), tokens(0, 2), did('over')]);
    const beats = guide ? beatsOf(end, guide) : [];
    expect(beats.map(({ event }) => event)).toEqual([tokens(1, 2, 3, 4), tokens(0, 2), did('over')]);
  });

  it('takes the setup as one step, and every decision with what chance answered', () => {
    const steps = stepsOf(game, chronicler);
    expect(steps.map(({ from, to, by }) => [from, to, by])).toEqual([
      [0, 2, null],
      [2, 4, 0],
      [4, 5, 0],
      [5, 6, 1],
      [6, 7, 0],
      [7, 8, 1],
      [8, 9, 1],
    ]);
    expect(stepAt(steps, 1)).toBe(0);
    expect(stepAt(steps, 3)).toBe(1);
    expect(stepAt(steps, 99)).toBe(6);
  });

  it('knows who rolled what chance decided: whoever has the turn', () => {
    const beats = beatsOf(
      [...game, ...told(['chance', did('rolled')], [0, turn(3, 1)], ['chance', did('rolled')])],
      chronicler,
    );
    expect(beats.filter(({ event }) => event.kind === 'rolled').map(rollerOf)).toEqual([0, 0, 1]);
    expect(beats.slice(0, 1).map(rollerOf)).toEqual([undefined]);
  });

  it('stands in the next turn once the step that ends one is over, as the view does', () => {
    expect(stepsOf(game, chronicler).map((step) => [step.turn, turnAfter(step)])).toEqual([
      [0, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 2],
    ]);
  });

  it('leads into a turn with what chance decided as it began', () => {
    expect([1, 2, 3].map((turn) => enteringTurn(game, chronicler, turn))).toEqual([2, 9, null]);
    const rolled = told(
      ['chance', turn(1, 0)],
      [0, did('ends'), turn(2, 0)],
      ['chance', did('rolled')],
      [0, did('goes')],
    );
    expect(enteringTurn(rolled, chronicler, 2)).toBe(3);
  });

  it('belongs to nobody while a round begins that does not say whose turn it is', () => {
    const rounds: Chronicler = {
      turnOf: (event) => ('turn' in event ? Number(event.turn) : null),
      moverOf: (event) => (event.kind === 'goes' && 'seat' in event ? Number(event.seat) : null),
    };
    const moments = told([0, did('goes', 0)], [0, did('takes'), { kind: 'round', turn: 2 } as GameEvent]);
    expect(beatsOf(moments, rounds).map(({ turn, mover }) => [turn, mover])).toEqual([
      [0, 0],
      [0, 0],
      [2, null],
    ]);
  });

  it('has a setup step even where nothing was set up', () => {
    expect(stepsOf([], chronicler)).toHaveLength(1);
    expect(stepsOf(told([0, did('goes')]), chronicler).map(({ by }) => by)).toEqual([null, 0]);
  });

  it('groups steps into turns of players: who answers in another’s turn does not begin one', () => {
    const chapters = chaptersOf(stepsOf(game, chronicler));
    expect(chapters.map(({ turn, mover, first, last }) => [turn, mover, first, last])).toEqual([
      [0, null, 0, 0],
      [1, 0, 1, 2],
      [1, 1, 3, 6],
    ]);
  });

  it('begins a turn with the decision that says so', () => {
    const going: Chronicler = {
      turnOf: () => null,
      moverOf: (event) => (event.kind === 'goes' && 'seat' in event ? Number(event.seat) : null),
    };
    const moments = told([0, did('goes', 0)], [0, did('takes')], [1, did('goes', 1)], [1, did('takes')]);
    expect(chaptersOf(stepsOf(moments, going)).map(({ mover, first, last }) => [mover, first, last])).toEqual([
      [null, 0, 0],
      [0, 1, 2],
      [1, 3, 4],
    ]);
  });
});

describe('what the others did since one’s own turn', () => {
  it('goes back to the last act in a turn of one’s own, not to an answer in another’s', () => {
    expect(lastOwnAct(game, 0, chronicler)).toBe(5);
    const [line, ...others] = recapOf(game, 0, chronicler, signs);
    expect(others).toEqual([]);
    expect(line?.seat).toBe(1);
    expect(line?.marks.map(({ text, times }) => [text, times])).toEqual([
      ['offers', 1],
      ['takes', 2],
      ['pays', 1],
    ]);
    expect(line?.beats.map(({ count }) => count)).toEqual([6, 8, 8, 9]);
  });

  it('is gone as soon as one acts', () => {
    expect(recapOf([...game, { count: 10, by: 0, events: [did('goes')] }], 0, chronicler, signs)).toEqual([]);
  });

  it('leaves the setup out for whoever has not acted yet', () => {
    expect(recapOf(game.slice(0, 5), 1, chronicler, signs).map(({ seat }) => seat)).toEqual([0]);
    expect(recapOf(game.slice(0, 2), 1, chronicler, signs)).toEqual([]);
  });

  it('is told of whoever did it, where a sign says so', () => {
    const robbed = told([0, did('goes')], [1, did('robs', 0)]);
    const lines = recapOf(robbed, 0, { turnOf: () => null }, ({ kind }) => ({
      icon: 'danger',
      ...(kind === 'robs' ? { seat: 1 } : {}),
    }));
    expect(lines.map(({ seat }) => seat)).toEqual([1]);
  });
});

// Guides come with boards, which look at the page's place in the history.
vi.stubGlobal('history', { state: null });
vi.stubGlobal('addEventListener', () => undefined);

const played: readonly (readonly [name: string, game: AnyGame])[] = [
  ['toy', toy],
  ['nautilus-island', nautilusIsland],
  ['abyss', abyss],
];

describe.each(played)('at a table of %s', (id, rules) => {
  it('the last rival is told of with signs, and its steps follow each other without a gap', async () => {
    const guide = await entryOf(id)?.guide('en');
    if (!guide) throw new Error('no guide');
    const draw = await guide.signs();
    const { session } = begin(rules, [person('Ada'), person('Bo')], { sea: 'a told sea' });
    let heard = 0;
    await sail(session, 30, 'told', () => {
      const { watcher } = session.now;
      if (watcher !== null) heard += recapOf(session.moments(), watcher, guide, draw).length;
    });
    expect(heard).toBeGreaterThan(0);
    const steps = stepsOf(session.moments(), guide);
    expect(steps.at(-1)?.to).toBe(session.moments().length);
    for (const [i, step] of steps.entries()) expect(step.from).toBe(i === 0 ? 0 : steps[i - 1]?.to);
    expect(beatsOf(session.moments(), guide).every(({ turn }, i, all) => turn >= (all[i - 1]?.turn ?? 0))).toBe(true);
  });
});

describe('a finished game', () => {
  it('can be seen with everybody’s eyes at every moment, as they saw it then', async () => {
    const { session, host } = begin(toy, [person('Ada'), person('Bo')]);
    await sail(session, 500, 'whole');
    const course = session.course();
    if (!course) throw new Error('it should be over');
    const reel = wholeReel(toy, course, 2);
    for (const count of [0, 1, 15, 16, 17, course.steps.length]) {
      for (const eyes of [0, 1])
        expect(await reel.view(eyes, count)).toEqual(toy.view(host.table.stateAfter(count) as never, eyes));
    }
    for (const eyes of [0, 1])
      expect(reel.moments(eyes).map(({ events }) => events)).toEqual(
        host.table.sights(eyes).map(({ events }) => events),
      );
  });
});

describe.each(played.slice(0, 2))('with everything open, a table of %s', (id, rules) => {
  it('shows in every hand what is really there', async () => {
    const guide = await entryOf(id)?.guide('en');
    const { session, host } = begin(rules, [person('Ada'), person('Bo')], { sea: 'an open sea' });
    await sail(session, 14, 'open');
    const { state } = host.table;
    const open = guide?.open?.([0, 1].map((seat) => rules.view(state, seat)));
    const hands = (census: ReturnType<AnyGame['census']>) =>
      Object.entries(census)
        .filter(([place]) => place.startsWith('hand:'))
        .map(([place, pieces]) => [place, Object.entries(pieces).filter(([, count]) => count > 0)]);
    expect(hands(rules.pieces(open))).toEqual(hands(rules.census(state)));
  });
});

describe('playing on from a moment', () => {
  const wish = { seat: 0, level: 'crab', sea: 'another-sea-1' };

  it('is a game of its own, practice for good, with bots for other people; the original stays', async () => {
    const { session, host } = begin(toy, [person('Ada'), person('Bo')]);
    await sail(session, 500, 'left');
    const before = JSON.stringify(host.table.log);
    const branched = await session.branch(6, wish);
    if (!branched) throw new Error('no branch');
    const { table, players } = branched;
    expect(players).toEqual([
      { name: 'Ada', bot: null },
      { name: '', bot: 'crab' },
    ]);
    expect(table.practised).toBe(true);
    expect(table.setup.sea).toEqual({ kind: 'named', name: 'another-sea-1' });
    expect(table.result()).toBeNull();
    expect(table.line.length).toBeGreaterThanOrEqual(6);
    expect(table.stateAfter(6)).toEqual(host.table.stateAfter(6));
    expect(JSON.stringify(host.table.log)).toBe(before);
  });

  it('begins in the midst of a turn that is not yet on the table, too, and is practice all the same', async () => {
    const { session, host } = begin(nautilion, [person('Ada')], { sea: 'half a turn' });
    await sail(session, 2, 'half');
    const stored = host.table.line.length;
    const shown = session.moments().length;
    expect(shown).toBeGreaterThan(stored);
    for (let count = stored - 1; count < shown; count++) {
      const branched = await session.branch(count, wish);
      if (!branched) throw new Error(`no branch from ${count}`);
      expect(branched.table.practised).toBe(true);
      expect(branched.table.stateAfter(stored - 1)).toEqual(host.table.stateAfter(stored - 1));
      expect(branched.table.line.length).toBeGreaterThanOrEqual(count);
    }
    expect(await session.branch(shown, wish)).toBeNull();
    expect(host.table.line.length).toBe(stored);
  });

  it('is for a game that goes on only where one person plays, and never from its last moment', async () => {
    const two = begin(toy, [person('Ada'), person('Bo')]);
    await sail(two.session, 4, 'going on');
    expect(await two.session.branch(2, wish)).toBeNull();
    const one = begin(toy, [person('Ada'), bot]);
    await sail(one.session, 1, 'going on');
    expect((await one.session.branch(1, wish))?.players).toEqual([{ name: 'Ada', bot: null }, bot]);
    const { table } = one.host;
    expect(branchAt({ table, players: [], ...wish }, table.line.length)).toBeNull();
  });
});
