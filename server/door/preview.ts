import { entryOf } from '@fathom/games';
import type { TableCard } from '@fathom/wire';
import { chooseLanguage, type Language } from '@fathom/words';
import { previewWords } from './preview-words.ts';

/** The page of the app, with what chat apps show of a link to this table. */
export function withPreview(page: string, card: TableCard, language: Language, address: string): string {
  const words = previewWords[language];
  const game = entryOf(card.game)?.names[language].name ?? card.game;
  const title = words.title(game, card.host.name);
  const meta = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', 'Fathom'),
    meta('og:title', title),
    meta('og:description', line(card, language)),
    meta('og:url', address),
    meta('og:locale', language === 'fr' ? 'fr_FR' : 'en_GB'),
    '<meta name="twitter:card" content="summary" />',
    // Whoever has the link of a private table may sit down: it must not be found by searching.
    '<meta name="robots" content="noindex" />',
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function line({ stage, places, watchable }: TableCard, language: Language): string {
  const words = previewWords[language];
  if (stage === 'over') return words.over;
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
