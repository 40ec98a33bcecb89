import type { Coach, Run } from '@fathom/board';
import { type AnyGame, type Json, quickRandom, Table } from '@fathom/kernel';
import { describe, expect, test, vi } from 'vitest';
import { faultsIn } from '../scripts/words/faults.ts';
import { games } from './index.ts';

/** What a guide asks of a browser as it loads. */
vi.hoisted(() => {
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});

const learner = 0;
const pupils = 12;
/** What fits on the paper of a phone. */
const longest = 240;

const coached = await Promise.all(
  games
    .filter(({ shelved }) => shelved)
    .map(async ({ id, rules, guide }) => {
      const { coach: fetch, turn } = await guide('en');
      const coach = await fetch?.();
      if (!coach) throw new Error(`nobody stands beside a first game of ${id}`);
      return { id, rules: await rules(), coach, turn };
    }),
);

/** What the coach says in a game played anyhow, from its first decision to its last. */
function hear(game: AnyGame, coach: Coach, turn: (view: unknown) => number, pupil: number) {
  const random = quickRandom(`coached ${pupil}`);
  const sea = { kind: 'named', name: `coached ${pupil}` } as const;
  const table = new Table(game, { seats: game.seats[0], options: game.options.defaults, sea });
  const heard = new Map<string, { en: string; fr: string }>();
  const views: unknown[] = [];
  for (table.deal(); typeof table.actor === 'number'; table.deal()) {
    const moves: readonly Json[] = game.moves(table.state);
    views.push(table.view(learner));
    if (table.actor === learner) {
      const view = table.view(learner);
      const [en, fr] = [coach.advise(view, moves, 'en', new Set()), coach.advise(view, moves, 'fr', new Set())];
      expect(fr?.id).toBe(en?.id);
      expect(fr?.points).toEqual(en?.points);
      if (en && fr) heard.set(en.id, { en: en.text, fr: fr.text });
    }
    const move = moves[random.below(moves.length)] as Json;
    expect(table.play(table.actor, table.at, [move]).ok).toBe(true);
  }
  views.push(table.view(learner));
  const ranks = table.result()?.ranks ?? [];
  const run: Run = { views, ranks, name: (seat) => `Rival ${seat}` };
  return { heard, run, isLost: ranks[learner] !== 1, lastTurn: turn(table.view(learner)) };
}

describe.each(coached)('the coach of $id', ({ rules, coach, turn }) => {
  const games = Array.from({ length: pupils }, (_, pupil) => hear(rules, coach, turn, pupil));

  test('has something to say in every game, and answers to what is on the board', () => {
    for (const { heard } of games) expect(heard.size).toBeGreaterThan(2);
    expect(new Set(games.flatMap(({ heard }) => [...heard.keys()])).size).toBeGreaterThan(8);
  });

  test('says it shortly and well set, in both languages', () => {
    for (const said of games.flatMap(({ heard }) => [...heard.values()])) {
      expect(said.en.length).toBeLessThanOrEqual(longest);
      expect(said.fr.length).toBeLessThanOrEqual(longest);
      expect(faultsIn({ en: { text: said.en }, fr: { text: said.fr } })).toEqual([]);
    }
  });

  test('names one reason for a loss, with a turn to begin again from', () => {
    const losses = games.filter(({ isLost }) => isLost);
    expect(losses.length).toBeGreaterThan(0);
    for (const { run, lastTurn } of losses) {
      const [en, fr] = [coach.lost?.(run, 'en'), coach.lost?.(run, 'fr')];
      expect(en?.text).toMatch(/^(What decided it|As close as can be): /);
      expect(en?.turn).toBe(fr?.turn);
      expect(en?.turn).toBeGreaterThanOrEqual(1);
      expect(en?.turn).toBeLessThanOrEqual(lastTurn);
      expect(faultsIn({ en: { text: en?.text }, fr: { text: fr?.text } })).toEqual([]);
    }
  });

  test('says nothing of a loss to whoever has won', () => {
    const { run } = games[0] ?? { run: null };
    const won = run && { ...run, ranks: run.ranks.map((_, seat) => seat + 1) };
    if (won && won.ranks.length > 1) expect(coach.lost?.(won, 'en')).toBeNull();
  });
});
