import { readLogbook, verify } from '@fathom/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Hall, type Node, playsAtRandom } from '../testing/hall.ts';
import { rulesOf } from '../testing/rig.ts';

/** Several nodes on one store. Time passes by itself here, so that rounds and checks go on while people play. */
let hall: Hall;
let east: Node;
let west: Node;
let ann: Client;
let ben: Client;
let ticking: NodeJS.Timeout;

beforeEach(async () => {
  hall = new Hall();
  [east, west] = [hall.node(), hall.node()];
  [ann, ben] = [await hall.client('Ann', east), await hall.client('Ben', west)];
  let busy = false;
  ticking = setInterval(async () => {
    if (busy) return;
    busy = true;
    await hall.time.pass(1000);
    busy = false;
  }, 20);
});
afterEach(async () => {
  clearInterval(ticking);
  await hall.close();
});

const sameEnd = (table: string, people: readonly Client[]) => {
  for (const one of people) {
    expect(one.at(table).card?.ending).toBe('played');
    expect(one.at(table).course?.book).toBe(people[0]?.at(table).course?.book);
  }
  const book = readLogbook(people[0]?.at(table).course?.book ?? '');
  if (!book.ok) throw new Error(book.error);
  expect(verify(rulesOf(book.value.game), book.value)).toMatchObject({ ok: true });
};

describe('people on different nodes', () => {
  test.each(['toy', 'nautilus-island'])('play a whole game of %s together', async (game) => {
    const table = await hall.playing(east, game, [ann, ben]);
    expect(ann.at(table).sealing?.lots.map(({ seat }) => seat)).toEqual([0, 1]);
    await Promise.all([ann.playOut(table), ben.playOut(table)]);
    sameEnd(table, [ann, ben]);
  });

  test('also when every hint is lost: each node looks for itself', async () => {
    hall.hints = false;
    const table = await hall.playing(east, 'toy', [ann, ben]);
    await Promise.all([ann.playOut(table), ben.playOut(table)]);
    sameEnd(table, [ann, ben]);
  });

  test('hear each other', async () => {
    const table = await hall.around(east, 'toy', [ann, ben]);
    await ann.must({ do: 'say', table, text: 'Over there!' });
    await ben.until(() => ben.at(table).lines.length === 1, 'the line');
  });

  test('one person on both at once: of two rows one is played, and both screens end alike', async () => {
    const table = await hall.playing(east, 'toy', [ann, ben]);
    const first = ann.row(table) ? ann : ben;
    const tab = await hall.client('second tab', first === ann ? west : east);
    Object.assign(tab, { secret: first.secret });
    tab.drop();
    await tab.connect((first === ann ? west : east).dial);
    await tab.watch(table);
    for (let i = 0; i < 5 && first.row(table); i++) {
      const row = first.row(table) ?? [];
      await tab.until(() => tab.at(table).at === first.at(table).at, 'the same moment');
      const answers = await Promise.all([first.play(table, row), tab.play(table, row)]);
      expect(answers.filter(({ ok }) => ok).length).toBe(1);
      await tab.until(() => tab.at(table).at === first.at(table).at, 'the same moment');
    }
    expect(tab.at(table).sights).toEqual(first.at(table).sights);
    expect(tab.at(table).view).toEqual(first.at(table).view);
  });

  test('the same row sent to both nodes is played once, and answered alike', async () => {
    const table = await hall.playing(east, 'toy', [ann, ben]);
    const first = ann.row(table) ? ann : ben;
    const { person, name } = first;
    const { at } = first.at(table);
    const ask = { do: 'play', n: 1, table, at, key: 'one-row-two-nodes', row: [...(first.row(table) ?? [])] } as const;
    const same = { ...ask, row: [...ask.row] };
    const answers = await Promise.all([east, west].map((node) => node.tables.ask({ id: person, name, made: 0 }, same)));
    expect(answers).toEqual([
      { ok: true, done: null },
      { ok: true, done: null },
    ]);
    const keys = (await hall.store.entries(table, 0)).filter(({ key }) => key === ask.key);
    expect(keys.length).toBe(1);
  });
});

describe('a node that dies', () => {
  test('leaves its people to another, who go on from what they know', async () => {
    const table = await hall.playing(east, 'nautilus-island', [ann, ben]);
    for (let i = 0; i < 4; i++) {
      const one = ann.row(table) ? ann : ben;
      const { at } = one.at(table);
      await one.play(table, one.row(table) ?? []);
      // Whose turn it is next, both know once both have heard.
      await Promise.all([ann, ben].map((each) => each.until(() => each.at(table).at > at, 'the row')));
    }
    east.kill();
    ann.drop();
    await ann.connect(west.dial);
    await ann.watch(table);
    expect(ann.at(table).at).toBe(ben.at(table).at);
    await Promise.all([ann.playOut(table), ben.playOut(table)]);
    sameEnd(table, [ann, ben]);
  });

  test('and is the only one counts nobody twice when it is back, and nobody who does not come back', async () => {
    const before = hall.node('alone');
    const people = [
      await hall.client('Ada', before),
      await hall.client('Zoé', before),
      await hall.client('Eve', before),
    ];
    const [ada, zoe, eve] = people as [Client, Client, Client];
    const table = await hall.playing(before, 'toy', [ada, zoe]);
    await eve.watch(table);
    await ada.until(() => ada.at(table).card?.watchers === 1, 'the onlooker');
    before.kill();
    const after = hall.node('alone');
    for (const one of people) one.drop();
    for (const one of [ada, eve]) {
      await one.connect(after.dial);
      await one.watch(table);
    }
    await ada.until(() => ada.at(table).card?.places.some((place) => 'present' in place && !place.present) === true);
    expect(ada.at(table).card?.watchers).toBe(1);
    expect(ada.at(table).card?.places).toMatchObject([{ present: true }, { present: false }]);
  });

  test('with a bot’s thought in hand costs that bot a while, and no more', async () => {
    hall.bots = () => new Promise(() => undefined);
    const chairs = [{ kind: 'open' }, { kind: 'me' }, { kind: 'bot', level: 'minnow' }] as const;
    const table = await hall.playing(east, 'toy', [ann, ben], { chairs: [...chairs] });
    while (ann.at(table).course?.actor !== 2) {
      for (const one of [ann, ben]) if (one.row(table)) await one.play(table, one.row(table) ?? []);
      const { at } = ann.at(table);
      await ben.until(() => ben.at(table).at >= at);
    }
    east.kill();
    west.kill();
    hall.bots = playsAtRandom;
    const north = hall.node();
    for (const one of [ann, ben]) {
      one.drop();
      await one.connect(north.dial);
      await one.watch(table);
    }
    await Promise.all([ann.playOut(table), ben.playOut(table)]);
    sameEnd(table, [ann, ben]);
  });

  test('in the middle of sealing leaves it to whoever comes by', async () => {
    const table = await hall.around(east, 'toy', [ann, ben]);
    ann.seals.promise = false;
    await ann.must({ do: 'start', table });
    await ben.until(() => ben.at(table).sealing !== null);
    east.kill();
    ann.drop();
    await ben.until(() => ben.at(table).course !== null, 'the first draw');
    expect(ben.at(table).sealing?.lots.map(({ seat }) => seat)).toEqual([1]);
  });
});
