import { type Edge, isTest } from './sources.ts';

/** What a room may lean on: other rooms, and packages of others (`node:` stands for Node's own). */
interface Leave {
  readonly rooms: readonly string[];
  readonly packages?: readonly string[];
  /** Rooms its tests may lean on besides. */
  readonly tests?: readonly string[];
}

/**
 * Who may lean on whom. `<game>` is one game, the same throughout a line; `*` is any game. Nothing else may: in particular nobody but
 * the registry knows which games there are, and no game knows of another.
 */
const graph: { readonly [room: string]: Leave } = {
  kernel: { rooms: [], tests: ['games/toy', 'games/toy/rules'] },
  words: { rooms: ['kernel'] },
  mind: { rooms: ['kernel'], tests: ['games/toy/rules'] },
  board: { rooms: ['kernel', 'words'], packages: ['solid-js'], tests: ['games/toy/rules'] },
  wire: { rooms: ['kernel'], packages: ['valibot'] },
  'games/<game>/rules': { rooms: ['kernel'], packages: ['valibot'] },
  'games/<game>/words': { rooms: ['kernel', 'words', 'games/<game>/rules'] },
  'games/<game>/mind': { rooms: ['kernel', 'words', 'mind', 'games/<game>/rules', 'games/<game>/words'] },
  'games/<game>/board': {
    rooms: ['kernel', 'words', 'board', 'games/<game>/rules', 'games/<game>/words'],
    packages: ['solid-js'],
  },
  'games/<game>/guide': {
    rooms: ['kernel', 'words', 'board', ...parts('<game>')],
    packages: ['solid-js'],
  },
  'games/<game>/lessons': { rooms: ['kernel', 'words', 'board', 'games/<game>/rules'] },
  'games/<game>/puzzles': { rooms: ['kernel', 'mind'] },
  'games/<game>': {
    rooms: ['kernel', 'words', 'mind', 'board', ...extras('<game>'), ...parts('<game>')],
    packages: ['solid-js'],
  },
  games: {
    rooms: ['kernel', 'words', 'mind', 'board', 'games/*', 'games/*/lessons', 'games/*/puzzles', ...parts('*')],
    packages: ['solid-js'],
  },
  server: {
    rooms: ['kernel', 'words', 'mind', 'games', 'wire'],
    packages: [
      'node:',
      'hono',
      '@hono/node-server',
      '@valibot/to-json-schema',
      'libsql',
      'pg',
      'pino',
      'prom-client',
      'rate-limiter-flexible',
      'uqr',
      'valibot',
      'web-push',
      'ws',
    ],
    tests: ['games/*/rules'],
  },
  web: {
    rooms: ['kernel', 'words', 'mind', 'board', 'games', 'wire'],
    packages: ['idb', 'solid-js', '@fontsource/eb-garamond', 'uqr', 'valibot', 'vite', 'vite-plugin-solid', 'node:'],
    tests: ['games/*/rules'],
  },
  cli: { rooms: ['kernel', 'words', 'mind', 'games'], packages: ['node:'], tests: ['games/toy', 'games/*/rules'] },
  bench: { rooms: ['kernel', 'mind', 'games', 'wire', 'server'], packages: ['node:', 'ws'] },
  e2e: {
    rooms: ['kernel', 'words', 'board', 'games', ...parts('*')],
    packages: ['node:', '@playwright/test', 'axe-core'],
  },
  scripts: { rooms: [], packages: ['node:', 'vite'] },
};

function parts(game: string): readonly string[] {
  return ['rules', 'words', 'mind', 'board'].map((part) => `games/${game}/${part}`);
}

function extras(game: string): readonly string[] {
  return ['guide', 'lessons', 'puzzles'].map((part) => `games/${game}/${part}`);
}

/** The folders that hold the rooms. */
export const houses = [...new Set(Object.keys(graph).map((room) => room.replace(/\/.*/, '')))];

/** What tests and workbenches everywhere may use. */
const tools = ['vitest', 'fast-check', 'node:', 'solid-js', 'vite', 'vite-plugin-solid', '@fontsource'];

/** The room a path from the root lies in. */
export function roomOf(path: string): string {
  const [house = '', game, part] = path.split('/');
  if (house !== 'games' || game === undefined || /\.\w+$/.test(game)) return house;
  return part !== undefined && `games/<game>/${part}` in graph ? `games/${game}/${part}` : `games/${game}`;
}

/** The room a name such as `@fathom/toy/rules` opens; `null` for packages of others. */
function roomNamed(name: string): string | null {
  const [scope, own = '', part = ''] = name.split('/');
  if (scope !== '@fathom') return null;
  if (own in graph) return own;
  // A game's suite subject, and its rules without what reads positions from outside, are doors of their own to its rules.
  return roomOf(`games/${own}/${part === 'conform' || part === 'playable' ? 'rules' : part}/`);
}

/** Every import that crosses a wall, as `file:line: what is wrong`. */
export function breaches(edges: readonly Edge[]): readonly string[] {
  return edges.flatMap((edge) => {
    const wrong = wrongWith(edge);
    return wrong === null ? [] : [`${edge.from}:${edge.line}: ${wrong}`];
  });
}

function wrongWith({ from, name, file }: Edge): string | null {
  const own = roomOf(from);
  const game = /^games\/([^/.]+)/.exec(own)?.[1];
  const leave = graph[game === undefined ? own : own.replace(game, '<game>')];
  if (leave === undefined) return `${own} is no room we know`;
  const test = isTest(from);
  const mayEnter = (room: string) =>
    room === own ||
    [...leave.rooms, ...(test ? (leave.tests ?? []) : [])].some((one) => matches(one, room, game)) ||
    (test && game !== undefined && room.startsWith(`games/${game}`));

  if (file !== null) {
    const room = roomOf(file);
    // Rigs and broken toys belong to no package, so tests may go by path where they may go at all.
    if (room === own || joinsRegistry(from, file) || (test && (mayEnter(room) || room === 'scripts'))) return null;
    return `${own} reaches into ${room} by path (${name}): walls are crossed by the name of a package`;
  }
  const room = roomNamed(name);
  if (room !== null) return mayEnter(room) ? null : `${own} may not lean on ${room} (${name})`;
  const packages = [...(leave.packages ?? []), ...(test ? tools : [])];
  const mayUse = packages.some((one) => (one.endsWith(':') ? name.startsWith(one) : `${name}/`.startsWith(`${one}/`)));
  return mayUse ? null : `${own} may not lean on the package ${name}`;
}

/** The registry lists the games' manifests, and each says with the registry's type what it must hold. */
function joinsRegistry(from: string, file: string): boolean {
  const manifest = /^games\/[^/]+\/manifest\.ts$/;
  return (from === 'games/index.ts' && manifest.test(file)) || (manifest.test(from) && file === 'games/manifest.ts');
}

/** `*` is any one game, `<game>` this one. */
function matches(pattern: string, room: string, game: string | undefined): boolean {
  const wanted = pattern.split('/');
  const given = room.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === '*' || (part === '<game>' ? game : part) === given[i])
  );
}
