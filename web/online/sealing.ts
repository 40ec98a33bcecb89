import { commitmentTo, type Seat } from '@fathom/kernel';
import type { SealingNews } from '@fathom/wire';
import type { RemoteTable } from './remote-table.ts';
import type { Salt, Salts } from './salts.ts';

/**
 * Takes a person's part in sealing the dice of a table: promises a salt, waits until the list of promises is closed, and reveals the salt only
 * if that list is what it should be. Whatever else happens, the salt stays here.
 */
export function takePart(table: RemoteTable, salts: Salts): () => void {
  return table.onNews(({ is }) => {
    const news = table.sealing();
    const seat = table.seat();
    if ((is !== 'sealing' && is !== 'card') || !news || seat === null || table.card()?.stage !== 'sealing') return;
    if (news.frozen) reveal(table, news, seat, salts);
    else promise(table, news, seat, salts);
  });
}

function promise(table: RemoteTable, news: SealingNews, seat: Seat, salts: Salts): void {
  const { attempt, commitment, lots, silent } = news;
  if (silent.includes(seat) || lots.some((lot) => lot.seat === seat)) return;
  const kept = salts.of(table.id);
  const fits = kept?.attempt === attempt && kept.commitment === commitment && kept.seat === seat && !kept.list;
  const own: Salt = fits ? kept : { table: table.id, seat, attempt, commitment, salt: newSalt(), list: null };
  salts.keep(own);
  void table.ask({ do: 'promise', attempt, commitment: commitmentTo(own.salt) }, 'again');
}

function reveal(table: RemoteTable, news: SealingNews, seat: Seat, salts: Salts): void {
  const own = salts.of(table.id);
  const lot = news.lots.find((one) => one.seat === seat);
  if (!own || !lot || lot.salt !== undefined || !mayReveal(news, own)) return;
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
