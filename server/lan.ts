import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Networks that only programs of this machine are on. */
const isInner = (name: string) => /^(docker|veth|br-|virbr|vmnet|vboxnet|lo|tun|utun|zt|tailscale)/i.test(name);
const isHomely = (address: string) => /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);

/** This machine's addresses for others on the same Wi-Fi, the likeliest first. */
export function lanAddresses(interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ name, address })),
  );
  const rank = ({ name, address }: (typeof found)[number]) => (isInner(name) ? 2 : 0) + (isHomely(address) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b)).map(({ address }) => address);
}

/** What to print for phones around the table. */
export function lanInvitation(port: number, addresses = lanAddresses()): string {
  const [first, ...others] = addresses.map((address) => `http://${address}:${port}/`);
  if (first === undefined)
    return 'This machine is on no network that phones could share: join a Wi-Fi and start again.';
  const more = others.length === 0 ? [] : [`If that does not open: ${others.join(' ')}`];
  return [
    renderUnicodeCompact(first, { border: 2 }),
    `Phones on the same Wi-Fi: scan this, or open ${first}`,
    ...more,
  ].join('\n');
}
