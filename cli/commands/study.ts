import { entryOf, games as shelf } from '@fathom/games';
import type { Study } from '@fathom/mind';
import { LiveLine } from '../terminal/live-line.ts';
import { writeToFile } from '../terminal/output.ts';
import { Plea } from '../terminal/plea.ts';

export interface Asked {
  readonly games: number | null;
  readonly seed: string | null;
  /** The file to write; `null`: the game's own, or none. */
  readonly file: string | null;
}

/** `fathom study`: answers a question a game asks about its own minds, on the screen or into the file made of it. */
export async function study(game: string, name: string, { games, seed, file }: Asked): Promise<number> {
  const found = await fetchStudy(game, name);
  const live = new LiveLine();
  const effort = { games: games ?? found.usual.games, seed: seed ?? found.usual.seed };
  const page = await found.answer(effort, (news) => live.show(news));
  live.finish();
  const to = file ?? found.file;
  if (to === undefined) console.log(page);
  else {
    writeToFile(to, `// npx fathom study ${game} ${name} --games ${effort.games} --seed ${effort.seed}\n${page}`);
    console.log(`Written to ${to}.`);
  }
  return 0;
}

async function fetchStudy(game: string, name: string): Promise<Study> {
  const studies = await entryOf(game)?.mind?.studies?.();
  if (!studies) throw new Plea(`Nothing is studied in ${game}: ${studied()} can be.`);
  const found = Object.hasOwn(studies, name) ? studies[name] : undefined;
  if (found) return found;
  const list = Object.entries(studies).map(([one, { asks }]) => `${one}: ${asks}`);
  throw new Plea(`There is no study ${name} of ${game}; there are\n${list.join('\n')}`);
}

const studied = (): string => shelf.flatMap(({ id, mind }) => (mind?.studies ? [id] : [])).join(', ');
