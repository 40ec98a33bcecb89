// How long a person waits for advice: the first answer and the last, at decisions of games the middle level plays.
import { entryOf } from '@fathom/games';
import { type AnyGame, at, playChance, quickRandom } from '@fathom/kernel';
import { type AnyMind, ponder } from '@fathom/mind';
import { configurations } from './configurations.ts';
import { row } from './table.ts';

const GAMES = Number(process.argv[2] ?? 4);
/** Somebody asks at every so manieth decision. */
const EVERY = 4;

interface Waits {
  readonly first: number[];
  readonly last: number[];
}

/** One game; what a hint takes is added to the waits. */
function play(game: AnyGame, mind: AnyMind, seats: number, options: unknown, seed: string, waits: Waits): void {
  const random = quickRandom(seed);
  const state = game.setup(seats, options);
  const middle = at(mind.levels, mind.levels.length >> 1).id;
  for (let decisions = 0; ; ) {
    const actor = game.actor(state);
    if (actor === null) return;
    if (actor === 'chance') {
      playChance(game, state, random);
      continue;
    }
    const view = game.view(state, actor);
    if (decisions++ % EVERY === 0 && game.moves(state).length > 1) {
      const began = performance.now();
      const hints = mind.hint(view, actor, random);
      let answer = hints.next();
      waits.first.push(performance.now() - began);
      while (!answer.done) answer = hints.next();
      waits.last.push(performance.now() - began);
    }
    const { ideas } = ponder(mind.think(view, actor, middle, random));
    for (const move of at(ideas, 0).moves) game.play(state, move);
  }
}

function told(waits: number[]): string[] {
  waits.sort((a, b) => a - b);
  const quantile = (share: number) =>
    at(waits, Math.min(waits.length - 1, Math.floor(share * waits.length))).toFixed(0);
  return [quantile(0.5), quantile(0.95), quantile(1)];
}

row(
  'game',
  'configuration',
  'hints',
  'first answer, ms: median',
  '95 %',
  'slowest',
  'last answer: median',
  '95 %',
  'slowest',
);
row('---', '---', ...Array.from({ length: 7 }, () => '--:'));
for (const { game: id, label, seats, options: given } of configurations) {
  const entry = entryOf(id);
  const game = await entry?.rules();
  const options = game?.options.parse(given);
  if (!entry?.mind || !game || !options?.ok) throw new Error(`nobody plays ${id}, ${label}`);
  const mind = await entry.mind.mindFor(options.value);
  const waits: Waits = { first: [], last: [] };
  for (let n = 0; n < GAMES; n++) play(game, mind, seats, options.value, `hints ${n}`, waits);
  row(id, label, String(waits.first.length), ...told(waits.first), ...told(waits.last));
}
