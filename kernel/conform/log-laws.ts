import { at, last } from '../at.ts';
import type { Json } from '../contract.ts';
import { same } from '../json.ts';
import { readLogbook, replayLogbook, writeLogbook } from '../logbook.ts';
import { Table } from '../table.ts';
import { deepCopy, difference } from './copy.ts';
import type { Finding, Law, Playout } from './law.ts';

/** A table on which the whole game was played, chance said aloud. */
function tableOf({ game, configuration, log }: Playout): Table | string {
  const { seats, options } = configuration;
  const table = new Table(game, { seats, options: options as Json, sea: { kind: 'person' } });
  for (const { by, move } of log) {
    const played = by === 'chance' ? table.chance(move) : table.play(by, table.at, [move]);
    if (!played.ok) return `the table refuses ${game.write(move)} at entry ${table.at}: ${played.refusal.rule}`;
  }
  return table;
}

function finalState({ game, configuration, log }: Playout): unknown {
  const state = game.setup(configuration.seats, deepCopy(configuration.options));
  for (const { move } of log) game.play(state, deepCopy(move));
  return state;
}

export const replay: Law = {
  id: 'replay',
  says: 'the log, and the logbook written of it, replay to the same state',
  often: 0.5,
  playout(playout) {
    const { game, configuration, log } = playout;
    const live = game.setup(configuration.seats, configuration.options);
    for (const { move } of log) game.play(live, move);
    const again = finalState(playout);
    if (!same(live, again as Json)) return `the same log replays differently: ${difference(live, again)}`;
    const table = tableOf(playout);
    if (typeof table === 'string') return table;
    if (!same(table.state as Json, live)) return `the table reaches another state: ${difference(live, table.state)}`;
    const text = writeLogbook(table);
    const book = readLogbook(text);
    if (!book.ok) return `its logbook cannot be read: line ${book.line}, column ${book.column}: ${book.error}`;
    const replayed = replayLogbook(game, book.value);
    if (!replayed.ok) return `its logbook stops at line ${replayed.line}, column ${replayed.column}: ${replayed.error}`;
    if (!same(replayed.table.state as Json, live)) {
      return `its logbook replays differently: ${difference(live, replayed.table.state)}`;
    }
    return null;
  },
};

export const undo: Law = {
  id: 'undo',
  says: 'taking moves back gives the state that the shorter log replays to',
  often: 0.5,
  playout(playout, random) {
    const { game, configuration, log } = playout;
    const { seats, options } = configuration;
    const table = new Table(game, { seats, options: options as Json, sea: { kind: 'person' } });
    const states: Json[] = [deepCopy(table.state) as Json];
    let looked: Finding;
    for (const { by, move } of log) {
      const played = by === 'chance' ? table.chance(move) : table.play(by, table.at, [move]);
      if (!played.ok) return `the table refuses ${game.write(move)} at entry ${table.at}: ${played.refusal.rule}`;
      states.push(deepCopy(table.state) as Json);
      if (random.below(log.length) >= 6) continue;
      const free = typeof by === 'number' && table.undoable(by).ok;
      const seat = typeof by === 'number' ? by : 0;
      const kept = free ? table.line.length - 1 : random.below(table.line.length);
      if (free) table.undo(seat);
      else table.rewind(seat, at(table.line, kept));
      looked = null;
      if (!same(table.state as Json, at(states, kept))) {
        return `back at move ${kept}: ${difference(states[kept], table.state)}`;
      }
      for (const entry of log.slice(kept, states.length - 1)) {
        if (entry.by === 'chance') table.chance(entry.move);
        else table.play(entry.by, table.at, [entry.move]);
      }
      if (!same(table.state as Json, last(states))) return `played again from move ${kept}, it comes out differently`;
    }
    return looked;
  },
};
