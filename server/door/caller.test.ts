import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerOf, isHome } from './caller.ts';

function from(address: string, forwarded?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return { socket, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } };
}

test('without a proxy the caller is who calls, whatever they say', () => {
  expect(callerOf(from('203.0.113.5', '10.0.0.1'), 0)).toBe('203.0.113.5');
});

test('behind proxies the caller is who the outermost of ours saw, not what the caller wrote', () => {
  expect(callerOf(from('127.0.0.1', '6.6.6.6, 203.0.113.5'), 1)).toBe('203.0.113.5');
  expect(callerOf(from('127.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2'), 2)).toBe('203.0.113.5');
  expect(callerOf(from('127.0.0.1'), 1)).toBe('127.0.0.1');
});

test('IPv4 in IPv6 clothes is the same caller', () => {
  expect(callerOf(from('::ffff:203.0.113.5'), 0)).toBe('203.0.113.5');
});

test('all addresses of one IPv6 network are one caller', () => {
  expect(callerOf(from('2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2::/64');
  expect(callerOf(from('2001:db8:1:2::9'), 0)).toBe('2001:db8:1:2::/64');
  expect(callerOf(from('2001:db8::1'), 0)).toBe('2001:db8:0:0::/64');
  expect(callerOf(from('::1'), 0)).toBe('0:0:0:0::/64');
});

test('home is this machine, not a proxy on it', () => {
  expect(isHome(from('127.0.0.1'))).toBe(true);
  expect(isHome(from('::1'))).toBe(true);
  expect(isHome(from('127.0.0.1', '203.0.113.5'))).toBe(false);
  expect(isHome(from('192.168.1.20'))).toBe(false);
});
