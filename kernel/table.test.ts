import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { at as itemAt } from './at.ts';
import type { Json } from './contract.ts';
import { same } from './json.ts';
import { quickRandom } from './random.ts';
import { retold } from './retelling.ts';
import { Table } from './table.ts';

/** Pearl Divers with every draw written down: what is scripted falls, the rest is a named sea. */
const table = (...script: string[]) => {
  const set = new Table(toy, {
    seats: 2,
    options: toy.options.defaults as unknown as Json,
    sea: { kind: 'scripted', script, after: 'table test' },
  });
  set.deal();
  return set;
};
const dive = { do: 'dive' };
const sell = (pearl: string, as: string) => ({ do: 'sell', pearl, as });

describe('a table', () => {
  it('plays a listed move of the seat to act and lets the dealer play chance', () => {
    const t = table('calm', 'pink', 'swell');
    expect(t.play(0, t.at, [dive])).toEqual({ ok: true });
    expect(t.actor).toBe('chance');
    expect(t.deal()).toEqual([
      { do: 'draw', pearl: 'pink' },
      { do: 'roll', sea: 'swell' },
    ]);
    expect(t.actor).toBe(1);
  });

  it('refuses with the rule, and a refused row changes nothing', () => {
    const t = table('calm', 'pink', 'calm', 'white', 'storm');
    t.play(0, t.at, [dive]);
    t.deal();
    t.play(1, t.at, [dive]);
    t.deal();
    const before = JSON.stringify([t.state, t.log]);
    expect(t.play(0, t.at, [dive])).toEqual({ ok: false, refusal: { rule: 'D5' }, index: 0 });
    expect(t.play(0, t.at, [{ do: 'rest' }, { do: 'rest' }])).toMatchObject({ ok: false, index: 1 });
    expect(t.play(1, t.at, [dive])).toMatchObject({ ok: false, refusal: { rule: 'not-your-turn' } });
    expect(t.play(0, t.at, [{ do: 'fly' }])).toMatchObject({ ok: false, refusal: { rule: 'not-a-move' } });
    expect(JSON.stringify([t.state, t.log])).toBe(before);
  });

  it('refuses a row for a turn already played as stale', () => {
    const t = table('calm', 'pink', 'calm');
    const at = t.at;
    t.play(0, at, [dive]);
    t.deal();
    expect(t.play(0, at, [dive])).toMatchObject({ ok: false, refusal: { rule: 'stale', at: t.at } });
  });

  it('refuses everything once the game is over', () => {
    const t = playedOut('over');
    expect(t.play(0, t.at, [dive])).toMatchObject({ ok: false, refusal: { rule: 'game-over' } });
    expect(t.chance({ do: 'roll', sea: 'calm' })).toMatchObject({ ok: false, refusal: { rule: 'game-over' } });
    expect(t.result()?.ranks).toHaveLength(2);
    expect(t.undoable(0)).toEqual({ ok: false, bar: 'over' });
  });

  it('lets a person say what chance did, if it can be', () => {
    const t = new Table(toy, {
      seats: 2,
      options: toy.options.defaults as unknown as Json,
      sea: { kind: 'person' },
    });
    expect(t.deal()).toEqual([]);
    expect(t.chance({ do: 'roll', sea: 'gale' })).toMatchObject({ ok: false, refusal: { rule: 'not-a-move' } });
    expect(t.chance({ do: 'roll', sea: 'calm' })).toEqual({ ok: true });
    expect(t.chance({ do: 'roll', sea: 'calm' })).toMatchObject({ ok: false, refusal: { rule: 'not-your-turn' } });
  });
});

describe('what a watcher sees of the log', () => {
  it('is the pearl for its finder, and only that there was one for the others', () => {
    const t = table('calm', 'pink', 'calm');
    t.play(0, t.at, [dive]);
    t.deal();
    const found = t.log.findIndex((entry) => entry.by === 'chance' && same(entry.move, { do: 'draw', pearl: 'pink' }));
    expect(itemAt(t.sights(0), found).entry).toEqual({ by: 'chance', move: { do: 'draw', pearl: 'pink' } });
    for (const watcher of [1, null]) {
      expect(itemAt(t.sights(watcher), found).entry).toBeNull();
      expect(JSON.stringify(t.sights(watcher))).not.toContain('pink');
      expect(itemAt(t.sights(watcher), found).events).toHaveLength(1);
    }
  });

  it('is a seat’s own bluff whole, and its name alone for the others', () => {
    const t = table('calm', 'white', 'calm', 'black', 'calm');
    t.play(0, t.at, [dive]);
    t.deal();
    t.play(1, t.at, [dive]);
    t.deal();
    const at = t.at;
    expect(t.play(0, at, [sell('white', 'black')])).toEqual({ ok: true });
    expect(itemAt(t.sights(0, at), 0).entry).toEqual({ by: 0, move: sell('white', 'black') });
    expect(itemAt(t.sights(1, at), 0).entry).toBeNull();
    expect(JSON.stringify(t.sights(1, at))).not.toContain('white');
  });
});

describe('proposing and applying', () => {
  const opened = () => table('calm', 'pink', 'swell', 'white', 'storm');

  it('says what a row would do, with the draws that answer it, and changes nothing', () => {
    const t = opened();
    const before = JSON.stringify([t.state, t.log]);
    expect(t.propose(0, t.at, [dive])).toEqual({
      ok: true,
      entries: [
        { by: 0, move: dive },
        { by: 'chance', move: { do: 'draw', pearl: 'pink' } },
        { by: 'chance', move: { do: 'roll', sea: 'swell' } },
      ],
    });
    expect(JSON.stringify([t.state, t.log])).toBe(before);
    expect(t.propose(1, t.at, [dive])).toMatchObject({ ok: false, refusal: { rule: 'not-your-turn' } });
    expect(t.propose(0, t.at - 1, [dive])).toMatchObject({ ok: false, refusal: { rule: 'stale' } });
  });

  it('comes to the same whether the entries are those just proposed or came back from a store', () => {
    const [here, there] = [opened(), opened()];
    const proposal = here.propose(0, here.at, [dive]);
    if (!proposal.ok) throw new Error('refused');
    expect(there.apply(JSON.parse(JSON.stringify(proposal.entries)))).toEqual({ ok: true });
    expect(here.apply(proposal.entries)).toEqual({ ok: true });
    expect(there.state).toEqual(here.state);
    expect(there.log).toEqual(here.log);
    for (const watcher of [0, 1, null]) expect(there.sights(watcher)).toEqual(here.sights(watcher));
  });

  it('takes back by entries too, and an undo that says wrongly whether it is practice is refused', () => {
    const t = opened();
    t.play(0, t.at, [dive]);
    t.deal();
    const to = t.lastDecision(0) ?? -1;
    const proposal = t.proposeRewind(0, to);
    if (!proposal.ok) throw new Error('refused');
    expect(proposal.entries[0]).toEqual({ by: 'table', undo: to, seat: 0, practised: true });
    expect(t.apply([{ by: 'table', undo: to, seat: 0, practised: false }])).toMatchObject({ ok: false, index: 0 });
    expect(t.proposeUndo(0).ok).toBe(false);
    expect(t.apply(proposal.entries)).toEqual({ ok: true });
    expect(t.actor).toBe(0);
    expect(t.proposeRewind(0, to)).toMatchObject({ ok: false, refusal: { rule: 'stale' } });
  });

  it('stops at the first entry that does not hold, and says which', () => {
    const t = opened();
    const applied = t.apply([
      { by: 0, move: dive },
      { by: 'chance', move: { do: 'draw', pearl: 'pink' } },
      { by: 'chance', move: { do: 'draw', pearl: 'pink' } },
    ]);
    expect(applied).toMatchObject({ ok: false, index: 2 });
    expect(t.log.at(-1)).toEqual({ by: 'chance', move: { do: 'draw', pearl: 'pink' } });
  });
});

describe('undo', () => {
  it('stops at a draw by which a seat learned something secret, even if it could not have been another', () => {
    const options = toy.options.parse({ reef: { white: 8, pink: 0, black: 0 } });
    if (!options.ok) throw new Error(options.error);
    const t = new Table(toy, {
      seats: 2,
      options: options.value as unknown as Json,
      sea: { kind: 'scripted', script: ['calm'], after: 'x' },
    });
    t.deal();
    t.play(0, t.at, [dive]);
    expect(toy.moves(t.state as never)).toHaveLength(1);
    t.chance({ do: 'draw', pearl: 'white' });
    expect(t.undoable(0)).toEqual({ ok: false, bar: 'chance' });
  });

  it('is free while nobody learned anything, and is an entry, not an erasure', () => {
    const t = table('calm', 'white', 'calm', 'black', 'calm');
    t.play(0, t.at, [dive]);
    t.deal();
    t.play(1, t.at, [dive]);
    t.deal();
    const before = JSON.stringify(t.state);
    const at = t.at;
    t.play(0, at, [sell('white', 'black')]);
    expect(t.undo(0)).toEqual({ ok: true, to: at });
    expect(JSON.stringify(t.state)).toBe(before);
    expect(t.at).toBe(at + 2);
    expect(t.log[at + 1]).toEqual({ by: 'table', undo: at, seat: 0, practised: false });
    expect(t.practised).toBe(false);
    expect(t.play(0, at, [dive])).toMatchObject({ ok: false, refusal: { rule: 'stale' } });
  });

  it('stops at a draw with several outcomes, at another seat, at something shown, and where nothing was played', () => {
    const t = table('calm', 'white', 'calm', 'black', 'calm', 'calm');
    expect(t.undoable(0)).toEqual({ ok: false, bar: 'chance' });
    t.play(0, t.at, [dive]);
    t.deal();
    expect(t.undoable(0)).toEqual({ ok: false, bar: 'chance' });
    t.play(1, t.at, [dive]);
    t.deal();
    t.play(0, t.at, [sell('white', 'black')]);
    expect(t.undoable(1)).toEqual({ ok: false, bar: 'another' });
    t.play(1, t.at, [{ do: 'doubt' }]);
    expect(t.undoable(1)).toEqual({ ok: false, bar: 'revealed' });
    const fresh = new Table(toy, {
      seats: 2,
      options: toy.options.defaults as unknown as Json,
      sea: { kind: 'person' },
    });
    expect(fresh.undoable(0)).toEqual({ ok: false, bar: 'nothing' });
  });

  it('goes further only by rewinding, which marks the game as practised and never repeats a draw', () => {
    const t = table('calm', 'pink', 'calm', 'black', 'storm');
    t.play(0, t.at, [dive]);
    t.deal();
    const to = t.lastDecision(0) ?? -1;
    expect(t.rewind(0, to)).toBe(true);
    expect(t.practised).toBe(true);
    expect(t.actor).toBe(0);
    expect(t.rewind(0, to)).toBe(false);
    t.play(0, t.at, [dive]);
    expect(t.deal()[0]).toEqual({ do: 'draw', pearl: 'black' });
  });

  it('leaves the same position as the shorter log played alone', () => {
    for (let game = 0; game < 20; game++) {
      const random = quickRandom(`undo ${game}`);
      const t = table();
      const moves: Json[] = [];
      for (let step = 0; step < 30 && t.actor !== null; step++) {
        if (random.below(4) === 0) {
          const seat = random.below(2);
          const to = t.lastDecision(seat);
          if (to !== null) t.rewind(seat, to);
          t.deal();
        }
        if (typeof t.actor !== 'number') break;
        const listed = toy.moves(t.state as never);
        t.play(t.actor, t.at, [listed[random.below(listed.length)] as unknown as Json]);
        t.deal();
      }
      for (const index of t.line) {
        const entry = itemAt(t.log, index);
        if (entry.by !== 'table') moves.push(entry.move);
      }
      const alone = toy.setup(2, toy.options.defaults);
      for (const move of moves) toy.play(alone, move as never);
      expect(alone).toEqual(t.state);
      expect(t.stateAfter(t.line.length)).toEqual(t.state);
    }
  });
});

describe('a table that rests after every move', () => {
  it('stands and tells everybody the same as one that never does, also of what was taken back', () => {
    for (let game = 0; game < 10; game++) {
      const random = quickRandom(`rest ${game}`);
      const setup = {
        seats: 2,
        options: toy.options.defaults as unknown as Json,
        sea: { kind: 'named', name: `rest ${game}` },
      } as const;
      const [awake, resting] = [new Table(toy, setup), new Table(toy, setup)];
      awake.deal();
      for (let step = 0; step < 40 && typeof awake.actor === 'number'; step++) {
        const to = random.below(5) === 0 ? awake.lastDecision(random.below(2)) : null;
        if (to !== null) awake.rewind(awake.actor, to);
        else {
          const listed = toy.moves(awake.state as never);
          awake.play(awake.actor, awake.at, [listed[random.below(listed.length)] as unknown as Json]);
        }
        awake.deal();
      }
      for (const entry of awake.log) {
        expect(resting.apply([entry])).toEqual({ ok: true });
        resting.rest(retold);
      }
      expect([0, 1].map((seat) => resting.undoable(seat))).toEqual([0, 1].map((seat) => awake.undoable(seat)));
      for (const watcher of [0, 1, null]) {
        expect(resting.view(watcher)).toEqual(awake.view(watcher));
        for (let since = 0; since <= awake.at; since++)
          expect(resting.sights(watcher, since)).toEqual(awake.sights(watcher, since));
      }
      for (let count = 0; count <= awake.line.length; count++)
        expect(resting.stateAfter(count)).toEqual(awake.stateAfter(count));
    }
  });
});

describe('a table at rest', () => {
  it('takes a row as one that is awake does, and changes nothing by being asked', () => {
    const t = table('calm', 'pink', 'swell', 'white');
    const before = JSON.stringify(t.state);
    t.rest(retold);
    expect(t.propose(1, t.at, [dive])).toMatchObject({ ok: false, refusal: { rule: 'not-your-turn' } });
    const proposal = t.propose(0, t.at, [dive]);
    if (!proposal.ok) throw new Error(proposal.refusal.rule);
    expect(JSON.stringify(t.state)).toBe(before);
    t.rest(retold);
    expect(t.apply(proposal.entries)).toEqual({ ok: true });
    expect(t.stateAfter(t.line.length)).toEqual(t.state);
    expect(JSON.stringify(t.stateAfter(1))).toBe(before);
    t.rest(retold);
    expect(t.actor).toBe(1);
  });

  it('stands as before when a row is refused in its middle, and is played on from there', () => {
    const t = table('calm', 'pink', 'swell', 'white');
    const before = JSON.stringify(t.state);
    t.rest(retold);
    expect(t.propose(0, t.at, [dive, 'nonsense'])).toMatchObject({ ok: false, index: 1 });
    expect(JSON.stringify(t.state)).toBe(before);
    expect(t.play(0, t.at, [dive])).toEqual({ ok: true });
    expect(t.stateAfter(t.line.length)).toEqual(t.state);
  });
});

describe('leaving', () => {
  it('is an entry: the seat goes to a bot until its player returns, and play goes on', () => {
    const t = table('calm', 'pink');
    t.leaving(1, 'left');
    expect([...t.away]).toEqual([1]);
    expect(t.play(0, t.at, [dive])).toEqual({ ok: true });
    t.leaving(1, 'returned');
    expect([...t.away]).toEqual([]);
  });
});

function playedOut(name: string): Table {
  const t = new Table(toy, {
    seats: 2,
    options: toy.options.defaults as unknown as Json,
    sea: { kind: 'named', name },
  });
  const random = quickRandom(name);
  t.deal();
  while (typeof t.actor === 'number') {
    const listed = toy.moves(t.state as never);
    t.play(t.actor, t.at, [listed[random.below(listed.length)] as unknown as Json]);
    t.deal();
  }
  return t;
}
