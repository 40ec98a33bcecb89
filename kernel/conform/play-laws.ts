import type { AnyGame, Json, Random } from '../contract.ts';
import { canonical, isJson, same } from '../json.ts';
import { readLogbook, replayLogbook, writeLogbook } from '../logbook.ts';
import { sum } from '../random.ts';
import { Table } from '../table.ts';
import { brief, deepCopy, difference } from './copy.ts';
import { type Finding, type Law, oneOf, type Playout, type Position } from './law.ts';
import { strays } from './strays.ts';
import { listener } from './veil.ts';

const options: Law = {
  id: 'options',
  says: 'the options parser fills in defaults, keeps what it knows, and refuses the rest with a sentence',
  often: 0,
  configuration({ game }, { seats, options }) {
    const { defaults } = game.options;
    if (seats < game.seats[0] || seats > game.seats[1]) return `${seats} seats, but the game is for ${game.seats}`;
    for (const given of [options, defaults, {}]) {
      const wanted = given === options ? options : defaults;
      if (!isJson(given)) return `the options ${brief(given)} are not JSON`;
      const parsed = game.options.parse(deepCopy(given));
      if (!parsed.ok) return `the parser refuses ${brief(given)}: ${parsed.error}`;
      if (!same(parsed.value, wanted as Json)) return `${brief(given)} is parsed as ${brief(parsed.value)}`;
    }
    for (const junk of [null, 7, 'text', [1], { 'no such option': 1 }]) {
      const parsed = game.options.parse(junk);
      if (parsed.ok) return `the parser accepts ${brief(junk)}`;
      if (typeof parsed.error !== 'string' || parsed.error === '') return `no sentence says why not ${brief(junk)}`;
    }
    return null;
  },
};

/** This and the next two are judged while a game is played out: see run.ts. Here whatever else may be asked is asked. */
const throwsNothing: Law = {
  id: 'no-throw',
  says: 'nothing a table does, and no move anybody could send, makes the rules throw',
  often: 4,
  position({ playout, state, moves }, random) {
    const { game, configuration, log } = playout;
    const everything = log.map(({ move }) => move);
    for (const move of strays(random, everything, moves, 10)) {
      for (let seat = 0; seat < configuration.seats; seat++) game.whyNot(state, seat, move);
    }
    return null;
  },
};
const noDeadEnds: Law = {
  id: 'no-dead-ends',
  says: 'somebody can always move until the game is over, and nobody after',
  often: 0,
};
const bounded: Law = { id: 'bounded', says: 'no game is longer than its bound', often: 0 };

/** Something kept while play goes on, with what it said at first. The same object, so the order of its keys stays too. */
interface Keepsake {
  readonly value: unknown;
  readonly text: string;
}

function keepsake(value: unknown): Keepsake {
  return { value, text: JSON.stringify(value) };
}

function isChanged({ value, text }: Keepsake): boolean {
  return JSON.stringify(value) !== text;
}

const cloneApart: Law = {
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

const handedOut: Law = {
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

const json: Law = {
  id: 'json',
  says: 'states, views, moves and events survive JSON, and play on identically',
  often: 6,
  position({ playout, state, moves }) {
    const { game, watchers } = playout;
    if (!isJson(state)) return 'the state is not JSON';
    for (const move of moves) if (!isJson(move)) return `the move ${brief(move)} is not JSON`;
    for (const watcher of watchers) {
      if (!isJson(game.view(state, watcher))) return `the view of watcher ${watcher} is not JSON`;
    }
    if (game.actor(state) === null && !isJson([game.payoffs(state), game.result(state)]))
      return 'the result is not JSON';
    return isJson(game.census(state)) ? null : 'the census is not JSON';
  },
  step({ playout, before, move, told, after }) {
    const { game } = playout;
    for (const { event, veiled } of told) {
      if (!isJson(event)) return `the event ${brief(event)} is not JSON`;
      if (veiled !== undefined && !isJson(veiled)) return `the veiled event ${brief(veiled)} is not JSON`;
    }
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

const movesStable: Law = {
  id: 'moves',
  says: 'moves are listed in a stable order, without duplicates, and playing never writes to them',
  often: 10,
  position({ playout, state, moves }) {
    const { game } = playout;
    const texts = moves.map(canonical);
    const twice = texts.findIndex((text, i) => texts.indexOf(text) < i);
    if (twice >= 0) return `${texts[twice]} is listed twice`;
    if (!same(game.moves(state) as Json, moves)) return 'asked again, it lists other moves or another order';
    if (!same(game.moves(deepCopy(state)) as Json, moves)) return 'an equal state lists other moves or another order';
    if (moves.length === 0) return null;
    const listed = game.moves(state);
    game.play(deepCopy(state), listed[0]);
    return same(
      listed as Json,
      texts.map((text) => JSON.parse(text)),
    )
      ? null
      : 'playing wrote to the list of moves';
  },
};

const asking: Law = {
  id: 'asking',
  says: 'asking the game anything changes nothing',
  often: 3,
  position({ playout, state, actor, moves }, random) {
    const { game, watchers } = playout;
    const kept = keepsake(state);
    const asked: [string, () => unknown][] = [
      ['actor', () => game.actor(state)],
      ['moves', () => game.moves(state)],
      ['census', () => game.census(state)],
      ['clone', () => game.clone(state)],
      ...watchers.map((watcher): [string, () => unknown] => ['view', () => game.view(state, watcher)]),
    ];
    if (actor === 'chance') asked.push(['weights', () => game.weights(state)]);
    if (actor === null) asked.push(['payoffs', () => game.payoffs(state)], ['result', () => game.result(state)]);
    if (typeof actor === 'number') {
      for (const move of moves.slice(0, 8)) {
        asked.push(['reveals', () => game.reveals(state, move)], ['whyNot', () => game.whyNot(state, actor, move)]);
      }
      asked.push(['whyNot', () => game.whyNot(state, actor, { 'not a move': random.below(9) })]);
    }
    for (const [name, ask] of asked) {
      ask();
      if (isChanged(kept)) return `asking ${name} changed the state`;
    }
    for (const watcher of watchers) {
      const view = game.view(state, watcher);
      const seen = keepsake(view);
      game.pieces(view);
      game.imagine(view, watcher, random);
      if (isChanged(seen)) return 'asking pieces or imagine changed the view';
    }
    return null;
  },
};

const weights: Law = {
  id: 'weights',
  says: 'chance has one positive integer weight for each of its moves',
  often: Number.POSITIVE_INFINITY,
  position({ playout, state, actor, moves }) {
    if (actor !== 'chance') return undefined;
    const list = playout.game.weights(state);
    if (list.length !== moves.length) return `${list.length} weights for ${moves.length} moves`;
    const bad = list.find((weight) => !Number.isSafeInteger(weight) || weight <= 0);
    if (bad !== undefined) return `${brief(bad)} is no positive integer`;
    return sum(list) <= 2 ** 32 ? null : 'the weights add up to more than 2³²';
  },
};

const notation: Law = {
  id: 'notation',
  says: 'every move has its own short text without white space, and reads back as itself',
  often: 10,
  position({ playout, moves }, random) {
    const { game } = playout;
    const texts = new Map<string, Json>();
    for (const move of moves) {
      const text = game.write(move);
      if (!/^[^\s?#@]\S*$/.test(text)) return `${brief(move)} is written “${text}”`;
      const other = texts.get(text);
      if (other !== undefined && !same(other, move))
        return `${brief(move)} and ${brief(other)} are both written “${text}”`;
      texts.set(text, move);
      const read = game.read(text);
      if (read === null || !same(read, move)) return `“${text}” for ${brief(move)} is read as ${brief(read)}`;
    }
    if (moves.length === 0) return undefined;
    const text = game.write(oneOf(random, moves));
    for (const bent of ['', text.slice(1), text.slice(0, -1), `${text}${text}`, text.toUpperCase(), `${text}\u0000`]) {
      const read = game.read(bent);
      if (read !== null && !same(game.read(game.write(read)), read)) return `“${bent}” is read as ${brief(read)}`;
    }
    return null;
  },
};

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

const replay: Law = {
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

const undo: Law = {
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
      else table.rewind(seat, table.line[kept]);
      looked = null;
      if (!same(table.state as Json, states[kept])) {
        return `back at move ${kept}: ${difference(states[kept], table.state)}`;
      }
      for (let i = kept; i < states.length - 1; i++) {
        const entry = log[i];
        if (entry.by === 'chance') table.chance(entry.move);
        else table.play(entry.by, table.at, [entry.move]);
      }
      if (!same(table.state as Json, states[states.length - 1]))
        return `played again from move ${kept}, it comes out differently`;
    }
    return looked;
  },
};

const silentPlay: Law = {
  id: 'silent-play',
  says: 'playing without a listener does exactly the same',
  often: 12,
  step({ playout, before, move, after }) {
    const silent = deepCopy(before);
    playout.game.play(silent, move);
    return same(silent as Json, after as Json) ? null : `without a listener ${difference(after, silent)}`;
  },
};

const payoffs: Law = {
  id: 'payoffs',
  says: 'at the end every seat has a payoff between 0 and 1 that agrees with its rank',
  often: Number.POSITIVE_INFINITY,
  position(position) {
    return atEnd(position, (game, state, seats) => {
      const list = game.payoffs(state);
      if (list.length !== seats) return `${list.length} payoffs for ${seats} seats`;
      const bad = list.find((payoff) => !(payoff >= 0 && payoff <= 1));
      if (bad !== undefined) return `${brief(bad)} is no payoff`;
      const { ranks } = game.result(state);
      for (let a = 0; a < seats; a++) {
        for (let b = 0; b < seats; b++) {
          const agrees =
            ranks[a] === ranks[b]
              ? list[a] === list[b]
              : ranks[a] > ranks[b] || (ranks[a] === 1 ? list[a] > list[b] : list[a] >= list[b]);
          if (!agrees) return `ranks ${brief(ranks)}, but payoffs ${brief(list)}`;
        }
      }
      return null;
    });
  },
};

const result: Law = {
  id: 'result',
  says: 'the result ranks every seat, and its breakdown adds up to the scores',
  often: Number.POSITIVE_INFINITY,
  position(position) {
    return atEnd(position, (game, state, seats) => {
      const { ranks, scores, breakdown, why } = game.result(state);
      if (ranks.length !== seats) return `${ranks.length} ranks for ${seats} seats`;
      const lostTogether = ranks.every((rank) => rank === 2);
      for (const rank of ranks) {
        const better = ranks.filter((other) => other < rank).length;
        if (rank !== better + 1 && !lostTogether) return `${brief(ranks)} are no ranks`;
      }
      if (typeof why !== 'string' || why === '') return 'it does not say why the game ended';
      const sums = ranks.map(() => 0);
      for (const { seat, item, points } of breakdown) {
        if (!(seat in sums)) return `the breakdown names seat ${brief(seat)}`;
        if (typeof item !== 'string' || item === '') return 'a line of the breakdown does not say what it is for';
        sums[seat] += points;
      }
      if (scores !== undefined && !same(scores, sums))
        return `scores ${brief(scores)}, but the breakdown says ${brief(sums)}`;
      return null;
    });
  },
};

function atEnd(
  { playout, state, actor }: Position,
  look: (game: AnyGame, state: unknown, seats: number) => Finding,
): Finding {
  return actor === null ? look(playout.game, state, playout.configuration.seats) : undefined;
}

export const playLaws = {
  options,
  throwsNothing,
  noDeadEnds,
  bounded,
  cloneApart,
  json,
  movesStable,
  asking,
  weights,
  notation,
  replay,
  undo,
  silentPlay,
  handedOut,
  payoffs,
  result,
};
