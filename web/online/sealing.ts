import { canonical, commitmentTo, type Json, type Seat, type Terms } from '@fathom/kernel';
import type { SealingNews, TableCard } from '@fathom/wire';
import type { RemoteTable } from './remote-table.ts';
import type { Salt, Salts } from './salts.ts';

/** How often the dice of a table were sealed, if that was more than once: somebody's salt had stayed away. */
export const begunAnew = (news: SealingNews | null): number | false =>
  news !== null && news.attempt > 1 && news.attempt;

/**
 * Takes a person's part in sealing the dice of a table: promises a salt, waits until the list of promises is closed, and reveals the salt only
 * if that list is what it should be. Whatever else happens, the salt stays here.
 */
export function takePart(table: RemoteTable, salts: Salts): () => void {
  return table.onNews(({ is }) => {
    const news = table.sealing();
    const seat = table.seat();
    const card = table.card();
    if ((is !== 'sealing' && is !== 'card') || !news || seat === null || card?.stage !== 'sealing') return;
    if (news.frozen) reveal(table, news, seat, termsOf(card), salts);
    else promise(table, news, seat, termsOf(card), salts);
  });
}

const termsOf = ({ game, version, places, options }: TableCard): Terms => ({
  game,
  version,
  seats: places.length,
  options,
});

export const isSameGame = (a: Terms, b: Terms): boolean => canonical(plain(a)) === canonical(plain(b));

const plain = ({ game, version, seats, options }: Terms): Json => ({ game, version, seats, options });

function promise(table: RemoteTable, news: SealingNews, seat: Seat, terms: Terms, salts: Salts): void {
  const { attempt, commitment, lots, silent } = news;
  if (silent.includes(seat) || lots.some((lot) => lot.seat === seat)) return;
  const kept = salts.of(table.id);
  const before = kept?.seat === seat ? kept : null;
  if (before && isSecretlyAnew(news, terms, before)) return;
  const own: Salt =
    before?.attempt === attempt
      ? before
      : { table: table.id, seat, attempt, commitment, salt: newSalt(), terms, list: null };
  salts.keep(own);
  void table.ask({ do: 'promise', attempt, commitment: commitmentTo(own.salt) }, 'again');
}

/**
 * Whoever begins anew counts it: another promise of the server under the same number, another game, or a list opened again would let it try
 * until it likes the draws. Nothing is added to that, and what was promised first is compared at the end.
 */
function isSecretlyAnew({ attempt, commitment }: SealingNews, terms: Terms, kept: Salt): boolean {
  if (attempt !== kept.attempt) return attempt < kept.attempt;
  return commitment !== kept.commitment || kept.list !== null || !isSameGame(kept.terms, terms);
}

function reveal(table: RemoteTable, news: SealingNews, seat: Seat, terms: Terms, salts: Salts): void {
  const own = salts.of(table.id);
  const lot = news.lots.find((one) => one.seat === seat);
  if (!own || !lot || lot.salt !== undefined || !isSameGame(own.terms, terms) || !mayReveal(news, own)) return;
  const list = news.lots.map(({ seat: whose, commitment }) => ({ seat: whose, commitment }));
  salts.keep({ ...own, list });
  void table.ask({ do: 'reveal', attempt: news.attempt, salt: own.salt }, 'again');
}

/** The server's promise must be the one our salt was promised to, our own must be on the list, and a list is closed once. */
export function mayReveal({ attempt, commitment, lots }: SealingNews, own: Salt): boolean {
  if (own.attempt !== attempt || own.commitment !== commitment) return false;
  const promised = commitmentTo(own.salt);
  if (!lots.some((lot) => lot.seat === own.seat && lot.commitment === promised)) return false;
  return own.list === null || isSameList(own.list, lots);
}

export function isSameList(a: NonNullable<Salt['list']>, b: NonNullable<Salt['list']>): boolean {
  return (
    a.length === b.length && a.every(({ seat, commitment }, i) => b[i]?.seat === seat && b[i].commitment === commitment)
  );
}

/** 256 bits in hex, from the browser's own randomness. */
function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
