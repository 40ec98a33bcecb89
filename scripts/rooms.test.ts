import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './fingerprint.js';
import { tellCompiler } from './rooms.js';
import { root } from './run.js';

interface Config {
  readonly compilerOptions?: { readonly types?: readonly string[]; readonly lib?: readonly string[] };
  readonly references?: readonly { readonly path: string }[];
}

const read = (file: string): Config => JSON.parse(readFileSync(join(root, file), 'utf8'));
const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
    .map((entry) => join(path, entry.name));
const hasSources = (room: string) =>
  filesUnder(join(root, room)).some((file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const games = folders('games');
const rooms = [...folders('.'), ...games.flatMap(folders)].filter(
  (room) => existsSync(join(root, room, 'tsconfig.json')) && hasSources(room),
);
const rulesRooms = rooms.filter((room) => /^games\/[^/]+\/rules$/.test(room));

/** Every room the compiler comes to from one, itself included. */
function reached(room: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(room)) return found;
  found.add(room);
  for (const { path } of read(join(room, 'tsconfig.json')).references ?? []) reached(join(room, path), found);
  return found;
}

test('the compiler comes to every room that has sources', () => {
  expect(rooms.filter((room) => !reached('.').has(room))).toEqual([]);
});

test.each(['kernel', ...rulesRooms])('%s compiles without the types of browser or Node', (room) => {
  const base = read('tsconfig.base.json').compilerOptions;
  const { compilerOptions } = read(join(room, 'tsconfig.json'));
  expect(compilerOptions?.types ?? base?.types).toEqual([]);
  expect(compilerOptions?.lib ?? base?.lib).toEqual(['ES2023']);
});

/** Lints pieces of code as if they stood in a room, under our own settings. Answers which were objected to. */
function objected(room: string, pieces: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-lint-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
  cpSync(join(root, 'scripts/no-math-random.grit'), join(folder, 'scripts/no-math-random.grit'));
  mkdirSync(join(folder, room), { recursive: true });
  const refused = pieces.filter((piece, i) => {
    const file = `${room}/probe${i}.ts`;
    writeFileSync(join(folder, file), `export const probe = ${piece};\n`);
    const args = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', file];
    return spawnSync(process.execPath, args, { cwd: folder }).status !== 0;
  });
  rmSync(folder, { recursive: true });
  return refused;
}

const impure = ['Date.now()', 'new Date(0)', 'Math.random()', '[Math.random]', 'performance.now()'];

test('lint forbids clock and chance in kernel and rules, and only there', () => {
  expect(objected('kernel', impure)).toEqual(impure);
  expect(objected('games/toy/rules', impure)).toEqual(impure);
  expect(objected('games/toy/rules', ['Math.max(1, 2)'])).toEqual([]);
  expect(objected('web', impure)).toEqual([]);
});

test('the rooms of a new game are told to the compiler by whatever is built next', () => {
  const house = mkdtempSync(join(tmpdir(), 'fathom-rooms-'));
  for (const room of ['old/rules', 'new/rules', 'new/words']) {
    mkdirSync(join(house, 'games', room), { recursive: true });
    writeFileSync(join(house, 'games', room, 'tsconfig.json'), '{}');
  }
  mkdirSync(join(house, 'games/new/dist'));
  const file = join(house, 'games/tsconfig.json');
  writeFileSync(file, '{\n  "include": ["*.ts"],\n  "references": [{ "path": "old/rules" }]\n}\n');
  tellCompiler(house);
  const { include, references } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(house, { recursive: true });
  expect(include).toEqual(['*.ts']);
  expect(references.map(({ path }: { path: string }) => path).slice(4)).toEqual([
    'new/rules',
    'new/words',
    'old/rules',
  ]);
});
