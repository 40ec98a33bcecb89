import { entryOf } from '@fathom/games';
import { type AnyGame, type Json, quickRandom, type Random, retold, scenesOf, Table } from '@fathom/kernel';
import type { Course } from '@fathom/wire';
import { expect, test } from 'vitest';
import type { Hosted } from '../hosted/hosted.ts';
import { courseFor, tellingOf } from './index.ts';

async function rulesOf(id: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry.rules();
}

/** Decisions at random, until somebody else must act. */
function rowOf(table: Table, seat: number, random: Random): readonly Json[] {
  const { game } = table;
  const state = game.clone(table.state);
  const row: Json[] = [];
  while (game.actor(state) === seat) {
    const moves: readonly Json[] = game.moves(state);
    const move = moves[random.below(moves.length)] as Json;
    row.push(move);
    game.play(state, move);
  }
  return row;
}

const hostedOf = (table: Table): Hosted =>
  ({
    record: { id: 'table', listed: false },
    stage: 'playing',
    head: {
      watchable: true,
      open: false,
      turn: 0,
      clock: { seat: null, banks: [] },
      pace: { kind: 'none' },
      proposed: null,
    },
    table,
  }) as unknown as Hosted;

test.each(['nautilion', 'nautilus-island', 'abyss'])(
  'at %s everybody is told and written what they would see alone',
  async (id) => {
    const game = await rulesOf(id);
    const seats = 2;
    let onTheWay = 0;
    for (let round = 0; round < 2; round++) {
      const random = quickRandom(`${id} ${round}`);
      const options = game.options.defaults as Json;
      const table = new Table(game, { seats, options, sea: { kind: 'quick', seed: `${id} ${round}` } });
      table.deal();
      const alone = new Table(game, table.setup);
      alone.apply(table.log);
      for (let row = 0; row < 60 && table.actor !== null; row++) {
        table.rest(retold);
        const since = table.at;
        const seat = table.actor as number;
        const proposal = table.propose(seat, since, rowOf(table, seat, random));
        if (!proposal.ok) throw new Error(proposal.refusal.rule);
        table.apply(proposal.entries);
        alone.apply(proposal.entries);
        onTheWay += table.passed.size;
        const hosted = hostedOf(table);
        const telling = tellingOf(hosted, 0);
        for (const watcher of [0, 1, null]) {
          const course: Course = JSON.parse(courseFor(hosted, watcher, since, telling)?.text ?? '');
          const undo = watcher === null ? { ok: false, bar: 'nothing' } : alone.undoable(watcher);
          expect(course).toMatchObject({
            watcher,
            from: since,
            at: alone.at,
            actor: alone.actor,
            result: alone.result(),
          });
          expect(course.undo).toEqual(undo.ok ? { ok: true } : undo);
          const seen = scenesOf(alone, watcher, since).map(({ by, sights, view }) => ({
            by,
            sights: sights.map((sight) => ({ by: sight.by, events: sight.events })),
            view: view(),
          }));
          const told = course.scenes.map((scene, i) => ('view' in scene ? scene : { ...scene, view: seen[i]?.view }));
          expect(told).toEqual(JSON.parse(JSON.stringify(seen)));
          expect(course.scenes.at(-1)).toHaveProperty('view');
        }
      }
    }
    expect(onTheWay).toBeGreaterThan(0);
  },
);
