import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Hall, type Node } from '../testing/hall.ts';

const hall = new Hall();
let node: Node;
let ann: Client;
let ben: Client;

beforeAll(async () => {
  node = hall.node();
  [ann, ben] = [await hall.client('Ann', node), await hall.client('Ben', node)];
});
afterAll(() => hall.close());

const turns = (table: string): readonly [Client, Client] => (ann.row(table) ? [ann, ben] : [ben, ann]);
const refused = (why: string) => ({ ok: false, sorry: { why } });

/** Nautilus Island has decisions that tell nobody anything, and others that do. */
describe('taking back', () => {
  test('is free where the rules say so, and everybody sees it', async () => {
    const table = await hall.playing(node, 'nautilus-island', [ann, ben]);
    let taken = 0;
    for (let i = 0; i < 60 && taken < 3 && !ann.isOver(table); i++) {
      const [first, second] = turns(table);
      await first.play(table, (first.row(table) ?? []).slice(0, 1));
      const { course, at, seat } = first.at(table);
      const answer = await first.ask({ do: 'undo', table, at });
      expect(answer.ok).toBe(course?.undo.ok);
      if (!answer.ok) continue;
      taken++;
      expect(second.at(table).sights.at(-1)?.entry).toMatchObject({ by: 'table', seat, practised: false });
      expect(first.at(table).course?.actor).toBe(seat);
    }
    expect(taken).toBeGreaterThan(0);
  });

  /** A table where the first player has just turned something up, so that it is bound, and the other is to move. */
  async function bound(): Promise<string> {
    for (let i = 0; i < 50; i++) {
      const table = await hall.playing(node, 'toy', [ann, ben]);
      const [first, second] = turns(table);
      while (first.row(table)) await first.play(table, first.row(table) ?? []);
      if (second.row(table) && first.at(table).course?.undo.ok === false) return table;
    }
    throw new Error('nothing was ever turned up');
  }

  test('beyond that takes everybody’s word', async () => {
    const fresh = await hall.playing(node, 'toy', [ann, ben]);
    const [, waiting] = turns(fresh);
    expect(await waiting.ask({ do: 'propose', table: fresh, what: 'undo' })).toMatchObject(refused('nothing-asked'));
    const table = await bound();
    const [second, first] = turns(table);
    const seat = first.at(table).seat;
    expect(await second.ask({ do: 'agree', table, yes: true })).toMatchObject(refused('nothing-asked'));
    await first.must({ do: 'propose', table, what: 'undo' });
    expect(second.at(table).course?.proposed).toEqual({ what: 'undo', by: seat, agreed: [] });
    expect(await first.ask({ do: 'agree', table, yes: true })).toMatchObject(refused('nothing-asked'));
    expect(await second.ask({ do: 'propose', table, what: 'stop' })).toMatchObject(refused('busy'));
    await second.must({ do: 'agree', table, yes: false });
    expect(first.at(table).course?.proposed).toBeNull();
    await first.must({ do: 'propose', table, what: 'undo' });
    await second.must({ do: 'agree', table, yes: true });
    expect(first.at(table).course?.actor).toBe(seat);
    expect(first.at(table).course?.practised).toBe(true);
    expect(first.at(table).course?.proposed).toBeNull();
  });

  test('is no longer asked for once the game has gone on', async () => {
    const table = await bound();
    const [second, first] = turns(table);
    await first.must({ do: 'propose', table, what: 'undo' });
    await second.play(table, second.row(table) ?? []);
    expect(second.at(table).course?.proposed).toBeNull();
    expect(await second.ask({ do: 'agree', table, yes: true })).toMatchObject(refused('nothing-asked'));
  });

  test('alone among bots asks nobody', async () => {
    const table = await hall.playing(node, 'nautilus-island', [ann], {
      chairs: [{ kind: 'me' }, { kind: 'bot', level: 'tinker' }],
    });
    await ann.until(() => ann.row(table) !== null);
    await ann.play(table, ann.row(table) ?? []);
    const before = ann.at(table).at;
    await ann.must({ do: 'propose', table, what: 'undo' });
    expect(ann.at(table).at).toBeGreaterThan(before);
    expect(ann.at(table).sights.some(({ entry }) => entry && 'undo' in entry)).toBe(true);
  });
});

describe('stopping', () => {
  test('takes everybody’s word, and opens the book', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    await ann.must({ do: 'propose', table, what: 'stop' });
    await ben.must({ do: 'agree', table, yes: true });
    for (const one of [ann, ben]) {
      expect(one.at(table).card).toMatchObject({ stage: 'over', ending: 'stopped', turn: null });
      expect(one.at(table).course).toMatchObject({ actor: null, result: null });
      expect(one.at(table).course?.book).toContain('"seed"');
    }
    expect(await ann.ask({ do: 'resign', table })).toMatchObject(refused('too-late'));
    expect(await ann.ask({ do: 'propose', table, what: 'stop' })).toMatchObject(refused('too-late'));
    const row = await ann.ask({ do: 'play', table, at: 0, key: 'after-the-very-end', row: [1] });
    expect(row).toMatchObject({ sorry: { why: 'refused', refusal: { rule: 'game-over' } } });
  });
});

describe('after the end', () => {
  const stopped = async (more = {}) => {
    const table = await hall.playing(node, 'toy', [ann, ben], more);
    await ann.must({ do: 'propose', table, what: 'stop' });
    await ben.must({ do: 'agree', table, yes: true });
    return table;
  };

  test('a game of a private table is read by its players, and by others once one of them says so', async () => {
    const cleo = await hall.client('Cleo', node);
    const table = await stopped();
    expect(await cleo.must({ do: 'logbook', table })).toContain('seen by: spectator');
    expect(await cleo.ask({ do: 'open', table, open: true })).toMatchObject(refused('not-seated'));
    await ben.must({ do: 'open', table, open: true });
    expect(await cleo.must({ do: 'logbook', table })).toContain('seen by: all');
    await ann.must({ do: 'open', table, open: false });
    const hidden = await stopped({ watchable: false });
    expect(await cleo.ask({ do: 'logbook', table: hidden })).toMatchObject(refused('not-watchable'));
    const listed = await stopped({ watchable: false, listed: true });
    expect(await cleo.must({ do: 'logbook', table: listed })).toContain('seen by: all');
  });

  test('a rematch is one table for all who ask, with everybody one seat further on', async () => {
    const table = await stopped();
    const [one, other] = await Promise.all([ann.must({ do: 'rematch', table }), ben.must({ do: 'rematch', table })]);
    expect(one).toBe(other);
    const next = String(one);
    expect(ann.at(table).card?.next).toBe(next);
    await ben.watch(next);
    await ann.watch(next);
    expect(ben.at(next).seat).toBe(0);
    expect(ann.at(next).seat).toBe(1);
    const host = [ann, ben].find(({ person }) => person === ann.at(next).card?.host.person);
    await host?.must({ do: 'start', table: next });
    await ann.until(() => ann.at(next).course !== null);
  });

  test('whoever hears of the next table finds it there', async () => {
    const table = await stopped();
    const cleo = await hall.client('Cleo', node);
    await cleo.watch(table);
    const followed = (async () => {
      await cleo.until(() => typeof cleo.at(table).card?.next === 'string');
      await cleo.watch(String(cleo.at(table).card?.next));
    })();
    await ann.must({ do: 'rematch', table });
    await followed;
    expect(cleo.at(String(cleo.at(table).card?.next)).card?.stage).toBe('gathering');
  });
});

describe('talk', () => {
  test('is heard by everybody at the table, in order, and told to whoever comes in later', async () => {
    const table = await hall.around(node, 'toy', [ann, ben]);
    await ann.must({ do: 'say', table, text: '<b>Ahoy</b> \u202e& "hello"\u0000' });
    await ben.must({ do: 'phrase', table, phrase: 'good-luck' });
    expect(ben.at(table).lines).toMatchObject([
      { n: 1, name: 'Ann', text: '<b>Ahoy</b> & "hello"' },
      { n: 2, name: 'Ben', phrase: 'good-luck' },
    ]);
    const cleo = await hall.client('Cleo', node);
    await cleo.watch(table);
    expect(cleo.at(table).lines.map(({ n }) => n)).toEqual([1, 2]);
    expect(await cleo.ask({ do: 'say', table, text: 'psst' })).toMatchObject(refused('not-seated'));
    expect(await ann.ask({ do: 'say', table, text: '\u200b \u2800' })).toMatchObject(refused('malformed'));
  });

  test('is the host’s to switch off; phrases stay', async () => {
    const table = await hall.around(node, 'toy', [ann, ben]);
    expect(await ben.ask({ do: 'chat', table, on: false })).toMatchObject(refused('not-the-host'));
    await ann.must({ do: 'chat', table, on: false });
    expect(ben.at(table).card?.chat).toBe(false);
    expect(await ben.ask({ do: 'say', table, text: 'hm' })).toMatchObject(refused('chat-off'));
    await ben.must({ do: 'phrase', table, phrase: 'thinking' });
  });
});
