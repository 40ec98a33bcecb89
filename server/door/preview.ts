import { dailyGame, entryOf } from '@fathom/games';
import type { Route, TableCard } from '@fathom/wire';
import { chooseLanguage, type Language } from '@fathom/words';
import { previewWords } from './preview-words.ts';

/** What chat apps show of a link. */
export interface Preview {
  readonly title: string;
  readonly line: string;
  /** The game whose picture stands beside it; `null`: that of them all. */
  readonly game: string | null;
  /** Whether it may be found by searching. */
  readonly isPublic: boolean;
}

export function tablePreview(card: TableCard, language: Language): Preview {
  const game = entryOf(card.game)?.names[language].name ?? card.game;
  // Whoever has the link of a private table may sit down: it must not be found by searching.
  return {
    title: previewWords[language].title(game, card.host.name),
    line: line(card, language),
    game: card.game,
    isPublic: false,
  };
}

/** Of any other page; `null` where there is none. */
export function pagePreview(route: Route, language: Language): Preview | null {
  const words = previewWords[language];
  const plain: Preview = { title: words.home, line: words.homeLine, game: null, isPublic: true };
  if (route.page === 'lost') return null;
  if (route.page === 'daily') return { title: words.daily, line: words.dailyLine, game: dailyGame.id, isPublic: true };
  const of = (title: string, line: string, isPublic: boolean): Preview => ({ ...plain, title, line, isPublic });
  if (route.page === 'puzzles') return of(words.puzzles, words.puzzlesLine, true);
  if (route.page === 'lessons') return of(words.lessons, words.lessonsLine, true);
  if (route.page === 'online') return of(words.friends, words.friendsLine, false);
  if (route.page === 'open') return of(words.shared, words.sharedLine, false);
  if (!('game' in route)) return { ...plain, isPublic: route.page === 'home' };
  const entry = entryOf(route.game);
  if (!entry) return null;
  const { name, line } = entry.names[language];
  const about = (title: string, line: string): Preview => ({ title, line, game: entry.id, isPublic: true });
  if (route.page === 'rules') return about(words.rules(name), line);
  if (route.page === 'puzzle') return about(words.puzzle(name), words.puzzleLine);
  if (route.page === 'learn') return about(words.lesson(name), words.lessonsLine);
  // A game of one's own is nowhere but in its browser: whoever finds its address finds nothing of it.
  return about(`${name} · Fathom`, line);
}

/** The page of the app, with what chat apps show of a link to this address. */
export function withPreview(page: string, preview: Preview, language: Language, address: URL): string {
  const { title, line, game, isPublic } = preview;
  const picture = `/preview-${game !== null && entryOf(game)?.shelved ? game : 'fathom'}.jpg`;
  const meta = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', 'Fathom'),
    meta('og:title', title),
    meta('og:description', line),
    meta('og:url', address.href),
    meta('og:image', new URL(picture, address).href),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', title),
    meta('og:locale', language === 'fr' ? 'fr_FR' : 'en_GB'),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(isPublic ? [] : ['<meta name="robots" content="noindex" />']),
  ];
  return page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before) => `${before}${escaped(line)}`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function line({ stage, places, watchable, open, listed }: TableCard, language: Language): string {
  const words = previewWords[language];
  if (stage === 'over') return open || listed ? words.replayable : words.over;
  if (stage === 'playing') return watchable ? words.watchable : words.playing;
  const free = places.filter(({ kind }) => kind === 'open').length;
  return free > 0 && stage === 'gathering' ? words.seats(free) : words.full;
}

/** `fr-CH, fr;q=0.9, en;q=0.8`: the first we speak in the order of preference. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...params] = part.trim().split(';');
    const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((q) => q !== undefined);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  return chooseLanguage(wanted.sort((a, b) => b.quality - a.quality).map(({ tag }) => tag));
}

const entities: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
