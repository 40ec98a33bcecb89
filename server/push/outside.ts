import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Where push messages may go: browsers name an address, and a hostile one could name a machine behind our own wall (SSRF). So https only, and
 * no address of a private network, checked at the moment of connecting, so that a name cannot be pointed elsewhere after it was looked up.
 */
const inside = new BlockList();
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const v6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;
for (const [network, prefix] of v4) inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of v6) inside.addSubnet(network, prefix, 'ipv6');

const isOutside = (address: string) => !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one a message could go to, as far as it can be told without looking its name up. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? /\.[a-z]/i.test(host) && !/\.(local|internal|localhost)$/i.test(host) : isOutside(host);
}

/** Looks a name up as Node does, and knows nothing of names that lead inside. */
export const outsideLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isOutside(address))) {
      return callback(Object.assign(new Error(`${hostname} is no address outside`), { code: 'EINSIDE' }), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
