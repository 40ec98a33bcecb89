import { parseArgs } from 'node:util';
import { accounts } from './commands/accounts.ts';
import { analyse } from './commands/analyse.ts';
import { doctor } from './commands/doctor.ts';
import { engine } from './commands/engine.ts';
import { ladder } from './commands/ladder.ts';
import { print, replay, verify } from './commands/logbooks.ts';
import { checkPuzzles, gradePuzzles, minePuzzles } from './commands/puzzles.ts';
import { soak } from './commands/soak.ts';
import { strengths } from './commands/strengths.ts';
import { study } from './commands/study.ts';
import { train } from './commands/train.ts';
import { Plea } from './terminal/plea.ts';

const usage = `fathom engine                     drive any game from any program: one JSON object per line (docs/protocol.md)
fathom verify <logbook>           work out every draw of a logbook again and compare
fathom replay <logbook>           play a logbook, or the report of a problem, and say where it ends
fathom print <logbook>            tell a game in sentences [--fr] [--seat N | --spectator]
fathom analyse <logbook>          tell luck from mistakes, and say what cost most [--fr] [--seat N]
fathom accounts <game> [games]    whether luck and mistakes of all players add up, over games between bots [--seed text]
fathom doctor <game>              check a game against every law of the kernel [--games N] [--seed text] [--only N: the game of this number]
fathom soak [game]                the same for as long as you like [--minutes N] [--seed text] [--folder path]
fathom train <game> <net>         learn from self-play (docs/minds.md) [--games N] [--seed text] [--from net] [--to file]
fathom ladder [game]              how strong each player is, into bench/ladder.md [--games N] [--seconds N a row] [--seed text] [--only rows] [--more] [--file path]
fathom strengths                  what bench/ladder.md says of each level, into what people are told of it [--file path]
fathom study <game> <study>       answer a question about a game’s bots (docs/minds.md) [--games N] [--seed text] [--file path]
fathom puzzles mine <game>        look for positions with one clearly best turn in games of bots [--count N] [--seed text] [--more] [--file path]
fathom puzzles grade <game>       ask every level anew how often it finds each puzzle
fathom puzzles check [game]       prove every puzzle anew; its last line is "N puzzles, 0 wrong" [--seed text]`;

export { guardOutput } from './terminal/output.ts';

/** Runs one command; resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof Plea)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function run(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case 'engine':
      return engine();
    case 'verify':
      return verify(only(rest, 'a logbook'));
    case 'replay':
      return replay(only(rest, 'a logbook'));
    case 'print':
      return printWith(rest);
    case 'analyse':
      return analyseWith(rest);
    case 'accounts':
      return accountsWith(rest);
    case 'train':
      return trainWith(rest);
    case 'ladder':
      return ladderWith(rest);
    case 'strengths':
      return strengths(String(options(rest, { file: { type: 'string', default: 'bench/ladder.md' } }).values.file));
    case 'study':
      return studyWith(rest);
    case 'puzzles':
      return puzzlesWith(rest);
    case 'doctor':
      return doctorWith(rest);
    case 'soak':
      return soakWith(rest);
    case undefined:
    case 'help':
    case '--help':
      console.log(usage);
      return 0;
    default:
      console.error(`There is no command "${command}".\n\n${usage}`);
      return 1;
  }
}

function accountsWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, { seed: { type: 'string', default: 'accounts' } });
  const [game, games = '50'] = positionals;
  if (game === undefined) throw new Plea(`Name a game.\n\n${usage}`);
  return accounts(game, count('games', games), values.seed);
}

function printWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    fr: { type: 'boolean' },
    seat: { type: 'string' },
    spectator: { type: 'boolean' },
  });
  if (values.spectator && values.seat !== undefined) throw new Plea('Choose --seat or --spectator, not both.');
  const seat = values.seat === undefined ? 'all' : count('seat', values.seat);
  return print(only(positionals, 'a logbook'), values.fr ? 'fr' : 'en', values.spectator ? null : seat);
}

function analyseWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    fr: { type: 'boolean' },
    seat: { type: 'string', default: '0' },
  });
  return analyse(only(positionals, 'a logbook'), values.fr ? 'fr' : 'en', count('seat', values.seat));
}

function trainWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'fathom' },
    from: { type: 'string' },
    to: { type: 'string' },
  });
  const [game, net, ...others] = positionals;
  if (game === undefined || net === undefined || others.length > 0)
    throw new Plea(`Name a game and a net.\n\n${usage}`);
  const { games, seed, from = null, to = null } = values;
  return train(game, net, { games: count('games', games), seed, from, to });
}

function ladderWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    games: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'ladder' },
    file: { type: 'string', default: 'bench/ladder.md' },
    only: { type: 'string' },
    more: { type: 'boolean', default: false },
  });
  if (positionals.length > 1) throw new Plea(`Name one game, or none for all.\n\n${usage}`);
  const { seed, file, only, more } = values;
  const measure = {
    games: count('games', values.games),
    seconds: count('seconds', values.seconds),
    seed,
    file,
    only,
    more,
  };
  return ladder(positionals[0], measure);
}

function studyWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    file: { type: 'string' },
  });
  const [game, name, ...others] = positionals;
  if (game === undefined || name === undefined || others.length > 0) {
    throw new Plea(`Name a game and a study.\n\n${usage}`);
  }
  const { games, seed = null, file = null } = values;
  return study(game, name, { games: games === undefined ? null : count('games', games), seed, file });
}

function puzzlesWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    count: { type: 'string', default: '64' },
    seed: { type: 'string' },
    more: { type: 'boolean', default: false },
    file: { type: 'string' },
  });
  const [what, game, ...others] = positionals;
  const { seed, more, file = null } = values;
  if (what === 'check' && others.length === 0) return checkPuzzles(game, seed ?? null);
  if (what === 'grade' && game !== undefined && others.length === 0) return gradePuzzles(game);
  if (what !== 'mine' || game === undefined || others.length > 0)
    throw new Plea(`Say "mine" or "grade" and a game, or "check".\n\n${usage}`);
  return minePuzzles(game, { count: count('count', values.count), seed: seed ?? 'fathom', more, file });
}

function doctorWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'doctor' },
    only: { type: 'string' },
  });
  const { games, seed, only: one } = values;
  const visit = { games: count('games', games), seed, ...(one === undefined ? {} : { only: count('only', one) }) };
  return doctor(only(positionals, 'a game'), visit);
}

function soakWith(args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: new Date().toISOString() },
    folder: { type: 'string', default: 'test-results/soak' },
  });
  if (positionals.length > 1) throw new Plea(`Name one game, or none for all.\n\n${usage}`);
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes < 1e6)) throw new Plea('--minutes takes a number above 0.');
  return soak(positionals[0], { minutes, seed: values.seed, folder: values.folder });
}

function count(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Plea(`--${name} takes a whole number.`);
}

type Known = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function options<const T extends Known>(args: readonly string[], known: T) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    throw new Plea(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function only(args: readonly string[], what: string): string {
  const [one, ...others] = args;
  if (one === undefined || others.length > 0) throw new Plea(`Name ${what}.\n\n${usage}`);
  return one;
}
