import { entryOf } from '@fathom/games';
import { readLogbook, verify } from '@fathom/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ThreadReplays } from '../replays/index.ts';
import { openStore } from '../store/index.ts';
import { Rig, rulesOf } from '../testing/rig.ts';
import { Archivist } from './archivist.ts';
import { Hosting } from './hosting.ts';
import { type Needs, realTime } from './needs.ts';

const rig = new Rig();
beforeAll(() => rig.start());
afterAll(() => rig.close());

test('the log of a game long over is put away as a book, and is read and verified as before', async () => {
  const { table, people, host } = await rig.around('nautilion', ['Ann', 'Ben']);
  await host.must({ do: 'start', table });
  await Promise.all(people.map((one) => one.playOut(table)));
  const before = await host.must({ do: 'logbook', table });
  await rig.stop();

  const store = await openStore({ data: rig.data });
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const minds = {
    think: () => {
      throw new Error('nobody thinks here');
    },
  };
  const replays = new ThreadReplays();
  const needs: Needs = { store, games: entryOf, minds, replays, time: realTime, log: quiet };
  const hosting = new Hosting(
    needs,
    () => {},
    () => false,
  );
  const archivist = new Archivist(needs, hosting);
  expect(await archivist.putAway(realTime.now() - 1000_000)).toBe(0);
  expect(await archivist.putAway(realTime.now() + 1000)).toBe(1);
  expect(await archivist.putAway(realTime.now() + 1000)).toBe(0);
  expect(await store.entries(table, 0)).toEqual([]);
  await store.close();
  replays.close();

  await rig.start();
  await host.connect(rig.address);
  const after = await host.must({ do: 'logbook', table });
  expect(after).toBe(before);
  const book = readLogbook(String(after));
  if (!book.ok) throw new Error(book.error);
  expect(verify(rulesOf('nautilion'), book.value)).toMatchObject({ ok: true });
});
