import {
  at,
  canonical,
  type Json,
  quickRandom,
  readLogbook,
  replayLogbook,
  type Table,
  verify,
  type Watcher,
} from '@fathom/kernel';
import type { Course, News } from '@fathom/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { markedGames } from '../testing/marked.ts';
import { Rig } from '../testing/rig.ts';

/**
 * Whole games in which every secret bears a mark (`testing/marked.ts`), with people, a bot, an onlooker, a late comer, somebody who loses the
 * connection again and again, and somebody who reads over HTTP: not one mark may be in a byte that somebody received who may not know it.
 */
const rig = new Rig(markedGames);
beforeAll(() => rig.start());
afterAll(() => rig.close());

const parties = [
  ['toy', 2],
  ['nautilion', 1],
  ['nautilus-island', 2],
  ['abyss', 2],
] as const;

const parse = (text: string) => JSON.parse(text) as News;
const coursesIn = (bytes: readonly string[]) => bytes.map(parse).filter((news): news is Course => news.is === 'course');

/** What a mark betrays, if whoever received it may not know it. */
function betrayed(text: string, seat: Watcher): readonly string[] {
  const marks = text.match(/§(?:state|move[0-9a-f]*|eyes\[\d\]|told\[[\d,]*\][0-9a-f]*)/g) ?? [];
  return marks.filter((mark) => {
    const seats = /\[([\d,]*)\]/.exec(mark)?.[1]?.split(',').map(Number);
    return !seats || seat === null || !seats.includes(seat);
  });
}

/** Over HTTP, as anybody with the link or with a secret can. */
async function read(path: string, secret?: string): Promise<string> {
  const headers: Record<string, string> = secret === undefined ? {} : { Authorization: `Bearer ${secret}` };
  return (await fetch(new URL(path, rig.address), { headers })).text();
}

describe.each(parties)('nothing leaks out of %s', (game, persons) => {
  let table = '';
  let people: readonly Client[] = [];
  let onlooker: Client;
  let late: Client;
  let readings: { readonly seat: Watcher; readonly text: string; readonly book: boolean }[] = [];
  let truth: Table;

  // Now and then nothing is done in secret in a whole game: then another one is played.
  beforeAll(async () => {
    for (let tries = 0; tries < 4; tries++) {
      await playOne();
      if (game === 'nautilion' || isPrivate()) return;
    }
  }, 240_000);

  const isPrivate = () => truth.log.some((_, i) => truth.sights(null, i)[0]?.entry === null);

  async function playOne(): Promise<void> {
    readings = [];
    const names = Array.from({ length: persons }, (_, i) => `${game} ${i}`);
    const clients: Client[] = [];
    for (const name of names) clients.push(await rig.client(name));
    people = clients;
    const host = at(people, 0);
    const bot = await weakest();
    table = await rig.make(host, {
      game,
      chairs: [...people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const), { kind: 'bot', level: bot }],
    });
    for (const one of people) {
      if (one !== host) await one.must({ do: 'sit', table, seat: null });
      await one.watch(table);
    }
    onlooker = await rig.client(`${game} onlooker`);
    await onlooker.watch(table);
    await host.must({ do: 'start', table });
    await host.until(() => host.at(table).course !== null, 'the first draw');

    late = await rig.client(`${game} late`);
    let rounds = 0;
    const stop = host.onNews(() => void rounds++);
    const curious = (async () => {
      // The host's connection breaks every now and then, and comes back where it was.
      while (!host.isOver(table)) {
        readings.push({ seat: null, book: false, text: await read(`/api/tables/${table}`) });
        readings.push({ seat: null, book: true, text: await read(`/api/tables/${table}/logbook`) });
        readings.push({ seat: 0, book: true, text: await read(`/api/tables/${table}/logbook`, host.secret) });
        readings.push({ seat: null, book: false, text: await read('/api/lobby') });
        if (rounds > 10 && !late.known.has(table)) await late.watch(table);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    })();
    const loses = (async () => {
      for (let i = 0; i < 5 && !host.isOver(table); i++) {
        const { at: known } = host.at(table);
        await host.until(() => host.at(table).at > known + 5 || host.isOver(table), 'some progress');
        const joe = at(people, people.length - 1);
        joe.drop();
        await joe.connect(rig.address);
        await joe.watch(table);
      }
    })();
    await Promise.all([curious, loses, ...people.map((one) => one.playOut(table))]);
    if (!late.known.has(table)) await late.watch(table);
    stop();
    const book = readLogbook(host.at(table).course?.book ?? '');
    const replayed = book.ok ? replayLogbook(rig.rulesOf(game), book.value) : book;
    if (!replayed.ok) throw new Error(replayed.error);
    truth = replayed.table;
    for (const one of everybody()) await one.until(() => one.at(table).at === truth.at, 'the end');
  }

  async function weakest(): Promise<string> {
    const mind = await markedGames(game)?.mind.mindFor(rig.rulesOf(game).options.defaults as Json);
    return mind?.levels[0]?.id ?? '';
  }

  const everybody = () => [...people, onlooker, late];

  test('the secrets were there to be found', () => {
    const marks = JSON.stringify(truth.log) + JSON.stringify(truth.state);
    expect(marks).toContain('§state');
    expect(marks).toContain('§move');
    const own = people.map((one) => one.bytes.join('\n'));
    for (const [seat, bytes] of own.entries()) expect(bytes).toContain(`§eyes[${seat}]`);
    if (game !== 'nautilion') expect(isPrivate()).toBe(true);
  });

  test('no mark in any byte over the socket that was not for this one', () => {
    for (const one of everybody()) {
      const { seat } = one.at(table);
      for (const text of one.bytes) expect(betrayed(text, seat)).toEqual([]);
    }
  });

  test('no mark, and no hidden move, in anything read over HTTP', () => {
    expect(readings.length).toBeGreaterThan(3);
    for (const { seat, text, book } of readings) {
      expect(betrayed(text, seat)).toEqual([]);
      const written = book ? readLogbook(text) : null;
      if (!written?.ok || written.value.seenBy === 'all') continue;
      expect(written.value.seenBy).toBe(seat);
      const sights = truth.sights(seat);
      for (const [i, line] of written.value.lines.entries()) {
        expect('text' in line && line.text === null).toBe(at(sights, i).entry === null);
      }
      expect(text).not.toContain('"seed"');
    }
  });

  test('seed and salts are told when they are due, secrets never', () => {
    const { sea } = truth.setup;
    if (sea.kind !== 'sealed' || sea.seed === undefined) throw new Error('not sealed');
    const { seed } = sea;
    const secrets = rig.clients.map(({ secret }) => secret);
    for (const one of everybody()) {
      for (const text of one.bytes) {
        for (const secret of secrets) expect(text).not.toContain(secret);
        const news = parse(text);
        const over = news.is === 'course' && news.book !== null;
        if (text.includes(seed)) expect(over).toBe(true);
        for (const { salt } of sea.lots) {
          if (!text.includes(salt) || over) continue;
          // All at once, when the last one is there.
          expect(news).toMatchObject({ is: 'sealing', frozen: true, lots: sea.lots });
        }
      }
    }
    for (const { text } of readings) for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('every view is what the seat would be told of any world it can imagine', () => {
    const rules = rig.rulesOf(game);
    const random = quickRandom(game);
    for (const one of everybody()) {
      for (const { scenes, watcher } of coursesIn(one.bytes)) {
        for (const { view } of scenes) {
          if (view === undefined) continue;
          const text = canonical(view as Json);
          expect(canonical(rules.view(rules.imagine(view, watcher, random), watcher))).toBe(text);
        }
      }
    }
  });

  test('whoever came when, everybody ends with the same knowledge of the same game', () => {
    for (const one of everybody()) {
      const known = one.at(table);
      const sights = truth.sights(known.seat).map(({ by, events }) => ({ by, events }));
      expect(known.sights.map(({ by, events }) => ({ by, events }))).toEqual(sights);
      expect(known.view).toEqual(JSON.parse(JSON.stringify(truth.view(known.seat))));
    }
    expect(late.at(table).at).toBe(truth.at);
    const written = readLogbook(at(people, 0).at(table).course?.book ?? '');
    expect(written.ok && verify(rig.rulesOf(game), written.value)).toMatchObject({ ok: true });
  });
});
