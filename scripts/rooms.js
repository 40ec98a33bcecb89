import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

const folders = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The rooms of all games, as `toy/rules`. */
const roomsOf = (games) =>
  folders(games).flatMap((game) =>
    folders(join(games, game))
      .filter((room) => existsSync(join(games, game, room, 'tsconfig.json')))
      .map((room) => `${game}/${room}`),
  );

/** Tells the compiler of every room of every game, so that nobody who adds a game has to. */
export function tellCompiler(house = root) {
  const games = join(house, 'games');
  const file = join(games, 'tsconfig.json');
  const paths = ['../kernel', '../mind', '../words', '../board', ...roomsOf(games).sort()];
  const lines = paths.map((path) => `    { "path": "${path}" }`).join(',\n');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/"references": \[[^\]]*\]/, `"references": [\n${lines}\n  ]`);
  if (after !== before) writeFileSync(file, after);
}
