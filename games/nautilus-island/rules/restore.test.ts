import { at, type Json, pick, quickRandom, sum } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { subject } from './conform.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { restore } from './restore.ts';
import type { State } from './state.ts';
import { asked } from './state.ts';

const through = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** Every state of some random games of every configuration, the first and the last included. */
function* states(games: number): Generator<{ state: State; seats: number; options: Options }> {
  for (const [index, { seats, options }] of subject.configurations.entries()) {
    for (let n = 0; n < games; n++) {
      const random = quickRandom(`restore ${index} ${n}`);
      const state = game.setup(seats, options);
      for (;;) {
        yield { state, seats, options };
        const actor = game.actor(state);
        if (actor === null) break;
        const moves = game.moves(state);
        const weights = actor === 'chance' ? game.weights(state) : moves.map(() => 1);
        game.play(state, at(moves, pick(weights, random.below(sum(weights)))));
      }
    }
  }
}

describe('a state of Nautilus Island from outside', () => {
  it('comes back equal, in every configuration and at any moment of a game', () => {
    for (const { state, seats, options } of states(2)) {
      const restored = restore(through(state), seats, options);
      if (!restored.ok) throw new Error(`${restored.error}\n${JSON.stringify(state)}`);
      expect(JSON.stringify(restored.value)).toBe(JSON.stringify(state));
    }
    for (const { configuration, state } of subject.moments ?? []) {
      expect(restore(through(state()), configuration.seats, configuration.options)).toEqual({
        ok: true,
        value: state(),
      });
    }
  });

  it('is refused in a sentence if it is no state at all', () => {
    const { defaults } = game.options;
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as Json;
    for (const input of [null, undefined, {}, [], 7, 'c1', true, { stack: [] }, { castaways: deep }, deep]) {
      expect(restore(input, 2, defaults)).toEqual({ ok: false, error: expect.stringMatching(/^[A-Z].*\.$/) });
    }
  });

  /** A real state of a game for two, the first that is asked this, spoilt by hand. */
  function spoilt(
    wanted: ReturnType<typeof asked>,
    change: (state: State & { [field: string]: unknown }) => unknown,
  ): string {
    for (const { state, seats, options } of states(2)) {
      if (asked(state) !== wanted || state.round === 0) continue;
      const copy = through(state) as State & { [field: string]: unknown };
      change(copy);
      const restored = restore(copy, seats, options);
      return restored.ok ? 'accepted' : restored.error;
    }
    return 'never asked';
  }

  it.each<[string, ReturnType<typeof asked>, (state: State & { [field: string]: unknown }) => unknown]>([
    ['a field too many', 'column', (state) => Object.assign(state, { luck: 1 })],
    ['a field too few', 'column', (state) => Reflect.deleteProperty(state, 'row')],
    ['another table', 'column', (state) => Object.assign(state, { seats: 3 })],
    ['other treasures', 'column', (state) => Object.assign(state, { treasures: [9, 9, 9, 9] })],
    ['half a round', 'column', (state) => Object.assign(state, { round: 2.5 })],
    ['an endless round', 'column', (state) => Object.assign(state, { round: 1e15 })],
    ['a question of its own', 'column', (state) => Object.assign(state.stack, { 1: { at: 'toString' } })],
    ['a question under a question', 'column', (state) => state.stack.push({ at: 'action' })],
    ['nothing that follows', 'close', (state) => state.stack.shift()],
    ['a player twice in the order', 'column', (state) => state.order.fill(0)],
    ['nobody on turn', 'column', (state) => Object.assign(state, { turn: state.seats })],
    ['a castaway off board', 'action', (state) => Object.assign(at(state.castaways, 0), { at: 11 })],
    ['a card too many', 'action', (state) => (state.pool[3] = at(state.pool, 3) + 1)],
    ['an empty pool', 'draw', (state) => state.pool.fill(0)],
    [
      'a card drawn from nowhere',
      'draw',
      (state) => Object.assign(state.stack, { [state.stack.length - 1]: { at: 'draw', column: 11, stack: 0 } }),
    ],
    [
      'a card turned in the wrong stack',
      'turn',
      (state) => Object.assign(state.stack, { 1: { at: 'turn', column: 0, stack: 2 } }),
    ],
    ['unseen cards nobody holds', 'column', (state) => at(state.castaways, 0).unseen++],
    ['a pass in the middle of the game', 'column', (state) => Object.assign(at(state.castaways, 0), { passed: true })],
    ['a porthole from nowhere', 'column', (state) => Object.assign(at(state.castaways, 1).portholes, { 2: 16 })],
    ['a token from nowhere', 'column', (state) => (state.supply[0] = at(state.supply, 0) + 1)],
    ['a token without a place', 'column', (state) => Object.assign(state.stack, { 1: { at: 'token', place: 2 } })],
    ['a row of two colours', 'more', (state) => state.row.push(0, 19)],
    ['a set that cannot be closed', 'close', (state) => state.taken.fill(3)],
    ['an end without an empty column', 'column', (state) => Object.assign(state, { ending: 'now' })],
    ['a game over too soon', 'column', (state) => Object.assign(state, { stack: [] })],
  ])('is refused with %s', (_what, wanted, change) => {
    expect(spoilt(wanted, change)).toMatch(/^(In the|The) position.*\.$/);
  });
});
