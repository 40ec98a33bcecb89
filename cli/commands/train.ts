import { entryOf, games as shelf } from '@fathom/games';
import { readNetwork, type School, writeNetwork } from '@fathom/mind';
import { writeToFile } from '../terminal/output.ts';
import { Plea } from '../terminal/plea.ts';

export interface Lessons {
  readonly games: number;
  readonly seed: string;
  /** The net to begin with; `null`: from scratch. */
  readonly from: string | null;
  /** The file to write; `null`: the game's own. */
  readonly to: string | null;
}

/** `fathom train`: learns from self-play and writes a net as a source file that says how it came about. */
export async function train(game: string, net: string, { games, seed, from, to }: Lessons): Promise<number> {
  const school = await entryOf(game)?.mind?.school?.();
  if (!school) throw new Plea(`Nothing is learned in ${game}: ${schools()} learn.`);
  fetcher(school, net);
  const start = from === null ? undefined : readNetwork(await fetcher(school, from)());
  const began = Date.now();
  const network = school.study(net, { games, seed, from: start }, (news) =>
    console.log(`${news}, ${Math.round((Date.now() - began) / 1000)} s`),
  );
  const file = to ?? `games/${game}/mind/nets/${net.toLowerCase()}.ts`;
  const command = `npx fathom train ${game} ${net} --games ${games} --seed ${seed}${from === null ? '' : ` --from ${from}`}`;
  writeToFile(file, `// ${command}\nexport const network =\n  '${writeNetwork(network)}';\n`);
  console.log(`Written to ${file}.`);
  return 0;
}

const schools = (): string => shelf.flatMap(({ id, mind }) => (mind?.school ? [id] : [])).join(', ');

function fetcher({ nets }: School, net: string): () => Promise<string> {
  const found = Object.hasOwn(nets, net) ? nets[net] : undefined;
  if (!found) throw new Plea(`There is no net ${net}; there are ${Object.keys(nets).join(', ')}.`);
  return found;
}
