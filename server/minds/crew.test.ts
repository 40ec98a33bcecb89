import type { AnyThought } from '@fathom/mind/desk';
import type { Host, Outcome } from '@fathom/mind/host';
import { expect, test } from 'vitest';
import { Crew } from './crew.ts';

/** Thinks until it is told that it is done. */
function slowHost() {
  const thinking: ((outcome: Outcome<AnyThought>) => void)[] = [];
  const think = () => ({ outcome: new Promise<Outcome<AnyThought>>((done) => void thinking.push(done)), cancel() {} });
  return { thinking, host: { think, close() {} } as unknown as Host };
}
const thought: Outcome<AnyThought> = { ok: true, value: { ideas: [], nodes: 1 } };
const task = { game: 'toy', options: {}, view: {}, seat: 0, level: null, seed: '' };
const settled = () => new Promise((done) => setTimeout(done));

test('a crew gives each thread a few thoughts at a time, and the next when one is done', async () => {
  const [one, two] = [slowHost(), slowHost()];
  const crew = new Crew([one.host, two.host], 2);
  const asked = Array.from({ length: 6 }, () => crew.think(task));
  expect([one.thinking.length, two.thinking.length]).toEqual([2, 2]);
  asked[4]?.cancel();
  expect(await asked[4]?.outcome).toMatchObject({ ok: false, why: 'cancelled' });
  two.thinking[0]?.(thought);
  await settled();
  expect([one.thinking.length, two.thinking.length]).toEqual([2, 3]);
  crew.close();
});
