import type { AnyGame, Json, Random } from '../contract.ts';
import { same } from '../json.ts';
import { listener } from '../sight.ts';
import { brief, difference, unlikeJson } from './copy.ts';
import { isChanged, type Keepsake, keepsake } from './keepsake.ts';
import { type Law, oneOf } from './law.ts';

export const cloneApart: Law = {
  id: 'clone',
  says: 'a clone is equal and shares nothing that changes: playing one leaves the other as it was',
  often: 4,
  position({ playout, state }, random) {
    const { game } = playout;
    const text = JSON.stringify(state);
    const clone = game.clone(state);
    if (!same(clone, state as Json)) return `the clone differs: ${difference(state, clone)}`;
    const other = game.clone(clone);
    const otherText = JSON.stringify(other);
    playOn(game, clone, random, 12);
    if (JSON.stringify(state) !== text) return 'playing a clone changed the state it was made of';
    if (JSON.stringify(other) !== otherText) return 'playing a clone changed a clone made of it';
    return null;
  },
  playout({ game, configuration, log }, random) {
    const state = game.setup(configuration.seats, configuration.options);
    const kept: Keepsake[] = [];
    for (const { move } of log) {
      if (random.below(log.length) < 20) kept.push(keepsake(game.clone(state)));
      game.play(state, move);
    }
    const changed = kept.find(isChanged);
    return changed
      ? `a kept clone changed while play went on: ${difference(JSON.parse(changed.text), changed.value)}`
      : null;
  },
};

export const handedOut: Law = {
  id: 'handed-out',
  says: 'a view or an event, once handed out, never changes while play goes on',
  often: 0.5,
  playout({ game, configuration, watchers, log }, random) {
    const state = game.setup(configuration.seats, configuration.options);
    const kept: (Keepsake & { readonly what: string })[] = [];
    const keep = (what: string, value: unknown) => kept.push({ what, ...keepsake(value) });
    for (const { move } of log) {
      const closely = random.below(log.length) < 20;
      if (closely) for (const watcher of watchers) keep(`the view of watcher ${watcher}`, game.view(state, watcher));
      const { told, tell } = listener();
      game.play(state, move, closely ? tell : undefined);
      for (const { event, veiled = event } of told) {
        keep(`the event “${event.kind}”`, event);
        keep(`the veiled event “${veiled.kind}”`, veiled);
      }
    }
    const changed = kept.find(isChanged);
    return changed ? `${changed.what} changed: ${difference(JSON.parse(changed.text), changed.value)}` : null;
  },
};

/** Plays a few random moves, in place. */
function playOn(game: AnyGame, state: unknown, random: Random, howMany: number): void {
  for (let i = 0; i < howMany && game.actor(state) !== null; i++) {
    const moves = game.moves(state);
    if (moves.length === 0) return;
    game.play(state, oneOf(random, moves));
  }
}

function notJson(what: string, value: unknown): string | null {
  const found = unlikeJson(value);
  return found === '' ? null : `${what} is not JSON: ${found}`;
}

/** What is said of the first of these of which something is said. */
function first<T>(items: readonly T[], say: (item: T) => string | null): string | null {
  for (const item of items) {
    const said = say(item);
    if (said !== null) return said;
  }
  return null;
}

export const json: Law = {
  id: 'json',
  says: 'states, views, moves and events survive JSON, and play on identically',
  often: 6,
  position({ playout, state, moves }) {
    const { game, watchers } = playout;
    const result = game.actor(state) === null ? [game.payoffs(state), game.result(state)] : [];
    return (
      notJson('the state', state) ??
      first(moves, (move) => notJson(`the move ${brief(move)}`, move)) ??
      first(watchers, (watcher) => notJson(`the view of watcher ${watcher}`, game.view(state, watcher))) ??
      notJson('the result', result) ??
      notJson('the census', game.census(state))
    );
  },
  step({ playout, before, move, told, after }) {
    const { game } = playout;
    const strange = first(
      told,
      ({ event, veiled = event }) =>
        notJson(`the event ${brief(event)}`, event) ?? notJson(`the veiled event ${brief(veiled)}`, veiled),
    );
    if (strange !== null) return strange;
    const revived = JSON.parse(JSON.stringify(before));
    const again = listener();
    game.play(revived, JSON.parse(JSON.stringify(move)), again.tell);
    if (!same(revived, after as Json)) return `after JSON it plays on differently: ${difference(after, revived)}`;
    if (!same(events(again.told), events(told))) return 'after JSON other events are told';
    return null;
  },
};

function events(told: readonly unknown[]): Json {
  return JSON.parse(JSON.stringify(told)) as Json;
}
