import { entryOf } from '@fathom/games';
import { brokenPromise, readLogbook, type Sea, verify } from '@fathom/kernel';
import type { Salt } from './salts.ts';
import { isSameGame, isSameList } from './sealing.ts';

/**
 * What came of checking the dice of a finished game. `own`: a salt of this browser is in them, and everything is as it was promised before it
 * was revealed; without one, only that the book holds together.
 */
export type Fairness =
  | { readonly ok: true; readonly draws: number; readonly own: boolean }
  | { readonly ok: false; readonly what: 'seed' | 'salt' | 'list' | 'terms' | 'draws' | 'book' };

/** Recomputes every draw of a book, and compares it with what this browser was promised before the first of them. */
export async function checkDice(game: string, text: string, own: Salt | null): Promise<Fairness> {
  const rules = await entryOf(game)?.rules();
  const book = readLogbook(text);
  if (!rules || !book.ok) return { ok: false, what: 'book' };
  const { sea } = book.value;
  if (sea.kind !== 'sealed' || sea.seed === undefined) return { ok: false, what: 'book' };
  const added = own !== null && isIn(sea, own);
  const broken = added ? brokenBy(sea, own) : null;
  if (broken) return { ok: false, what: broken };
  if (added && !isSameGame(own.terms, book.value)) return { ok: false, what: 'terms' };
  if (brokenPromise(sea)) return { ok: false, what: 'seed' };
  const verified = verify(rules, book.value);
  if (verified.ok) return { ok: true, draws: verified.draws, own: added };
  // What was played by other rules than ours proves nothing against anybody.
  return { ok: false, what: 'draw' in verified ? 'draws' : 'book' };
}

/** Whoever was too late for the list, or fell silent so that all began anew without them, added nothing. */
const isIn = (sea: Extract<Sea, { kind: 'sealed' }>, { list, attempt }: Salt): boolean =>
  list !== null && attempt >= sea.attempt;

function brokenBy(sea: Extract<Sea, { kind: 'sealed' }>, own: Salt): 'seed' | 'salt' | 'list' | null {
  if (sea.table !== own.table || sea.attempt !== own.attempt || sea.commitment !== own.commitment) return 'seed';
  if (sea.lots.find(({ seat }) => seat === own.seat)?.salt !== own.salt) return 'salt';
  return own.list && isSameList(own.list, sea.lots) ? null : 'list';
}
