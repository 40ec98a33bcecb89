import { at } from '../at.ts';
import type { AnyGame, Json, Random, Watcher } from '../contract.ts';
import { writeLogbook } from '../logbook.ts';
import { pick, quickRandom, sum } from '../random.ts';
import { listener } from '../sight.ts';
import { Table } from '../table.ts';
import { brief, deepCopy } from './copy.ts';
import type { Finding, Law, Playout } from './law.ts';
import { laws as everyLaw } from './laws.ts';
import type { AnySubject, Configuration } from './subject.ts';

/** A law broken, with all that is needed to see it again. */
export interface Violation {
  readonly law: string;
  readonly message: string;
  readonly configuration: Configuration;
  /** Which game of the run, under its seed: `only` in the settings plays it again. */
  readonly game: number;
  readonly seed: string;
  /** The moves so far, in notation. */
  readonly moves: readonly string[];
  /** The same as a logbook, if the game still allows one to be written. */
  readonly logbook: string | null;
}

export interface Progress {
  readonly games: number;
  readonly plies: number;
  /** How often each law was looked at. */
  readonly checks: { readonly [law: string]: number };
  readonly violations: readonly Violation[];
}

export interface Settings {
  /** How many games to play; 50 unless told. */
  readonly games?: number;
  /** Asked after each game: `true` ends the run early, by a clock for instance. */
  readonly enough?: (progress: Progress) => boolean;
  readonly onProgress?: (progress: Progress) => void;
  readonly seed?: string;
  /** The ids of the laws to look at; all unless told. That nothing throws is always looked at. */
  readonly laws?: readonly string[];
  /** How closely the dear laws look: 1 as they are, 0.1 a tenth as often. */
  readonly care?: number;
  /** Only this game of the run, to see a violation again. */
  readonly only?: number;
}

export interface Report extends Progress {
  readonly ok: boolean;
}

/** What a violation needs to know of the game it was found in. */
type Case = Pick<Playout, 'game' | 'configuration' | 'log'>;

/** Keeps the counts, and the first violation of each law: a broken law is not looked at again. */
class Judge {
  readonly laws: readonly Law[];
  readonly violations: Violation[] = [];
  readonly checks: { [law: string]: number } = {};
  games = 0;
  plies = 0;
  readonly #seed: string;
  readonly #broken = new Set<string>();

  constructor(laws: readonly Law[], seed: string) {
    this.laws = laws;
    this.#seed = seed;
    for (const { id } of laws) this.checks[id] = 0;
  }

  looksAt(law: string): boolean {
    return law in this.checks && !this.#broken.has(law);
  }

  /** Looks once. What the rules throw meanwhile is a breach of `no-throw`, whichever law was looking. */
  look(law: string, game: number, playout: Case, ply: number, ask: () => Finding): void {
    if (!this.looksAt(law)) return;
    try {
      this.#note(law, game, playout, ply, ask());
    } catch (thrown) {
      this.threw(game, playout, ply, thrown, `while “${law}” was looked at`);
    }
  }

  threw(game: number, playout: Case, ply: number, thrown: unknown, when: string): void {
    if (!this.looksAt('no-throw')) return;
    const what = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    this.#note('no-throw', game, playout, ply, `${what} (${when})`);
  }

  #note(
    law: string,
    game: number,
    { game: rules, configuration, log: whole }: Case,
    ply: number,
    finding: Finding,
  ): void {
    if (finding === undefined) return;
    this.checks[law] = (this.checks[law] ?? 0) + 1;
    if (finding === null) return;
    this.#broken.add(law);
    const log = whole.slice(0, ply);
    this.violations.push({
      law,
      message: finding,
      configuration,
      game,
      seed: this.#seed,
      moves: log.map(({ move }) => written(rules, move)),
      logbook: logbookOf(rules, configuration, log),
    });
  }

  get progress(): Progress {
    return { games: this.games, plies: this.plies, checks: { ...this.checks }, violations: [...this.violations] };
  }
}

function written(game: AnyGame, move: Json): string {
  try {
    return game.write(move);
  } catch {
    return brief(move);
  }
}

function logbookOf(game: AnyGame, { seats, options }: Configuration, log: Playout['log']): string | null {
  try {
    const table = new Table(game, { seats, options: options as Json, sea: { kind: 'person' } });
    for (const { by, move } of log) {
      const played = by === 'chance' ? table.chance(move) : table.play(by, table.at, [move]);
      if (!played.ok) return null;
    }
    return writeLogbook(table);
  } catch {
    return null;
  }
}

function watchersOf({ seats }: Configuration): readonly Watcher[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** Plays a game out at random and without looking closely; three laws are judged on the way. */
function playOut(
  subject: AnySubject,
  configuration: Configuration,
  random: Random,
  judge: Judge,
  number: number,
): Playout {
  const { game } = subject;
  const { seats, options } = configuration;
  const log: { by: number | 'chance'; move: Json }[] = [];
  const sofar = { game, configuration, log };
  const watchers = watchersOf(configuration);
  let finished = false;
  const complain = (law: string, message: string) => judge.look(law, number, sofar, log.length, () => message);
  try {
    const state = game.setup(seats, options);
    const bound = game.bound(seats, options);
    for (;;) {
      const actor = game.actor(state);
      const moves: readonly Json[] = game.moves(state);
      if (actor === null) {
        finished = true;
        if (moves.length > 0) complain('no-dead-ends', `the game is over, but ${brief(moves[0])} is listed`);
        break;
      }
      if (actor !== 'chance' && !watchers.includes(actor)) {
        complain('no-dead-ends', `${brief(actor)} is nobody at this table`);
        break;
      }
      if (moves.length === 0) {
        complain('no-dead-ends', `${brief(actor)} is to act, but no move is listed`);
        break;
      }
      judge.look('no-dead-ends', number, sofar, log.length, () => null);
      if (log.length === bound) {
        complain('bounded', `it goes on after ${bound} moves`);
        break;
      }
      const move = at(moves, choice(game, state, moves, random));
      log.push({ by: actor, move: deepCopy(move) });
      game.play(state, move);
    }
    if (finished) judge.look('bounded', number, sofar, log.length, () => null);
    judge.look('no-throw', number, sofar, log.length, () => null);
  } catch (thrown) {
    judge.threw(number, sofar, log.length, thrown, 'while it was played out');
    log.pop();
  }
  return { subject, game, configuration, watchers, log, finished };
}

/** Chance by its weights, where they are weights; seats at random. */
function choice(game: AnyGame, state: unknown, moves: readonly Json[], random: Random): number {
  if (game.actor(state) !== 'chance') return random.below(moves.length);
  const weights = game.weights(state);
  const total = sum(weights);
  const sound =
    weights.length === moves.length && weights.every((weight) => Number.isSafeInteger(weight) && weight > 0);
  return sound && total <= 2 ** 32 ? pick(weights, random.below(total)) : random.below(moves.length);
}

/** Goes through a played-out game again, with every law looking. */
function walk(playout: Playout, judge: Judge, number: number, seed: string, care: number): void {
  const { game, configuration, log } = playout;
  const looking = judge.laws
    .filter((law) => law.position || law.step || law.playout)
    .map((law) => ({ law, random: quickRandom(`${seed}/${number}/${law.id}`) }));
  const happens = (share: number, random: Random) => share >= 1 || random.below(1 << 30) < share * (1 << 30);
  const now = (law: Law, random: Random) => happens((law.often * care) / (log.length + 1), random);
  for (const { law, random } of looking) {
    const { playout: look } = law;
    if (!look || !happens(law.often * care, random)) continue;
    judge.look(law.id, number, playout, log.length, () => look(playout, random));
  }
  try {
    const state = game.setup(configuration.seats, configuration.options);
    for (let ply = 0; ply <= log.length; ply++) {
      const actor = game.actor(state);
      const moves: readonly Json[] = game.moves(state);
      for (const { law, random } of looking) {
        const { position: look } = law;
        if (!look || !judge.looksAt(law.id) || !now(law, random)) continue;
        judge.look(law.id, number, playout, ply, () => look({ playout, state, ply, actor, moves }, random));
      }
      if (ply === log.length) break;
      const { by, move } = at(log, ply);
      const looks = looking.filter(({ law, random }) => law.step && judge.looksAt(law.id) && now(law, random));
      const before = looks.length > 0 ? deepCopy(state) : null;
      const { told, tell } = listener();
      game.play(state, move, tell);
      for (const { law, random } of looks) {
        const step = { playout, before, by, move, told, after: state, ply };
        judge.look(law.id, number, playout, ply + 1, () => law.step?.(step, random));
      }
    }
  } catch (thrown) {
    judge.threw(number, playout, log.length, thrown, 'while it was played again');
  }
}

/** So often each law looks at a position made by hand: with several watchers, it should look through the eyes of more than one. */
const LOOKS = 4;

/** Shows every law the positions that random games hardly ever reach. */
function lookAtMoments(subject: AnySubject, judge: Judge, seed: string): void {
  const { game } = subject;
  for (const { what, configuration, state: made } of subject.moments ?? []) {
    const playout = { subject, game, configuration, watchers: watchersOf(configuration), log: [], finished: false };
    for (const { id, position: look } of judge.laws) {
      if (!look) continue;
      const random = quickRandom(`${seed}/${what}/${id}`);
      for (let n = 0; n < LOOKS && judge.looksAt(id); n++) {
        judge.look(id, 0, playout, 0, () => {
          const state = made();
          const position = { playout, state, ply: 0, actor: game.actor(state), moves: game.moves(state) };
          const finding = look(position, random);
          return typeof finding === 'string' ? `${finding} (at “${what}”)` : finding;
        });
      }
    }
  }
}

/** The suite one game at a time, for callers who must breathe in between. The last value is the report. */
export function* conformance(subject: AnySubject, settings: Settings = {}): Generator<Progress, Report> {
  const { games = 50, seed = 'conform', care = 1, only } = settings;
  const unknown = settings.laws?.find((id) => !everyLaw.some((law) => law.id === id));
  if (unknown !== undefined) throw new RangeError(`there is no law “${unknown}”`);
  const judge = new Judge(
    everyLaw.filter(({ id }) => id === 'no-throw' || (settings.laws?.includes(id) ?? true)),
    seed,
  );
  for (const configuration of subject.configurations) {
    for (const { id, configuration: look } of judge.laws) {
      if (look)
        judge.look(id, 0, { game: subject.game, configuration, log: [] }, 0, () => look(subject, configuration));
    }
  }
  lookAtMoments(subject, judge, seed);
  for (let number = only ?? 0; number < (only === undefined ? games : only + 1); number++) {
    const configuration = at(subject.configurations, number % subject.configurations.length);
    const playout = playOut(subject, configuration, quickRandom(`${seed}/${number}`), judge, number);
    walk(playout, judge, number, seed, care);
    judge.games++;
    judge.plies += playout.log.length;
    settings.onProgress?.(judge.progress);
    yield judge.progress;
    if (settings.enough?.(judge.progress)) break;
  }
  return { ...judge.progress, ok: judge.violations.length === 0 };
}

/** Tries a game in these configurations by random play, under every law. */
export function conform(
  game: AnyGame,
  configurations: readonly Configuration[],
  settings: Settings & Omit<AnySubject, 'game' | 'configurations'>,
): Report {
  const run = conformance({ ...settings, game, configurations }, settings);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** A violation as a person reads it. */
export function describeViolation({ law, message, configuration, game, seed, moves, logbook }: Violation): string {
  const says = everyLaw.find(({ id }) => id === law)?.says;
  return [
    `${law}: ${message}`,
    `The law: ${says}.`,
    `Game ${game} of seed “${seed}”, ${configuration.seats} seats, options ${JSON.stringify(configuration.options)}.`,
    logbook ?? `Moves: ${moves.join(' ')}`,
  ].join('\n');
}
