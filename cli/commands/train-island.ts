import { writeFileSync } from 'node:fs';
import { readNetwork, writeNetwork } from '@fathom/mind';
import { NETS, type NetId, nets } from '@fathom/nautilus-island/mind';
import { study } from '@fathom/nautilus-island/mind/training';
import { Plea } from '../plea.ts';
import type { School } from './train.ts';

/** `fathom train nautilus-island`: a net for two, three or four players. */
export async function trainIsland(net: string, { games, seed, from, to }: School): Promise<number> {
  const id = known(net);
  const start = from === null ? undefined : readNetwork(await nets[known(from)]());
  const began = Date.now();
  const network = study(NETS.indexOf(id) + 2, games, seed, tell(began), start);
  const file = to ?? `games/nautilus-island/mind/nets/${id}.ts`;
  const command = `npx fathom train nautilus-island ${id} --games ${games} --seed ${seed}${from === null ? '' : ` --from ${from}`}`;
  writeFileSync(file, `// ${command}\nexport const network =\n  '${writeNetwork(network)}';\n`);
  console.log(`Written to ${file}.`);
  return 0;
}

const tell = (began: number) => (so: { games: number; surprise: number }) =>
  console.log(`${so.games} games, surprise ${so.surprise.toFixed(4)}, ${Math.round((Date.now() - began) / 1000)} s`);

function known(net: string): NetId {
  const id = NETS.find((one) => one === net);
  if (id === undefined) throw new Plea(`There is no net ${net}; there are ${NETS.join(', ')}.`);
  return id;
}
