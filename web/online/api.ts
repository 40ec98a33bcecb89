import type { Seat } from '@fathom/kernel';
import type { DailySeen, MakeTable, PushAddress, Sorry, TableCard } from '@fathom/wire';
import { become, hasPerson, newSecret, secretHere, visitorHere } from './person.ts';
import { offline, type Reply } from './reply.ts';

/** How one is known to others. */
export interface Me {
  readonly person: string;
  readonly name: string;
}

/** The server's HTTP doors, one function each. None throws: whatever goes wrong is a value. */
export const api = {
  me: () => call<Me>('GET', '/me'),
  /** Makes the person, if this browser's secret is new. */
  rename: (name: string) => call<Me>('PUT', '/me', { name }, secretHere()),
  /** A code that lets one other device in, once, until then (milliseconds since 1970). */
  code: () => call<{ readonly code: string; readonly until: number }>('POST', '/me/code'),
  /** This browser becomes one more of the person who was given the code. It may have been somebody before, so it comes with a new secret. */
  async claim(code: string): Promise<Reply<Me>> {
    const secret = newSecret();
    const reply = await call<Me>('POST', '/me/claim', { code }, secret);
    if (reply.ok) become(secret);
    return reply;
  },
  /** Where others on the same network find this server. */
  addresses: () => call<{ readonly addresses: readonly string[] }>('GET', '/addresses'),
  pushKey: () => call<{ readonly key: string }>('GET', '/push-key'),
  push: (address: PushAddress) => call<unknown>('PUT', '/me/push', address),
  unpush: (endpoint: string) => call<unknown>('DELETE', '/me/push', { endpoint }),

  /** How everybody ended a day's sea. */
  daily: (day: string) => call<DailySeen>('GET', `/daily/${day}`, undefined, visitorHere()),
  /** The same, once a finished game of it has been counted. */
  sendDaily: (day: string, book: string) => call<DailySeen>('PUT', `/daily/${day}`, { book }, visitorHere()),

  myTables: () => call<{ readonly tables: readonly TableCard[] }>('GET', '/me/tables'),
  lobby: () => call<{ readonly open: readonly TableCard[]; readonly watch: readonly TableCard[] }>('GET', '/lobby'),
  make: (table: MakeTable) => call<{ readonly table: string }>('POST', '/tables', table),
  playNow: (game: string) => call<{ readonly table: string }>('POST', '/play-now', { game }),
  card: (table: string) =>
    call<{ readonly card: TableCard; readonly seat: Seat | null }>('GET', `/tables/${encodeURIComponent(table)}`),
};

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Milliseconds after which an answer is no longer waited for. */
const patience = 15_000;

/** Whoever has never given a name comes as nobody: only a name makes a secret. */
const secretIfAny = (): string | null => (hasPerson() ? secretHere() : null);

async function call<T>(method: Method, path: string, body?: unknown, secret = secretIfAny()): Promise<Reply<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return await read(response);
  } catch {
    return offline;
  }
}

/** An answer that is not ours (a page of some proxy, a site without a server behind it) is as good as none. */
async function read<T>(response: Response): Promise<Reply<T>> {
  if (response.status === 204) return { ok: true, value: JSON.parse('null') };
  if (!response.headers.get('content-type')?.includes('json')) return offline;
  const answer = await response.json();
  if (response.ok) return { ok: true, value: answer };
  const sorry: Sorry | undefined = answer?.sorry;
  return sorry ? { ok: false, sorry } : offline;
}
