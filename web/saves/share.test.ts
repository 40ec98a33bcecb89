import { beforeAll, describe, expect, it } from 'vitest';
import { linkTo, signedBy, unpack } from './share.ts';

beforeAll(() => {
  globalThis.location ??= { origin: 'https://sea.example' } as Location;
});

describe('a game in a link', () => {
  it('comes out as it went in', async () => {
    const book = `fathom logbook 1\n${'0 n3 p1 d2\n~ 1 2 4\n'.repeat(200)}« é »\n`;
    const link = await linkTo(book);
    expect(link.length).toBeLessThan(600);
    expect(new URL(link).pathname).toBe('/open');
    expect(await unpack(new URL(link).hash)).toBe(book);
  });

  it('that was cut or forged is refused, not thrown', async () => {
    const { hash } = new URL(await linkTo('fathom logbook 1\n'.repeat(50)));
    expect(await unpack(hash.slice(0, -6))).toBeNull();
    expect(await unpack('#%%%')).toBeNull();
    expect(await unpack('#aGVsbG8')).toBeNull();
  });

  it('bears the name of whoever sends it, where their seat has none, and changes nothing else', () => {
    const book = (names: string) => `fathom logbook 1\nnames: ${names}\nbots: [null,"cook"]\n\n0 names: c1\n`;
    expect(signedBy(book('["",""]'), 0, ' Zoé "the whale" ')).toBe(book('["Zoé \\"the whale\\"",""]'));
    expect(signedBy(book('["Ada",""]'), 0, 'Zoé')).toBe(book('["Ada",""]'));
    expect(signedBy(book('["",""]'), 0, '  ')).toBe(book('["",""]'));
    expect(signedBy('fathom logbook 1\n\n0 c1\n', 0, 'Zoé')).toBe('fathom logbook 1\n\n0 c1\n');
  });

  it('is not unpacked without end', async () => {
    const { hash } = new URL(await linkTo('a'.repeat(3_000_000)));
    expect(hash.length).toBeLessThan(10_000);
    expect(await unpack(hash)).toBeNull();
  });
});
