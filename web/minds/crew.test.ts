import { entryOf, games } from '@fathom/games';
import { at as itemAt, type Json, quickRandom } from '@fathom/kernel';
import type { ThinkTask } from '@fathom/mind/desk';
import type { Host, Outcome } from '@fathom/mind/host';
import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import type { LocalSession } from '../session/local.ts';
import { type Begun, begin, bot, person } from '../session/testing.ts';
import { sailWithBots } from './crew.ts';

type Answered = Outcome<{ ideas: { moves: Json[]; chance: number; reasons: never[] }[]; nodes: number }>;

const dive = () => begin(toy, [person(), bot], { sea: 'old-pearl-3' });

/** A host that answers what it is told to, by level, and counts what it was asked and what was called off. */
function hostThat(answer: (task: Omit<ThinkTask, 'kind'>) => Answered | null) {
  const asked: Omit<ThinkTask, 'kind'>[] = [];
  let cancelled = 0;
  const think: Host['think'] = (task) => {
    asked.push(task);
    let settle: (outcome: Answered) => void = () => undefined;
    const outcome = new Promise<Answered>((resolve) => {
      settle = resolve;
    });
    const said = answer(task);
    if (said) settle(said);
    const cancel = () => {
      cancelled++;
      settle({ ok: false, why: 'cancelled', error: '' });
    };
    return { outcome, cancel };
  };
  return { host: { think }, asked, cancelled: () => cancelled };
}

const idea = (...moves: Json[]): Answered => ({
  ok: true,
  value: { ideas: [{ moves, chance: 0.5, reasons: [] }], nodes: 1 },
});
const trouble: Answered = { ok: false, why: 'failed', error: 'lost the thread' };

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

/** Plays the person's part by the seed until the game is over or `until` holds. */
async function sail(session: LocalSession, until: () => boolean = () => false): Promise<void> {
  const random = quickRandom('person');
  for (let i = 0; i < 3000 && !session.now.result && !until(); i++) {
    const { now } = session;
    if (!now.settled) session.settled(now.happening.serial);
    else if (now.thinking === null) await session.send(itemAt(now.moves, random.below(now.moves.length)));
    else await breath();
  }
}

const calm = { pause: () => 0, stoodIn: () => undefined };
const anyMove = ({ host }: Begun): Json => host.game.moves(host.table.state)[0];

describe('a bot', () => {
  it('plays its game to the end, with the view of its own seat and nothing else', async () => {
    const begun = dive();
    const { session } = begun;
    const { host, asked } = hostThat(() => idea(anyMove(begun)));
    const stop = sailWithBots(session, session, host, calm);
    await sail(session);
    stop();
    expect(session.now.result).not.toBeNull();
    expect(asked.length).toBeGreaterThan(3);
    for (const task of asked) {
      expect(Object.keys(task).sort()).toEqual(['game', 'level', 'options', 'seat', 'seed', 'view']);
      expect(task.level).toBe('deckhand');
      expect(task.seat).toBe(1);
    }
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
  });

  it.each([
    ['fails', trouble],
    ['answers nothing', { ok: true, value: { ideas: [], nodes: 0 } } as Answered],
    ['plays what is forbidden', idea({ do: 'walk the plank' })],
  ])('that %s is stood in for by the weakest, and that is said', async (_what, answer) => {
    const begun = dive();
    const { session } = begun;
    const stoodIn: number[] = [];
    const { host, asked } = hostThat(({ level }) => (level === null ? idea(anyMove(begun)) : answer));
    const stop = sailWithBots(session, session, host, { pause: () => 0, stoodIn: (seat) => stoodIn.push(seat) });
    await sail(session);
    stop();
    expect(session.now.result).not.toBeNull();
    expect(stoodIn.length).toBeGreaterThan(3);
    expect(new Set(stoodIn)).toEqual(new Set([1]));
    expect(asked.filter(({ level }) => level === null)).toHaveLength(stoodIn.length);
  });

  it('never leaves a game stuck, even when nobody can think at all', async () => {
    const begun = dive();
    const { session } = begun;
    const stop = sailWithBots(session, session, hostThat(() => trouble).host, calm);
    await sail(session);
    stop();
    expect(session.now.result).not.toBeNull();
  });

  it('stops thinking when the person takes back their move, or leaves', async () => {
    const begun = dive();
    const { session } = begun;
    const { host, asked, cancelled } = hostThat(() => null);
    const stop = sailWithBots(session, session, host, calm);
    await sail(session, () => session.now.thinking !== null && session.now.undo.kind !== 'no');
    expect(asked).toHaveLength(1);
    expect(await session.undo(true)).toBe(true);
    expect(cancelled()).toBe(1);
    await sail(session, () => asked.length === 2);
    stop();
    expect(cancelled()).toBe(2);
    const { at } = session;
    await breath();
    expect(session.at).toBe(at);
  });
});

describe('every game', () => {
  it.each(games.map(({ id }) => id))(
    '%s has its levels in the same order in the mind and in both languages',
    async (id) => {
      const entry = entryOf(id);
      const rules = await entry?.rules();
      const mind = await entry?.mind.mindFor(rules?.options.defaults);
      const levels = mind?.levels.map((level) => level.id) ?? [];
      expect(levels).toHaveLength(5);
      for (const language of ['en', 'fr'] as const) {
        const words = await entry?.mind.words[language]();
        expect(Object.keys(words?.levels ?? {})).toEqual(levels);
      }
    },
  );
});
