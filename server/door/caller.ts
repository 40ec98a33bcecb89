import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address somebody is counted by. Behind `proxies` proxies of ours it is what the outermost of them wrote into X-Forwarded-For: anything
 * further left was written by the caller and proves nothing.
 */
export function callerOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string {
  const passedOn = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = passedOn.split(',').flatMap((hop) => hop.trim() || []);
  const hop = proxies > 0 ? (hops.at(-proxies) ?? hops[0]) : undefined;
  return counted(hop ?? socket.remoteAddress ?? '');
}

/** A home has a whole /64 of IPv6 to itself, and could come from any of its addresses. */
function counted(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${network(plain)}::/64` : plain;
}

/** The first four groups, written out. */
function network(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::');
  const groups = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/** Whether a call comes from this very machine, and through no proxy. */
export function isHome({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return (address.startsWith('127.') || address === '::1') && headers['x-forwarded-for'] === undefined;
}
