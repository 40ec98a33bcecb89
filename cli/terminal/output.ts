import { writeFileSync } from 'node:fs';
import { Plea } from './plea.ts';

/**
 * Nobody reads any more (`… | head -1`): there is nothing left to do, and nothing wrong. An answer that cannot be written (a full disk)
 * is a failure, and says so. What we say on stderr besides may get lost.
 */
export function guardOutput(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`The output cannot be written (${error.code ?? error.message}).`);
    process.exit(1);
  });
}

export function writeToFile(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new Plea(`The file ${file} cannot be written.`);
  }
}
