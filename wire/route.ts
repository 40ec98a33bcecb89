/** Every place in the app has an address. The server answers all of them with the same page, and says which are none. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'welcome' }
  | { readonly page: 'lessons' }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'play'; readonly game: string; readonly save: string }
  | { readonly page: 'end'; readonly game: string; readonly save: string }
  | { readonly page: 'analysis'; readonly game: string; readonly save: string }
  | { readonly page: 'daily' }
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly game: string; readonly puzzle: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'statistics' }
  | { readonly page: 'history' }
  | { readonly page: 'open' }
  | { readonly page: 'online' }
  | { readonly page: 'make-table' }
  | { readonly page: 'device' }
  | { readonly page: 'table'; readonly table: string; readonly shown: 'play' | 'end' | 'analysis' }
  | { readonly page: 'lost' };

export function routeOf(pathname: string): Route {
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  const [head, game = '', rest, tail] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (head === 'play' && parts.length === 3 && rest !== undefined)
    return rest === 'new' ? { page: 'new', game } : { page: 'play', game, save: rest };
  if (head === 'play' && parts.length === 4 && rest !== undefined && (tail === 'end' || tail === 'analysis'))
    return { page: tail, game, save: rest };
  if (head === 'rules' && (parts.length === 2 || parts.length === 3))
    return { page: 'rules', game, rule: rest ?? null };
  if (head === 'learn' && parts.length === 1) return { page: 'lessons' };
  if (head === 'learn' && parts.length === 3 && rest !== undefined) return { page: 'learn', game, lesson: rest };
  if (head === 'puzzles' && parts.length === 3 && rest !== undefined) return { page: 'puzzle', game, puzzle: rest };
  if (head === 'online' && parts.length === 2 && game === 'new') return { page: 'make-table' };
  if (head === 't' && parts.length === 2) return { page: 'table', table: game, shown: 'play' };
  if (head === 't' && parts.length === 3 && (rest === 'end' || rest === 'analysis'))
    return { page: 'table', table: game, shown: rest };
  if (parts.length === 1) {
    switch (head) {
      case 'welcome':
      case 'daily':
      case 'puzzles':
      case 'settings':
      case 'statistics':
      case 'history':
      case 'open':
      case 'online':
      case 'device':
        return { page: head };
    }
  }
  return { page: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
