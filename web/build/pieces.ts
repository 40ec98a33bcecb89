import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** What is wanted together comes together: fewer questions, and text compresses better in one piece. */
interface Piece {
  readonly name: string;
  /** The modules it begins with: all they import comes along, unless an earlier piece has it. What they ask for later does not. */
  readonly of: readonly string[];
}

/** Pieces that need not be here together. What all of them import has a name of its own, what only some do has theirs. */
interface Siblings {
  readonly common: string;
  readonly pieces: readonly Piece[];
}

type Plan = readonly (Piece | Siblings)[];

type Module = Rolldown.ModuleInfo;
type GetModule = (id: string) => Module | null;

export const house = fileURLToPath(new URL('../..', import.meta.url));

/** Says of each module which piece it belongs to. */
export function pieceOf(plan: Plan) {
  let homes: ReadonlyMap<string, string> | null = null;
  return (id: string, build: { getModuleInfo: GetModule }): string | null => {
    homes ??= settle(plan, (module) => build.getModuleInfo(module));
    return homes.get(id) ?? null;
  };
}

function settle(plan: Plan, getModule: GetModule): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const next of plan) {
    const { common, pieces } = 'of' in next ? { common: next.name, pieces: [next] } : next;
    const wanted = new Map<string, string[]>();
    for (const { name, of } of pieces)
      for (const id of allOf(name, of, homes, getModule)) wanted.set(id, [...(wanted.get(id) ?? []), name]);
    for (const [id, names] of wanted) homes.set(id, names.length === pieces.length ? common : names.join('-and-'));
  }
  return homes;
}

/** All modules a piece stands on. */
function allOf(
  name: string,
  of: readonly string[],
  taken: ReadonlyMap<string, string>,
  getModule: GetModule,
): Set<string> {
  const all = new Set<string>();
  const take = (id: string) => {
    if (taken.has(id) || all.has(id)) return;
    all.add(id);
    const module = getModule(id);
    const words = wordsIn(module?.code ?? '');
    for (const next of module?.importedIds ?? []) for (const source of sourcesOf(next, words, getModule)) take(source);
  };
  for (const begin of of) {
    if (!getModule(house + begin)) throw new Error(`The piece "${name}" begins with ${begin}, which there is not.`);
    take(house + begin);
  }
  return all;
}

/** A module that says none of these words itself, but passes on what others say, stands for those others. */
function sourcesOf(id: string, words: ReadonlySet<string>, getModule: GetModule): readonly string[] {
  const module = getModule(id);
  if (!module?.code || !/\bexport\s*(\*|\{[^}]*\})\s*from\b/.test(module.code)) return [id];
  if (ownWords(module.code).some((word) => words.has(word))) return [id];
  return module.importedIds
    .filter((source) => getModule(source)?.exports.some((word) => words.has(word)))
    .flatMap((source) => sourcesOf(source, words, getModule));
}

const listed = (list: string) =>
  list.split(',').map(
    (word) =>
      word
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s/)[0] ?? '',
  );

/** Every word a module asks of others. */
function wordsIn(code: string): ReadonlySet<string> {
  const asked = code.matchAll(/\b(?:import|export)\s*\{([^}]*)\}\s*from\b/g);
  return new Set([...asked].flatMap(([, list = '']) => listed(list)));
}

/** Every word a module says itself. */
function ownWords(code: string): readonly string[] {
  const said = code.matchAll(/\bexport\s+(?:async\s+)?(?:const|let|function|class)\s+(\w+)/g);
  const lists = code.matchAll(/\bexport\s*\{([^}]*)\}(?!\s*from)/g);
  return [...[...said].map(([, word = '']) => word), ...[...lists].flatMap(([, list = '']) => listed(list))];
}

/** Of every game with a board of its own: what its table begins with, on screens of either shape, and what is said there. */
export function tablePieces(): Plan {
  const games = readdirSync(`${house}games`).filter((game) => existsSync(`${house}games/${game}/board/index.tsx`));
  const tables = games.map((game) => ({
    name: game,
    of: [
      ...firstOf(game, 'rules/playable.ts', 'rules/index.ts'),
      ...firstOf(game, 'board/index.tsx'),
      ...firstOf(game, 'guide/index.tsx'),
    ],
  }));
  const shapes = games.map((game) => ({
    common: game,
    pieces: ['wide', 'compact'].flatMap((shape) =>
      firstOf(game, `board/${shape}.tsx`).map((file) => ({ name: `${game}-${shape}`, of: [file] })),
    ),
  }));
  const words = games.map((game) => ({
    common: game,
    pieces: ['en', 'fr'].map((language) => ({
      name: `${game}-${language}`,
      of: [
        ...firstOf(game, `words/spoken-${language}.ts`, `words/${language}.ts`),
        ...firstOf(game, `words/board-${language}.ts`),
        ...firstOf(game, `words/dark-${language}.ts`),
        ...firstOf(game, `guide/words-${language}.ts`),
      ],
    })),
  }));
  // Where the rulebook is said by what is said at the table, it is read without the table.
  const outlines = games.map((game) => ({ name: `${game}-outline`, of: firstOf(game, 'words/outline.ts') }));
  return [...outlines, { common: 'app', pieces: tables }, ...shapes, ...words];
}

/** The first of these that there is: some games have less for a table than for all. */
const firstOf = (game: string, ...files: readonly string[]) =>
  files
    .map((file) => `games/${game}/${file}`)
    .filter((file) => existsSync(house + file))
    .slice(0, 1);
