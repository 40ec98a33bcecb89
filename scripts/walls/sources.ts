import { dirname, join, relative } from 'node:path';
import { filesUnder } from '../fingerprint.js';
import { importsOf } from './imports.ts';

/** One import statement: which file says it where, and what it reaches, both from the root of the project. */
export interface Edge {
  readonly from: string;
  readonly line: number;
  /** As it is written. */
  readonly name: string;
  readonly erased: boolean;
  /** The file a relative import means; `null` if the import goes by the name of a package. */
  readonly file: string | null;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Tests, and what only tests and workbenches use. */
export const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(e2e|scripts)\//.test(file) || /\/(testing|harness|goldens|broken)\//.test(file);

/** Every import of every source file under these folders. */
export function edgesUnder(root: string, folders: readonly string[]): readonly Edge[] {
  const files: string[] = folders.flatMap((folder) => filesUnder(join(root, folder)));
  return files.filter(isSource).flatMap((file) =>
    importsOf(file).map(({ name, line, erased }) => ({
      from: relative(root, file),
      line,
      name,
      erased,
      file: name.startsWith('.') ? relative(root, join(dirname(file), name.replace(/\?.*$/, ''))) : null,
    })),
  );
}
