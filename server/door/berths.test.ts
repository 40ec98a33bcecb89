import { expect, test } from 'vitest';
import { Berths } from './berths.ts';

/** Something that goes on until it is told to end. */
function voyage(name: string, log: string[]) {
  let end = (_: Error | null) => {};
  const under = () =>
    new Promise<string>((resolve, reject) => {
      log.push(name);
      end = (error) => (error ? reject(error) : resolve(name));
    });
  return { under, end: (error: Error | null = null) => end(error) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('so many are let in at once, the others in the order they came as places become free', async () => {
  const log: string[] = [];
  const berths = new Berths(2);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => voyage(name, log));
  if (!a || !b || !c || !d) throw new Error('there are four');
  const all = [a, b, c, d].map(({ under }) => berths.within(under));
  await soon();
  expect(log).toEqual(['a', 'b']);
  b.end();
  await soon();
  expect(log).toEqual(['a', 'b', 'c']);
  a.end();
  c.end();
  await soon();
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  d.end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails leaves its place to the next', async () => {
  const log: string[] = [];
  const berths = new Berths(1);
  const [wreck, next] = [voyage('wreck', log), voyage('next', log)];
  const sunk = expect(berths.within(wreck.under)).rejects.toThrow('on the rocks');
  const sailed = berths.within(next.under);
  await soon();
  wreck.end(new Error('on the rocks'));
  await sunk;
  await soon();
  next.end();
  expect(await sailed).toBe('next');
});
