import { readFileSync } from 'node:fs';
import { games as shelf } from '@fathom/games';
import { strengthsFile, strengthsOn } from '../ladder/strengths.ts';
import { writeToFile } from '../terminal/output.ts';

/** `fathom strengths`: what the page of the ladder says of each level, into the file its game tells people from. */
export async function strengths(page: string): Promise<number> {
  const text = readFileSync(page, 'utf8');
  for (const entry of shelf.filter(({ shelved }) => shelved)) {
    const file = `games/${entry.id}/mind/strengths.ts`;
    writeToFile(file, strengthsFile(await strengthsOn(text, entry)));
    console.log(`Written to ${file}.`);
  }
  return 0;
}
