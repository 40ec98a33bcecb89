import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { Gate } from './gate.ts';

const home = new Gate(null);
const hosted = new Gate('https://fathom.example/');

describe('the names we answer to', () => {
  test.each(['127.0.0.1:8080', 'localhost', 'localhost:9', '[::1]:8080', '192.168.1.20:8080', `${hostname()}:8080`])(
    '%s is ours',
    (host) => {
      expect(home.knowsHost(host)).toBe(true);
    },
  );

  test.each([undefined, '', 'evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'localhost@evil', 'a b'])(
    '%s is not: whoever points a name of their own at this machine gets nothing',
    (host) => {
      expect(home.knowsHost(host)).toBe(false);
    },
  );

  test('the public name is ours where one is set', () => {
    expect(hosted.knowsHost('fathom.example')).toBe(true);
    expect(home.knowsHost('fathom.example')).toBe(false);
  });
});

describe('whose pages may talk to us', () => {
  test('our own, wherever they were opened', () => {
    expect(home.knowsOrigin('http://192.168.1.20:8080', '192.168.1.20:8080')).toBe(true);
    expect(hosted.knowsOrigin('https://fathom.example', '127.0.0.1:8080')).toBe(true);
  });

  test('programs, which name none', () => {
    expect(home.knowsOrigin(undefined, '127.0.0.1:8080')).toBe(true);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:9999', 'http://fathom.example'])('not %s', (origin) => {
    expect(hosted.knowsOrigin(origin, '127.0.0.1:8080')).toBe(false);
  });
});
