import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryOf, greeter } from '@fathom/games';
import type { Route } from '@fathom/wire';
import type { Language } from '@fathom/words';
import { withGreeting } from './greeting.ts';

type Pieces = { readonly [name: string]: readonly string[] | undefined };

/** The files each piece of the built app consists of, by its name or by the module it is (web/build/preload.ts). A build without the list is only slower to open. */
export async function readPieces(folder: string): Promise<Pieces> {
  try {
    return JSON.parse(await readFile(join(folder, 'pieces.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** What a page needs besides its game. The rules are read before the pieces come that are drawn beside them. */
export const pagePieces: { readonly [page in Route['page']]?: readonly string[] } = {
  new: ['home'],
  play: ['replay'],
  learn: ['lesson', 'teaching', 'GAME/lessons/index.ts'],
  end: ['end', 'replay', 'GAME/guide/finale.tsx', 'GAME/guide/chart.ts', 'GAME/mind/words-LANGUAGE.ts'],
  analysis: ['looking-back', 'replay', 'GAME/mind/words-LANGUAGE.ts'],
  rules: ['web/pages/rules.tsx', 'GAME/words/LANGUAGE.ts'],
};

/**
 * Whoever has never been here is taught, everybody else finds the shelf: only the browser knows (web/build/doorman.js). The teacher comes
 * once the die can be touched: a first visit is kept light.
 */
export const strangersPieces = ['lesson', 'GAME/lessons/index.ts'];
const guestsPieces = ['home'];

/** As boards choose between their two shapes: letters twice as large need a screen twice as wide. Should one choose otherwise, its shape comes a moment later. */
const wide = '(min-width: 1140px) and (min-width: 64em) and (min-height: 600px)';
const shapes = { wide, compact: `not all and ${wide}` };

interface Link {
  readonly file: string;
  readonly media?: string;
  readonly whose?: 'stranger' | 'guest';
}

/** The page of the app, asking for what this address will need at once and not one after the other. */
export async function withPieces(page: string, pieces: Pieces, route: Route, language: Language): Promise<string> {
  const filesOf = (names: readonly string[], game = '') =>
    names
      .map((name) => name.replace('GAME', `games/${game}`).replace('LANGUAGE', language))
      .flatMap((name) => (Object.hasOwn(pieces, name) ? (pieces[name] ?? []) : []));
  /** What a table of a game needs, and these. */
  const tableOf = (game: string, names: readonly string[]): readonly Link[] => [
    ...filesOf([game, `${game}-${language}`, ...names], game).map((file) => ({ file })),
    // The end tells how it went, without the board.
    ...Object.entries(route.page === 'end' ? {} : shapes).flatMap(([shape, media]) =>
      filesOf([`${game}-${shape}`]).map((file) => ({ file, media })),
    ),
  ];
  const isAtDoor = route.page === 'home' || route.page === 'welcome';
  const wanted = isAtDoor
    ? [
        ...tableOf(greeter.id, strangersPieces).map((link) => ({ ...link, whose: 'stranger' as const })),
        ...filesOf(guestsPieces).map((file) => ({ file, whose: 'guest' as const })),
      ]
    : route.page === 'rules'
      ? filesOf([...(pagePieces.rules ?? []), `${route.game}-${language}`], route.game).map((file) => ({ file }))
      : 'game' in route
        ? tableOf(route.game, [...(pagePieces[route.page] ?? []), ...(await company(route))])
        : filesOf(pagePieces[route.page] ?? []).map((file) => ({ file }));
  const links = new Map<string, string>();
  for (const { file, ...how } of [...filesOf([`app-${language}`]).map((file) => ({ file })), ...wanted])
    if (!links.has(file)) links.set(file, linkTo(file, how));
  const doorman = isAtDoor ? filesOf(['doorman']).map((file) => `<script src="/${file}" async></script>`) : [];
  const named = page.replace('</head>', () => `  ${[...links.values(), ...doorman].join('\n    ')}\n  </head>`);
  return isAtDoor ? withGreeting(named, language) : named;
}

/** At a table for several, somebody else sits as well. */
async function company(route: Route): Promise<readonly string[]> {
  if (route.page !== 'play') return [];
  const [fewest] = (await entryOf(route.game)?.rules())?.seats ?? [1];
  return fewest > 1 ? ['bots', 'GAME/mind/words-LANGUAGE.ts'] : [];
}

function linkTo(file: string, { media, whose }: Omit<Link, 'file'>): string {
  const isSheet = file.endsWith('.css');
  const rel = isSheet ? 'preload' : 'modulepreload';
  const attributes = [
    whose ? `data-for="${whose}" data-rel="${rel}"` : `rel="${rel}"`,
    `href="/${file}"`,
    isSheet ? 'as="style"' : 'crossorigin',
    ...(media ? [`media="${media}"`] : []),
  ];
  return `<link ${attributes.join(' ')} />`;
}
