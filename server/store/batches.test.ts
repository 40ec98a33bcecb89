import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

/** A disk that is told when it is done, and what was handed to it at a time. */
function slowDisk() {
  const sizes: number[] = [];
  let finish = () => {};
  const send = (items: readonly number[]) =>
    new Promise<readonly number[]>((resolve) => {
      sizes.push(items.length);
      finish = () => resolve(items);
    });
  /** Lets what is on its way arrive, and whatever follows from that be handed in. */
  const turn = async () => {
    finish();
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  return { sizes, send, turn };
}

test('players who go on as soon as their move is stored come to take turns: half are stored while the others decide', async () => {
  const { sizes, send, turn } = slowDisk();
  const batches = new Batches<number, number>(send, String);
  let goesOn = true;
  const play = async (n: number) => {
    while (goesOn) await batches.add(n);
  };
  const first = play(0);
  await turn();
  const others = Array.from({ length: 47 }, (_, i) => play(i + 1));
  for (let i = 0; i < 12; i++) await turn();
  expect(sizes[0]).toBe(1);
  expect(sizes.slice(-6)).toEqual([24, 24, 24, 24, 24, 24]);
  goesOn = false;
  for (let i = 0; i < 4; i++) await turn();
  await Promise.all([first, ...others, batches.drained()]);
});

test('few go together at once, and nobody waits for a second trip', async () => {
  const { sizes, send, turn } = slowDisk();
  const batches = new Batches<number, number>(send, String);
  const added = Promise.all(Array.from({ length: 16 }, (_, n) => batches.add(n)));
  await turn();
  await turn();
  expect(sizes).toEqual([16]);
  expect(await added).toHaveLength(16);
});
