import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  type AnyPlayable,
  type Bar,
  type Json,
  playout,
  quickRandom,
  type Refusal,
  readLogbook,
  refusal,
  replayLogbook,
  type Seat,
  Table,
  type Watcher,
  writeLogbook,
} from '@fathom/kernel';
import { kernelEn, refusalSentence } from '@fathom/words';
import { fetchVolume, ids, type Volume } from '../terminal/library.ts';
import { Fields, Malformed } from './fields.ts';
import { configurationFrom, positionFrom, seaFrom } from './setup.ts';

type Answer = { readonly [key: string]: unknown };

const barred: { readonly [bar in Bar]: string } = {
  nothing: 'This seat has not decided anything yet.',
  chance: 'Chance has acted since, and what it showed cannot be unseen.',
  another: 'Another seat has decided since.',
  revealed: 'The decision has revealed something that cannot be unseen.',
  over: 'The game is over.',
};

/** How long playouts go on, in milliseconds, before they listen whether to stop. */
const BREATH = 50;

/** One conversation in the engine protocol (docs/protocol.md): a request as a line in, an answer as a line out. */
export class Engine {
  #volume: Volume | null = null;
  #table: Table | null = null;
  /** Requests to stop that wait for their turn. */
  #stops = 0;

  readonly #requests: { readonly [name: string]: (fields: Fields) => Answer | Promise<Answer> } = {
    help: () => ({ requests: Object.keys(this.#requests) }),
    games: () => this.#games(),
    new: (fields) => this.#new(fields),
    moves: () => this.#moves(),
    play: (fields) => this.#play(fields),
    deal: () => this.#deal(),
    state: () => ({ game: this.#at().game.id, actor: this.#at().actor, state: this.#at().state }),
    set: (fields) => this.#set(fields),
    view: (fields) => ({ actor: this.#at().actor, view: this.#at().view(this.#watcher(fields)) }),
    sights: (fields) => this.#sights(fields),
    whynot: (fields) => this.#whyNot(fields),
    undo: (fields) => this.#undo(fields),
    logbook: (fields) => ({
      logbook: writeLogbook(this.#at(), fields.has('seat') ? this.#watcher(fields) : 'all'),
    }),
    load: (fields) => this.#load(fields),
    result: () => this.#result(),
    census: (fields) => this.#census(fields),
    playouts: (fields) => this.#playouts(fields),
    stop: () => this.#stop(),
  };

  /** Lends an ear to a line that waits for its turn: `stop` ends what is going on. */
  hear(line: string): void {
    if (isStop(line)) this.#stops++;
  }

  /** Never throws: whatever is wrong becomes an answer, and the table stays as it was. */
  async answer(line: string): Promise<string> {
    try {
      const fields = new Fields(parse(line));
      const name = fields.text('do');
      const request = Object.hasOwn(this.#requests, name) ? this.#requests[name] : undefined;
      if (!request) throw new Malformed(`there is no request ${quoted(name)}: ask {"do":"help"}`);
      return JSON.stringify({ ok: true, ...(await request(fields)) });
    } catch (error) {
      if (error instanceof Malformed) return JSON.stringify({ ok: false, error: error.message });
      console.error(error);
      return JSON.stringify({ ok: false, error: 'this could not be done: the fault is ours, and on stderr' });
    }
  }

  async #games(): Promise<Answer> {
    const volumes = await Promise.all(ids.map((id) => this.#fetch(id)));
    return {
      games: volumes.map(({ game, words }) => ({
        id: game.id,
        name: words.name,
        version: game.version,
        seats: game.seats,
        options: game.options.defaults,
      })),
    };
  }

  async #new(fields: Fields): Promise<Answer> {
    const volume = await this.#fetch(fields.text('game'));
    const table = new Table(volume.game, { ...configurationFrom(volume.game, fields), sea: seaFrom(fields) });
    return this.#sitDown(volume, table);
  }

  #moves(): Answer {
    const { game, state, actor } = this.#at();
    const moves = game.moves(state);
    return {
      actor,
      moves,
      text: moves.map((move) => game.write(move)),
      ...(actor === 'chance' ? { weights: game.weights(state) } : {}),
    };
  }

  #play(fields: Fields): Answer {
    const table = this.#at();
    const move = this.#moveIn(fields);
    const by = fields.has('seat') ? this.#seat(fields) : table.actor;
    const before = table.game.clone(table.state);
    const played = by === 'chance' ? table.chance(move) : table.play(by ?? 0, table.at, [move]);
    if (!played.ok) return this.#refused(played.refusal);
    return { actor: table.actor, events: eventsOf(table.game, before, [move]) };
  }

  #deal(): Answer {
    const table = this.#at();
    const before = table.game.clone(table.state);
    const moves = table.deal();
    return {
      actor: table.actor,
      moves,
      text: moves.map((move) => table.game.write(move)),
      events: eventsOf(table.game, before, moves),
    };
  }

  async #set(fields: Fields): Promise<Answer> {
    const volume = await this.#fetch(fields.text('game'));
    const { game } = volume;
    const before = this.#table?.game === game ? this.#table.setup : null;
    return this.#sitDown(volume, new Table(game, positionFrom(game, fields, before)));
  }

  #sights(fields: Fields): Answer {
    const table = this.#at();
    const since = fields.has('since') ? fields.integer('since', 0, table.at) : 0;
    return { actor: table.actor, at: table.at, sights: table.sights(this.#watcher(fields), since) };
  }

  #whyNot(fields: Fields): Answer {
    const { game, state, actor } = this.#at();
    const move = this.#moveIn(fields);
    const seat = fields.has('seat') ? this.#seat(fields) : actor;
    if (seat === 'chance') throw new Malformed('chance acts now: say which "seat" you ask for');
    const no = refusal(game, state, seat ?? 0, move);
    return { actor, refusal: no, ...(no ? { rule: no.rule, why: this.#sentence(no) } : {}) };
  }

  #undo(fields: Fields): Answer {
    const table = this.#at();
    const seat = this.#seat(fields);
    if (fields.truth('practice')) {
      const to = table.lastDecision(seat);
      if (to === null) return { ok: false, rule: 'undo', bar: 'nothing', why: barred.nothing };
      table.rewind(seat, to);
    } else {
      const undone = table.undo(seat);
      if (!undone.ok) return { ok: false, rule: 'undo', bar: undone.bar, why: barred[undone.bar] };
    }
    return { actor: table.actor, practised: table.practised };
  }

  async #load(fields: Fields): Promise<Answer> {
    const book = readLogbook(fields.text('logbook'));
    if (!book.ok) throw new Malformed(`line ${book.line}, column ${book.column}: ${book.error}`);
    const volume = await this.#fetch(book.value.game);
    const replayed = replayLogbook(volume.game, book.value);
    if (!replayed.ok) throw new Malformed(`line ${replayed.line}, column ${replayed.column}: ${replayed.error}`);
    return this.#sitDown(volume, replayed.table);
  }

  #result(): Answer {
    const { game, state, actor } = this.#at();
    if (actor !== null) return { actor, result: null };
    return { actor, result: game.result(state), payoffs: game.payoffs(state) };
  }

  #census(fields: Fields): Answer {
    const { game, state } = this.#at();
    return { census: fields.has('seat') ? game.pieces(game.view(state, this.#watcher(fields))) : game.census(state) };
  }

  async #playouts(fields: Fields): Promise<Answer> {
    const wanted = fields.integer('games', 1, 1_000_000);
    const seconds = fields.has('seconds') ? fields.integer('seconds', 1, 3600) : 600;
    const random = quickRandom(fields.has('seed') ? fields.text('seed') : randomUUID());
    const { game, fresh } = await this.#opening(fields);
    let games = 0;
    let plies = 0;
    const began = performance.now();
    let paused = began;
    while (games < wanted) {
      plies += playout(game, fresh(), random);
      games++;
      const now = performance.now();
      if (now - paused < BREATH) continue;
      await breathe();
      paused = performance.now();
      if (this.#stops > 0 || now - began > seconds * 1000) break;
    }
    return { games, plies, ms: Math.round((performance.now() - began) * 1000) / 1000 };
  }

  #stop(): Answer {
    this.#stops = Math.max(0, this.#stops - 1);
    return {};
  }

  /** The first position of the game on the table, again and again; or of the game the request names. */
  async #opening(fields: Fields): Promise<{ readonly game: AnyPlayable; readonly fresh: () => unknown }> {
    if (fields.has('game')) {
      const { game } = await this.#fetch(fields.text('game'));
      const { seats, options } = configurationFrom(game, fields);
      return { game, fresh: () => game.setup(seats, options) };
    }
    const table = this.#at();
    const { seats, options, from } = table.setup;
    const { game } = table;
    return { game, fresh: () => from?.begin() ?? game.setup(seats, options) };
  }

  #sitDown(volume: Volume, table: Table): Answer {
    this.#volume = volume;
    this.#table = table;
    return { actor: table.actor };
  }

  #at(): Table {
    if (!this.#table) throw new Malformed('no game is on the table: begin with {"do":"new","game":"…"}');
    return this.#table;
  }

  async #fetch(id: string): Promise<Volume> {
    const volume = await fetchVolume(id);
    if (!volume) throw new Malformed(`there is no game ${quoted(id)}: choose one of ${ids.join(', ')}`);
    return volume;
  }

  /** The move a request names, in data or in notation. What the game cannot read becomes `null`, which is never a move. */
  #moveIn(fields: Fields): Json {
    if (fields.has('move') === fields.has('text')) throw new Malformed('give either "move" or "text"');
    return fields.has('move') ? fields.json('move') : (this.#at().game.read(fields.text('text')) as Json | null);
  }

  #seat(fields: Fields): Seat {
    return fields.integer('seat', 0, this.#at().setup.seats - 1);
  }

  #watcher(fields: Fields): Watcher {
    return fields.json('seat') === null ? null : this.#seat(fields);
  }

  #refused(no: Refusal): Answer {
    return { ok: false, ...no, why: this.#sentence(no) };
  }

  #sentence(no: Refusal): string {
    if (!this.#volume) return no.rule;
    return refusalSentence(no, this.#volume.words, kernelEn);
  }
}

function parse(line: string): Json {
  try {
    return JSON.parse(line) as Json;
  } catch {
    throw new Malformed('this line is not JSON');
  }
}

function isStop(line: string): boolean {
  if (line.length > 100 || !line.includes('stop')) return false;
  try {
    return JSON.parse(line)?.do === 'stop';
  } catch {
    return false;
  }
}

const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Everything that happens, as nobody but the host sees it. */
function eventsOf(game: AnyPlayable, state: unknown, moves: readonly Json[]): readonly Json[] {
  const events: Json[] = [];
  for (const move of moves) game.play(state, move, (event) => events.push(event));
  return events;
}
