import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rig } from '../testing/rig.ts';

const rig = new Rig();
beforeAll(() => rig.start());
afterAll(() => rig.close());

test('a server that is stopped and started again in mid-game loses nothing: everybody goes on from what they know', async () => {
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'minnow' }] as const;
  const { table, people, host } = await rig.around('toy', ['Ann', 'Ben'], { chairs: [...chairs] });
  await host.must({ do: 'start', table });
  const port = Number(new URL(rig.address).port);
  let stops = 0;
  const playing = people.map(async (one) => {
    let byes = 0;
    one.onNews((news) => {
      if (news.is === 'bye') byes++;
    });
    await one.playOut(table);
    expect(byes).toBe(stops);
  });
  for (; stops < 2; ) {
    const { at } = host.at(table);
    await host.until(() => host.at(table).at > at + 3 || host.isOver(table), 'some progress');
    if (host.isOver(table)) break;
    stops++;
    await rig.stop();
    await rig.start(port);
    for (const one of people) {
      await one.connect(rig.address);
      await one.watch(table);
    }
  }
  await Promise.all(playing);
  expect(stops).toBeGreaterThan(0);
  expect(people[1]?.at(table).sights.length).toBe(host.at(table).at);
  expect(people[1]?.at(table).course?.book).toBe(host.at(table).course?.book);
});
