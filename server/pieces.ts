import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '@fathom/wire';
import type { Language } from '@fathom/words';

type Pieces = { readonly [name: string]: readonly string[] | undefined };

/** The files each piece of the built app consists of, by its name or by the module it is (web/build/preload.ts). A build without the list is only slower to open. */
export async function readPieces(folder: string): Promise<Pieces> {
  try {
    return JSON.parse(await readFile(join(folder, 'pieces.json'), 'utf8'));
  } catch {
    return {};
  }
}

const pagePieces: { readonly [page in Route['page']]?: readonly string[] } = {
  new: ['home'],
  learn: ['lesson'],
  end: ['web/play/end.tsx'],
  analysis: ['web/play/replay.tsx'],
  rules: ['web/pages/rules.tsx'],
};

/** The page of the app, asking for what this address will need at once and not one after the other. */
export function withPieces(page: string, pieces: Pieces, route: Route, language: Language): string {
  const table = 'game' in route ? [route.game, `${route.game}-${language}`] : [];
  const names = [`app-${language}`, ...table, ...(pagePieces[route.page] ?? [])];
  const files = new Set(names.flatMap((name) => (Object.hasOwn(pieces, name) ? (pieces[name] ?? []) : [])));
  const links = Array.from(files, (file) =>
    file.endsWith('.css')
      ? `<link rel="preload" href="/${file}" as="style" />`
      : `<link rel="modulepreload" href="/${file}" crossorigin />`,
  );
  return page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}
