import { writeFileSync } from 'node:fs';
import { NETS, type NetId, nets } from '@fathom/abyss/mind';
import { study } from '@fathom/abyss/mind/training';
import { readNetwork, writeNetwork } from '@fathom/mind';
import { Plea } from '../plea.ts';
import type { School } from './train.ts';

/** `fathom train abyss court`: one net for all tables. */
export async function trainAbyss(net: string, { games, seed, from, to }: School): Promise<number> {
  const id = known(net);
  const start = from === null ? undefined : readNetwork(await nets[known(from)]());
  const began = Date.now();
  const network = study(games, seed, tell(began), start);
  const file = to ?? `games/abyss/mind/nets/${id}.ts`;
  const command = `npx fathom train abyss ${id} --games ${games} --seed ${seed}${from === null ? '' : ` --from ${from}`}`;
  writeFileSync(file, `// ${command}\nexport const network =\n  '${writeNetwork(network)}';\n`);
  console.log(`Written to ${file}.`);
  return 0;
}

const tell = (began: number) => (so: { games: number; error: number }) =>
  console.log(`${so.games} games, error ${so.error.toFixed(4)}, ${Math.round((Date.now() - began) / 1000)} s`);

function known(net: string): NetId {
  const id = NETS.find((one) => one === net);
  if (id === undefined) throw new Plea(`There is no net ${net}; there are ${NETS.join(', ')}.`);
  return id;
}
