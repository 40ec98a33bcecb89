import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Hall, type Node } from '../testing/hall.ts';

const hall = new Hall();
let node: Node;
let ann: Client;
let ben: Client;
let cleo: Client;

beforeAll(async () => {
  node = hall.node();
  [ann, ben, cleo] = [await hall.client('Ann', node), await hall.client('Ben', node), await hall.client('Cleo', node)];
});
afterAll(() => hall.close());

const refused = (why: string) => ({ ok: false, sorry: { why } });
const places = (one: Client, table: string) => one.at(table).card?.places.map((place) => place.kind);

describe('making a table', () => {
  const wanted = {
    game: 'toy',
    options: {},
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'none' },
    listed: false,
    watchable: true,
    chat: true,
  } as const;
  const make = (more: object) =>
    node.tables.make({ id: ann.person, name: 'Ann', made: 0 }, { ...wanted, ...more } as never);

  test('needs a game, options it knows, as many seats as it has, and bots it knows', async () => {
    expect(await make({ game: 'atlantis' })).toMatchObject(refused('unknown-game'));
    expect(await make({ options: { from: {} } })).toMatchObject(refused('bad-options'));
    expect(await make({ chairs: [{ kind: 'me' }] })).toMatchObject(refused('bad-options'));
    expect(await make({ chairs: [{ kind: 'me' }, { kind: 'bot', level: 'kraken' }] })).toMatchObject(
      refused('bad-options'),
    );
    expect(await make({})).toMatchObject({ ok: true });
  });
});

describe('before the start', () => {
  test('people sit down, move and stand up, each in one seat', async () => {
    const table = await hall.around(node, 'toy', [ann], {
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await ben.watch(table);
    expect(await ben.must({ do: 'sit', table, seat: null })).toBe(1);
    expect(await ben.must({ do: 'sit', table, seat: 2 })).toBe(2);
    expect(await cleo.ask({ do: 'sit', table, seat: 2 })).toMatchObject(refused('seat-taken'));
    expect(await cleo.must({ do: 'sit', table, seat: 1 })).toBe(1);
    expect(places(ann, table)).toEqual(['person', 'person', 'person']);
    await cleo.must({ do: 'stand', table });
    expect(places(ann, table)).toEqual(['person', 'open', 'person']);
    expect(ben.at(table).seat).toBe(2);
    expect(await cleo.ask({ do: 'stand', table })).toMatchObject(refused('not-seated'));
  });

  test('the host alone sets bots and starts, once every seat is taken', async () => {
    const table = await hall.around(node, 'toy', [ann, ben], {
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    expect(await ben.ask({ do: 'seat', table, seat: 2, bot: 'crab' })).toMatchObject(refused('not-the-host'));
    expect(await ben.ask({ do: 'start', table })).toMatchObject(refused('not-the-host'));
    expect(await ann.ask({ do: 'start', table })).toMatchObject(refused('too-early'));
    expect(await ann.ask({ do: 'seat', table, seat: 2, bot: 'kraken' })).toMatchObject(refused('malformed'));
    expect(await ann.ask({ do: 'seat', table, seat: 1, bot: 'crab' })).toMatchObject(refused('still-here'));
    await ann.must({ do: 'seat', table, seat: 2, bot: 'crab' });
    await ann.must({ do: 'start', table });
    await ann.until(() => ann.at(table).course !== null);
    expect(await cleo.ask({ do: 'sit', table, seat: null })).toMatchObject(refused('too-late'));
    expect(await ann.ask({ do: 'seat', table, seat: 2, bot: null })).toMatchObject(refused('too-late'));
  });

  test('nobody plays, leaves for a bot or asks for anything there is not yet', async () => {
    const table = await hall.around(node, 'toy', [ann, ben]);
    for (const question of [
      { do: 'play', table, at: 0, key: 'a-key-of-mine', row: [1] },
      { do: 'undo', table, at: 0 },
      { do: 'propose', table, what: 'stop' },
      { do: 'replace', table, seat: 1 },
      { do: 'logbook', table },
      { do: 'moment', table, count: 0 },
      { do: 'rematch', table },
      { do: 'open', table, open: true },
    ] as const)
      expect(await ann.ask(question), question.do).toMatchObject(refused('too-early'));
  });
});

describe('who is there', () => {
  test('is told to everybody, and a blink of the connection is not', async () => {
    const table = await hall.around(node, 'toy', [ann, ben]);
    const presence = () => ann.at(table).card?.places.map((place) => place.kind === 'person' && place.present);
    expect(presence()).toEqual([true, true]);
    ben.drop();
    await hall.time.pass(1000);
    await ben.connect(node.dial);
    await ben.watch(table);
    await hall.time.pass(5000);
    expect(presence()).toEqual([true, true]);
    ben.drop();
    await hall.time.pass(5000);
    expect(presence()).toEqual([true, false]);
    await ben.connect(node.dial);
    await ben.watch(table);
    expect(presence()).toEqual([true, true]);
  });

  test('and how many look on', async () => {
    const table = await hall.around(node, 'toy', [ann, ben]);
    await cleo.watch(table);
    await hall.time.pass(3000);
    expect(ann.at(table).card?.watchers).toBe(1);
    await cleo.must({ do: 'unwatch', table });
    await hall.time.pass(3000);
    expect(ann.at(table).card?.watchers).toBe(0);
  });

  test('at a table that is not to be watched, others hear of the room before the start and of nothing after', async () => {
    const table = await hall.around(node, 'toy', [ann, ben], { watchable: false });
    await cleo.watch(table);
    await ann.must({ do: 'start', table });
    await ann.until(() => ann.at(table).course !== null);
    expect(cleo.at(table).card?.stage).toBe('playing');
    expect(cleo.at(table).course).toBeNull();
    expect(await cleo.ask({ do: 'watch', table, from: 0 })).toMatchObject(refused('not-watchable'));
    expect(await cleo.ask({ do: 'logbook', table })).toMatchObject(refused('not-watchable'));
    expect(await cleo.ask({ do: 'moment', table, count: 1 })).toMatchObject(refused('not-watchable'));
  });

  test('a person is told that it is their turn when they do not have the table open', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const told: string[] = [];
    node.tables.onTurn(({ person, card }) => {
      if (card.id === table) told.push(person);
    });
    const [first, second] = ann.row(table) ? [ann, ben] : [ben, ann];
    second.drop();
    await hall.time.pass(5000);
    while (first.row(table)) await first.play(table, first.row(table) ?? []);
    expect(told).toEqual([second.person]);
    await second.connect(node.dial);
  });

  test('so is one whose phone had fallen asleep before, which is found out only later; but nobody who has just closed the table', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const told: string[] = [];
    node.tables.onTurn(({ person, card }) => {
      if (card.id === table) told.push(person);
    });
    const [first, second] = ann.row(table) ? [ann, ben] : [ben, ann];
    await hall.time.pass(10_000);
    while (first.row(table)) await first.play(table, first.row(table) ?? []);
    await hall.time.pass(30_000);
    expect(told).toEqual([]);
    second.drop(35_000);
    await hall.time.pass(5000);
    expect(told).toEqual([second.person]);

    await second.connect(node.dial);
    await second.watch(table);
    second.drop();
    await hall.time.pass(5000);
    expect(told).toEqual([second.person]);
    await second.connect(node.dial);
  });
});

describe('leaving and coming back', () => {
  test('a bot plays until its player takes the seat back', async () => {
    // Everybody has a turn here; at sea, storms may leave one of two divers without any.
    const table = await hall.playing(node, 'nautilus-island', [ann, ben]);
    const [first, second] = ann.row(table) ? [ann, ben] : [ben, ann];
    await first.must({ do: 'leave', table });
    await second.until(() => second.row(table) !== null);
    const seat = first.at(table).seat ?? 0;
    expect(second.at(table).card?.places[seat]).toMatchObject({ kind: 'person', bot: 'cook' });
    expect(await first.play(table, [1])).toMatchObject(refused('not-here'));
    await first.must({ do: 'return', table });
    expect(second.at(table).card?.places[seat]).toMatchObject({ kind: 'person', bot: null });
    await Promise.all([first.playOut(table), second.playOut(table)]);
    const leavings = first.at(table).sights.flatMap(({ entry }) => (entry && 'leaving' in entry ? entry.leaving : []));
    expect(leavings).toEqual(['left', 'returned']);
  });

  test('who resigns is gone for good, and when everybody has, the game is over', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    await ann.must({ do: 'resign', table });
    expect(await ann.ask({ do: 'return', table })).toMatchObject(refused('too-late'));
    expect(ben.at(table).card?.stage).toBe('playing');
    await ben.must({ do: 'resign', table });
    expect(ben.at(table).card).toMatchObject({ stage: 'over', ending: 'stopped' });
    expect(ben.at(table).course?.book).toContain('"seed"');
  });

  test('an absent player’s seat is the host’s to give away at once, and anybody’s after a while; a present one’s nobody’s', async () => {
    const pace = { kind: 'live', turn: 3600, bank: 7200 } as const;
    const table = await hall.playing(node, 'toy', [ann, ben, cleo], { pace });
    expect(await ann.ask({ do: 'replace', table, seat: 1 })).toMatchObject(refused('still-here'));
    ben.drop();
    cleo.drop();
    await hall.time.pass(5000);
    await cleo.connect(node.dial);
    await cleo.watch(table);
    expect(await cleo.ask({ do: 'replace', table, seat: 1 })).toMatchObject(refused('still-here'));
    await hall.time.pass(3_600_000);
    expect(await cleo.ask({ do: 'replace', table, seat: 1 })).toMatchObject({ ok: true });
    expect(ann.at(table).card?.places[1]).toMatchObject({ kind: 'person', bot: 'seal' });
    cleo.drop();
    await hall.time.pass(5000);
    expect(await ann.ask({ do: 'replace', table, seat: 2 })).toMatchObject({ ok: true });
    await ben.connect(node.dial);
    await cleo.connect(node.dial);
  });
});
