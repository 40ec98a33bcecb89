import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../run.js';
import { fileKnots, folderKnots } from './cycles.ts';
import { breaches, houses } from './graph.ts';
import { type Edge, edgesUnder } from './sources.ts';

/** Where walls are still open. Nothing may be added; what is mended is struck off. */
const open = {
  breaches: [] as readonly string[],
  circles: [] as readonly string[],
  knots: [] as readonly string[],
};

const known = (list: readonly string[]) => (text: string) => list.some((start) => text.startsWith(start));
const inside = (edges: readonly Edge[], house: string) => edges.filter(({ from }) => from.startsWith(`${house}/`));
const ties = (edges: readonly Edge[]) => edges.map(({ from, line, name }) => `${from}:${line}: ${name}`);

describe('the house', () => {
  const edges = edgesUnder(root, houses);

  test('no import crosses a wall of CONTRIBUTING.md', () => {
    expect(edges.length).toBeGreaterThan(2000);
    expect(breaches(edges).filter((breach) => !known(open.breaches)(breach))).toEqual([]);
  });

  test.each(houses.filter((house) => house !== 'games' && !open.knots.includes(house)))(
    'the folders of %s lead one way',
    (house) => {
      expect(folderKnots(inside(edges, house)).map((knot) => ties(knot.ties))).toEqual([]);
    },
  );

  test('no files load each other in a circle', () => {
    const circles = fileKnots(edges).map(({ members }) => members);
    expect(circles.filter((members) => !members.every(known(open.circles)))).toEqual([]);
  });
});

describe('the test of the walls', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-walls-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let trees = 0;

  /** What is found in a tree of these files. */
  function tree(files: { readonly [path: string]: string }): readonly Edge[] {
    const top = join(folder, String(trees++));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      writeFileSync(join(top, path), text);
    }
    return edgesUnder(top, houses);
  }

  test.each([
    ['kernel on mind', 'kernel/table.ts', '@fathom/mind'],
    ['kernel on a game', 'kernel/table.ts', '@fathom/toy/rules'],
    ['mind on a game', 'mind/search.ts', '@fathom/toy/rules'],
    ['board on a game', 'board/frame.tsx', '@fathom/toy/rules'],
    ['board on mind', 'board/frame.tsx', '@fathom/mind'],
    ['words on mind', 'words/format.ts', '@fathom/mind'],
    ['rules on another game', 'games/abyss/rules/turn.ts', '@fathom/toy/rules'],
    ['rules on their own words', 'games/abyss/rules/turn.ts', '@fathom/abyss/words/en'],
    ['rules on mind', 'games/abyss/rules/turn.ts', '@fathom/mind'],
    ['rules on Node', 'games/abyss/rules/turn.ts', 'node:fs'],
    ['rules on the screen', 'games/abyss/rules/turn.ts', 'solid-js'],
    ['rules on the registry', 'games/abyss/rules/turn.ts', '@fathom/games'],
    ['a test of rules on another game', 'games/abyss/rules/turn.test.ts', '@fathom/toy/rules'],
    ['a mind on its board', 'games/abyss/mind/reach.ts', '@fathom/abyss/board'],
    ['a board on its mind', 'games/abyss/board/dock.tsx', '@fathom/abyss/mind'],
    ['a board on another game', 'games/abyss/board/dock.tsx', '@fathom/toy/rules'],
    ['a manifest on another game', 'games/abyss/manifest.ts', '@fathom/toy/rules'],
    ['web past the registry', 'web/pages/home.tsx', '@fathom/abyss/rules'],
    ['server past the registry', 'server/app.ts', '@fathom/abyss/rules'],
    ['cli past the registry', 'cli/engine/engine.ts', '@fathom/abyss/mind/training'],
    ['server on web', 'server/app.ts', '@fathom/web'],
  ])('bites: %s', (_, file, name) => {
    const [breach, ...others] = breaches(tree({ [file]: `\nimport '${name}';\n` }));
    expect(breach).toContain(`${file}:2: `);
    expect(breach).toContain(name);
    expect(others).toEqual([]);
  });

  test.each([
    `import { a } from '@fathom/mind';`,
    `import type { A } from '@fathom/mind';`,
    `import { type A } from '@fathom/mind';`,
    `export * from '@fathom/mind';`,
    `export { a } from '@fathom/mind';`,
    `export type { A } from '@fathom/mind';`,
    `const a = await import('@fathom/mind');`,
    `const a = () => import("@fathom/mind");`,
    `const a = [\`\${import('@fathom/mind')}\`];`,
    `type A = import('@fathom/mind').A;`,
    `import\n\n{ a } from '@fathom/mind';`,
  ])('sees %j', (statement) => {
    expect(breaches(tree({ 'kernel/table.ts': statement }))).toHaveLength(1);
  });

  test('what only looks like an import is none', () => {
    const text = `// import '@fathom/mind';\nconst a = "import '@fathom/mind'";\n/* import('@fathom/mind') */`;
    expect(tree({ 'kernel/table.ts': text })).toEqual([]);
  });

  test.each([
    ['games/abyss/board/dock.tsx', '../rules/payment.ts', 'games/abyss/rules'],
    ['games/abyss/words/en.ts', '../rules/index.ts', 'games/abyss/rules'],
    ['web/catalogue.ts', '../games/abyss/board/index.tsx', 'games/abyss/board'],
    ['mind/search.ts', '../kernel/table.ts', 'kernel'],
    ['games/index.ts', './abyss/rules/index.ts', 'games/abyss/rules'],
    ['games/abyss/manifest.ts', './rules/index.ts', 'games/abyss/rules'],
    ['games/abyss/manifest.ts', '../toy/manifest.ts', 'games/toy'],
  ])('bites: %s by path, %s', (file, path, room) => {
    const [breach] = breaches(tree({ [file]: `import '${path}';` }));
    expect(breach).toContain(`${file}:1: `);
    expect(breach).toContain(`reaches into ${room} by path`);
  });

  test('a worker is imported by its address', () => {
    const text = `const worker = new URL('../mind/worker.ts', import.meta.url);`;
    expect(breaches(tree({ 'kernel/table.ts': text }))).toHaveLength(1);
  });

  test('a room nobody has named is refused', () => {
    expect(breaches(tree({ 'games/abyss/rules/a.ts': '', 'web/a.ts': `import '@fathom/abyss/attic';` }))).toHaveLength(
      1,
    );
  });

  test('what CONTRIBUTING.md allows is allowed', () => {
    const fine = tree({
      'kernel/table.ts': `import './contract.ts';`,
      'kernel/table.test.ts': `import '@fathom/toy/rules'; import 'vitest'; import '../games/toy/broken/broken.ts';`,
      'games/abyss/rules/turn.ts': `import '@fathom/kernel'; import 'valibot';`,
      'games/abyss/rules/turn.test.ts': `import '@fathom/kernel/conform'; import '../words/en.ts';`,
      'games/abyss/mind/reach.ts': `import '@fathom/mind'; import '@fathom/abyss/rules'; import '@fathom/abyss/words/names-en';`,
      'games/abyss/board/dock.tsx': `import '@fathom/board'; import 'solid-js/web'; import './dock.css';`,
      'games/abyss/manifest.ts': `import '../manifest.ts'; const a = () => import('@fathom/abyss/board');`,
      'games/abyss/guide/index.tsx': `import '@fathom/abyss/mind/win-rates'; import '@fathom/board';`,
      'games/index.ts': `import { abyss } from './abyss/manifest.ts'; import '@fathom/toy/conform';`,
      'web/main.tsx': `import '@fathom/games'; import '@fathom/mind/desk'; import '@fontsource/eb-garamond/latin-400.css';`,
      'server/app.ts': `import 'hono/etag'; import 'node:fs';`,
    });
    expect(fine.length).toBeGreaterThan(15);
    expect(breaches(fine)).toEqual([]);
  });

  test('folders that lead to each other are a knot, over however many steps; tests tie nothing', () => {
    const knot = folderKnots(
      tree({
        'web/play/table.tsx': `import '../minds/host.ts';`,
        'web/minds/host.ts': `import type { A } from '../art/a.ts';`,
        'web/art/a.ts': `const a = () => import('../play/table.tsx');`,
        'web/main.tsx': `import './play/table.tsx';`,
        'web/words/en.test.ts': `import '../main.tsx';`,
      }),
    );
    expect(knot.map(({ members }) => members)).toEqual([['web/art', 'web/minds', 'web/play']]);
    expect(ties(knot[0]?.ties ?? [])).toContain('web/minds/host.ts:1: ../art/a.ts');
  });

  test('files that load each other are a circle, unless the compiler erases one of the imports', () => {
    const circle = (back: string) => tree({ 'mind/a.ts': `import './b.ts';`, 'mind/b.ts': back });
    expect(fileKnots(circle(`import './a.ts';`)).map(({ members }) => members)).toEqual([['mind/a.ts', 'mind/b.ts']]);
    expect(fileKnots(circle(`import type { A } from './a.ts';`))).toEqual([]);
  });
});
