import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rig } from '../testing/rig.ts';

const rig = new Rig();
beforeAll(() => rig.start());
afterAll(() => rig.close());

test('a server that is stopped and started again in mid-game loses nothing: everybody goes on from what they know', async () => {
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'minnow' }] as const;
  // Everybody has six turns: however fast they play, there is some of it left after both stops.
  const wanted = { chairs: [...chairs], options: { rounds: 6 } };
  const { table, people, host } = await rig.around('toy', ['Ann', 'Ben'], wanted);
  const byes = new Map(people.map((one) => [one, 0]));
  for (const one of people) {
    one.onNews((news) => {
      if (news.is === 'bye') byes.set(one, (byes.get(one) ?? 0) + 1);
    });
  }
  await host.must({ do: 'start', table });
  const playing = Promise.all(people.map((one) => one.playOut(table)));
  for (let stops = 0; stops < 2; stops++) {
    const { at } = host.at(table);
    await host.until(() => host.at(table).at > at + 3, 'some progress');
    expect(host.isOver(table)).toBe(false);
    await rig.stop();
    await rig.start();
    for (const one of people) {
      await one.connect(rig.address);
      await one.watch(table);
    }
  }
  await playing;
  expect([...byes.values()]).toEqual([2, 2]);
  expect(people[1]?.at(table).sights.length).toBe(host.at(table).at);
  expect(people[1]?.at(table).course?.book).toBe(host.at(table).course?.book);
});
