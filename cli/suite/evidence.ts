import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeViolation, type Violation } from '@fathom/kernel/conform';
import { writeToFile } from '../terminal/output.ts';

/** Leaves a logbook that leads to the broken law, with comments that say what to make of it. Returns the name of the file. */
export function keepEvidence(folder: string, id: string, violation: Violation): string {
  const { law, message, seed, game, logbook } = violation;
  const file = resolve(join(folder, `${id}-${law}-${seed.replaceAll(/[^a-z0-9]+/gi, '-')}-${game}.logbook`));
  const again = `npx fathom doctor ${id} --seed ${JSON.stringify(seed)} --only ${game}`;
  const remarks = [`${law}: ${message}`, again].map((line) => `# ${line.replaceAll(/\s+/g, ' ')}\n`).join('');
  mkdirSync(folder, { recursive: true });
  writeToFile(file, logbook === null ? `${describeViolation(violation)}\n${again}\n` : logbook + remarks);
  return file;
}
