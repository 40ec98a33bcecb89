import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Which names we answer to, and whose pages may talk to us. A page of another site that had its own name point at this machine (DNS
 * rebinding) would come with that name as Host: so we answer to addresses, to this machine's own names and to the public one, and to no other.
 */
export class Gate {
  readonly #publicOrigin: string | null;
  readonly #names: ReadonlySet<string>;

  constructor(publicUrl: string | null) {
    const url = publicUrl === null ? null : new URL(publicUrl);
    this.#publicOrigin = url?.origin ?? null;
    const own = hostname().toLowerCase();
    this.#names = new Set(['localhost', own, `${own}.local`, ...(url ? [url.hostname] : [])]);
  }

  knowsHost(host: string | undefined): boolean {
    const name = nameIn(host);
    return name !== null && (this.#names.has(name) || name.endsWith('.localhost') || isAddress(name));
  }

  /** Programs send no Origin and are let in: nothing here rests on cookies. A browser's page must be one of ours. */
  knowsOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || origin === this.#publicOrigin) return true;
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }
}

/** The name in a Host header without its port, or `null` if it is none. */
function nameIn(host: string | undefined): string | null {
  if (host === undefined || !/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.test(host)) return null;
  return host.replace(/:\d+$/, '').toLowerCase();
}

const isAddress = (name: string) => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
