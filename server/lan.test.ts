import type { NetworkInterfaceInfoIPv4 } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses, lanInvitation } from './lan.ts';

const at = (address: string, internal = false): NetworkInterfaceInfoIPv4 => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

test('the address of the Wi-Fi comes before those that only this machine is on', () => {
  expect(
    lanAddresses({
      lo: [at('127.0.0.1', true)],
      docker0: [at('172.17.0.1')],
      wan0: [at('198.51.100.7')],
      wlan0: [at('192.168.1.20')],
    }),
  ).toEqual(['192.168.1.20', '198.51.100.7', '172.17.0.1']);
});

test('phones get a code to scan and the address to type', () => {
  const said = lanInvitation(8080, ['192.168.1.20']);
  expect(said).toMatch(/[█▀▄]/);
  expect(said).toContain('open http://192.168.1.20:8080/');
  expect(lanInvitation(8080, [])).toContain('no network');
});
