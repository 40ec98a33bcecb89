import type { Move } from '@fathom/abyss/rules';
import type { Trial } from '@fathom/mind';

/** Moves that say what a row is about; the others are how it is carried out. */
const DETAILS = new Set(['spend', 'pay', 'affiliate', 'key', 'key-tokens', 'end', 'discard', 'guard', 'figure']);

function gist(moves: readonly Move[]): string {
  const deeds = moves.filter((move) => !DETAILS.has(move.split(':', 1).join()));
  // In whichever order.
  return deeds.length > 0 ? deeds.sort().join(' ') : moves.join(' ');
}

/** The best rows that differ in more than a detail; where all are about the same thing, the best that differ at all. */
export function gistsOf(rows: readonly Trial<Move>[], most: number): Trial<Move>[] {
  const kept: Trial<Move>[] = [];
  const gists = new Set<string>();
  for (const row of rows) {
    const about = gist(row.moves);
    if (gists.has(about)) continue;
    gists.add(about);
    kept.push(row);
    if (kept.length === most) return kept;
  }
  if (kept.length < 2) return rows.slice(0, most);
  return kept;
}
