/** Where somebody came from to read the rules, as long as this tab is open: a table on a server keeps no save to find it by. */
const key = 'fathom/way-back';

export function keepWayBack(game: string, to: string | null): void {
  try {
    if (to) sessionStorage.setItem(key, JSON.stringify([game, to]));
    else sessionStorage.removeItem(key);
  } catch {
    // Then the browser's own way back must do.
  }
}

/** The address of the table of this game that was left for its rules. */
export function wayBack(game: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const [of, to]: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return of === game && typeof to === 'string' && /^\/t\/[\w-]+$/.test(to) ? to : null;
  } catch {
    return null;
  }
}
