import { writeFileSync } from 'node:fs';
import { readNetwork, writeNetwork } from '@fathom/mind';
import { NETS, type NetId, nets } from '@fathom/nautilion/mind';
import { inputsFor, lessonsFor, study } from '@fathom/nautilion/mind/training';
import { Plea } from '../plea.ts';
import { trainAbyss } from './train-abyss.ts';
import { trainIsland } from './train-island.ts';

export interface School {
  readonly games: number;
  readonly seed: string;
  /** The net to begin with; `null`: from scratch. */
  readonly from: string | null;
  /** The file to write; `null`: the game's own. */
  readonly to: string | null;
}

/** `fathom train`: learns from self-play and writes a net as a source file that says how it came about. */
export async function train(game: string, net: string, { games, seed, from, to }: School): Promise<number> {
  if (game === 'nautilus-island') return trainIsland(net, { games, seed, from, to });
  if (game === 'abyss') return trainAbyss(net, { games, seed, from, to });
  if (game !== 'nautilion') throw new Plea('Nautilion, nautilus-island and abyss learn; nothing else does.');
  const id = known(net);
  const start = from === null ? undefined : readNetwork(await nets[known(from)]());
  const began = Date.now();
  const network = study(
    lessonsFor(id),
    inputsFor(id),
    games,
    seed,
    (so) => console.log(`${so.games} games, won ${(100 * so.won).toFixed(1)} % of the last 500, ${seconds(began)} s`),
    start,
  );
  const file = to ?? `games/nautilion/mind/nets/${id.toLowerCase()}.ts`;
  const command = `npx fathom train nautilion ${id} --games ${games} --seed ${seed}${from === null ? '' : ` --from ${from}`}`;
  writeFileSync(file, `// ${command}\nexport const network =\n  '${writeNetwork(network)}';\n`);
  console.log(`Written to ${file}.`);
  return 0;
}

const seconds = (began: number): number => Math.round((Date.now() - began) / 1000);

function known(net: string): NetId {
  const id = NETS.find((one) => one === net);
  if (id === undefined) throw new Plea(`There is no net ${net}; there are ${NETS.join(', ')}.`);
  return id;
}
